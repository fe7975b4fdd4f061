import Fraction from 'fraction.js';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { type Advancement, advancement } from './advancement.ts';
import { backward, type CountedBack } from './count-back.ts';
import type { Part, ScoredBoard } from './parts.ts';
import { type Chain, rank } from './ranking.ts';
import { type Roller, type Rolls, rollerOf } from './rolls.ts';

/** A player's game as a power. */
export interface CountryGame extends Roller, CountedBack {
  readonly player: PersonNumber;
  readonly part: Part;
  readonly score: Fraction;
  readonly round: Fraction;
}

/** The games of a power; the one that goes on has its trophy. */
export interface BestCountry extends Advancement<CountryGame> {
  readonly power: string;
}

/** WM C.13, MJ A.22: the best games of each power on these boards, in the order of the powers' names. */
export function bestCountries(
  boards: readonly ScoredBoard[],
  chain: Chain<CountryGame>,
  rolls: Rolls,
): BestCountry[] {
  const games = [...boards]
    .sort((one, other) => one.round - other.round || one.board - other.board)
    .flatMap(({ parts }) => parts)
    .map((part) => gameOf(part, rolls));
  const powers = [...new Set(games.map(({ part }) => part.position.power))].sort();
  return powers.map((power) => {
    const own = games.filter(({ part }) => part.position.power === power);
    return {
      power,
      ...advancement(
        rank(own, chain, ({ player }) => player),
        1,
      ),
    };
  });
}

const gameOf = (part: Part, rolls: Rolls): CountryGame => ({
  player: part.player,
  part,
  score: part.score,
  round: new Fraction(part.position.round),
  countBack: backward(part.centres),
  ...rollerOf(part.player, rolls),
});
