import { mayModerate } from '../../../terms/administration/authority.ts';
import { remandProblem } from '../../../terms/court/remand.ts';
import { type Instant, localDate } from '../../../terms/time.ts';
import { officesHeld } from '../../house/book/offices.ts';
import { broughtIn } from '../../house/brought.ts';
import { awaitsDeclaration } from '../../house/discipline/declare-penalty.ts';
import { type Actor, needsModerator, officerOf, whoActs } from '../../house/people.ts';
import { asForeseen, type Preview, type Sealed } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import { type ScoreChange, scoreChanges } from '../../house/score-changes.ts';
import { readReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { BodyOf } from '../../rule-books.ts';
import type { Case } from '../book/cases.ts';
import type { Redecision, Relief } from '../book/court-entries.ts';
import { conflictsIn, type Ledger } from '../court.ts';
import { caseFor, mayMove } from '../find-case.ts';
import { leftOpenIn } from '../opinions/words.ts';
import type { VotingOutcome } from '../outcomes.ts';
import { tellCase } from '../tell.ts';
import { asKept, figureNames, type ReliefFigures, readRelief } from './ballot.ts';
import { decidedFirst, mayNotDecideSo, remandActs } from './contested.ts';
import { effectsOf, withDeductions } from './judgement.ts';
import { tellRooms } from './tell-rooms.ts';

/** What a Moderator can do about what the panel sent back. */
export const redecisionKinds = ['keep', 'replace', 'withdraw'] as const;

export interface RedecisionInput extends ReliefFigures, Sealed {
  case: string;
  decision: (typeof redecisionKinds)[number];
  reason: string;
}

/** A new decision that nothing speaks against, and what it would do to every score. */
export interface RedecisionPreview {
  appeal: Case;
  body: BodyOf<'redecided'>;
  changes: ScoreChange[];
  reason: string;
  /** Says all that, so that it can be told whether it still holds. */
  seal: string;
}

/** What `redecide` would do, or why it would not; changes nothing. */
export const previewRedecision: Preview<RedecisionInput, RedecisionPreview> = (view, actor, input, now) => {
  const found = caseFor(view, input.case, (appeal) => mayNotRedecide(view, actor, appeal));
  const read = allOf(found, readReason(input.reason), readInstead(view, input));
  if (!read.ok) return read;
  const [appeal, reason, instead] = read.value;
  const relief = instead === null ? null : asKept(view, appeal, instead);
  const refusals = mayNotPutInstead(view, appeal, relief, now);
  if (refusals.length > 0) return refused(...refusals);
  const said = { type: 'redecided', case: appeal.number, redecision: kinds[input.decision] } as const;
  const effects = relief === null ? [] : effectsOf(view, appeal, relief);
  const body = { ...said, effects: withDeductions(view, { ...said, effects: [] }, effects) };
  const changes = scoreChanges(view, body);
  return done({ appeal, body, changes, reason, seal: JSON.stringify([body, changes]) });
};

/**
 * Act III.3.8: the Moderator whose decision a panel sent back keeps, replaces or withdraws it, as far as the panel
 * left that open (Act II.9.4); if they are a Moderator no longer, another does. It is no second penalty, and is
 * declared at once (Act III.2.4).
 */
export const redecide = asForeseen(previewRedecision, (work, actor, foreseen): VotingOutcome => {
  const { appeal, body, changes, reason } = foreseen;
  const by = whoActs(work, actor).number;
  const redecided = work.append(body, { by, acts: ['III.3.8', 'III.2.4'], texts: { reason } });
  const news = { kind: 'redecided', case: appeal.number, redecided, changes } as const;
  tellRooms(work, appeal.number);
  work.announce({ ...news, person: null }, { to: 'discussion' });
  tellCase(work, news);
  noteDeclared(work, appeal, by);
  return { kind: 'redecided', case: appeal.number, redecision: body.redecision, changes };
});

function mayNotRedecide(view: ClubView, actor: Actor, appeal: Case): Refusal[] {
  const authority = needsModerator(view, actor);
  if (authority.length > 0) return authority;
  const stage = mayMove(appeal, 'redecide', ['III.3.8']);
  if (stage.length > 0) return stage;
  const decider = deciderOf(view, appeal);
  const moderator = officerOf(view, actor);
  const { number } = appeal;
  if (decider !== null)
    return moderator === decider
      ? []
      : [{ code: 'not-the-decider', case: number, person: decider, acts: ['III.3.8'] }];
  const isInvolved = appeal.panel.includes(moderator) || conflictsIn(view, [appeal], moderator).length > 0;
  return isInvolved ? [{ code: 'part-in-case', case: number, acts: ['III.3.5', 'III.3.8'] }] : [];
}

/** Who has to decide again: whose act it was; null where any Moderator without a part in it may, as they are none now. */
export function deciderOf({ state }: Ledger, { respondent }: Case): PersonNumber | null {
  return respondent !== null && mayModerate(officesHeld(state, respondent)) ? respondent : null;
}

function readInstead(view: ClubView, input: RedecisionInput): Result<Relief | null> {
  const [option, another] = figureNames.filter((name) => input[name] !== null);
  if (input.decision === 'replace')
    return option === undefined || another !== undefined
      ? notUnderstood({ problem: 'one-of', options: [...figureNames] })
      : readRelief(view, input);
  if (option !== undefined)
    return notUnderstood({ problem: 'option-with', option, with: 'decision: replace', missing: false });
  return done(input.decision === 'keep' ? null : { kind: 'undo' });
}

/** Acts II.9.4 and III.3.8: none, or the refusal of what the Court cannot decide, or the panel did not leave open. */
function mayNotPutInstead(view: ClubView, appeal: Case, relief: Relief | null, now: Instant): Refusal[] {
  if (relief !== null) {
    const proposal = { decision: { kind: 'overturn', relief }, conditions: false, bar: null } as const;
    const refusals = mayNotDecideSo(view, appeal, proposal, now);
    if (refusals.length > 0) return refusals;
  }
  const problem = remandProblem(decidedFirst(view, appeal, now), leftOpenIn(appeal), relief);
  if (problem === null) return [];
  return [{ code: 'past-remand', case: appeal.number, problem, acts: remandActs[problem] }];
}

const kinds: Readonly<Record<RedecisionInput['decision'], Redecision>> = {
  keep: 'kept',
  replace: 'replaced',
  withdraw: 'withdrawn',
};

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
