import type { PhaseKind } from '../../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../../terms/time.ts';
import type { UseCase } from '../../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../../../house/result.ts';
import type { Hidden } from '../../../house/secrets.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import { by, type Meant, writeAt } from '../../table.ts';
import { personActing } from '../../who.ts';
import { laterKinds, laterPhase } from './later-phases.ts';
import { orderPolicy } from './order-policy.ts';
import {
  cannotChange,
  findOwnGame,
  givenBy,
  linesFor,
  newOrderer,
  type OwnGame,
  ordersPlace,
  ownOrders,
} from './own-orders.ts';
import { isRead, mergeOrders, type OrderRead, readOrders, subjectOf } from './read-orders.ts';

export interface GivenOrders extends Meant {
  text: string;
  /** Whether it comes from a form that was filled with all that the seat had ordered. */
  whole: boolean;
  /** The phase that the player saw when they wrote; null for the present one. */
  phase: string | null;
}

/** The most characters that the orders of one seat have in a phase. */
export const mostWritten = 4_000;

/**
 * A player gives orders for their seat, in place of those for the same units (Club 2.3) or of all that it ordered before (WM D.III(3),
 * MJ B.IV(4)). What cannot be read is refused, and nothing changes then, or kept (WM D.III(4), MJ B.IV(2)); an order that is not
 * possible is kept, with a warning (Club 2.4).
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
  const isSet = isWholeSet(own, taken);
  const refusals = cannotChange(work, own, isSet);
  if (refusals.length > 0) return refused(...refusals);
  const read = readTaken(work, own, { ...taken, whole: isSet });
  const { onSite } = taken;
  return read.ok ? done(keepOrders(work, own, read.value, { person, onSite })) : read;
}

/**
 * Whether orders take the place of all that was ordered before. A page changes them one by one. Where the newest order for each unit counts,
 * a set takes nothing back that it does not name, unless it is empty (WM D.III(3), MJ B.IV(4)).
 */
function isWholeSet({ table }: OwnGame, { text, whole, onSite }: OrdersTaken): boolean {
  switch (orderPolicy(table).orderSets) {
    case 'changed':
      return whole;
    case 'last':
      return onSite !== true;
    case 'newest':
      return whole && text.trim() === '';
  }
}

interface Keeping {
  person: number | null;
  /** Whether the player chooses their orders one by one, and goes on with the next. */
  choosing?: boolean;
  onSite?: true | undefined;
}

/**
 * Keeps the orders of a seat, hidden, those for each phase by themselves; where they are what it ordered before, nothing is written, and
 * they stay final. A set without any takes back those that there were.
 */
export function keepOrders(
  work: UnitOfWork,
  own: OwnGame,
  orders: readonly OrderRead[],
  { person, choosing = false, onSite }: Keeping,
): TableOutcome<'orders-given'> {
  const { table, game, phase } = own;
  const seat = own.seat.id;
  const said = { kind: 'orders-given', table: table.number, seat, phase, choosing } as const;
  const [before] = givenBy(own);
  const { words, later, isSame } = partsOf(work, own, orders);
  if (before !== undefined && isSame) return { ...said, entry: before.draft.seq, unmarked: false };
  const unmarked = game.final.has(seat);
  const hidden = hide(work, own, phase, words);
  const how = {
    ...(words === '' && { none: true as const }),
    ...(onSite && { onSite }),
    ...(later.length > 0 && { later }),
  };
  const entry = writeAt(work, table, { type: 'orders-given', seat, phase, orders: hidden, ...how }, person);
  return { ...said, entry, unmarked };
}

const hide = (work: UnitOfWork, { table, seat }: OwnGame, phase: string, words: string): Hidden =>
  work.secrets.hide(ordersPlace(table.number, seat.id, phase), words);

/** What is ordered for the phase that is played, and of what is ordered beforehand that which is new; null where it is taken back. */
function partsOf(work: UnitOfWork, own: OwnGame, orders: readonly OrderRead[]) {
  const { phase: played } = own.game.position;
  const wordsFor = (kind: PhaseKind): string =>
    orders.flatMap(({ phase, text }) => (phase === kind ? text : [])).join('\n');
  const wordsBefore = (phase: string): string => {
    const given = givenBy(own).find((each) => each.phase === phase);
    return (given && linesFor(work, own, given)) ?? '';
  };
  const later = laterKinds(played).flatMap((kind) => {
    const [phase, words] = [laterPhase(played, kind), wordsFor(kind)];
    if (words === wordsBefore(phase)) return [];
    return { phase, orders: words === '' ? null : hide(work, own, phase, words) };
  });
  const words = wordsFor(played.kind);
  return { words, later, isSame: later.length === 0 && words === wordsBefore(own.phase) };
}

function readTaken(
  view: ClubView,
  own: OwnGame,
  { text, whole, onSite, without = [] }: OrdersTaken,
): Result<OrderRead[]> {
  const given = readOrders(own.game, diplomacyRules(own.table.rules), newOrderer(own), text);
  const misread = sentBack(own, given);
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

/**
 * The lines for which orders are sent back. Where lines that cannot be read are kept, they do nothing (WM D.III(4), MJ B.IV(2)); but what
 * has no line that can be read is no set of orders (WM D.II(2), MJ B.III(2)).
 */
function sentBack({ table }: OwnGame, given: readonly OrderRead[]): OrderRead[] {
  const misread = given.filter((each) => !isRead(each));
  const areKept = orderPolicy(table).unreadable === 'kept' && misread.length < given.length;
  return areKept ? [] : misread;
}

const unread = ({ text, trouble }: OrderRead) => ({
  text,
  what: trouble?.what ?? '',
  possible: [...(trouble?.possible ?? [])],
});
