import type { Instant } from '../../terms/time.ts';
import type { ScoreMove } from '../ledger/score-move.ts';

/** A score that somebody has had from that moment on. */
export interface ScorePoint {
  at: Instant;
  score: number;
}

/** The course of a score, in order; of what happened in one moment, what came of it. Why it moved is not told. */
export function scorePoints(moves: readonly ScoreMove[]): ScorePoint[] {
  const course = new Map(moves.map(({ entry, after }) => [entry.at, after]));
  return [...course].map(([at, score]) => ({ at, score }));
}
