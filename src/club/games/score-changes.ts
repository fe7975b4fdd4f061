import { termsVersion } from '../../../terms/figures.ts';
import type { Body } from '../../ledger/entries.ts';
import { fold } from '../../ledger/fold.ts';
import type { State } from '../../ledger/state.ts';
import type { ClubView } from '../ports.ts';
import type { ScoreChange } from './outcomes.ts';

type Ledger = Pick<ClubView, 'entries' | 'state'>;

/** What the club's ledger would say with one entry more. Changes nothing. */
export function stateAfter({ entries, state }: Ledger, body: Body): State {
  const entry = { ...body, seq: state.lastSeq + 1, at: 0, by: null, acts: [], terms: termsVersion };
  return fold([...entries, entry]);
}

/**
 * Every score that the club's ledger would have otherwise with one entry more; the largest change first. Changes nothing.
 */
export const scoreChanges = (view: ClubView, body: Body): ScoreChange[] =>
  scoresMoved(view.state, stateAfter(view, body));

/** Every score that one state has otherwise than the other; the largest change first. */
export const scoresMoved = (before: State, after: State): ScoreChange[] =>
  after.standings
    .filter((standing) => standing !== undefined)
    .map(({ person, score }) => ({ person, before: before.standings[person]?.score ?? score, after: score }))
    .filter((change) => change.before !== change.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || a.person - b.person);
