import type { RatingChange } from '../../../terms/leaderboard/elo.ts';
import type { PenaltyIssued } from '../../house/book/discipline.ts';
import type { Stamped } from '../../ledger/entry.ts';
import type { GameNumber, PenaltyPart, PersonNumber, Points } from '../../ledger/fields.ts';
import type { Game } from './games.ts';
import type { Adjusted, Decayed, Joined } from './standings.ts';

export type GameCounted = Stamped<{ type: 'game-counted'; game: GameNumber }>;

interface Move {
  person: PersonNumber;
  before: number;
  after: number;
}

/** One change of one person's score, with what it rested on. */
export type ScoreMove =
  | (Move & { kind: 'joined'; entry: Joined })
  | (Move & { kind: 'adjusted'; entry: Adjusted })
  /** `deduction`: what it would have been without the floor. */
  | (Move & { kind: 'decayed'; entry: Decayed; deduction: number })
  | (Move & {
      kind: 'penalised';
      entry: PenaltyIssued;
      part: Extract<PenaltyPart, { kind: 'deduction' | 'halve' | 'reset' }>;
    })
  | (Move & {
      kind: 'game';
      entry: GameCounted;
      game: Game;
      score: Points;
      opponent: PersonNumber;
      opponentScore: number;
      rating: RatingChange;
    });

/** Told of every change of a score, in order. */
export type Witness = (move: ScoreMove) => void;
