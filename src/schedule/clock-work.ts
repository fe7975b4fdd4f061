import { schedule } from 'node-cron';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import type { Clubs } from '../club/ports.ts';
import { settleDue } from '../club/sessions/settle-due.ts';

export interface ClockParts {
  clubs: Clubs;
  /** The club's clock, which says what is due; the machine's only ticks. */
  clock: () => Instant;
  log: Logger;
}

export interface ClockWork {
  /** Ticks no more, once what is under way is finished. */
  stop(): Promise<void>;
}

/** Settles what is due in every club, now and every minute, one round after the other. */
export function startClockWork(parts: ClockParts): ClockWork {
  let work = settleAll(parts);
  const ticks = schedule(
    '* * * * *',
    () => {
      work = work.then(() => settleAll(parts));
      return work;
    },
    { noOverlap: true, suppressMissedWarning: true },
  );
  return {
    async stop() {
      await ticks.stop();
      await work;
    },
  };
}

/** One round through the clubs; trouble in one is logged and does not hold up the others. */
export async function settleAll({ clubs, clock, log }: ClockParts): Promise<void> {
  try {
    for (const club of await clubs.known())
      await settleDue(clubs, club, clock()).catch((error: unknown) =>
        log.error({ err: error, club }, 'A club could not be settled'),
      );
  } catch (error) {
    log.error({ err: error }, 'The clubs could not be read');
  }
}
