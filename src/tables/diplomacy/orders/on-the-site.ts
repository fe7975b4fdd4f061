import { isErased } from '../../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../../house/ports.ts';
import { type Result, refused } from '../../../house/result.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { playerOf, type Seat } from '../../seats/book.ts';
import { notPlayed, type Table, tableNumbered } from '../../table.ts';
import type { OrdersLink } from '../orders-link.ts';
import { takeOrders } from './give-orders.ts';
import { finishOrders } from './mark-final.ts';
import { inGame, type OwnGame } from './own-orders.ts';

/** What a player's own page sends: lines for some units, and the units whose orders are taken back. */
export interface OrdersChange {
  phase: string;
  text: string;
  without: readonly string[];
}

/** The seat that a link is for, while the person whom it was given still plays it; else null. */
export function seatOfLink(view: ClubView, link: OrdersLink): { table: Table; seat: Seat } | null {
  const table = tableNumbered(view, link.table);
  const seat = table?.state.seats.get(link.seat);
  const person = view.people.byAccount(link.account);
  if (table === null || seat === undefined || person === null) return null;
  if ((table.state.diplomacy?.linksEnded.get(seat.id) ?? 0) !== link.ended) return null;
  return playerOf(seat) === person.number && !isErased(view, person) ? { table, seat } : null;
}

/** A player gives orders on their own page, for the units that they changed there (Club 2.3). Null where the link opens nothing any more. */
export function changeOrders(
  work: UnitOfWork,
  link: OrdersLink,
  change: OrdersChange,
): Result<TableOutcome<'orders-given'>> | null {
  const own = gameOfLink(work, link, change.phase);
  if (own === null || !own.ok) return own;
  return takeOrders(work, own.value, { ...change, whole: false, onSite: true }, playerOf(own.value.seat));
}

/** A player marks their orders final on their own page, or not any more (Club 3.3). Null where the link opens nothing any more. */
export function changeFinal(
  work: UnitOfWork,
  link: OrdersLink,
  change: { phase: string; final: boolean },
): Result<TableOutcome<'orders-final'>> | null {
  const own = gameOfLink(work, link, change.phase);
  return own === null || !own.ok
    ? own
    : finishOrders(work, own.value, change.final, playerOf(own.value.seat));
}

function gameOfLink(view: ClubView, link: OrdersLink, seen: string): Result<OwnGame> | null {
  const found = seatOfLink(view, link);
  if (found === null) return null;
  const { table, seat } = found;
  return table.state.status === 'playing' ? inGame(table, seat, seen) : refused(notPlayed(table));
}
