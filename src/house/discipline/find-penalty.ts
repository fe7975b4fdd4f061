import type { PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import type { Penalty } from '../book/discipline.ts';
import { type Result, understood } from '../result.ts';
import { typedNumber } from '../texts.ts';

/** The penalty that somebody names: `3`, `#3`, or what the choices show, which begins so. */
export function findPenalty(state: State, text: string): Result<Penalty> {
  const number = typedNumber(text);
  return understood(state.penalties[number ?? 0], { problem: 'no-such-penalty', text });
}

/** Every penalty that was issued, in order, those that were undone too. */
export const allPenalties = ({ penalties }: State): Penalty[] =>
  penalties.filter((penalty) => penalty !== undefined);

/** The penalties of a person that stand. */
export const standingPenalties = (state: State, person: PersonNumber | null): Penalty[] =>
  allPenalties(state).filter((penalty) => penalty.stands && penalty.person === person);
