import type { Figures } from '../figures.ts';
import { addDays, type Instant, instantAt, localDate } from '../time.ts';

/** A reminder of something that has to be done within days. */
export interface Reminder {
  /** Days after it began: 3, 6. */
  readonly day: number;
  readonly at: Instant;
}

/** Acts II.8, III.2.4 and III.3.10: when somebody is reminded: on those days, at the time when sessions begin. */
export const remindersOf = (
  begunAt: Instant,
  { reminderDays, opens, timezone }: Pick<Figures, 'reminderDays' | 'opens' | 'timezone'>,
): Reminder[] =>
  reminderDays.map((day) => ({
    day,
    at: instantAt(addDays(localDate(begunAt, { timezone }), day), opens, { timezone }),
  }));
