import type { FraudRung } from '../amendment/notation.ts';
import type { Figures } from '../figures.ts';
import { addDays, type Instant, isSessionDay, type LocalDate, localDate } from '../time.ts';

/** Act II.5: what a violation costs that comes after so many standing ones; the last rung holds for any further. */
export function fraudRung(violations: number, { fraudLadder }: Pick<Figures, 'fraudLadder'>): FraudRung {
  const rung = fraudLadder[Math.min(violations, fraudLadder.length - 1)];
  if (rung === undefined) throw new Error('The ladder of Act II.5 has no rungs');
  return rung;
}

/** Act II.5: the last day of the ladder's ban, the first of the club's days that is so many whole weeks away or more. */
export function fraudBanUntil(
  now: Instant,
  figures: Pick<Figures, 'fraudBanWeeks' | 'timezone' | 'weekday'>,
): LocalDate {
  let date = addDays(localDate(now, figures), figures.fraudBanWeeks * 7);
  while (!isSessionDay(date, figures)) date = addDays(date, 1);
  return date;
}
