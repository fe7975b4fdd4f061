import type { UseCase } from '../../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../../house/ports.ts';
import { done, notUnderstood, type Result } from '../../../house/result.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { type Meant, writeAt } from '../../table.ts';
import { personActing } from '../../who.ts';
import { findOwnGame, type OwnGame, ordersPlace, ownLines, ownOrders } from './own-orders.ts';
import { isRead, mergeOrders, type OrderRead, readOrders, subjectOf } from './read-orders.ts';

export interface GivenOrders extends Meant {
  text: string;
  /** All that the seat orders, as from a form; else only the units that it names, and others keep their orders. */
  whole: boolean;
  /** The phase that the player saw when they wrote; null for the present one. */
  phase: string | null;
}

/** The most characters that the orders of one seat have in a phase. */
export const mostWritten = 4_000;

/**
 * A player gives orders for their seat, in place of those for the same units (Club 2.3). What cannot be read is refused, and
 * nothing changes then; an order that is not possible is kept, with a warning (Club 2.4).
 */
export const giveOrders: UseCase<GivenOrders, TableOutcome<'orders-given'>> = (work, actor, input) => {
  const found = findOwnGame(work, actor, input, input.phase);
  return found.ok ? takeOrders(work, found.value, input, personActing(work, actor)) : found;
};

/** The lines that somebody wrote, and the units whose orders they take back. */
export type OrdersTaken = Pick<GivenOrders, 'text' | 'whole'> & { without?: readonly string[] };

/** The same for a seat that is known, by the person who plays it. */
export function takeOrders(
  work: UnitOfWork,
  own: OwnGame,
  taken: OrdersTaken,
  person: number | null,
): Result<TableOutcome<'orders-given'>> {
  const read = readTaken(work, own, taken);
  return read.ok ? done(keepOrders(work, own, read.value, person)) : read;
}

/**
 * Keeps the orders of a seat, hidden; where they are what it ordered before, nothing is written, and they stay final. `choosing`: the
 * player chooses them one by one, and goes on with the next.
 */
export function keepOrders(
  work: UnitOfWork,
  own: OwnGame,
  orders: readonly OrderRead[],
  person: number | null,
  choosing = false,
): TableOutcome<'orders-given'> {
  const { table, game, seat, phase } = own;
  const words = orders.map(({ text }) => text).join('\n');
  const before = game.drafts.get(seat.id);
  if (before !== undefined && ownLines(work, own) === words)
    return { kind: 'orders-given', table: table.number, seat: seat.id, phase, entry: before.seq, choosing };
  const hidden = work.secrets.hide(ordersPlace(table.number, seat.id, phase), words);
  const entry = writeAt(work, table, { type: 'orders-given', seat: seat.id, phase, orders: hidden }, person);
  return { kind: 'orders-given', table: table.number, seat: seat.id, phase, entry, choosing };
}

function readTaken(
  view: ClubView,
  own: OwnGame,
  { text, whole, without = [] }: OrdersTaken,
): Result<OrderRead[]> {
  const { table, game, seat } = own;
  const given = readOrders(game, table.rules, seat.id, text);
  const misread = given.filter((each) => !isRead(each));
  if (misread.length > 0) return notUnderstood({ problem: 'orders-unreadable', orders: misread.map(unread) });
  const before = whole ? [] : ownOrders(view, own).filter((each) => !without.includes(subjectOf(each)));
  const orders = whole ? given : mergeOrders(before, given);
  const length = orders.reduce((sum, each) => sum + each.text.length + 1, 0);
  return length > mostWritten
    ? notUnderstood({ problem: 'too-long', option: 'text', length, limit: mostWritten })
    : done(orders);
}

const unread = ({ text, trouble }: OrderRead) => ({
  text,
  what: trouble?.what ?? '',
  possible: [...(trouble?.possible ?? [])],
});
