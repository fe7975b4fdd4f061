import type { UnitOfWork } from '../../../src/house/ports.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { worldMasters } from '../../../src/tables/rule-sets/world-masters.ts';
import type { TournamentRuleId } from '../../../src/tables/tournaments/book/sign-up.ts';
import { tournamentBooks } from '../../../src/tables/tournaments/book/tournament.ts';
import { hideLot } from '../../../src/tables/tournaments/lot.ts';
import { theTournament, writeIn } from '../../../src/tables/tournaments/tournament.ts';

type Body = Parameters<typeof writeIn>[2];

/**
 * The tournaments that the samples speak of: in tournament 4, a World Masters, a board of the first round is over; tournament 5, a
 * Maharajiad, is open for players; in tournament 6, a World Masters of one team, somebody does not want to play the semi-final.
 */
export function fillTournaments(
  work: UnitOfWork,
  director: PersonNumber,
  players: readonly PersonNumber[],
): void {
  const masters = open(work, 'Spring Masters', 'world-masters-2004', director);
  const powers = worldMasters.seats.map(({ id }) => id);
  const seats = powers.map((power, place) => ({ power, person: players[place] ?? director }));
  const write = (body: Body) => writeIn(work, theTournament(work, masters), body, director);
  for (const { person } of seats) write({ type: 'tournament-joined', person, wants: ['FRA'] });
  const team = { team: 1, name: 'The Rooks', captain: players[0] ?? director, members: seats };
  write({
    type: 'team-entered',
    ...team,
    members: [...seats, { person: players[8] ?? director, power: null }],
  });
  const next = hideLot(work, masters, 'the next lot of the samples');
  write({ type: 'sign-up-closed', seed: 'the lot of the samples', teams: [], reserves: [], ...next });
  const boards = [
    { board: 1, table: 2 },
    { board: 2, table: 1 },
  ];
  const met = {
    point: 'B.6(d)',
    people: seats.slice(0, 2).map(({ person }) => person),
    teams: [],
    boards: [1],
    power: null,
  };
  const again = {
    point: 'B.6(c)',
    people: [seats[0]?.person ?? director],
    teams: [],
    boards: [2],
    power: 'AUS',
  };
  const teams = { point: 'B.6(e)', people: [], teams: [1, 2], boards: [1, 2], power: null };
  const round = {
    round: 1,
    seed: 'the next lot of the samples',
    boards,
    seats: boards.flatMap(({ board }) => seats.map((seat) => ({ board, ...seat }))),
    breaches: [met, again, teams],
    ...next,
  };
  write({ type: 'round-seated', ...round });
  const tenure = { from: 0, to: null, as: 'first', fromPool: false, began: 1 } as const;
  const result = { round: 1, board: 1, firstYear: 1901, lastYear: 1909 };
  const finished = {
    ...{ type: 'board-finished' as const, ...result },
    seats: seats.map(({ power }, place) => ({ power, team: 1, start: 3, centres: [place + 1] })),
    tenures: seats.map(({ power, person }) => ({ power, ...tenure, player: person })),
    end: { how: 'year' as const, powers: [], seasons: 18 },
  };
  write(finished);
  open(work, 'Monsoon', 'maharajiad', director);
  const small = open(work, 'Autumn Masters', 'world-masters-2004', director);
  const course: Body[] = [
    { type: 'team-entered', ...team },
    { type: 'sign-up-closed', seed: 'the lot of the samples', teams: [], reserves: [], ...next },
    { type: 'round-seated', ...round, ...onOneBoard(seats) },
    finished,
    { type: 'round-closed', round: 1 },
    { type: 'place-declined', round: 2, person: seats[3]?.person ?? director, declined: true },
  ];
  for (const body of course) writeIn(work, theTournament(work, small), body, director);
}

/** A first round of one board, which keeps to all that the rules ask for. */
const onOneBoard = (seats: readonly { power: string; person: PersonNumber }[]) => ({
  ...{ boards: [{ board: 1, table: 2 }], breaches: [] },
  seats: seats.map((seat) => ({ board: 1, ...seat })),
});

function open(work: UnitOfWork, name: string, rules: TournamentRuleId, director: PersonNumber): number {
  const book = work.begin(tournamentBooks);
  const next = hideLot(work, book.number, 'the lot of the samples');
  work.appendTo(book, { type: 'tournament-opened', name, rules, ...next }, { by: director, acts: [] });
  work.appendTo(
    book,
    { type: 'office-given', office: 'director', person: director },
    { by: director, acts: [] },
  );
  return book.number;
}
