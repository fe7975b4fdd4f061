import type { Scoring } from '../scoring.ts';

/** MJ A.16, A.23: centres alone count; only movement turns that were played are counted. */
export const scoring: Scoring = { centres: 37, victory: 19, bonus: [], cutSeasonsCount: false };

/** MJ B.I(4). */
export const firstYear = 1501;

/**
 * MJ A.9, A.10: the boards of each round, and the year whose Fall ends them. For round 1 the text says 1910, of a game that begins in 1501: read
 * as 1510. Round 2 is played until somebody wins.
 */
export const rounds = [
  { round: 1, boards: 6, lastYear: 1510 },
  { round: 2, boards: 1, lastYear: null },
] as const;

/** MJ A.16: how many play in round 2. */
export const places = 7;
