import type { PersonNumber } from '../../../ledger/fields.ts';
import type { RoundPlan } from '../format.ts';
import { advancement } from '../rules/advancement.ts';
import { type ScoredBoard, scoreBoard } from '../rules/parts.ts';
import type { Standing } from '../rules/ranking.ts';
import type { Roller } from '../rules/rolls.ts';
import { worldMastersCountries } from '../rules/world-masters/best-country.ts';
import { scoring } from '../rules/world-masters/figures.ts';
import { champion } from '../rules/world-masters/final.ts';
import { roundOneStandings } from '../rules/world-masters/round-one.ts';
import { roundTwoStandings } from '../rules/world-masters/round-two.ts';
import { advanceToFinal, semiFinalStandings } from '../rules/world-masters/semi-final.ts';
import { teamTitle } from '../rules/world-masters/team-title.ts';
import { type Course, type Qualifying, rowsOf, type Standings } from './course.ts';
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
    : { players: advancing.map(({ player }) => ({ player, point })), neededRolls };
}

const rollsAtTheEnd = ({ final, countries, title }: Played): PersonNumber[] => [
  ...(final?.neededRolls ?? []),
  ...countries.flatMap(({ neededRolls }) => neededRolls),
  ...advancement(title, 1).neededRolls,
];

function playerStandings({ one, two, semi, final }: Played): Standings[] {
  const all: (Standings | null)[] = [
    final && {
      ...{ title: 'Final', point: 'C.11' },
      rows: rowsOf(final.standing, ({ player, part, centres }) => ({
        ...{ player, power: part.position.power, points: centres },
      })),
    },
    {
      ...{ title: 'Semi-final', point: 'C.9' },
      rows: rowsOf(semi, ({ player, part, score }) => ({
        player,
        power: part.position.power,
        points: score,
      })),
    },
    two && {
      ...{ title: 'Round 2', point: 'C.8' },
      rows: rowsOf(two.players, ({ player, part, aggregate }) => ({
        ...{ player, power: part.position.power, points: aggregate },
      })),
    },
    {
      ...{ title: 'Round 1', point: 'C.7' },
      rows: rowsOf(one.players, ({ player, team, part, withCredits }) => ({
        ...{ player, team, power: part.position.power, points: withCredits },
      })),
    },
  ];
  return all.filter((each) => each !== null).filter(({ rows }) => rows.length > 0);
}

const teamStandings = ({ one, title }: Played): Standings[] => [
  { title: 'Team title', point: 'C.12', rows: rowsOf(title, ({ team, total }) => ({ team, points: total })) },
  {
    ...{ title: 'Teams after round 1', point: 'C.6' },
    rows: rowsOf(one.teams, ({ team, points }) => ({ team, points: points.total })),
  },
];

const bestOf = ({ countries }: Played): Standings[] => [
  {
    ...{ title: 'Best of each country', point: 'C.13' },
    rows: countries.flatMap(({ standing, power }) =>
      rowsOf(standing.slice(0, 1), ({ player, score }) => ({ player, power, points: score })),
    ),
  },
];
