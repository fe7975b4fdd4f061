import { isBeforeAll } from '../../../terms/court/stages.ts';
import { broughtIn } from '../../house/brought.ts';
import type { ClubView } from '../../house/ports.ts';
import { stateAfter } from '../../house/score-changes.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { BodyOf, State } from '../../rule-books.ts';
import { type Case, hasChanged } from '../book/cases.ts';
import type { Effect, JudgementOutcome, Relief } from '../book/court-entries.ts';

/** What is decided, by whom, and who kept silent. */
export interface Verdict {
  outcome: JudgementOutcome;
  bar: BodyOf<'judged'>['bar'];
  majority: readonly PersonNumber[];
  silent: readonly PersonNumber[];
}

type Ledger = Pick<ClubView, 'state' | 'entries' | 'rooms' | 'rules'>;

/** The judgement that this comes to, with all that it does to the board (Acts III.3.8 and III.3.9). */
export function judgementOf(view: ClubView, appeal: Case, verdict: Verdict): BodyOf<'judged'> {
  const { outcome, bar, majority, silent } = verdict;
  const body: BodyOf<'judged'> = {
    type: 'judged',
    case: appeal.number,
    enBanc: isBeforeAll(appeal.stage),
    outcome,
    bar,
    effects: [],
    supersedes: outcome.kind === 'overturn' ? decidedBelow(appeal) : [],
    majority: [...majority],
    silent: [...silent],
  };
  return { ...body, effects: withDeductions(view, body, directEffects(view, appeal, outcome)) };
}

/** Act III.3.9: to undo a judgement that changed what was decided first is to let that stand again. */
function directEffects(view: ClubView, appeal: Case, outcome: JudgementOutcome): Effect[] {
  if (outcome.kind !== 'overturn') return [];
  const { relief } = outcome;
  return relief.kind === 'undo' && hasChanged(appeal) ? [] : effectsOf(view, appeal, relief);
}

/** The judgements before, and what a Moderator decided after one of them: a later one takes the place of them all. */
const decidedBelow = ({ judgements, redecision }: Case): number[] => [
  ...judgements.map(({ seq }) => seq),
  ...(redecision === null ? [] : [redecision.seq]),
];

type CourtDecision = BodyOf<'judged'> | BodyOf<'redecided'>;

const isOfCaseAlone = (body: CourtDecision): boolean =>
  body.effects.length === 0 && (body.type === 'redecided' || body.supersedes.length === 0);

/** What the club's ledger says on the board once that is decided. */
export const stateWith = (view: Ledger, body: CourtDecision): State =>
  isOfCaseAlone(body) ? view.state : stateAfter(view, body);

/** The effects with what falls by them, as the rooms know it: that ends with the decision. */
export function withDeductions(view: Ledger, without: CourtDecision, effects: readonly Effect[]): Effect[] {
  const decision = { ...without, effects: [...effects] };
  if (isOfCaseAlone(decision)) return decision.effects;
  const unmade = isOfCaseAlone(without) ? null : without;
  const fallen = view.rooms.flatMap(({ court }) => court?.fallen?.(view, unmade, decision) ?? []);
  return [...effects, ...fallen.map((entry) => ({ kind: 'void', entry }) as const)];
}

/** What that relief does in a case, as measured by what was decided first (Act III.3.8). */
export const effectsOf = (view: ClubView, { subject, seq }: Case, relief: Relief): Effect[] =>
  broughtIn(view, subject, seq).effects(relief);
