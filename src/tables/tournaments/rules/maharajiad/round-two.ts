import Fraction from 'fraction.js';
import type { PersonNumber } from '../../../../ledger/fields.ts';
import { type Advancement, advancement } from '../advancement.ts';
import { backward, type CountedBack, countBack } from '../count-back.ts';
import { countryTotals } from '../countries.ts';
import type { Part, ScoredBoard } from '../parts.ts';
import { type Chain, least, most, rank, type Standing } from '../ranking.ts';
import { highestRoll, type Roller, type Rolls, rollerOf } from '../rolls.ts';
import { firstYear } from './figures.ts';
import type { FirstRoundPlayer } from './round-one.ts';

/** A player of round 2. */
export interface SecondRoundPlayer extends Roller, CountedBack {
  readonly player: PersonNumber;
  readonly part: Part;
  readonly score: Fraction;
  /** How many centres their power had over all boards of both rounds. */
  readonly country: Fraction;
  /** What all players of their power of round 1 had there, and their own count-back there; empty if they could not qualify. */
  readonly countryBefore: readonly Fraction[];
  readonly countBackBefore: readonly Fraction[];
}

/** MJ A.17, A.20; by A.20(c) the tie-breaks of round 1 are applied, each player with their game of round 1. */
export const secondRoundChain: Chain<SecondRoundPlayer> = [
  most('A.17', 'More centres at the end of round 2 come first.', (one) => one.score),
  least(
    'A.20(a)',
    'The player whose power had the fewest centres over all boards of both rounds comes first.',
    (one) => one.country,
  ),
  countBack('A.20(b)', firstYear),
  least(
    'A.20(c) with A.19(a)',
    'The player whose power of round 1 had the fewest centres over all boards of round 1 comes first.',
    (one) => one.countryBefore,
  ),
  most(
    'A.20(c) with A.19(b)',
    'More centres in round 1 at the end of the year before the last come first; then of the year before that, and so on.',
    (one) => one.countBackBefore,
    (place, one) => String(firstYear + one.countBackBefore.length - 1 - place),
  ),
  highestRoll('A.20(c) with A.19(c)'),
];

/** MJ A.17, A.20: the players of round 2; the one who goes on has won the tournament. */
export function winner(
  final: ScoredBoard,
  one: { readonly boards: readonly ScoredBoard[]; readonly standing: Standing<FirstRoundPlayer> },
  rolls: Rolls,
): Advancement<SecondRoundPlayer> {
  const countries = countryTotals([...one.boards, final]);
  const before = new Map(one.standing.map(({ who }) => [who.player, who]));
  const players = final.parts.map((part): SecondRoundPlayer => {
    const earlier = before.get(part.player);
    return {
      player: part.player,
      part,
      score: part.score,
      country: countries.get(part.position.power) ?? new Fraction(0),
      countBack: backward(part.centres),
      countryBefore: earlier === undefined ? [] : [earlier.country],
      countBackBefore: earlier?.countBack ?? [],
      ...rollerOf(part.player, rolls),
    };
  });
  return advancement(
    rank(players, secondRoundChain, ({ player }) => player),
    1,
  );
}
