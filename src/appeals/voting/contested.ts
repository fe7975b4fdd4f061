import type { Contested } from '../../../terms/court/relief.ts';
import type { DecidedFirst } from '../../../terms/court/remand.ts';
import { isBeforeAll } from '../../../terms/court/stages.ts';
import type { Instant } from '../../../terms/time.ts';
import { broughtIn } from '../../house/brought.ts';
import type { Brought } from '../../house/court-items.ts';
import { partsIssued } from '../../house/discipline/court-items.ts';
import type { ClubView } from '../../house/ports.ts';
import type { PenaltyPart } from '../../ledger/fields.ts';
import { type Case, effectsInForce } from '../book/cases.ts';

/** What a decision in that case is measured by at that moment (Act III.3.8). */
export function contestedIn(view: ClubView, known: Case, now: Instant): Contested {
  const { subject, respondent, stage } = known;
  const brought = broughtIn(view, subject);
  const parts = partsContested(view, known, brought);
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

/**
 * The parts of the penalty that the case is about, and after them what was issued, since a judgement in this case may
 * have left nothing of it; none where somebody else undid it.
 */
function partsContested(view: ClubView, known: Case, { penalty }: Brought): readonly PenaltyPart[] {
  if (penalty === undefined) return [];
  const undoneHere = effectsInForce(known).some(
    (effect) => effect.kind === 'void' && effect.entry === penalty.seq,
  );
  if (!penalty.stands && !undoneHere) return [];
  return [...(penalty.stands ? penalty.parts : []), ...partsIssued(view, penalty)];
}

/** What a new decision after a remand is measured by at that moment (Acts II.9.4 and III.3.8). */
export function decidedFirst(view: ClubView, known: Case, now: Instant): DecidedFirst {
  const { ban, points } = contestedIn(view, known, now);
  return { ban, points: points ? (broughtIn(view, known.subject).points?.() ?? null) : null };
}
