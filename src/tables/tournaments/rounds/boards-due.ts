import type { ClubView } from '../../../house/ports.ts';
import type { DueThing } from '../../../house/room.ts';
import { type Table, tableNumbered } from '../../table.ts';
import { tableResult } from '../board-result.ts';
import type { Board, Round } from '../book/rounds.ts';
import type { BoardResult } from '../rules/result.ts';
import { teamSeated } from '../sign-up/teams.ts';
import { isOn, type Tournament, theTournament, tournamentsOf, writeIn } from '../tournament.ts';
import { plansOf } from './plans.ts';

/** The boards whose tables are over, or came out otherwise since a mistake there was put right: their results are taken down. */
export const boardsDue = (view: ClubView): DueThing[] =>
  tournamentsOf(view)
    .filter(isOn)
    .flatMap((tournament) => tournament.state.rounds.flatMap((round) => dueIn(view, tournament, round)));

function dueIn(view: ClubView, tournament: Tournament, round: Round): DueThing[] {
  if (round.closedAt !== null) return [];
  return round.boards.flatMap((board) => {
    const table = tableNumbered(view, board.table);
    const result = table === null ? null : resultOf(view, tournament, { round, board, table });
    if (table === null || isSame(result, board.result)) return [];
    const { number, book } = tournament;
    return [
      {
        at: Math.max(table.book.newestAt, book.newestAt),
        name: `the result of board ${board.board} in round ${round.number} of tournament ${number}, as of entry ${table.state.lastSeq}`,
        carryOut: (work) => {
          const of = { round: round.number, board: board.board };
          const body =
            result === null
              ? ({ type: 'board-reopened', ...of } as const)
              : ({ type: 'board-finished', ...kept(result) } as const);
          writeIn(work, theTournament(work, number), body, null);
          if (result !== null)
            work.announce({ kind: 'board-finished', tournament: number, ...of }, { to: 'games' });
        },
      },
    ];
  });
}

/** What became of a board, for the teams of its players; null while it is played. */
function resultOf(
  view: ClubView,
  tournament: Tournament,
  { round, board, table }: { round: Round; board: Board; table: Table },
): BoardResult | null {
  const result = tableResult(view, table);
  if (result === null) return null;
  const plan = plansOf(tournament).find((each) => each.round === round.number);
  const seats = result.seats.map((seat) => ({
    ...seat,
    team: teamSeated(tournament.state, board, seat.power)?.number ?? null,
  }));
  return { ...result, seats, round: round.number, board: board.board, lastYear: plan?.lastYear ?? null };
}

/** As an entry keeps it. */
const kept = ({ seats, end, ...result }: BoardResult) => ({
  ...result,
  seats: seats.map(({ power, team, start, centres }) => ({ power, team, start, centres: [...centres] })),
  tenures: seats.flatMap(({ power, tenures }) => tenures.map((tenure) => ({ power, ...tenure }))),
  end: { ...end, powers: [...end.powers] },
});

const isSame = (one: BoardResult | null, other: BoardResult | null): boolean =>
  JSON.stringify(one && ordered(one)) === JSON.stringify(other && ordered(other));

/** Its fields in one order, however it was put together. */
const ordered = ({ round, board, firstYear, lastYear, seats, end }: BoardResult) => [
  ...[round, board, firstYear, lastYear, end.how, end.powers, end.seasons],
  ...seats.map(({ power, team, start, centres, tenures }) => [
    ...[power, team, start, centres],
    ...tenures.map(({ player, from, to, as, fromPool, began }) => [player, from, to, as, fromPool, began]),
  ]),
];
