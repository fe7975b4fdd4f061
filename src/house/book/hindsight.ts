import type { Instant } from '../../../terms/time.ts';
import type { GameNumber, PenaltyNumber, PenaltyPart, Points } from '../../ledger/fields.ts';
import { keepLatest, nothingUndone, type Undone } from '../../ledger/hindsight.ts';

/** What later entries make of what the house decided. */
export interface HouseHindsight extends Undone {
  /** When penalties came to consist of something else. */
  replacedAt: Map<PenaltyNumber, Instant>;
  /** The results that games came to have. */
  corrected: Map<GameNumber, Points>;
  /** Whether something else took the place of how a game ended: its rematch, a forfeit, a judgement. */
  replaced: Map<GameNumber, boolean>;
  /** What penalties came to consist of (Act III.3.8). */
  penalties: Map<PenaltyNumber, readonly PenaltyPart[]>;
}

export const nothingLaterInHouse = (): HouseHindsight => ({
  ...nothingUndone(),
  replacedAt: new Map(),
  corrected: new Map(),
  replaced: new Map(),
  penalties: new Map(),
});

/** Gives a game another result, in its old place; `replaced`: whether by something else than how it ended. */
export function correct(
  later: HouseHindsight,
  game: GameNumber,
  result: { score: Points; replaced: boolean },
): void {
  keepLatest(later.corrected, game, result.score);
  keepLatest(later.replaced, game, result.replaced);
}
