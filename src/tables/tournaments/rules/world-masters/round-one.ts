import Fraction from 'fraction.js';
import type { PersonNumber } from '../../../../ledger/fields.ts';
import { type Advancement, advancement } from '../advancement.ts';
import { countBack } from '../count-back.ts';
import type { ScoredBoard } from '../parts.ts';
import { type Qualifier, qualifiers } from '../qualifier.ts';
import { type Chain, least, most, placesIn, rank, type Standing } from '../ranking.ts';
import { highestRoll, neededRolls, type Roller, type Rolls, rollerOf } from '../rolls.ts';
import {
  highestLeftOut,
  type Team,
  type TeamPoints,
  teamOfPlayers,
  teamPoints,
  withoutHighest,
} from '../teams.ts';
import { credits, firstYear } from './figures.ts';

/** A player after round 1. */
export type RoundOnePlayer = Qualifier;

/** A team after round 1. Its best player is the one whose roll can decide for it. */
export interface RoundOneTeam extends Roller {
  readonly team: number;
  readonly points: TeamPoints;
  readonly withoutHighest: readonly Fraction[];
  /** The place of its best player among all, without credits; behind everybody if none has one. */
  readonly best: Fraction;
}

/** A player with the credits of their team. */
export interface CreditedPlayer extends RoundOnePlayer {
  readonly team: number | null;
  readonly credits: number;
  readonly withCredits: Fraction;
  /** Their team's place; behind all teams if they have none. */
  readonly teamPlace: Fraction;
}

/** Everything that round 1 comes to. */
export interface RoundOne {
  readonly boards: readonly ScoredBoard[];
  readonly membership: ReadonlyMap<PersonNumber, number>;
  /** By C.7 without what comes of teams, which C.6(b) needs. */
  readonly individuals: Standing<RoundOnePlayer>;
  /** By C.6. */
  readonly teams: Standing<RoundOneTeam>;
  /** By C.7. */
  readonly players: Standing<CreditedPlayer>;
  /** Whose rolls are wanted so that the credits are known. */
  readonly neededRolls: readonly PersonNumber[];
  readonly rolls: Rolls;
}

const score = most<RoundOnePlayer>('C.7', 'More points in round 1 come first.', (one) => one.score);
const country = least<RoundOnePlayer>(
  'C.7(a)',
  'The player whose country scored least over all boards of round 1 comes first.',
  (one) => one.country,
);
const bonus = most<RoundOnePlayer>(
  'C.7(c)',
  'The higher positional bonus comes first.',
  (one) => one.part.bonus,
);

/** WM C.7 without credits and teams: by it C.6(b) finds the best players. */
export const individualChain: Chain<RoundOnePlayer> = [
  score,
  country,
  bonus,
  countBack('C.7(d)', firstYear),
  highestRoll('C.7(f)'),
];

/** WM C.6. */
export const teamChain: Chain<RoundOneTeam> = [
  most('C.6', 'More points of all players in round 1 come first.', ({ points }) => points.total),
  most(
    'C.6(a)',
    'More points without the team’s highest score come first; then without the two highest, and so on.',
    (one) => one.withoutHighest,
    highestLeftOut,
  ),
  least('C.6(b)', 'The team whose best player has the better place comes first.', ({ best }) => best),
  highestRoll('C.7(f)'),
];

/** WM C.7. */
export const creditedChain: Chain<CreditedPlayer> = [
  most('C.7', 'More points in round 1 come first, with the credits of the team.', (one) => one.withCredits),
  country,
  most('C.7(b)', 'More points without credits come first.', (one) => one.score),
  bonus,
  countBack('C.7(d)', firstYear),
  least(
    'C.7(e)',
    'The player of the better team comes first; players without a team come last.',
    (one) => one.teamPlace,
  ),
  highestRoll('C.7(f)'),
];

/** WM C.6, C.7: the standings after round 1. */
export function roundOneStandings(
  boards: readonly ScoredBoard[],
  teams: readonly Team[],
  rolls: Rolls,
): RoundOne {
  const membership = teamOfPlayers(teams);
  const individuals = rank(qualifiers(boards, rolls), individualChain, ({ player }) => player);
  const ranked = rank(
    teams.map((team) => teamAfter(team, boards, individuals, rolls)),
    teamChain,
    ({ team }) => team,
  );
  const places = placesIn(ranked, ({ team }) => team);
  const players = individuals.map(({ who }) => credited(who, membership.get(who.player) ?? null, places));
  return {
    boards,
    membership,
    individuals,
    teams: ranked,
    players: rank(players, creditedChain, ({ player }) => player),
    neededRolls: [...new Set(credits.flatMap((_, n) => neededRolls(ranked, n + 1)))],
    rolls,
  };
}

/** WM C.7: who goes on to round 2. */
export function advanceToRoundTwo(one: RoundOne, places: number): Advancement<CreditedPlayer> {
  const found = advancement(one.players, places);
  // As long as credits are open, nobody is certain.
  return one.neededRolls.length === 0 ? found : { ...found, advancing: [], neededRolls: one.neededRolls };
}

function teamAfter(
  { number, members }: Team,
  boards: readonly ScoredBoard[],
  individuals: Standing<RoundOnePlayer>,
  rolls: Rolls,
): RoundOneTeam {
  const points = teamPoints(number, boards);
  const best = individuals.find(({ who }) => members.includes(who.player));
  return {
    team: number,
    points,
    withoutHighest: withoutHighest(points.total, points.scores),
    best: new Fraction(best?.place ?? individuals.length + 1),
    ...rollerOf(best?.who.player ?? null, rolls),
  };
}

function credited(
  one: RoundOnePlayer,
  team: number | null,
  places: ReadonlyMap<number, number>,
): CreditedPlayer {
  const place = (team === null ? undefined : places.get(team)) ?? places.size + 1;
  const own = (team === null ? undefined : credits[place - 1]) ?? 0;
  return { ...one, team, credits: own, withCredits: one.score.add(own), teamPlace: new Fraction(place) };
}
