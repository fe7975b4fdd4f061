import type { PersonNumber } from '../../../../ledger/fields.ts';
import { type BestCountry, bestCountries, type CountryGame } from '../best-country.ts';
import { type BestOfBoards, bestOfBoards } from '../best-of-boards.ts';
import { countBack } from '../count-back.ts';
import type { ScoredBoard } from '../parts.ts';
import { type Qualifier, qualifiers } from '../qualifier.ts';
import { type Chain, least, most, rank, type Standing } from '../ranking.ts';
import { highestRoll, type Rolls } from '../rolls.ts';
import { firstYear, places } from './figures.ts';

/** A player after round 1. */
export type FirstRoundPlayer = Qualifier;

/** MJ A.16, A.19. */
export const firstRoundChain: Chain<FirstRoundPlayer> = [
  most('A.16', 'More centres at the end of round 1 come first.', (one) => one.score),
  least(
    'A.19(a)',
    'The player whose power had the fewest centres over all boards of round 1 comes first.',
    (one) => one.country,
  ),
  countBack('A.19(b)', firstYear),
  highestRoll('A.19(c)'),
];

/** MJ A.22. */
export const countryChain: Chain<CountryGame> = [
  most('A.22', 'More centres in one game as the power come first.', (one) => one.score),
  countBack('A.22(a)', firstYear),
  highestRoll('A.22(b)'),
];

/** MJ A.16, A.19, A.24: the standings after round 1, over all boards. */
export function firstRoundStandings(
  boards: readonly ScoredBoard[],
  rolls: Rolls,
): Standing<FirstRoundPlayer> {
  return rank(qualifiers(boards, rolls), firstRoundChain, byNumber);
}

/** MJ A.16, A.21: the best of each board go on to round 2, and the best of all others; others come in for those who decline. */
export const advanceToSecondRound = (
  standing: Standing<FirstRoundPlayer>,
  declined: readonly PersonNumber[],
): BestOfBoards<FirstRoundPlayer> =>
  bestOfBoards(
    standing.map(({ who }) => who),
    declined,
    {
      places,
      best: { chain: firstRoundChain, point: 'A.16' },
      others: { chain: firstRoundChain, point: 'A.16', instead: 'A.21' },
    },
  );

/** MJ A.22: the best of each power in round 1. Games of round 2 are passed over. */
export const maharajiadCountries = (boards: readonly ScoredBoard[], rolls: Rolls): BestCountry[] =>
  bestCountries(
    boards.filter(({ round }) => round === 1),
    countryChain,
    rolls,
  );

const byNumber = ({ player }: FirstRoundPlayer): number => player;
