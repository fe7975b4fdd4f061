import type { Instant } from '../../../../terms/time.ts';
import type { UseCase } from '../../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../../../house/result.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import { by, type Meant, writeAt } from '../../table.ts';
import { personActing } from '../../who.ts';
import { cannotChange, findOwnGame, type OwnGame, ordersPlace, ownLines, ownOrders } from './own-orders.ts';
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
  if (!found.ok) return found;
  const late = input.phase === null ? meantBefore(found.value, input.text, work.now) : [];
  return late.length > 0 ? refused(...late) : takeOrders(work, found.value, input, personActing(work, actor));
};

/** So long after a phase has ended, orders that name none may be meant for it, in milliseconds. */
const onTheWay = 60_000;

/** None, or the refusal of orders that were on their way when the phase ended: they are not to pass for those of the next one. */
function meantBefore({ table, game, phase }: OwnGame, typed: string, now: Instant): Refusal[] {
  const last = game.history.at(-1);
  if (last === undefined || now - last.publishedAt >= onTheWay) return [];
  const about = { table: table.number, phase: last.phase, next: phase, typed };
  return [{ code: 'phase-just-over', ...about, ...by(table.rules, 'order-sets') }];
}

/** The lines that somebody wrote, and the units whose orders they take back. */
export type OrdersTaken = Pick<GivenOrders, 'text' | 'whole'> & {
  without?: readonly string[];
  /** Whether they come from the player's own page. */
  onSite?: true;
};

/** The same for a seat that is known, by the person who plays it. */
export function takeOrders(
  work: UnitOfWork,
  own: OwnGame,
  taken: OrdersTaken,
  person: number | null,
): Result<TableOutcome<'orders-given'>> {
  const refusals = cannotChange(work, own, taken.whole);
  if (refusals.length > 0) return refused(...refusals);
  const read = readTaken(work, own, taken);
  const { onSite } = taken;
  return read.ok ? done(keepOrders(work, own, read.value, { person, onSite })) : read;
}

interface Keeping {
  person: number | null;
  /** Whether the player chooses their orders one by one, and goes on with the next. */
  choosing?: boolean;
  onSite?: true | undefined;
}

/**
 * Keeps the orders of a seat, hidden; where they are what it ordered before, nothing is written, and they stay final. A set without
 * any takes back those that there were.
 */
export function keepOrders(
  work: UnitOfWork,
  own: OwnGame,
  orders: readonly OrderRead[],
  { person, choosing = false, onSite }: Keeping,
): TableOutcome<'orders-given'> {
  const {
    table,
    game,
    seat: { id: seat },
    phase,
  } = own;
  const words = orders.map(({ text }) => text).join('\n');
  const said = { kind: 'orders-given', table: table.number, seat, phase, choosing } as const;
  const before = game.drafts.get(seat);
  if (before !== undefined && ownLines(work, own) === words)
    return { ...said, entry: before.seq, unmarked: false };
  const unmarked = game.final.has(seat);
  const hidden = work.secrets.hide(ordersPlace(table.number, seat, phase), words);
  const how = { ...(words === '' && { none: true as const }), ...(onSite && { onSite }) };
  const entry = writeAt(work, table, { type: 'orders-given', seat, phase, orders: hidden, ...how }, person);
  return { ...said, entry, unmarked };
}

function readTaken(
  view: ClubView,
  own: OwnGame,
  { text, whole, onSite, without = [] }: OrdersTaken,
): Result<OrderRead[]> {
  const { table, game, seat } = own;
  const given = readOrders(game, diplomacyRules(table.rules), seat.id, text);
  const misread = given.filter((each) => !isRead(each));
  if (misread.length > 0)
    return notUnderstood({
      problem: 'orders-unreadable',
      orders: misread.map(unread),
      ...(onSite ? {} : { typed: text }),
    });
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
