import type { Scoring } from '../scoring.ts';

/** MJ A.16, A.23: centres alone count; only movement turns that were played are counted. */
export const scoring: Scoring = { centres: 37, victory: 19, bonus: [], cutSeasonsCount: false };

/** MJ B.I(4). */
export const firstYear = 1501;

/** MJ A.10: round 1 ends with the Fall of 1510 (the text says 1910); round 2 is played until somebody wins. */
export const lastYears = { one: 1510, two: null } as const;

/** MJ A.10, A.16: the games of round 1, and the places of round 2. */
export const games = 6;
export const places = 7;
