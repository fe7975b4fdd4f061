import { z } from 'zod';
import { termsVersion } from '../../terms/figures.ts';
import { person } from '../ledger/fields.ts';
import type { Body, Entry, State } from '../rule-books.ts';
import type { ClubView } from './ports.ts';

type Ledger = Pick<ClubView, 'entries' | 'state' | 'rules'>;

interface Foreseen {
  lastSeq: number;
  body: string;
  /** Let go where memory is short: it can be folded again. */
  after: WeakRef<State>;
}

/** What was last asked of each ledger: a question and its answer, and the steps of one vote, ask the same more than once. */
const foreseen = new WeakMap<Ledger['entries'], Foreseen[]>();

/** How many answers are kept: as many as one vote asks for. */
const mostForeseen = 4;

/** What the club's ledger would say with one entry more. Changes nothing; folds once for each entry that is asked about. */
export function stateAfter({ entries, state, rules }: Ledger, body: Body): State {
  const { lastSeq } = state;
  const kept = foreseen.get(entries)?.filter((each) => each.lastSeq === lastSeq) ?? [];
  const asked = JSON.stringify(body);
  const answer = kept.find((each) => each.body === asked)?.after.deref();
  if (answer !== undefined) return answer;
  const after = rules.fold([...entries, entryAfter(state, body)]);
  foreseen.set(entries, [...kept, { lastSeq, body: asked, after: new WeakRef(after) }].slice(-mostForeseen));
  return after;
}

/** The entry that the ledger would have next. */
export const entryAfter = ({ lastSeq }: State, body: Body): Entry => ({
  ...body,
  seq: lastSeq + 1,
  at: 0,
  by: null,
  acts: [],
  terms: termsVersion,
});

/** The scores that one entry more would change; the largest change first. Changes nothing. */
export const scoreChanges = (view: ClubView, body: Body): ScoreChange[] =>
  scoresMoved(view.state, stateAfter(view, body));

/** Every score that one state has otherwise than the other; the largest change first. */
export const scoresMoved = (before: State, after: State): ScoreChange[] =>
  movedSince(scoresOf(before), after);

type Scores = readonly (number | undefined)[];

/** The scores as they are at this moment; the state itself goes on with the ledger. */
export const scoresOf = ({ standings }: State): Scores => standings.map((standing) => standing?.score);

/** Every score that is otherwise now than it was; the largest change first. */
export const movedSince = (before: Scores, { standings }: State): ScoreChange[] =>
  standings
    .filter((standing) => standing !== undefined)
    .map(({ person, score }) => ({ person, before: before[person] ?? score, after: score }))
    .filter((change) => change.before !== change.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || a.person - b.person);

/** A score that a change to the ledger moves, in points. */
export const scoreChange = z.object({ person, before: z.number(), after: z.number() });
export type ScoreChange = z.output<typeof scoreChange>;
