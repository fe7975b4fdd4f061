import type { ClubView, UnitOfWork } from '../../../house/ports.ts';
import type { Refusal } from '../../../house/result.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { phaseDeadline } from '../../clock/phase-deadline.ts';
import { directorOf } from '../../officers/directing.ts';
import { playerOf, type Seat } from '../../seats/book.ts';
import { by, type Table } from '../../table.ts';
import { holdsOffice } from '../../who.ts';
import { type BoardAt, boardAt, captainOf, teamAt } from './board.ts';

const hour = 3600_000;

interface SeatAt {
  table: Table;
  seat: Seat;
}

/** Who may offer a seat besides its player and the gamemaster: the captain of its team (WM B.8(a)), and the director. */
export function alsoOffer(view: ClubView, { table, seat }: SeatAt): PersonNumber[] {
  const at = boardAt(view, table);
  if (at === null) return [];
  const captain = teamAt(at, seat.id)?.captain;
  return [captain ?? null, directorOf(table)].filter((each) => each !== null);
}

/** None, or why it is too late for the captain of a seat’s team to offer it (WM B.8(c) and (d)). */
export function captainTooLate(
  work: UnitOfWork,
  { table, seat }: SeatAt,
  person: PersonNumber | null,
): Refusal[] {
  const at = boardAt(work, table);
  if (at === null || person === null || captainOf(work, table, seat.id) !== person) return [];
  if (seat.holder === person || holdsOffice(table, person, 'gm') || directorOf(table) === person) return [];
  const about = { table: table.number, seat: seat.id, ...by(table.rules, 'captain') };
  if (table.state.pools.has(seat.id)) return [{ code: 'team-time-over', ...about }];
  const hours = at.format.replacing?.changeHours ?? 0;
  return changesLate(work, at, { table, seat }, hours) ? [{ code: 'change-too-late', hours, ...about }] : [];
}

/** WM B.8(c): who has taken over a seat and given orders is changed at least 48 hours before a deadline. */
function changesLate(work: UnitOfWork, { plan }: BoardAt, { table, seat }: SeatAt, hours: number): boolean {
  if (plan.kind !== 'first' || playerOf(seat) === null || !hasOrdered({ table, seat })) return false;
  const deadline = phaseDeadline(work, table);
  return deadline !== null && work.now > deadline - hours * hour;
}

/** Whether orders were given for a seat since somebody took it over. */
export const hasOrdered = ({ table: { book }, seat: { id, vacancy } }: SeatAt): boolean => {
  const filled = vacancy?.filled ?? null;
  return (
    filled !== null &&
    book.entries.some(
      (entry) =>
        entry.seq > filled && entry.type === 'orders-given' && entry.seat === id && entry.none !== true,
    )
  );
};
