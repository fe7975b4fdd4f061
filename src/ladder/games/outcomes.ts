import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { RematchOutcome } from '../book/rematch.ts';

/** A score that a change to the ledger moves, in points. */
export interface ScoreChange {
  person: PersonNumber;
  before: number;
  after: number;
}

export type GameOutcome =
  /** Act 0.14: the member of staff reads all that there is on a game. */
  | { kind: 'staff-read'; game: GameNumber }
  /** `counts`: entered by a Moderator who is not a player, it counts at once. */
  | { kind: 'game-recorded'; game: GameNumber; counts: boolean; held: boolean }
  /** `entered`: by entering the same result (Act II.4.1). */
  | { kind: 'game-confirmed'; game: GameNumber; counts: boolean; entered?: boolean }
  | { kind: 'game-declared-second'; game: GameNumber }
  | { kind: 'game-disputed'; game: GameNumber }
  | { kind: 'game-withdrawn'; game: GameNumber }
  | { kind: 'game-approved'; game: GameNumber }
  | { kind: 'game-refused'; game: GameNumber }
  /** Every score that the replay moved. */
  | { kind: 'game-corrected'; game: GameNumber; changes: ScoreChange[]; counts?: boolean }
  | { kind: 'game-voided'; game: GameNumber; changes: ScoreChange[] }
  | { kind: 'game-adjudicated'; game: GameNumber; counts: boolean }
  /** Act I.6: what counts is the first result until the rematch. */
  | { kind: 'game-objected'; game: GameNumber }
  | { kind: 'rematch-decided'; game: GameNumber; outcome: RematchOutcome; changes: ScoreChange[] };
