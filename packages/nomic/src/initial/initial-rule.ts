/** A rule of the set that a game begins with. Links are by number here, and both ways. */
export interface InitialRule {
  readonly number: number;
  readonly text: readonly string[];
  readonly notes?: readonly string[];
  readonly links?: readonly number[];
}
