import { termsVersion } from '../../../terms/figures.ts';
import type { Body } from '../../ledger/entries.ts';
import { fold } from '../../ledger/fold.ts';
import type { State } from '../../ledger/state.ts';
import type { ClubView } from '../ports.ts';
import type { ScoreChange } from './outcomes.ts';

type Ledger = Pick<ClubView, 'entries' | 'state'>;

interface Foreseen {
  lastSeq: number;
  body: string;
  after: State;
}

/** What was last asked of each ledger: a question and its answer, and the steps of one vote, ask the same more than once. */
const foreseen = new WeakMap<Ledger['entries'], Foreseen[]>();

/** How many answers are kept: as many as one vote asks for. */
const mostForeseen = 4;

/** What the club's ledger would say with one entry more. Changes nothing; folds once for each entry that is asked about. */
export function stateAfter({ entries, state }: Ledger, body: Body): State {
  const { lastSeq } = state;
  const kept = foreseen.get(entries)?.filter((each) => each.lastSeq === lastSeq) ?? [];
  const asked = JSON.stringify(body);
  const known = kept.find((each) => each.body === asked);
  if (known !== undefined) return known.after;
  const entry = { ...body, seq: lastSeq + 1, at: 0, by: null, acts: [], terms: termsVersion };
  const after = fold([...entries, entry]);
  foreseen.set(entries, [...kept, { lastSeq, body: asked, after }].slice(-mostForeseen));
  return after;
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
