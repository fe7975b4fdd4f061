import type { PersonNumber } from '../../../ledger/fields.ts';
import type { RoundPlan } from '../format.ts';
import { advancement } from '../rules/advancement.ts';
import { type ScoredBoard, scoreBoard } from '../rules/parts.ts';
import type { Standing } from '../rules/ranking.ts';
import type { Roller } from '../rules/rolls.ts';
import { countryChain, worldMastersCountries } from '../rules/world-masters/best-country.ts';
import { scoring } from '../rules/world-masters/figures.ts';
import { champion, finalChain } from '../rules/world-masters/final.ts';
import { creditedChain, roundOneStandings, teamChain } from '../rules/world-masters/round-one.ts';
import { aggregateChain, roundTwoStandings } from '../rules/world-masters/round-two.ts';
import {
  advanceToFinal,
  type SemiFinalist,
  semiFinalChain,
  semiFinalStandings,
  standInChain,
} from '../rules/world-masters/semi-final.ts';
import { teamTitle, titleChain } from '../rules/world-masters/team-title.ts';
import {
  bestCountryStandings,
  type Course,
  partRow,
  type Qualifying,
  type Standings,
  standingsOf,
  withoutQualified,
} from './course.ts';
import type { TournamentRecord } from './record.ts';

/** The rounds as they were played so far, each with its standings. */
type Played = ReturnType<typeof reckon>;

/** How a World Masters goes (WM C). */
export function worldMastersCourse(record: TournamentRecord): Course {
  const played = reckon(record);
  return {
    standings: (view) =>
      view === 'players'
        ? playerStandings(played)
        : view === 'teams'
          ? teamStandings(played)
          : bestOf(played),
    qualifying: (round) => qualifying(record, played, round),
    reserves: (round) => reserves(record, played, round),
    neededRolls: (round) => [
      ...qualifying(record, played, round + 1).neededRolls,
      ...(kindOf(record.plans, round) === 'final' ? rollsAtTheEnd(played) : []),
    ],
  };
}

const kindOf = (plans: readonly RoundPlan[], round: number): RoundPlan['kind'] | null =>
  plans.find((plan) => plan.round === round)?.kind ?? null;

function reckon({ plans, results, teams, rolls }: TournamentRecord) {
  const boards = (kind: RoundPlan['kind']): ScoredBoard[] => {
    const plan = plans.find((each) => each.kind === kind);
    return plan === undefined ? [] : results(plan.round).map((board) => scoreBoard(board, scoring));
  };
  const one = roundOneStandings(boards('first'), teams, rolls);
  const hasTwo = plans.some(({ kind }) => kind === 'second');
  const two = hasTwo ? roundTwoStandings(one, boards('second'), rolls) : null;
  const before: Standing<Roller & { player: PersonNumber }> = two?.players ?? one.players;
  const semi = semiFinalStandings(boards('semi-final'), before, rolls);
  const [last] = boards('final');
  const final = last === undefined ? null : champion(last, semi, rolls);
  const countries = worldMastersCountries([...boards('first'), ...boards('second')], rolls);
  const title = two?.teams ?? teamTitle(one, []);
  return { one, two, before, semi, final, countries, title };
}

function qualifying({ plans, declined }: TournamentRecord, played: Played, round: number): Qualifying {
  const plan = plans.find((each) => each.round === round);
  if (plan === undefined || plan.kind === 'first') return { players: [], neededRolls: [] };
  const gone = declined(round);
  if (plan.kind === 'final') {
    const { qualified: players, neededRolls } = advanceToFinal(played.semi, gone);
    return { players, neededRolls };
  }
  // WM C.7 and C.8: who declines leaves their place to the next.
  const standing = plan.kind === 'second' ? played.one.players : played.before;
  const open = played.one.neededRolls;
  const { advancing, neededRolls } = advancement<Roller & { player: PersonNumber }>(
    standing.filter(({ who }) => !gone.includes(who.player)),
    plan.places,
  );
  const point = standing === played.one.players ? 'C.7' : 'C.8';
  return open.length > 0
    ? { players: [], neededRolls: open }
    : { players: advancing.map(({ player }) => ({ player, point, board: null })), neededRolls };
}

const rollsAtTheEnd = ({ final, countries, title }: Played): PersonNumber[] => [
  ...(final?.neededRolls ?? []),
  ...countries.flatMap(({ neededRolls }) => neededRolls),
  ...advancement(title, 1).neededRolls,
];

const playerStandings = (played: Played): Standings[] =>
  [afterFinal(played), afterSemiFinal(played), afterTwo(played), afterOne(played)]
    .filter((each) => each !== null)
    .filter(({ rows }) => rows.length > 0);

const afterOne = ({ one }: Played): Standings =>
  standingsOf(
    { title: 'Round 1', point: 'C.7' },
    one.players,
    creditedChain,
    ({ team, part, withCredits: points }) => ({ ...partRow(part), team, points }),
  );

const afterTwo = ({ one, two }: Played): Standings | null =>
  two &&
  standingsOf(
    { title: 'Round 2', point: 'C.8' },
    two.players,
    aggregateChain,
    ({ player, part, aggregate: points }) => ({
      ...partRow(part),
      ...{ team: one.membership.get(player) ?? null, points },
    }),
  );

const asSemiFinalist = ({ part, score: points }: SemiFinalist) => ({ ...partRow(part), points });

const afterSemiFinal = ({ semi }: Played): Standings =>
  standingsOf({ title: 'Semi-final', point: 'C.9' }, semi, semiFinalChain, asSemiFinalist);

const afterFinal = ({ final }: Played): Standings | null =>
  final &&
  standingsOf({ title: 'Final', point: 'C.11' }, final.standing, finalChain, ({ part, centres: points }) => ({
    ...partRow(part),
    points,
  }));

/** WM C.7, C.8 and C.10: who comes next. */
function reserves(record: TournamentRecord, played: Played, round: number): Standings | null {
  const kind = kindOf(record.plans, round);
  if (kind === null || kind === 'first') return null;
  const gone = record.declined(round).map((player) => ({ player }));
  const { players } = qualifying(record, played, round);
  if (kind === 'final') {
    const { others } = advanceToFinal(played.semi, record.declined(round));
    const next = { title: 'In reserve', point: 'C.10' };
    return withoutQualified(standingsOf(next, others, standInChain, asSemiFinalist), players);
  }
  const before = kind === 'second' ? null : afterTwo(played);
  return withoutQualified({ ...(before ?? afterOne(played)), title: 'In reserve' }, [...players, ...gone]);
}

const teamStandings = ({ one, title }: Played): Standings[] => [
  standingsOf({ title: 'Team title', point: 'C.12' }, title, titleChain, ({ team, total: points }) => ({
    team,
    points,
  })),
  standingsOf(
    { title: 'Teams after round 1', point: 'C.6' },
    one.teams,
    teamChain,
    ({ team, points: { total: points } }) => ({ team, points }),
  ),
];

const bestOf = ({ countries }: Played): Standings[] => [
  bestCountryStandings('C.13', countries, countryChain),
];
