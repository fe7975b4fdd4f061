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

/** How captains and reserves take seats over. */
export interface Replacing {
  /** For how long a captain chooses in a round after the first, and if there is a weekend in it. */
  readonly teamTime: { readonly hours: number; readonly weekendHours: number };
  /** For how long those who answer are kept, so that the highest ranked of them is chosen. */
  readonly poolHours: number;
  /** How long before a deadline a captain changes who has taken over a seat in the first round. */
  readonly changeHours: number;
}

/** WM B.8(c), (d). The text leaves open for how long answers are waited for: read as a day. */
export const replacing: Replacing = {
  teamTime: { hours: 48, weekendHours: 96 },
  poolHours: 24,
  changeHours: 48,
};
