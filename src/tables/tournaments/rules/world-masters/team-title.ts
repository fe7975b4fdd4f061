import Fraction from 'fraction.js';
import type { ScoredBoard } from '../parts.ts';
import { type Chain, least, most, placesIn, rank, type Standing } from '../ranking.ts';
import { highestRoll, type Roller } from '../rolls.ts';
import { highestLeftOut, type TeamPoints, teamPoints, withoutHighest } from '../teams.ts';
import type { RoundOne } from './round-one.ts';

/** A team after both team rounds. */
export interface TitleTeam extends Roller {
  readonly team: number;
  readonly rounds: { readonly one: TeamPoints; readonly two: TeamPoints };
  readonly total: Fraction;
  /** How many of its players advanced to round 2. */
  readonly advanced: Fraction;
  readonly withoutRoundTwo: readonly Fraction[];
  readonly withoutRoundOne: readonly Fraction[];
  /** Its place after round 1. */
  readonly place: Fraction;
}

/** WM C.12. */
export const titleChain: Chain<TitleTeam> = [
  most(
    'C.12',
    'More points of all players in rounds 1 and 2 come first, without forfeited ones.',
    (one) => one.total,
  ),
  most('C.12(a)', 'The team with more players in round 2 comes first.', (one) => one.advanced),
  most(
    'C.12(b)',
    'More points without the team’s highest score of round 2 come first; then without the two highest, and so on.',
    (one) => one.withoutRoundTwo,
    highestLeftOut,
  ),
  most(
    'C.12(c)',
    'More points without the team’s highest score of round 1 come first; then without the two highest, and so on.',
    (one) => one.withoutRoundOne,
    highestLeftOut,
  ),
  least('C.12(d)', 'The team with the better place after round 1 comes first.', ({ place }) => place),
  highestRoll('C.7(f)'),
];

/**
 * WM C.12: the teams after rounds 1 and 2; the first has won the title. `two` are the boards of round 2, none where it does not count for the
 * teams (B.4).
 */
export function teamTitle(one: RoundOne, two: readonly ScoredBoard[]): Standing<TitleTeam> {
  const places = placesIn(one.teams, ({ team }) => team);
  const teams = one.teams.map(({ who }): TitleTeam => {
    const second = teamPoints(who.team, two);
    const total = who.points.total.add(second.total);
    return {
      team: who.team,
      rounds: { one: who.points, two: second },
      total,
      advanced: new Fraction(second.positions),
      withoutRoundTwo: withoutHighest(total, second.scores),
      withoutRoundOne: withoutHighest(total, who.points.scores),
      place: new Fraction(places.get(who.team) ?? places.size + 1),
      roller: who.roller,
      rolls: who.rolls,
    };
  });
  return rank(teams, titleChain, ({ team }) => team);
}
