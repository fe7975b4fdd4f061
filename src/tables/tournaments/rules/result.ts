import type { PersonNumber } from '../../../ledger/fields.ts';

/**
 * What a tournament knows of a board that is over. Seasons are Spring and Fall only (WM C.14, MJ A.23), counted from 0: Spring of the first
 * year is 0, Fall is 1, Spring of the second year is 2.
 */
export interface BoardResult {
  readonly round: number;
  /** Its number within the round. */
  readonly board: number;
  readonly firstYear: number;
  /** The year whose Fall ends it if nothing does before; null if it is played until somebody wins. */
  readonly lastYear: number | null;
  readonly seats: readonly SeatResult[];
  readonly end: BoardEnd;
}

/**
 * How a board ended: in its last year, by a solo, by a concession to a power, by a vote for those who share it, or because no centre changed
 * hands for years. Only `powers` of a solo, a concession or a vote are looked at.
 */
export interface BoardEnd {
  readonly how: 'year' | 'solo' | 'conceded' | 'voted' | 'stalemate';
  /** Who won alone, who was conceded to, or who shares the voted end. */
  readonly powers: readonly string[];
  /** How many seasons had their movement adjudicated. */
  readonly seasons: number;
}

/** A power on a board, and who played it. */
export interface SeatResult {
  readonly power: string;
  /** The team that seated its first player. */
  readonly team: number | null;
  /** One after the other. While nobody has the seat, there is a gap between them. */
  readonly tenures: readonly Tenure[];
  /** How many centres it had before the first season. */
  readonly start: number;
  /** How many centres it owned at the end of each year that came to its end, the first year first. */
  readonly centres: readonly number[];
}

/** Somebody's time at a seat. A player who comes back after a stand-in has another tenure, `as` what they were before. */
export interface Tenure {
  readonly player: PersonNumber;
  /** The first season that is theirs. */
  readonly from: number;
  /** The first season that is no longer theirs; null if they had the seat when the board ended. */
  readonly to: number | null;
  /** Who began, who took over for good, or who stood in for the player before. */
  readonly as: 'first' | 'permanent' | 'temporary';
  /** Whether they came from the pool of reserves because the team sent nobody (WM B.8). */
  readonly fromPool: boolean;
  /** When it began: a number that grows with time over all boards, as an instant or a place in a book does. Only the order counts. */
  readonly began: number;
}
