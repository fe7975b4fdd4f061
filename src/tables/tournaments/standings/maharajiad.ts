import { scoring } from '../rules/maharajiad/figures.ts';
import {
  advanceToSecondRound,
  countryChain,
  type FirstRoundPlayer,
  firstRoundChain,
  firstRoundStandings,
  maharajiadCountries,
} from '../rules/maharajiad/round-one.ts';
import { secondRoundChain, winner } from '../rules/maharajiad/round-two.ts';
import { scoreBoard } from '../rules/parts.ts';
import type { Standing } from '../rules/ranking.ts';
import {
  bestCountryStandings,
  type Course,
  partRow,
  type Standings,
  standingsOf,
  withoutQualified,
} from './course.ts';
import type { TournamentRecord } from './record.ts';

/** How a Maharajiad goes (MJ A.16 to A.22). */
export function maharajiadCourse({ results, rolls, declined }: TournamentRecord): Course {
  const boards = [1, 2].map((round) => results(round).map((board) => scoreBoard(board, scoring)));
  const [first = [], [final] = []] = boards;
  const standing = firstRoundStandings(first, rolls);
  const last = final === undefined ? null : winner(final, { boards: first, standing }, rolls);
  const next = advanceToSecondRound(standing, declined(2));
  const countries = maharajiadCountries(first, rolls);
  const second =
    last &&
    standingsOf(
      { title: 'Round 2', point: 'A.17' },
      last.standing,
      secondRoundChain,
      ({ part, score: points }) => ({ ...partRow(part), points }),
    );
  const ranked = (title: string, point: string, of: Standing<FirstRoundPlayer>): Standings =>
    standingsOf({ title, point }, of, firstRoundChain, ({ part, score: points }) => ({
      ...partRow(part),
      points,
    }));
  const one = ranked('Round 1', 'A.16', standing);
  return {
    standings: (view) => {
      if (view === 'players') return second === null ? [one] : [second, one];
      return view === 'teams' ? [] : [bestCountryStandings('A.22', countries, countryChain)];
    },
    reserves: (round) =>
      round === 2 ? withoutQualified(ranked('In reserve', 'A.21', next.others), next.qualified) : null,
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
