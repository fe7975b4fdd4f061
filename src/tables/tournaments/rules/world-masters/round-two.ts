import Fraction from 'fraction.js';
import { type Advancement, advancement } from '../advancement.ts';
import { countBack } from '../count-back.ts';
import { qualifyingParts, type ScoredBoard } from '../parts.ts';
import { type Qualifier, qualifiers } from '../qualifier.ts';
import { type Chain, least, most, placesIn, rank, type Standing } from '../ranking.ts';
import { highestRoll, type Rolls } from '../rolls.ts';
import { firstYear } from './figures.ts';
import type { RoundOne } from './round-one.ts';
import { type TitleTeam, teamTitle } from './team-title.ts';

/** A player after round 2. */
export interface RoundTwoPlayer extends Qualifier {
  /** Their score of round 1; 0 if they could not qualify by it. */
  readonly roundOne: Fraction;
  /** The score of round 2 and half that of round 1. */
  readonly aggregate: Fraction;
  /** Their team's place after round 2; behind all teams if they have none. */
  readonly teamPlace: Fraction;
  /** Their place after round 1; behind everybody if they had none. */
  readonly place: Fraction;
}

/** Everything that round 2 comes to. */
export interface RoundTwo {
  readonly boards: readonly ScoredBoard[];
  /** By C.8. */
  readonly players: Standing<RoundTwoPlayer>;
  /** By C.12. */
  readonly teams: Standing<TitleTeam>;
}

/** WM C.8. */
export const aggregateChain: Chain<RoundTwoPlayer> = [
  most(
    'C.8',
    'More points come first: those of round 2 and half of those of round 1.',
    (one) => one.aggregate,
  ),
  least(
    'C.8(a)',
    'The player whose country scored least over all boards of round 2 comes first.',
    (one) => one.country,
  ),
  most('C.8(b)', 'The higher positional bonus in round 2 comes first.', (one) => one.part.bonus),
  countBack('C.8(c)', firstYear),
  least(
    'C.8(d)',
    'The player of the better team comes first; players without a team come last.',
    (one) => one.teamPlace,
  ),
  least('C.8(e)', 'The player with the better place in round 1 comes first.', ({ place }) => place),
  highestRoll('C.7(f)'),
];

/** WM C.8: the standings after round 2. */
export function roundTwoStandings(one: RoundOne, boards: readonly ScoredBoard[], rolls: Rolls): RoundTwo {
  const teams = teamTitle(one, boards);
  const places = {
    teams: placesIn(teams, ({ team }) => team),
    one: placesIn(one.players, ({ player }) => player),
  };
  const before = qualifyingParts(one.boards);
  const players = qualifiers(boards, rolls).map((qualifier): RoundTwoPlayer => {
    const roundOne = before.get(qualifier.player)?.score ?? new Fraction(0);
    const team = one.membership.get(qualifier.player);
    return {
      ...qualifier,
      roundOne,
      aggregate: qualifier.score.add(roundOne.div(2)),
      teamPlace: new Fraction((team && places.teams.get(team)) ?? places.teams.size + 1),
      place: new Fraction(places.one.get(qualifier.player) ?? places.one.size + 1),
    };
  });
  return { boards, players: rank(players, aggregateChain, ({ player }) => player), teams };
}

/** WM C.8: who goes on to the semi-final. */
export const advanceToSemiFinal = (two: RoundTwo, places: number): Advancement<RoundTwoPlayer> =>
  advancement(two.players, places);
