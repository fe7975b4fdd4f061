import type { Scoring } from '../scoring.ts';

/** WM C.2, C.4 and C.14. */
export const scoring: Scoring = {
  centres: 34,
  victory: 18,
  bonus: [32, 16, 8, 4, 2, 1],
  cutSeasonsCount: true,
};

export const firstYear = 1901;

/** WM C.6: what each player of the first team gets, of the second, and so on. */
export const credits: readonly number[] = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/** How many players a board has. */
export const seatsOfBoard = 7;
/** WM C.9: the semi-final has a board for each seat of the final. */
export const semiFinalBoards = 7;

/** WM B.9: in how many games of a round somebody can be permanent, and in how many they can play at any one time. */
export const games = { permanent: 3, atOnce: 3 } as const;
