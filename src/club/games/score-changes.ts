import { termsVersion } from '../../../terms/figures.ts';
import type { Body } from '../../ledger/entries.ts';
import { fold } from '../../ledger/fold.ts';
import type { ClubView } from '../ports.ts';
import type { ScoreChange } from './outcomes.ts';

/**
 * Every score that the club's ledger would have otherwise with one entry more; the largest change first. Changes nothing.
 */
export function scoreChanges(view: ClubView, body: Body): ScoreChange[] {
  const { entries, state } = view;
  const entry = { ...body, seq: state.lastSeq + 1, at: 0, by: null, acts: [], terms: termsVersion };
  const after = fold([...entries, entry]);
  return after.standings
    .filter((standing) => standing !== undefined)
    .map(({ person, score }) => ({ person, before: state.standings[person]?.score ?? score, after: score }))
    .filter((change) => change.before !== change.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || a.person - b.person);
}
