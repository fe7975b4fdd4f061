/** The figures by which a tournament scores its boards. */
export interface Scoring {
  /** All supply centres of the map: what a solo counts as. */
  readonly centres: number;
  /** From how many centres on a power has won alone. */
  readonly victory: number;
  /** What the first place adds to the centres, the second, and so on; places beyond add nothing. */
  readonly bonus: readonly number[];
  /** Whether seasons cut by an early end count in the division of points, for whoever had the seat then. */
  readonly cutSeasonsCount: boolean;
}
