import Fraction from 'fraction.js';
import { centresByYear } from './centres.ts';
import { isForfeited } from './forfeits.ts';
import type { BoardResult } from './result.ts';
import type { Scoring } from './scoring.ts';

/** What a power's position on a board is worth, whoever played it. */
export interface Position {
  readonly round: number;
  readonly board: number;
  readonly power: string;
  readonly team: number | null;
  /** Centres at the end of each year, carried to the last. */
  readonly centres: readonly number[];
  readonly bonus: Fraction;
  /** The centres at the end and the bonus. */
  readonly score: Fraction;
  /** Whether the team loses its points (WM B.8(e)). */
  readonly forfeited: boolean;
}

/** The positions of a board with their points, in the order of its seats. */
export function positionsOf(board: BoardResult, scoring: Scoring): Position[] {
  const centres = centresByYear(board, scoring);
  const bonuses = sharedBonuses(
    new Map([...centres].map(([power, counts]) => [power, counts.at(-1) ?? 0])),
    scoring,
  );
  return board.seats.map((seat) => {
    const counts = centres.get(seat.power) ?? [];
    const bonus = bonuses.get(seat.power) ?? new Fraction(0);
    return {
      round: board.round,
      board: board.board,
      power: seat.power,
      team: seat.team,
      centres: counts,
      bonus,
      // WM C.1: who is eliminated scores nothing, and has no bonus.
      score: bonus.add(counts.at(-1) ?? 0),
      forfeited: isForfeited(board, seat),
    };
  });
}

/**
 * WM C.2, C.3: the bonus of each power by the centres that it has at the end. Those who tie share what their places bring together. None for
 * a power without centres.
 */
export function sharedBonuses(
  centres: ReadonlyMap<string, number>,
  { bonus }: Pick<Scoring, 'bonus'>,
): ReadonlyMap<string, Fraction> {
  const counts = [...centres.values()];
  const shareOf = (own: number): Fraction => {
    if (own === 0) return new Fraction(0);
    const before = counts.filter((count) => count > own).length;
    const tied = counts.filter((count) => count === own).length;
    return new Fraction(sum(bonus.slice(before, before + tied)), tied);
  };
  return new Map([...centres].map(([power, own]) => [power, shareOf(own)]));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
