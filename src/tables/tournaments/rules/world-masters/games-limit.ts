import { games } from './figures.ts';

/** In how many games of a round somebody is or was permanent, and in how many of any kind they play now. */
export interface GamesOf {
  readonly permanent: number;
  readonly now: number;
}

/** WM B.9: whether somebody with so many games may take one more seat. */
export const mayTakeSeat = ({ permanent, now }: GamesOf, as: 'permanent' | 'temporary'): boolean =>
  now < games.atOnce && (as === 'temporary' || permanent < games.permanent);
