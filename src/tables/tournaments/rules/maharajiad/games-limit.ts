/** The other games of somebody who would take a seat over. */
export interface OtherGames {
  readonly round: number;
  /** In how many games of the round they are or were a replacement, for good or for a while. */
  readonly replaced: number;
  /** Whether they play a game that they started. */
  readonly startedOne: boolean;
}

/** MJ A.13: whether somebody with those games may replace a player. */
export const mayReplace = ({ round, replaced, startedOne }: OtherGames): boolean =>
  !startedOne && (round > 1 || replaced === 0);
