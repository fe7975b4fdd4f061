import { isBeforeAll } from '../../../terms/court/stages.ts';
import { baselessDeductions } from '../../club/decay/square-decay.ts';
import { stateAfter } from '../../club/games/score-changes.ts';
import type { ClubView } from '../../club/ports.ts';
import { hasChanged } from '../../ledger/case-views.ts';
import type { Case } from '../../ledger/cases.ts';
import type { Effect, JudgementOutcome } from '../../ledger/court-entries.ts';
import type { BodyOf, PersonNumber } from '../../ledger/entries.ts';
import type { State } from '../../ledger/state.ts';
import { allGames } from '../../ledger/views.ts';
import { effectsOf } from './effects.ts';

/** What is decided, by whom, and who kept silent. */
export interface Verdict {
  outcome: JudgementOutcome;
  bar: BodyOf<'judged'>['bar'];
  majority: readonly PersonNumber[];
  silent: readonly PersonNumber[];
}

type Ledger = Pick<ClubView, 'state' | 'entries'>;

/** The judgement that this comes to, with all that it does to the board (Acts III.3.8 and III.3.9). */
export function judgementOf(view: Ledger, known: Case, verdict: Verdict): BodyOf<'judged'> {
  const { outcome, bar, majority, silent } = verdict;
  const body: BodyOf<'judged'> = {
    type: 'judged',
    case: known.number,
    enBanc: isBeforeAll(known.stage),
    outcome,
    bar,
    effects: [],
    supersedes: outcome.kind === 'overturn' ? decidedBelow(known) : [],
    majority: [...majority],
    silent: [...silent],
  };
  return { ...body, effects: withDeductions(view, body, directEffects(view, known, outcome)) };
}

/** Act III.3.9: to undo a judgement that changed what was decided first is to let that stand again. */
function directEffects(view: Ledger, known: Case, outcome: JudgementOutcome): Effect[] {
  if (outcome.kind !== 'overturn') return [];
  const { relief } = outcome;
  return relief.kind === 'undo' && hasChanged(known) ? [] : effectsOf(view, known, relief);
}

/** The judgements before, and what a Moderator decided after one of them: a later one takes the place of them all. */
const decidedBelow = ({ judgements, redecision }: Case): number[] => [
  ...judgements.map(({ seq }) => seq),
  ...(redecision === null ? [] : [redecision.seq]),
];

/**
 * Act II.6: with a game that comes back to the board, the deductions fall that were made as though it had not been
 * played. They belong to what brings it back, and so end with it.
 */
export function withDeductions(
  view: Ledger,
  body: BodyOf<'judged'> | BodyOf<'redecided'>,
  effects: readonly Effect[],
): Effect[] {
  const after = stateAfter(view, { ...body, effects: [...effects] });
  const back = gamesBack([view.state, stateAfter(view, body)], after);
  const baseless = back.flatMap(({ player, opponent, date }) =>
    [player, opponent].flatMap((person) => baselessDeductions(after, person, date)),
  );
  return [...effects, ...[...new Set(baseless)].map((entry) => ({ kind: 'void', entry }) as const)];
}

/** The games that count after it, and would not otherwise, be it now or without its effects. */
const gamesBack = (before: readonly State[], after: State) =>
  allGames(after).filter(
    ({ number, status }) =>
      status === 'counted' && before.some(({ games }) => games[number]?.status !== 'counted'),
  );
