import { scoring } from '../rules/maharajiad/figures.ts';
import {
  advanceToSecondRound,
  firstRoundStandings,
  maharajiadCountries,
} from '../rules/maharajiad/round-one.ts';
import { winner } from '../rules/maharajiad/round-two.ts';
import { scoreBoard } from '../rules/parts.ts';
import { type Course, rowsOf, type Standings } from './course.ts';
import type { TournamentRecord } from './record.ts';

/** How a Maharajiad goes (MJ A.16 to A.22). */
export function maharajiadCourse({ results, rolls, declined }: TournamentRecord): Course {
  const boards = [1, 2].map((round) => results(round).map((board) => scoreBoard(board, scoring)));
  const [first = [], [final] = []] = boards;
  const standing = firstRoundStandings(first, rolls);
  const last = final === undefined ? null : winner(final, { boards: first, standing }, rolls);
  const next = advanceToSecondRound(standing, declined(2));
  const countries = maharajiadCountries(first, rolls);
  const players = (): Standings[] => [
    ...(last === null
      ? []
      : [
          {
            ...{ title: 'Round 2', point: 'A.17' },
            rows: rowsOf(last.standing, ({ player, part, score }) => ({
              ...{ player, power: part.position.power, points: score },
            })),
          },
        ]),
    {
      ...{ title: 'Round 1', point: 'A.16' },
      rows: rowsOf(standing, ({ player, part, score }) => ({
        ...{ player, power: part.position.power, points: score },
      })),
    },
  ];
  return {
    standings: (view) => {
      if (view === 'players') return players();
      if (view === 'teams') return [];
      return [
        {
          ...{ title: 'Best of each country', point: 'A.22' },
          rows: countries.flatMap(({ standing, power }) =>
            rowsOf(standing.slice(0, 1), ({ player, score }) => ({ player, power, points: score })),
          ),
        },
      ];
    },
    qualifying: (round) =>
      round === 2
        ? { players: next.qualified, neededRolls: next.neededRolls }
        : { players: [], neededRolls: [] },
    neededRolls: (round) =>
      round === 1
        ? [...next.neededRolls, ...countries.flatMap(({ neededRolls }) => neededRolls)]
        : (last?.neededRolls ?? []),
  };
}
