import { setImmediate as othersFirst, setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clubs } from '../house/clubs.ts';
import type { ClubId } from '../house/ports.ts';
import { pauseAfter } from './outbox-delivery.ts';

export interface Following {
  wake(club: ClubId): void;
  /** Finishes what is under way, and then follows no more. */
  stop(): Promise<void>;
}

/** How long after a change it is followed, in milliseconds: answers go first, and several changes are followed once. */
const rest = 50;

/**
 * Has something follow the clubs of this process, at once and whenever they change. If `follow` rejects, it is tried again with growing
 * pauses.
 */
export function followClubs(
  { clubs, log }: { clubs: Clubs; log: Logger },
  what: string,
  follow: (club: ClubId) => Promise<void>,
): Following {
  const waiting = new Set<ClubId>();
  let running: Promise<void> | null = null;
  let stopped = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  const attempt = async (club: ClubId) => {
    try {
      await follow(club);
      failures = 0;
    } catch (err) {
      failures += 1;
      log.warn({ err, club }, `${what} not kept, trying again later`);
      if (!stopped) retry = setTimeout(() => wake(club), pauseAfter(failures)).unref();
    }
  };
  const run = async () => {
    await pause(rest);
    for (const club of [...waiting]) {
      waiting.delete(club);
      if (!stopped) await attempt(club);
      await othersFirst();
    }
  };
  const wake = (club: ClubId) => {
    if (stopped || !clubs.isOurs(club)) return;
    waiting.add(club);
    running ??= run().finally(() => {
      running = null;
      for (const left of waiting) wake(left);
    });
  };
  const deaf = clubs.onChange(wake);
  const begun = clubs.known().then(
    (known) => known.forEach(wake),
    (err: unknown) => log.error({ err }, 'the clubs could not be read'),
  );
  return {
    wake,
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
