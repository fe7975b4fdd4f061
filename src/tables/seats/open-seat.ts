import type { UnitOfWork } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { loseOffices } from '../officers/lose-offices.ts';
import { isUnderWay, type Table, theTable, writeAt } from '../table.ts';
import { tellTeam } from '../tournaments/replacing/tell-team.ts';
import { endOffer } from './answer-offer.ts';
import type { OpeningReason, Seat } from './book.ts';

/** Opens a seat for a replacement. The table is told, and its team if it has one. */
export function openSeat(
  work: UnitOfWork,
  table: Table,
  seat: Seat,
  why: OpeningReason,
  by: PersonNumber | null,
): void {
  const before = seat.holder;
  writeAt(work, table, { type: 'seat-opened', seat: seat.id, why }, by);
  const told = { kind: 'seat-open', table: table.number, seat: seat.id, why, before } as const;
  work.announce(told, { to: 'table', table: table.number });
  tellTeam(work, table.number, seat.id, null);
}

/** Has the person go who stands in at a seat: its player plays again, or it is open. The table is told. */
export function endStandIn(work: UnitOfWork, table: Table, seat: Seat, by: PersonNumber | null): void {
  const { standIn, holder } = seat;
  if (standIn === null) return;
  writeAt(work, table, { type: 'seat-returned', seat: seat.id }, by);
  const told = { table: table.number, seat: seat.id, person: holder, standIn: standIn.person };
  work.announce({ kind: 'seat-returned', ...told }, { to: 'table', table: table.number });
}

/** Takes somebody from the seats of a table, and takes back what they were offered there. */
export function leaveSeats(
  work: UnitOfWork,
  table: Table,
  person: PersonNumber,
  why: OpeningReason,
  by: PersonNumber | null,
): void {
  const { seats, offers } = table.state;
  for (const offer of [...offers.values()])
    if (offer.person === person) endOffer(work, table, offer, 'withdrawn', by);
  for (const seat of seats.values()) {
    if (seat.standIn?.person === person) endStandIn(work, table, seat, by);
    if (seat.holder === person) openSeat(work, table, seat, why, by);
  }
}

/** Takes somebody from a table who can have no part in it any more: their seat, their entry, and what office they have. */
export function leaveTableForGood(
  work: UnitOfWork,
  number: number,
  person: PersonNumber,
  why: 'left' | 'banned',
  by: PersonNumber | null,
): void {
  const table = theTable(work, number);
  if (!isUnderWay(table)) return;
  if (table.state.entrants.some((entrant) => entrant.person === person) && table.state.status === 'open')
    writeAt(work, table, { type: 'table-left', person }, by);
  if (table.state.status === 'playing') leaveSeats(work, theTable(work, number), person, why, by);
  loseOffices(work, theTable(work, number), person, by);
}
