/** In how many games of the first round somebody is or was a replacement, and whether they play one now that they started. */
export interface ReplacementsOf {
  readonly firstRound: number;
  readonly playsOwn: boolean;
}

/** MJ A.13: whether somebody may replace a player in a game of that round. */
export const mayReplace = ({ firstRound, playsOwn }: ReplacementsOf, round: number): boolean =>
  !playsOwn && (round > 1 || firstRound === 0);
