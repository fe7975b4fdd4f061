import type { Instant } from '../../../terms/time.ts';
import type { Actor } from '../../house/people.ts';
import { asForeseen, type Preview, type Sealed } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import type { TableBody } from '../book/table.ts';
import { keepForADay } from '../clock/hold-deadline.ts';
import { abbreviationsOf } from '../diplomacy/abbreviations/lists.ts';
import type { PhasePlayed } from '../diplomacy/game.ts';
import { isRead, readOrders } from '../diplomacy/orders/read-orders.ts';
import { playersToOrder } from '../diplomacy/words/phase.ts';
import { newlyAwaited } from '../nomic/care/awaited.ts';
import type { TableOutcome } from '../outcomes.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import { by, findTable, type Meant, type Table, writeAt } from '../table.ts';
import { needsGm, personActing } from '../who.ts';
import { changeLines, changesEnd } from './changes.ts';
import { correctableEntries, isTooLate } from './correctable.ts';
import { type Correcting, type Foreseen, foresee } from './foresee.ts';

export interface Correction extends Meant, Sealed {
  /** The number of an entry, as somebody typed it. */
  entry: string;
  reason: string;
  /** What a seat is to have ordered, where an order set is put right; null to undo the entry. */
  orders: string | null;
}

/** What a correction would come to, and why it is made. */
export interface PlannedCorrection extends Foreseen {
  /** What is put right, in words. */
  name: string;
  reason: string;
  actor: Actor;
  seal: string;
}

/** The longest reason, in characters. */
const reasonLimit = 500;

/** What putting an entry right would come to. Refused to all but the gamemaster (Club 7.3), and of entries that stay. */
export const previewCorrection: Preview<Correction, PlannedCorrection> = (view, actor, input, now) => {
  const found = findTable(view, input);
  if (!found.ok) return found;
  const table = found.value;
  const refusals = needsGm(view, actor, table, 'corrections');
  if (refusals.length > 0) return refused(...refusals);
  const [, digits] = /^#?(\d{1,9})$/.exec(input.entry.trim()) ?? [];
  const named = table.book.entries.find(({ seq }) => seq === Number(digits));
  const old = named === undefined ? [] : isTooLate(table, named, now);
  if (old.length > 0) return refused(...old);
  const wanted = correctableEntries(table, now).find(({ entry }) => entry.seq === Number(digits));
  if (wanted === undefined)
    return digits === undefined
      ? notUnderstood({ problem: 'no-such-entry', text: input.entry })
      : refused({
          code: 'entry-stays',
          table: table.number,
          entry: Number(digits),
          ...by(table.rules, 'corrections'),
        });
  const body = correctingWith(table, wanted.entry, input.orders);
  return body.ok
    ? planned(view, { table, body: body.value, name: wanted.name, reason: input.reason, actor, now })
    : body;
};

interface ToPlan {
  table: Table;
  body: Correcting;
  name: string;
  reason: string;
  actor: Actor;
  now: Instant;
}

/** With a seal by which it is known again what was shown. */
export function planned(
  view: ClubView,
  { table, body, name, reason, actor, now }: ToPlan,
): Result<PlannedCorrection> {
  if (reason.length > reasonLimit)
    return notUnderstood({
      problem: 'too-long',
      option: 'reason',
      length: reason.length,
      limit: reasonLimit,
    });
  const foreseen = foresee(view, table, body, now);
  const seal = JSON.stringify([foreseen.body, changeLines(foreseen.before, foreseen.after)]);
  return done({ ...foreseen, name, reason, actor, seal });
}

/** The entry that undoes another one or, with orders, puts them right as they are read in their phase. */
function correctingWith(
  table: Table,
  entry: { seq: number; type: TableBody['type'] },
  orders: string | null,
): Result<Correcting> {
  if (orders === null) return done({ type: 'entry-undone', entry: entry.seq, again: false });
  const published = ordersIn(table, entry.seq);
  if (published === null)
    return refused({
      code: 'no-orders-in-entry',
      table: table.number,
      entry: entry.seq,
      ...by(table.rules, 'corrections'),
    });
  const read = readOrders(
    { position: published.played.before },
    diplomacyRules(table.rules),
    { power: published.seat, ...abbreviationsOf(table.state.abbreviations, published.by) },
    orders,
  );
  const unread = read.filter((each) => !isRead(each));
  if (unread.length > 0)
    return notUnderstood({
      problem: 'orders-unreadable',
      orders: unread.map(({ text, trouble }) => ({
        ...{ text, what: trouble?.what ?? '', possible: [...(trouble?.possible ?? [])] },
      })),
    });
  return done({
    type: 'orders-corrected',
    entry: entry.seq,
    lines: read.map(({ text }) => text),
    again: false,
  });
}

interface OrdersPublished {
  played: PhasePlayed;
  seat: string;
  /** Who gave them. */
  by: number | null;
}

/** The phase in which an entry published the orders that counted, of which seat and by whom; null where it published none. */
function ordersIn({ state }: Table, seq: number): OrdersPublished | null {
  for (const played of state.diplomacy?.history ?? [])
    for (const [seat, { seq: place, by }] of played.orders) if (place === seq) return { played, seat, by };
  return null;
}

/** The gamemaster puts a mistake right: the game is played again from there with the same orders (Club 7.3). */
export const correctEntry = asForeseen(previewCorrection, carryOutCorrection);

/** Writes what puts something right, and tells the table. A deadline that was told comes no sooner for it than a day later. */
export function carryOutCorrection(
  work: UnitOfWork,
  actor: Actor,
  { before, after, body, reason }: PlannedCorrection,
): TableOutcome<'table-corrected'> {
  const { number: table } = before;
  const keep = body.again ? () => {} : keepForADay(work, before);
  const entry = writeAt(work, before, body, personActing(work, actor), { reason });
  keep();
  work.announce({ kind: 'table-corrected', table, entry }, { to: 'table', table });
  if (changesEnd(before, after)) work.announce({ kind: 'table-corrected', table, entry }, { to: 'games' });
  return { kind: 'table-corrected', table, entry };
}

/** Who has something to do that they had not before: to order again since the phase begins again, or what Nomic waits for now. */
export function calledOn({ body, before, after }: Pick<Foreseen, 'body' | 'before' | 'after'>): number[] {
  const { diplomacy, nomic } = after.state;
  if (nomic !== null) return newlyAwaited(before, after);
  return body.again && diplomacy !== null ? playersToOrder(after, diplomacy) : [];
}
