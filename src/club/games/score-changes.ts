import type { State } from '../../ledger/state.ts';
import type { ScoreChange } from './outcomes.ts';

/** Every score that differs between two states of a club, the largest change first. */
export function scoreChanges(before: State, after: State): ScoreChange[] {
  return after.standings
    .filter((standing) => standing !== undefined)
    .map(({ person, score }) => ({ person, before: before.standings[person]?.score ?? score, after: score }))
    .filter((change) => change.before !== change.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || a.person - b.person);
}
