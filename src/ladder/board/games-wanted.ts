import { endOfLocalDay, instantAt, type LocalDate, parseLocalDate } from '../../../terms/time.ts';
import { allOf, done, ifGiven, notUnderstood, type Result, understood } from '../../house/result.ts';
import type { PersonNumber, Points } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import type { GamesWanted } from '../ports.ts';

/** Whose games a list has, what they brought that person, and from which day to which; null for what does not matter. */
export interface GamesAsked {
  person: PersonNumber | null;
  score: Points | null;
  from: LocalDate | null;
  to: LocalDate | null;
}

/** The first and the last day, as typed. Not understood for what is no day, and where the first comes after the last. */
export function readDays(typed: {
  from: string | null;
  to: string | null;
}): Result<Pick<GamesAsked, 'from' | 'to'>> {
  const read = allOf(readDay(typed.from, 'from'), readDay(typed.to, 'to'));
  if (!read.ok) return read;
  const [from, to] = read.value;
  return from !== null && to !== null && from > to
    ? notUnderstood({ problem: 'days-turned-round' })
    : done({ from, to });
}

const readDay = (typed: string | null, option: string): Result<LocalDate | null> =>
  ifGiven(typed, (text) => understood(parseLocalDate(text), { problem: 'not-a-date', option, text }));

/** The same for the store, which knows moments: both days are whole, by the club's clocks. */
export const wantedBy = ({ figures }: State, { person, score, from, to }: GamesAsked): GamesWanted => ({
  person,
  score,
  from: from === null ? null : instantAt(from, '00:00', figures),
  until: to === null ? null : endOfLocalDay(to, figures),
});
