import type { Contested } from '../../../terms/court/relief.ts';
import { isBeforeAll } from '../../../terms/court/stages.ts';
import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { isPlayer } from '../../ladder/book/games.ts';
import type { PenaltyNumber, PenaltyPart } from '../../ledger/fields.ts';
import { effectsInForce } from '../book/case-views.ts';
import type { Case } from '../book/cases.ts';

type Ledger = Pick<ClubView, 'state' | 'entries'>;

/** What a decision in that case is measured by at that moment (Act III.3.8). */
export function contestedIn(view: Ledger, known: Case, now: Instant): Contested {
  const { kind } = known.subject;
  const parts = partsContested(view, known);
  const ban = parts.find((part) => part.kind === 'ban');
  const isOver = ban?.endsAt != null && ban.endsAt < now;
  return {
    kind,
    ban: ban === undefined || isOver ? null : { until: ban.until },
    byModerator: isByModerator(view, known),
    points: hasPoints(view, known, parts),
    enBanc: isBeforeAll(known.stage),
  };
}

/**
 * The parts of the penalty that the case is about, and after them what was issued, since a judgement in this case may
 * have left nothing of it; none where somebody else undid it.
 */
function partsContested(view: Ledger, known: Case): readonly PenaltyPart[] {
  const { subject } = known;
  if (subject.kind !== 'penalty' && subject.kind !== 'ban') return [];
  const penalty = view.state.penalties[subject.penalty];
  if (penalty === undefined) return [];
  const undoneHere = effectsInForce(known).some(
    (effect) => effect.kind === 'void' && effect.entry === penalty.seq,
  );
  if (!penalty.stands && !undoneHere) return [];
  return [...(penalty.stands ? penalty.parts : []), ...partsIssued(view, subject.penalty)];
}

/** The parts of a penalty as it was issued, whatever became of them. */
export function partsIssued({ state, entries }: Ledger, penalty: PenaltyNumber): readonly PenaltyPart[] {
  const entry = entries[(state.penalties[penalty]?.seq ?? 0) - 1];
  return entry?.type === 'penalty-issued' ? entry.parts : [];
}

function hasPoints({ entries }: Ledger, { subject }: Case, parts: readonly PenaltyPart[]): boolean {
  if (subject.kind === 'technical') return entries[subject.entry - 1]?.type === 'adjusted';
  return parts.some(({ kind }) => kind === 'deduction' || kind === 'halve' || kind === 'reset');
}

/** Act III.3.8: whether it was a Moderator's act, and not the other player's. */
function isByModerator({ state }: Ledger, { subject, respondent }: Case): boolean {
  if (respondent === null) return false;
  const game = subject.kind === 'game' ? state.games[subject.game] : undefined;
  return game === undefined || !isPlayer(game, respondent);
}
