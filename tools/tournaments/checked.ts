import Fraction from 'fraction.js';
import { formatOf, type RoundPlan } from '../../src/tables/tournaments/format.ts';
import { plansOf } from '../../src/tables/tournaments/rounds/plans.ts';
import { scoreBoard } from '../../src/tables/tournaments/rules/parts.ts';
import type { BoardResult } from '../../src/tables/tournaments/rules/result.ts';
import { scoring } from '../../src/tables/tournaments/rules/world-masters/figures.ts';
import type { Course, Standings } from '../../src/tables/tournaments/standings/course.ts';
import { recordOf } from '../../src/tables/tournaments/standings/record.ts';
import type { Tournament } from '../../src/tables/tournaments/tournament.ts';
import { type PlayedTournament, type Recounted, recount } from './recount.ts';
import { recountBoard, unit } from './recounted-board.ts';
import { breachWords, recountBreaches, type SatRound, seatedTwice } from './recounted-seats.ts';

/** Something of a tournament as the bot has it and as the recount has it, each in words. */
export interface Compared {
  readonly what: string;
  readonly ours: string;
  readonly recounted: string;
}

/** What of a World Masters that is over the recount finds otherwise than the bot: nothing where all is right. */
export const differences = (tournament: Tournament): Compared[] =>
  [...boardsOf(tournament).flatMap(scores), ...seats(tournament), ...standings(tournament)].filter(
    ({ ours, recounted }) => ours !== recounted,
  );

const compared = (what: string, ours: unknown, recounted: unknown): Compared => ({
  ...{ what, ours: JSON.stringify(ours), recounted: JSON.stringify(recounted) },
});

/** The results of all boards, round by round. */
export const boardsOf = ({ state }: Tournament): BoardResult[] =>
  state.rounds.flatMap(({ boards }) => boards.flatMap(({ result }) => result ?? []));

/** The sum of the scores of a board as an exact fraction, and whatever of each position every player has. */
function scores(board: BoardResult): Compared[] {
  const { positions, parts } = scoreBoard(board, scoring);
  const counted = recountBoard(board);
  const sum = new Fraction(0).add(counted.reduce((all, { score }) => all + score, 0)).div(unit);
  const ours = positions.reduce((all, { score }) => all.add(score), new Fraction(0));
  const shares = counted.flatMap((each) => each.shares);
  const what = `round ${board.round}, board ${board.board}`;
  return [
    compared(`the sum of ${what}`, ours.toFraction(), sum.toFraction()),
    compared(
      `the parts of ${what}`,
      parts.map(({ player, score, bonus }) => [player, score.mul(unit).valueOf(), bonus.mul(unit).valueOf()]),
      shares.map(({ player, score, bonus }) => [player, score, bonus]),
    ),
  ];
}

/** Nobody sits twice in a round, those who sat down are those who were seated, and every breach is listed. */
function seats(tournament: Tournament): Compared[] {
  const { rounds } = tournament.state;
  const sat = rounds.map((_, n) => satIn(tournament, n));
  return rounds.flatMap(({ number, boards, breaches }, n) => {
    const round = sat[n] ?? { seats: [], forTeams: false };
    const first = boards.flatMap(({ result }) =>
      result?.seats.map(({ tenures: [begins] }) => begins?.player),
    );
    return [
      compared(`who sits twice in round ${number}`, [], seatedTwice(round)),
      compared(
        `who begins in round ${number}`,
        round.seats.map(({ person }) => person),
        first,
      ),
      compared(
        `what round ${number} breaches`,
        breaches.map(({ point, ...of }) => breachWords(point, of)).sort(),
        recountBreaches(round, sat.slice(0, n)),
      ),
    ];
  });
}

function satIn(tournament: Tournament, n: number): SatRound {
  const { rounds, teams } = tournament.state;
  const { boards } = rounds[n] ?? { boards: [] };
  const teamOf = new Map(
    teams.flatMap(({ number, members }) => members.map(({ person }) => [person, number])),
  );
  return {
    seats: boards.flatMap(({ board, seats }) =>
      seats.map(({ power, person }) => ({ board, power, person, team: teamOf.get(person) ?? null })),
    ),
    forTeams: plansOf(tournament)[n]?.forTeams ?? false,
  };
}

/** Teams and players after each round, who goes on from it, and who has won what. */
function standings(tournament: Tournament): Compared[] {
  const { state, about } = tournament;
  const plans = plansOf(tournament);
  const course = formatOf(about.rules).course(recordOf(state, plans));
  const again = recount(playedOf(tournament, plans));
  const [final, semi, ...earlier] = course.standings('players').map(playersIn);
  const [title, one] = course.standings('teams').map(({ rows }) => rows.map(({ team }) => team));
  const [first, second] = earlier.reverse();
  const countries = course.standings('countries').flatMap(({ rows }) => rows);
  return [
    compared('the teams after round 1', one, again.teams[0]),
    compared('the team title', title, again.teams[1]),
    compared('the players after round 1', first, again.players[0]),
    compared('the players after round 2', second ?? [], again.players[1]),
    compared('the players after the semi-final', semi, again.players[2]),
    ...goingOn(tournament, plans, { course, again }),
    compared('the champion', final?.[0], again.champion),
    compared(
      'the best of each country',
      countries.map(({ power, player }) => [power, player]).sort(),
      Object.entries(again.countries).sort(),
    ),
  ];
}

const playersIn = ({ rows }: Standings): (number | null)[] => rows.map(({ player }) => player);

/** Those who were seated in each round after the first are the best of the one before who did not decline. */
function goingOn(
  { state }: Tournament,
  plans: readonly RoundPlan[],
  { course, again }: { course: Course; again: Recounted },
): Compared[] {
  const inOrder = (people: readonly number[]) => [...people].sort((a, b) => a - b);
  return plans.slice(1).map(({ round, kind, places }, n) => {
    const declined = [...(state.declined.get(round) ?? [])];
    const best = again.players[n]?.filter((player) => !declined.includes(player)).slice(0, places) ?? [];
    const { boards = [] } = state.rounds.find(({ number }) => number === round) ?? {};
    const seated = boards.flatMap(({ seats }) => seats.map(({ person }) => person));
    const told = course.qualifying(round).players.map(({ player }) => player);
    const expected = inOrder(kind === 'final' ? again.finalists : best);
    return compared(`who plays in round ${round}`, [inOrder(seated), inOrder(told)], [expected, expected]);
  });
}

/** A tournament as the recount takes it. */
function playedOf({ state }: Tournament, plans: readonly RoundPlan[]): PlayedTournament {
  const boards = (kind: RoundPlan['kind']): BoardResult[] => {
    const round = plans.find((plan) => plan.kind === kind)?.round;
    const those = state.rounds.find(({ number }) => number === round)?.boards ?? [];
    return those.flatMap(({ result }) => result ?? []);
  };
  const [final] = boards('final');
  if (final === undefined) throw new Error('There was no final');
  return {
    rounds: [boards('first'), boards('second'), boards('semi-final'), final],
    teams: state.teams.map(({ number, members }) => ({
      number,
      members: members.map(({ person }) => person),
    })),
    declined: [...(state.declined.get(plans.length) ?? [])],
    rolls: state.rolls,
  };
}
