/** How a vote is taken: who has to agree, what saying nothing means, whether anybody sees who voted how, and until when it is open. */
export interface VoteFigures {
  readonly majority: 'unanimous' | 'more-than-half' | 'two-thirds';
  readonly silence: 'no' | 'yes' | 'not-counted';
  readonly secret: boolean;
  /** For how many hours it is open; null until the next orders are due. */
  readonly hours: number | null;
  /** What it counts as if somebody says that they abstain; null where nobody can. */
  readonly abstention: 'no' | 'not-counted' | null;
  /** Whether the gamemaster has to agree too. */
  readonly ofGm: boolean;
  /** What silence counts as of a player who also gives no orders in a movement phase at whose end the vote is due; null where that changes nothing. */
  readonly withoutOrders: 'yes' | null;
}

/** A voter's choice; one who has made none is silent. */
export const voteWords = ['yes', 'no', 'abstain'] as const;
export type Choice = (typeof voteWords)[number];

/** How a vote came out. `silent` are the voters who did not vote, whatever their silence counts as. */
export interface VoteCount {
  readonly yes: number;
  readonly no: number;
  readonly silent: number;
  readonly passed: boolean;
}

type Counting = Pick<VoteFigures, 'majority' | 'silence'> &
  Partial<Pick<VoteFigures, 'abstention' | 'withoutOrders'>>;

/**
 * Counts a vote. Only voters count, each once. Where silence is not counted, those who voted decide: unanimous are then all of them. A vote
 * in which nobody counts does not pass. `idle` are the voters who gave no orders either.
 */
export function countVote(
  voters: readonly string[],
  cast: ReadonlyMap<string, Choice>,
  { majority, silence, abstention = null, withoutOrders = null }: Counting,
  idle: readonly string[] = [],
): VoteCount {
  const all = [...new Set(voters)];
  const choices = all.map((voter) => cast.get(voter));
  const count = (choice: Choice | undefined): number => choices.filter((each) => each === choice).length;
  const [yes, no, abstained, silent] = [count('yes'), count('no'), count('abstain'), count(undefined)];
  const agreeing =
    withoutOrders === 'yes' ? all.filter((voter) => !cast.has(voter) && idle.includes(voter)).length : 0;
  const quiet = silent - agreeing;
  const inFavour = yes + agreeing + (silence === 'yes' ? quiet : 0);
  const against = no + (silence === 'no' ? quiet : 0) + (abstention === 'no' ? abstained : 0);
  return { yes, no, silent: silent + abstained, passed: passes[majority](inFavour, inFavour + against) };
}

const passes: Readonly<Record<VoteFigures['majority'], (inFavour: number, all: number) => boolean>> = {
  unanimous: (inFavour, all) => all > 0 && inFavour === all,
  'more-than-half': (inFavour, all) => 2 * inFavour > all,
  'two-thirds': (inFavour, all) => all > 0 && 3 * inFavour >= 2 * all,
};
