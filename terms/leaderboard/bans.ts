import type { Figures } from '../figures.ts';
import { endOfLocalDay, type Instant, isSessionDay, type LocalDate, localDate, type Zone } from '../time.ts';

/** Act II.9: what a ban may be for. */
export const banGrounds = ['repeated', 'serious', 'disrepute'] as const;
export type BanGround = (typeof banGrounds)[number];

type Week = Zone & Pick<Figures, 'weekday'>;
export type BanEndProblem = 'not-a-session-day' | 'not-ahead';

/** Act II.9.2: none, or what is wrong with that last day of a ban: it is the club's day of the week, and still to come. */
export function banEndProblems(until: LocalDate, now: Instant, figures: Week): BanEndProblem[] {
  const problems: BanEndProblem[] = [];
  if (!isSessionDay(until, figures)) problems.push('not-a-session-day');
  if (until <= localDate(now, figures)) problems.push('not-ahead');
  return problems;
}

/** Act II.9.2: a ban holds through the whole of its last day, however long that day is. Null for one without an end. */
export const banEndsAt = (until: LocalDate | null, figures: Zone): Instant | null =>
  until === null ? null : endOfLocalDay(until, figures);
