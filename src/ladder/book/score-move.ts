import type { RatingChange } from '../../../terms/leaderboard/elo.ts';
import type { EntryOf, PenaltyPart, PersonNumber, Points } from '../../ledger/entries.ts';
import type { Game } from '../../ledger/state.ts';

interface Move {
  person: PersonNumber;
  before: number;
  after: number;
}

/** One change of one person's score, with what it rested on. */
export type ScoreMove =
  | (Move & { kind: 'joined'; entry: EntryOf<'joined'> })
  | (Move & { kind: 'adjusted'; entry: EntryOf<'adjusted'> })
  /** `deduction`: what it would have been without the floor. */
  | (Move & { kind: 'decayed'; entry: EntryOf<'decayed'>; deduction: number })
  | (Move & {
      kind: 'penalised';
      entry: EntryOf<'penalty-issued'>;
      part: Extract<PenaltyPart, { kind: 'deduction' | 'halve' | 'reset' }>;
    })
  | (Move & {
      kind: 'game';
      entry: EntryOf<'game-counted'>;
      game: Game;
      score: Points;
      opponent: PersonNumber;
      opponentScore: number;
      rating: RatingChange;
    });

/** Told of every change of a score, in order. */
export type Witness = (move: ScoreMove) => void;
