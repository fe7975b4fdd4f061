import type { Instant } from '../../../../terms/time.ts';
import type { ClubView, UnitOfWork } from '../../../house/ports.ts';
import type { DueThing } from '../../../house/room.ts';
import { tell } from '../../../house/tell.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { Seat } from '../../seats/book.ts';
import { mayNotSit, openSeats, playedAnother } from '../../seats/find-seat.ts';
import { type Table, type TableNumber, tablesOf, theTable, writeAt } from '../../table.ts';
import { boardAt, poolFrom } from './board.ts';
import { callFor } from './call.ts';
import { poolRank } from './pool-rank.ts';

/** The open seats of boards for which a team has sent nobody in time, and those whose pool has answered for a day (WM B.8(d)). */
export const poolsDue = (view: ClubView): DueThing[] =>
  tablesOf(view)
    .filter(({ about, state }) => about.tournament !== undefined && state.status === 'playing')
    .flatMap((table) =>
      openSeats(table).flatMap((seat) =>
        table.state.pools.has(seat.id) ? choiceDue(view, table, seat) : openingDue(view, table, seat),
      ),
    );

function openingDue(view: ClubView, table: Table, seat: Seat): DueThing[] {
  const { number, book } = table;
  const at = boardAt(view, table);
  const from = at === null ? null : poolFrom(at, seat);
  if (from === null) return [];
  return [
    {
      at: Math.max(from, book.newestAt),
      name: `the pool for ${seat.id} at table ${number}, from ${from}`,
      carryOut: (work) => openPool(work, number, seat.id),
    },
  ];
}

function openPool(work: UnitOfWork, number: TableNumber, seat: string): void {
  const { about } = theTable(work, number);
  writeAt(work, theTable(work, number), { type: 'pool-opened', seat }, null);
  const table = theTable(work, number);
  const open = table.state.seats.get(seat);
  const call = open === undefined ? null : callFor(work, table, open, work.now);
  if (call?.of !== 'pool') return;
  const tournament = about.tournament?.number ?? 0;
  const told = { kind: 'pool-opened', table: number, tournament, seat, until: call.until } as const;
  work.announce(told, { to: 'games' });
}

function choiceDue(view: ClubView, table: Table, seat: Seat): DueThing[] {
  const { number, book } = table;
  const call = callFor(view, table, seat, book.newestAt);
  if (call.of !== 'pool') return [];
  const at = Math.max(call.until, book.newestAt);
  const chosen = bestOf(view, table, seat, at);
  if (chosen === null) return [];
  return [
    {
      at,
      name: `the choice from the pool for ${seat.id} at table ${number}, from ${call.pool.since}`,
      carryOut: (work) => giveTo(work, theTable(work, number), seat.id, chosen),
    },
  ];
}

/** The highest ranked of those who answered and may still play; null where there is none. */
function bestOf(view: ClubView, table: Table, seat: Seat, now: Instant): PersonNumber | null {
  const at = boardAt(view, table);
  const { answers = [] } = table.state.pools.get(seat.id) ?? {};
  if (at === null || answers.length === 0) return null;
  const may = answers.filter((person) => mayNotTake(view, table, person, { seat, now }).length === 0);
  const rank = poolRank(at);
  const last = rank.size;
  return may.toSorted((one, other) => (rank.get(one) ?? last) - (rank.get(other) ?? last))[0] ?? null;
}

const mayNotTake = (
  view: ClubView,
  table: Table,
  person: PersonNumber,
  { seat, now }: { seat: Seat; now: Instant },
) => [
  ...mayNotSit(view, table, person, { seat, now, as: 'permanent' }),
  ...playedAnother(table, seat.id, person),
];

/** Gives the seat to the one who was chosen. The table is told, and so is everybody who answered. */
function giveTo(work: UnitOfWork, table: Table, seat: string, person: PersonNumber): void {
  const { number, state } = table;
  const { answers = [] } = state.pools.get(seat) ?? {};
  writeAt(work, table, { type: 'seat-replaced', seat, person, until: null, fromPool: true }, null);
  work.announce({ kind: 'seat-taken', table: number, seat, person }, { to: 'table', table: number });
  for (const reader of answers)
    tell(work, { kind: 'pool-chosen', table: number, seat, person, reader }, reader);
}
