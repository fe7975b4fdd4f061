import { type Power, type Province, provinceOf } from '../map/map.ts';
import { writeOrder } from '../notation/order.ts';
import type { Named, Order } from '../orders/order.ts';
import { longestOrder, readOrder } from '../orders/parse.ts';
import type { Context, Misread } from '../orders/reading.ts';
import { type PhaseKind, phaseKinds } from '../position.ts';
import type { Result, Told } from '../results/result.ts';
import type { Board } from './board.ts';

/** The orders of each power as they were written, one order a line, in their order. */
export type WrittenOrders = ReadonlyMap<Power, readonly string[]>;

/** One line as it was read. */
export interface Line {
  readonly power: Power;
  readonly text: string;
  /** What it says; null where it says no order of any phase. */
  readonly order: Order | null;
  /** Why it is no order of this phase; null where it is one. */
  readonly misread: Misread | null;
}

/** No more of what a power writes is read in one phase: orders, and their characters. */
export const mostRead = { orders: 200, characters: 10_000 } as const;

const tooMuch: Misread = {
  at: null,
  what: `Of each power no more than ${mostRead.orders} orders and ${mostRead.characters} characters are read in one phase, and this order is beyond that.`,
  possible: [],
};

/** Every line, read by itself (DATC 4.E.2). */
export const readLines = (orders: WrittenOrders, context: Omit<Context, 'power'>): readonly Line[] =>
  [...orders].flatMap(([power, texts]) => readOwn(texts, { ...context, power }));

function readOwn(texts: readonly string[], context: Context): readonly Line[] {
  let characters = 0;
  return texts.map((text, at) => {
    // A longer one is refused without being read.
    characters += Math.min(text.length, longestOrder);
    const beyond = at >= mostRead.orders || characters > mostRead.characters;
    return beyond ? { power: context.power, text, order: null, misread: tooMuch } : readLine(text, context);
  });
}

function readLine(text: string, context: Context): Line {
  const { power } = context;
  const reading = readOrder(text, context, nothing);
  if ('order' in reading) return { power, text, order: reading.order, misread: null };
  return { power, text, order: ofAnotherPhase(text, context), misread: reading.misread };
}

/** What would be possible is for whoever writes orders; it takes long to say. */
export const nothing = (): readonly string[] => [];

/** Of what was not understood no more is looked at again, or told again, than this many characters. */
const longest = 120;

/** The order that it would be in another phase, so that it can be told of in full. */
function ofAnotherPhase(text: string, context: Context): Order | null {
  if (text.length > longest) return null;
  for (const kind of phaseKinds) {
    const reading = kind === context.kind ? null : readOrder(text, { ...context, kind }, nothing);
    if (reading !== null && 'order' in reading) return reading.order;
  }
  return null;
}

/** The province of the unit that a line is about, as far as it was understood; null where it names none. */
export function provinceNamed({ order, misread }: Line): Province | null {
  if (order === null) return /^[AF] ([a-z]{3})/.exec(misread?.understood ?? '')?.[1] ?? null;
  return order.kind === 'waive' ? null : provinceOf(order.unit.at);
}

/** A line that came to nothing, as it is told of. */
export function toldIllegal(line: Line, what: string, board: Board, kind: PhaseKind): Told {
  const told = { power: line.power, result: 'illegal' as Result, why: { code: 'illegal' as const, what } };
  if (line.order === null) return { ...told, unit: null, order: excerpt(line.text), dislodged: false };
  const order = completed(line.order, board);
  const unit = order.kind === 'waive' ? null : nameOf(order.unit);
  return { ...told, unit, order: writeOrder(order, kind), dislodged: false };
}

/** `A bud`, or `bud` where the type was left out. */
export const nameOf = ({ type, at }: Named): string => (type === null ? at : `${type} ${at}`);

const excerpt = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** The order with the types that it leaves out, where a unit stands that it can mean. */
function completed<Any extends Order>(order: Any, board: Board): Any {
  if (order.kind === 'waive' || order.kind === 'build') return order;
  const unit = board.completed(order.unit);
  return 'of' in order ? { ...order, unit, of: board.completed(order.of) } : { ...order, unit };
}

/** The orders of one kind, by power; only of lines that are orders of this phase. */
export function byPower<Kind extends Order>(
  lines: readonly Line[],
  is: (order: Order) => order is Kind,
): ReadonlyMap<Power, readonly Kind[]> {
  const orders = new Map<Power, Kind[]>();
  for (const { power, order, misread } of lines) {
    if (order === null || misread !== null || !is(order)) continue;
    const others = orders.get(power);
    if (others === undefined) orders.set(power, [order]);
    else others.push(order);
  }
  return orders;
}

interface ToTell<Done> {
  readonly lines: readonly Line[];
  readonly is: (order: Order) => boolean;
  /** What became of the orders, and of units without one, whose `order` is null. */
  readonly done: readonly Done[];
  readonly tell: (one: Done) => Told;
}

/** Every line is told of in its turn, then every unit without one. */
export function tellInTurn<Done extends { readonly order: Order | null }>(
  { lines, is, done, tell }: ToTell<Done>,
  board: Board,
  kind: PhaseKind,
): readonly Told[] {
  const byOrder = new Map(done.map((one) => [one.order, one]));
  const told = lines.map((line) => {
    const one =
      line.order === null || line.misread !== null || !is(line.order) ? undefined : byOrder.get(line.order);
    return one === undefined
      ? toldIllegal(line, line.misread?.what ?? 'That is no order of this phase.', board, kind)
      : tell(one);
  });
  return [...told, ...done.filter(({ order }) => order === null).map(tell)];
}
