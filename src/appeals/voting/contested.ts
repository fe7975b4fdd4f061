import {
  type Contested,
  type DecisionProblem,
  decisionProblems,
  type Proposal,
} from '../../../terms/court/relief.ts';
import type { DecidedFirst, RemandProblem } from '../../../terms/court/remand.ts';
import { isBeforeAll } from '../../../terms/court/stages.ts';
import type { Act } from '../../../terms/register.ts';
import type { Instant } from '../../../terms/time.ts';
import { broughtIn } from '../../house/brought.ts';
import type { Brought } from '../../house/court-items.ts';
import { partsIssued } from '../../house/discipline/court-items.ts';
import { banDays } from '../../house/discipline/issue-ban.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/result.ts';
import type { PenaltyPart } from '../../ledger/fields.ts';
import { type Case, effectsInForce } from '../book/cases.ts';

/** What a decision in that case is measured by at that moment (Act III.3.8). */
function contestedIn(view: ClubView, appeal: Case, now: Instant): Contested {
  const { subject, respondent, stage } = appeal;
  const brought = broughtIn(view, subject);
  const parts = partsContested(view, appeal, brought);
  const ban = parts.find((part) => part.kind === 'ban');
  const isOver = ban?.endsAt != null && ban.endsAt < now;
  return {
    kind: subject.kind,
    ban: ban === undefined || isOver ? null : { until: ban.until },
    byModerator: respondent !== null && brought.isOpponent?.(respondent) !== true,
    points: brought.hasPoints?.() ?? parts.some(({ kind }) => takesPoints.includes(kind)),
    enBanc: isBeforeAll(stage),
  };
}

const takesPoints: readonly PenaltyPart['kind'][] = ['deduction', 'halve', 'reset'];

/** The parts of the penalty, as they are and then as issued; none if somebody undid it outside this case. */
function partsContested(view: ClubView, appeal: Case, { penalty }: Brought): readonly PenaltyPart[] {
  if (penalty === undefined) return [];
  const undoneHere = effectsInForce(appeal).some(
    (effect) => effect.kind === 'void' && effect.entry === penalty.seq,
  );
  if (!penalty.stands && !undoneHere) return [];
  return [...(penalty.stands ? penalty.parts : []), ...partsIssued(view, penalty)];
}

/** What a new decision after a remand is measured by at that moment (Acts II.9.4 and III.3.8). */
export function decidedFirst(view: ClubView, appeal: Case, now: Instant): DecidedFirst {
  const { ban, points } = contestedIn(view, appeal, now);
  return { ban, points: points ? (broughtIn(view, appeal.subject).points?.() ?? null) : null };
}

const actsOf: Readonly<Record<DecisionProblem, Act>> = {
  'not-a-session-day': 'II.9.2',
  'not-ahead': 'II.9.2',
  'no-ban': 'II.9.3',
  'same-end': 'II.9.3',
  'not-shorter': 'II.9.3',
  'not-longer': 'II.9.3',
  'no-points': 'III.3.8',
  'points-below-none': 'III.3.8',
  'no-game': 'III.3.8',
  'nobody-to-remand-to': 'III.3.8',
  'remand-en-banc': 'III.3.9',
  'conditions-without-remand': 'III.3.8',
  'bar-without-ban': 'II.9.5',
  'bar-not-ahead': 'II.9.5',
};

/** By what right a Moderator may not decide so after a remand. */
export const remandActs: Readonly<Record<RemandProblem, readonly Act[]>> = {
  'kept-too-long': ['II.9.4', 'III.3.8'],
  'kept-too-much': ['III.3.8'],
  'not-to-lift': ['II.9.4'],
  'not-that-end': ['II.9.4'],
  'too-many-points': ['III.3.8'],
};

/** None, or why the Court cannot decide so; with days on which a ban could end. */
export function mayNotDecideSo(view: ClubView, appeal: Case, proposal: Proposal, now: Instant): Refusal[] {
  const { figures } = view.state;
  return decisionProblems(contestedIn(view, appeal, now), proposal, now, figures).map((problem) => ({
    code: 'may-not-decide-so',
    case: appeal.number,
    problem,
    days: banDays(now, figures).slice(0, 2),
    acts: [actsOf[problem]],
  }));
}
