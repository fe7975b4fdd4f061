import type { GameNumber } from '../../ledger/entries.ts';

export type GameOutcome =
  /** `counts`: entered by a Moderator who is not a player, it counts at once. */
  | { kind: 'game-recorded'; game: GameNumber; counts: boolean; held: boolean }
  | { kind: 'game-confirmed'; game: GameNumber; counts: boolean }
  | { kind: 'game-disputed'; game: GameNumber }
  | { kind: 'game-withdrawn'; game: GameNumber }
  | { kind: 'game-approved'; game: GameNumber }
  | { kind: 'game-refused'; game: GameNumber }
  | { kind: 'game-corrected'; game: GameNumber }
  | { kind: 'game-voided'; game: GameNumber }
  | { kind: 'game-adjudicated'; game: GameNumber };
