import { mayModerate } from '../../../terms/administration/authority.ts';
import { decisionProblems } from '../../../terms/court/relief.ts';
import { remandProblem } from '../../../terms/court/remand.ts';
import { type Instant, localDate } from '../../../terms/time.ts';
import { officesHeld } from '../../house/book/offices.ts';
import { broughtIn } from '../../house/brought.ts';
import { awaitsDeclaration } from '../../house/discipline/declare-penalty.ts';
import { type Actor, needsModerator, whoActs } from '../../house/people.ts';
import { asForeseen, type Sealed } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import { type ScoreChange, scoreChanges } from '../../house/score-changes.ts';
import { readReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { BodyOf } from '../../rule-books.ts';
import type { Case } from '../book/cases.ts';
import type { Effect, Redecision, Relief } from '../book/court-entries.ts';
import { conflictsIn } from '../conflicts.ts';
import { findCase } from '../find-case.ts';
import type { VotingOutcome } from '../outcomes.ts';
import { mayMove } from '../stage.ts';
import { type ReliefFigures, readRelief } from './ballot.ts';
import { contestedIn, decidedFirst } from './contested.ts';
import { effectsOf, withDeductions } from './judgement.ts';
import { leftOpenIn } from './left-open.ts';
import { mayNotDecideSo, remandActs } from './problems.ts';
import { tellCase } from './tell-case.ts';

/** What a Moderator can do about what the panel sent back. */
export const redecisionKinds = ['keep', 'replace', 'withdraw'] as const;

export interface RedecisionInput extends ReliefFigures, Sealed {
  case: string;
  decision: (typeof redecisionKinds)[number];
  reason: string;
}

/** A new decision that nothing speaks against, and what it would do to every score. */
export interface RedecisionPreview {
  known: Case;
  body: BodyOf<'redecided'>;
  changes: ScoreChange[];
  reason: string;
  /** Says all that, so that it can be told whether it still holds. */
  seal: string;
}

/**
 * Act III.3.8: the Moderator whose decision a panel sent back decides it again, in the time there is: keeps it, replaces
 * it, or withdraws it, as far as the panel left that open (Act II.9.4). It is no second penalty, and it is declared at once (Act III.2.4). Where they are a Moderator no
 * longer, any other without a part in the case does.
 */
export const redecide = asForeseen(previewRedecision, (work, actor, foreseen): VotingOutcome => {
  const { known, body, changes, reason } = foreseen;
  const by = whoActs(work, actor).number;
  const redecided = work.append(body, { by, acts: ['III.3.8', 'III.2.4'], texts: { reason } });
  const news = { kind: 'redecided', case: known.number, redecided, changes } as const;
  work.announce({ ...news, person: null }, { to: 'discussion' });
  tellCase(work, news);
  noteDeclared(work, known, by);
  return { kind: 'redecided', case: known.number, redecision: body.redecision, changes };
});

/** What `redecide` would do, or why it would not; changes nothing. */
export function previewRedecision(
  view: ClubView,
  actor: Actor,
  input: RedecisionInput,
  now: Instant,
): Result<RedecisionPreview> {
  const found = findCase(view, input.case);
  if (!found.ok) return found;
  const known = found.value;
  const refusals = mayNotRedecide(view, actor, known);
  if (refusals.length > 0) return refused(...refusals);
  const reason = readReason(input.reason);
  if (!reason.ok) return reason;
  const effects = readEffects(view, known, input, now);
  if (!effects.ok) return effects;
  const body = bodyOf(view, known, input.decision, effects.value);
  const changes = scoreChanges(view, body);
  return done({ known, body, changes, reason: reason.value, seal: JSON.stringify([body, changes]) });
}

function mayNotRedecide(view: ClubView, actor: Actor, known: Case): Refusal[] {
  const authority = needsModerator(view, actor);
  if (authority.length > 0) return authority;
  const stage = mayMove(known, 'redecide', ['III.3.8']);
  if (stage.length > 0) return stage;
  const decider = deciderOf(view, known);
  const moderator = whoActs(view, actor).number ?? 0;
  const { number } = known;
  if (decider !== null)
    return moderator === decider
      ? []
      : [{ code: 'not-the-decider', case: number, person: decider, acts: ['III.3.8'] }];
  const isInvolved = known.panel.includes(moderator) || conflictsIn(view, [known], moderator).length > 0;
  return isInvolved ? [{ code: 'part-in-case', case: number, acts: ['III.3.5', 'III.3.8'] }] : [];
}

/** Who has to decide anew: whose act it was; null where any Moderator without a part in it may, as they are none now. */
export function deciderOf({ state }: Pick<ClubView, 'state'>, { respondent }: Case): PersonNumber | null {
  return respondent !== null && mayModerate(officesHeld(state, respondent)) ? respondent : null;
}

function readEffects(view: ClubView, known: Case, input: RedecisionInput, now: Instant): Result<Effect[]> {
  const given = (['until', 'points', 'result'] as const).filter((option) => input[option] !== null);
  const [option] = given;
  if (input.decision !== 'replace') {
    if (option !== undefined)
      return notUnderstood({ problem: 'option-with', option, with: 'decision: replace', missing: false });
    const relief = input.decision === 'keep' ? null : ({ kind: 'undo' } as const);
    const past = pastRemand(view, known, relief, now);
    if (past.length > 0) return refused(...past);
    return done(relief === null ? [] : effectsOf(view, known, relief));
  }
  if (given.length !== 1) return notUnderstood({ problem: 'one-of', options: ['until', 'points', 'result'] });
  const relief = readRelief(view, input);
  if (!relief.ok) return relief;
  const decision = { kind: 'overturn', relief: relief.value } as const;
  const { figures } = view.state;
  const proposal = { decision, conditions: false, bar: null };
  const problems = decisionProblems(contestedIn(view, known, now), proposal, now, figures);
  if (problems.length > 0) return refused(...mayNotDecideSo(known, problems, now, figures));
  const past = pastRemand(view, known, relief.value, now);
  return past.length > 0 ? refused(...past) : done(effectsOf(view, known, relief.value));
}

/** Acts II.9.4 and III.3.8: none, or the refusal of what the panel did not leave open. */
function pastRemand(view: ClubView, known: Case, relief: Relief | null, now: Instant): Refusal[] {
  const problem = remandProblem(decidedFirst(view, known, now), leftOpenIn(known), relief);
  if (problem === null) return [];
  return [{ code: 'past-remand', case: known.number, problem, acts: remandActs[problem] }];
}

const kinds = { keep: 'kept', replace: 'replaced', withdraw: 'withdrawn' } as const satisfies Record<
  RedecisionInput['decision'],
  Redecision
>;

function bodyOf(
  view: ClubView,
  { number }: Case,
  decision: RedecisionInput['decision'],
  effects: readonly Effect[],
): BodyOf<'redecided'> {
  const body: BodyOf<'redecided'> = {
    type: 'redecided',
    case: number,
    redecision: kinds[decision],
    effects: [],
  };
  return { ...body, effects: withDeductions(view, body, effects) };
}

/** Act III.2.4: the public is told of the penalty with the new decision, if it was not before. */
function noteDeclared(work: UnitOfWork, { subject }: Case, by: PersonNumber | null): void {
  const { penalty } = broughtIn(work, subject);
  if (penalty === undefined || !awaitsDeclaration(penalty)) return;
  const on = localDate(work.now, work.state.figures);
  work.append(
    { type: 'penalty-declared', penalty: penalty.number, way: 'discussion', on },
    { by, acts: ['III.2.4.1'] },
  );
}
