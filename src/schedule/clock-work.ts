import { schedule } from 'node-cron';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import type { ClubId, Clubs } from '../club/ports.ts';
import { pruneDue } from '../club/privacy/forget-due.ts';
import { settleDue } from '../club/settle/settle-due.ts';

export interface ClockParts {
  clubs: Clubs;
  /** The club's clock, which says what is due; the machine's only ticks. */
  clock: () => Instant;
  log: Logger;
}

export interface ClockWork {
  /** Settles what is due now, without waiting for the next minute. */
  settle(): Promise<void>;
  /** Ticks no more, once what is under way is finished. */
  stop(): Promise<void>;
}

/** Settles what is due in every club, now and every minute, one round after the other. */
export function startClockWork(parts: ClockParts): ClockWork {
  let work = settleAll(parts);
  const settle = () => {
    work = work.then(() => settleAll(parts));
    return work;
  };
  const ticks = schedule('* * * * *', settle, { noOverlap: true, suppressMissedWarning: true });
  return {
    settle,
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
      await settleOne(clubs, club, clock()).catch((error: unknown) =>
        log.error({ err: error, club }, 'A club could not be settled'),
      );
  } catch (error) {
    log.error({ err: error }, 'The clubs could not be read');
  }
}

async function settleOne(clubs: Clubs, club: ClubId, now: Instant): Promise<void> {
  await settleDue(clubs, club, now);
  await pruneDue(clubs, club, now);
}
