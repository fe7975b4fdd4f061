import type { Logger } from 'pino';
import type { ClubId } from '../../club/ports.ts';
import { pauseAfter } from '../outbox-delivery.ts';
import { dressAll, type Seen, type StepParts } from './dress.ts';

export interface Step {
  /** Finishes what is under way, and then follows no more. */
  stop(): Promise<void>;
}

/**
 * Has the servers' roles and nicknames follow the clubs: all of them at once, then each whenever it changes, one club
 * after the other. What Discord does not take for now is tried again with growing pauses.
 */
export function startStep(parts: StepParts & { log: Logger }): Step {
  const { clubs, log } = parts;
  const waiting = new Set<ClubId>();
  const seen = new Map<ClubId, Seen>();
  let running: Promise<void> | null = null;
  let stopped = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  const follow = async (club: ClubId) => {
    const known = seen.get(club) ?? new Map();
    seen.set(club, known);
    try {
      await dressAll(parts, club, known);
      failures = 0;
    } catch (err) {
      failures += 1;
      log.warn({ err, club }, 'roles and nicknames not kept, trying again later');
      if (!stopped) retry = setTimeout(() => wake(club), pauseAfter(failures)).unref();
    }
  };
  const run = async () => {
    for (const club of waiting) {
      waiting.delete(club);
      if (!stopped) await follow(club);
    }
  };
  const wake = (club: ClubId) => {
    waiting.add(club);
    running ??= run().finally(() => {
      running = null;
      for (const left of waiting) wake(left);
    });
  };
  const deaf = clubs.onChange((club) => {
    if (!stopped) wake(club);
  });
  const begun = clubs.known().then(
    (known) => known.forEach(wake),
    (err: unknown) => log.error({ err }, 'the clubs could not be read'),
  );
  return {
    async stop() {
      stopped = true;
      deaf();
      clearTimeout(retry);
      await begun;
      await running;
      clearTimeout(retry);
    },
  };
}
