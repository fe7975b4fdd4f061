declare module 'elo-rank' {
  export default class EloRank {
    setKFactor(k: number): void;
    /** The share of the points that a player of score `own` may expect against `other`, between 0 and 1. */
    getExpected(own: number, other: number): number;
    /** The new score in whole points. */
    updateRating(expected: number, actual: number, own: number): number;
  }
}
