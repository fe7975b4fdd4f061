import type { UseCase } from '../../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../../house/result.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { by, type Meant, writeAt } from '../../table.ts';
import { personActing } from '../../who.ts';
import { findOwnGame, type OwnGame, ordersPlace, ownLines, ownOrders } from './own-orders.ts';
import { mergeOrders, type OrderRead, readOrders, subjectOf } from './read-orders.ts';

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
  const found = findOwnGame(work, actor, input);
  return found.ok ? takeOrders(work, found.value, input, personActing(work, actor)) : found;
};

/** The lines that somebody wrote, and the units whose orders they take back. */
export type OrdersTaken = Pick<GivenOrders, 'text' | 'whole' | 'phase'> & { without?: readonly string[] };

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

/** Keeps the orders of a seat, hidden; where they are what it ordered before, nothing is written, and they stay final. */
export function keepOrders(
  work: UnitOfWork,
  own: OwnGame,
  orders: readonly OrderRead[],
  person: number | null,
): TableOutcome<'orders-given'> {
  const { table, game, seat, phase } = own;
  const words = orders.map(({ text }) => text).join('\n');
  const before = game.drafts.get(seat.id);
  if (before !== undefined && ownLines(work, own) === words)
    return { kind: 'orders-given', table: table.number, seat: seat.id, phase, entry: before.seq };
  const hidden = work.secrets.hide(ordersPlace(table.number, seat.id, phase), words);
  const entry = writeAt(work, table, { type: 'orders-given', seat: seat.id, phase, orders: hidden }, person);
  return { kind: 'orders-given', table: table.number, seat: seat.id, phase, entry };
}

function readTaken(view: ClubView, own: OwnGame, { text, whole, phase, without = [] }: OrdersTaken) {
  const { table, game, seat } = own;
  if (phase !== null && phase !== own.phase)
    return refused({ code: 'phase-over', table: table.number, phase, ...by(table.rules, '2.3') });
  const given = readOrders(game, table.rules, seat.id, text);
  const misread = given.filter(({ order }) => order === null);
  if (misread.length > 0) return notUnderstood({ problem: 'orders-unreadable', orders: misread.map(unread) });
  const before = whole ? [] : ownOrders(view, own).filter((each) => !without.includes(subjectOf(each)));
  const orders = mergeOrders(before, given);
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
