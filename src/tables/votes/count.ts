/** How a vote is taken: who has to agree, what saying nothing means, whether anybody sees who voted how, and for how many hours it is open. */
export interface VoteFigures {
  readonly majority: 'unanimous' | 'more-than-half' | 'two-thirds';
  readonly silence: 'no' | 'yes' | 'not-counted';
  readonly secret: boolean;
  readonly hours: number;
}

/** A voter's choice; one who has made none is silent. */
export type Choice = 'yes' | 'no';

/** How a vote came out. `silent` are the voters who did not vote, whatever their silence counts as. */
export interface VoteCount {
  readonly yes: number;
  readonly no: number;
  readonly silent: number;
  readonly passed: boolean;
}

/**
 * Counts a vote. Only voters count, each once. Where silence is not counted, those who voted decide: unanimous are then all of them. A vote
 * in which nobody counts does not pass.
 */
export function countVote(
  voters: readonly string[],
  cast: ReadonlyMap<string, Choice>,
  { majority, silence }: Pick<VoteFigures, 'majority' | 'silence'>,
): VoteCount {
  const choices = [...new Set(voters)].map((voter) => cast.get(voter));
  const count = (choice: Choice | undefined): number => choices.filter((each) => each === choice).length;
  const [yes, no, silent] = [count('yes'), count('no'), count(undefined)];
  const inFavour = yes + (silence === 'yes' ? silent : 0);
  const against = no + (silence === 'no' ? silent : 0);
  return { yes, no, silent, passed: passes[majority](inFavour, inFavour + against) };
}

const passes: Readonly<Record<VoteFigures['majority'], (inFavour: number, all: number) => boolean>> = {
  unanimous: (inFavour, all) => all > 0 && inFavour === all,
  'more-than-half': (inFavour, all) => 2 * inFavour > all,
  'two-thirds': (inFavour, all) => all > 0 && 3 * inFavour >= 2 * all,
};
