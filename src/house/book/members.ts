import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';

/** The person's standing, or null for one who never joined. */
export const standingAt = (
  state: State,
  person: PersonNumber,
): NonNullable<State['standings'][number]> | null => state.standings[person] ?? null;

export const isMember = (state: State, person: PersonNumber): boolean =>
  state.standings[person]?.member ?? false;

/** Whether the person was on the board at that moment. */
export const wasMemberAt = (state: State, person: PersonNumber, at: Instant): boolean =>
  (state.standings[person]?.memberships ?? []).some(({ from, to }) => from <= at && (to === null || at < to));

/** Act 0.8: whether the person had been removed by that moment and had not rejoined. */
export function wasRemovedAt(state: State, person: PersonNumber, at: Instant): boolean {
  const started = (state.standings[person]?.memberships ?? []).filter(({ from }) => from <= at);
  const last = started.at(-1);
  return last !== undefined && last.to !== null && last.to <= at;
}

/** The score of a person; the one they would join at, where they never joined. */
export const scoreOf = ({ standings, figures }: State, person: PersonNumber): number =>
  standings[person]?.score ?? figures.startingScore;
