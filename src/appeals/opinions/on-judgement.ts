import type { Actor } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Case, type Judgement, latestJudgement, type Opinion, type Vote } from '../book/cases.ts';
import { courtOf, type Ledger } from '../court.ts';
import { caseFor, mayMove, needsCourt } from '../find-case.ts';

/** The opinions on a judgement, in the order in which they were written. Each is on the latest judgement of its time. */
export function opinionsOn({ opinions, judgements }: Case, { seq }: Judgement): Opinion[] {
  const next = judgements.find((later) => later.seq > seq)?.seq ?? Number.POSITIVE_INFINITY;
  return opinions.filter((opinion) => opinion.seq > seq && opinion.seq < next);
}

/** What the majority wrote on a judgement, or null: nothing is published of it yet (Act III.3.10). */
export const majorityOn = (appeal: Case, judgement: Judgement): Opinion | null =>
  opinionsOn(appeal, judgement).find(({ kind }) => kind === 'majority') ?? null;

/** The judgements of a case that everybody may read, the latest first. */
export const publishedOf = (appeal: Case): Judgement[] =>
  appeal.judgements.filter((judgement) => majorityOn(appeal, judgement) !== null).reverse();

/** The votes that led to a judgement, which are open from then on; none where a motion ended the case. */
export function votesFor({ rounds, judgements }: Case, { seq, outcome }: Judgement): Vote[] {
  if (outcome.kind === 'dismissed') return [];
  const before = judgements.findLast((earlier) => earlier.seq < seq)?.seq ?? 0;
  const votes = rounds.map((round) => round.votes.filter((vote) => vote.seq > before && vote.seq < seq));
  return votes.findLast((round) => round.length > 0) ?? [];
}

/** Who had a part in a judgement: those who voted, on the case or on the motion that ended it. */
export function votersOn(appeal: Case, judgement: Judgement): PersonNumber[] {
  const motion = appeal.motions.findLast((each) => each?.kind === 'dismiss' && each.granted === true);
  const votes = judgement.outcome.kind === 'dismissed' ? (motion?.votes ?? []) : votesFor(appeal, judgement);
  return [...new Set([...judgement.majority, ...votes.map(({ person }) => person)])];
}

/**
 * Act III.3.10: who may write for the Court: those of the majority, or all who voted if there was none. If none of
 * them is left, all of the Court.
 */
export function writersOn(view: Ledger, appeal: Case, judgement: Judgement): PersonNumber[] {
  const court = courtOf(view);
  const { majority } = judgement;
  const decided = majority.length > 0 ? majority : votersOn(appeal, judgement);
  const still = decided.filter((person) => court.includes(person));
  return still.length > 0 ? still : court;
}

/** A case, and its judgement of which the Court has to say why. */
export interface Judged {
  appeal: Case;
  judgement: Judgement;
}

/** The case with its latest judgement (Act III.3.10). Refused to all but the Court, and before there is a judgement. */
export function judgedCase(view: ClubView, actor: Actor, text: string): Result<Judged> {
  const mayNot = (appeal: Case) => mayMove(appeal, 'publish', ['III.3.10']);
  const found = caseFor(view, text, mayNot, needsCourt(view, actor, 'III.3.10'));
  if (!found.ok) return found;
  const appeal = found.value;
  const judgement = latestJudgement(appeal);
  if (judgement === null) return refused({ code: 'not-judged-yet', case: appeal.number, acts: ['III.3.10'] });
  return done({ appeal, judgement });
}
