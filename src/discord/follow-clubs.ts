import { setImmediate as othersFirst, setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clubs } from '../house/clubs.ts';
import { lookAtEvery } from '../house/every-club.ts';
import type { ClubId } from '../house/ports.ts';
import { pauseAfter } from './outbox-delivery.ts';

export interface Following {
  wake(club: ClubId): void;
  /** Finishes what is under way, and then follows no more. */
  stop(): Promise<void>;
}

/** How long after a change it is followed, in milliseconds: answers go first, and several changes are followed once. */
const rest = 50;

/** How long one waits at least for others that look at clubs, in milliseconds: it is not to be the work that holds them up. */
const briefly = 10;

/** A club on which somebody has spent time is followed again only after so many times that: it is to take a twentieth of a thread at most. */
const restAfter = 20;

/** How long it rests for that at most, in milliseconds: what somebody waited for may be in the time. */
const longestRest = 2_000;

/** How many clubs one who looks at all of them first may be ahead of another: far fewer than stay in memory, so that each is read once for all. */
const ahead = 50;

/** Those who look at all clubs first, by how many they have looked at. */
const looking = new WeakMap<Clubs, Set<{ seen: number }>>();

/**
 * Has something follow the clubs of this process, at once, whenever they change, and all again where a change may have been missed. There
 * may be thousands to look at first: those that change meanwhile go before those that only have not been looked at yet. `follow` may give
 * back for how many milliseconds it kept the thread.
 * If it rejects, it is tried again with growing pauses.
 */
export function followClubs(
  { clubs, log }: { clubs: Clubs; log: Logger },
  what: string,
  follow: (club: ClubId) => Promise<unknown>,
): Following {
  const changed = new Set<ClubId>();
  /** From when on those are followed again that took long, by `performance.now()`. */
  const later = new Map<ClubId, number>();
  const unseen = new Set<ClubId>();
  /** From when on those that changed are followed, by `performance.now()`. */
  let rested = 0;
  let running: Promise<void> | null = null;
  let stopped = false;
  const own = { seen: 0 };
  const together = looking.get(clubs) ?? new Set();
  looking.set(clubs, together);
  const isFarAhead = () => !stopped && [...together].some(({ seen }) => own.seen - seen >= ahead);
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  const attempt = async (club: ClubId) => {
    try {
      const spent = await follow(club);
      const resting = typeof spent === 'number' ? Math.min(spent * restAfter, longestRest) : 0;
      if (resting > rest) later.set(club, performance.now() + resting);
      failures = 0;
    } catch (err) {
      failures += 1;
      log.warn({ err, club }, `${what} not kept, trying again later`);
      if (!stopped) retry = setTimeout(() => wake(club), pauseAfter(failures)).unref();
    }
  };
  const take = async (club: ClubId, from: Set<ClubId>) => {
    from.delete(club);
    later.delete(club);
    if (!stopped) await attempt(club);
    await othersFirst();
  };
  const isDue = (club: ClubId) => stopped || (later.get(club) ?? 0) <= performance.now();
  const lookAtNext = async () => {
    const [next] = unseen;
    if (next === undefined || isFarAhead()) return pause(Math.max(briefly, rested - performance.now()));
    await take(next, unseen);
    own.seen += 1;
  };
  const run = async () => {
    await pause(rest);
    while (changed.size + unseen.size > 0) {
      const due = performance.now() < rested ? [] : [...changed].filter(isDue);
      for (const club of due) await take(club, changed);
      if (due.length === 0) await lookAtNext();
      if (unseen.size === 0) together.delete(own);
    }
  };
  const begin = () => {
    if (stopped || changed.size + unseen.size === 0) return;
    running ??= run().finally(() => {
      running = null;
      begin();
    });
  };
  const wake = (club: ClubId) => {
    if (stopped || !clubs.isOurs(club)) return;
    if (changed.size === 0) rested = performance.now() + rest;
    changed.add(club);
    unseen.delete(club);
    begin();
  };
  const lookAtAll = (known: readonly ClubId[]) => {
    if (stopped) return;
    for (const club of known) if (!changed.has(club)) unseen.add(club);
    own.seen = 0;
    if (unseen.size > 0) together.add(own);
    begin();
  };
  const endLooking = lookAtEvery(clubs, lookAtAll, (err) =>
    log.error({ err }, 'the clubs could not be read'),
  );
  const deaf = clubs.onChange(wake);
  return {
    wake,
    async stop() {
      stopped = true;
      together.delete(own);
      deaf();
      clearTimeout(retry);
      await endLooking();
      await running;
      clearTimeout(retry);
    },
  };
}
