import { type BestCountry, bestCountries, type CountryGame } from '../best-country.ts';
import { countBack } from '../count-back.ts';
import type { ScoredBoard } from '../parts.ts';
import { type Chain, most } from '../ranking.ts';
import { highestRoll, type Rolls } from '../rolls.ts';
import { firstYear } from './figures.ts';

/** WM C.13. */
export const countryChain: Chain<CountryGame> = [
  most('C.13', 'More points in one game as the country come first.', (one) => one.score),
  most('C.13(a)', 'A game of round 2 comes before one of round 1.', ({ round }) => round),
  countBack('C.13(b)', firstYear),
  highestRoll('C.13(c)'),
];

/** WM C.13: the best of each country in the first two rounds. Games of later rounds are passed over. */
export const worldMastersCountries = (boards: readonly ScoredBoard[], rolls: Rolls): BestCountry[] =>
  bestCountries(
    boards.filter(({ round }) => round <= 2),
    countryChain,
    rolls,
  );
