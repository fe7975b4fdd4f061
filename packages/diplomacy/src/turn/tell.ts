import type { Power } from '../map/map.ts';
import { writeConditional } from '../notation/conditional.ts';
import { writeNamed, writeOrder } from '../notation/order.ts';
import type { Conditional } from '../orders/conditional.ts';
import type { Order } from '../orders/order.ts';
import type { PhaseKind } from '../position.ts';
import type { Told } from '../results/result.ts';
import type { NotCounted } from '../results/turn-reason.ts';
import type { Board } from './board.ts';
import { type Line, longestExcerpt, unitNamed } from './lines.ts';

/** A line that is not possible, as it is told of. */
export function toldIllegal(line: Line, what: string, board: Board, kind: PhaseKind): Told {
  const { unit, order } = namedIn(line, board, kind);
  return {
    power: line.power,
    unit,
    order,
    result: 'illegal',
    dislodged: false,
    why: { code: 'illegal', what },
  };
}

/** The unit and the order of a line, as far as they were understood. */
function namedIn(line: Line, board: Board, kind: PhaseKind): Pick<Told, 'unit' | 'order'> {
  const { order, conditional, text } = line;
  if (conditional !== null) return { unit: null, order: writeConditional(conditional) };
  if (order === null) {
    const named = unitNamed(line);
    return { unit: named === null ? null : writeNamed(board.completed(named)), order: excerpt(text) };
  }
  const whole = completed(order, board);
  return { unit: whole.kind === 'waive' ? null : writeNamed(whole.unit), order: writeOrder(whole, kind) };
}

const excerpt = (text: string): string =>
  text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text;

/** The order with the types that it leaves out, where a unit stands that it can mean. */
function completed<Any extends Order>(order: Any, board: Board): Any {
  if (order.kind === 'waive' || order.kind === 'build') return order;
  const unit = board.completed(order.unit);
  return 'of' in order ? { ...order, unit, of: board.completed(order.of) } : { ...order, unit };
}

/** A conditional order that comes to nothing: most often it is for what did not happen. */
export function toldUnneeded({ power, conditional, text }: Line, because: NotCounted = 'not needed'): Told {
  return {
    power,
    unit: conditional === null ? null : unitOf(conditional),
    order: conditional === null ? text : writeConditional(conditional),
    result: 'void',
    dislodged: false,
    why: { code: 'not counted', because },
  };
}

/** The one unit that a conditional order is for; null where that depends on what happens. */
function unitOf({ when, options }: Conditional): string | null {
  if (when?.kind === 'dislodged') return writeNamed(when.unit);
  const [only, ...others] = options;
  if (only === undefined || only.kind === 'waive' || others.length > 0) return null;
  return writeNamed(only.unit);
}

/** A line with the order that it comes to; null where that is none, mostly as nothing happened that it is for. */
export interface Settled<Kind extends Order> {
  readonly line: Line;
  readonly order: Kind | null;
  /** Why it is none, where something happened that it is for. */
  readonly because?: NotCounted;
}

/** The orders of each power. */
export function byPower<Kind extends Order>(
  settled: readonly Settled<Kind>[],
): ReadonlyMap<Power, readonly Kind[]> {
  const orders = new Map<Power, Kind[]>();
  for (const { line, order } of settled) {
    if (order === null) continue;
    const others = orders.get(line.power);
    if (others === undefined) orders.set(line.power, [order]);
    else others.push(order);
  }
  return orders;
}

interface ToTell<Kind extends Order, Done> {
  readonly lines: readonly Line[];
  readonly settled: readonly Settled<Kind>[];
  /** What became of the orders, and of units without one, whose `order` is null. */
  readonly done: readonly Done[];
  readonly tell: (one: Done) => Told;
  readonly board: Board;
  readonly kind: PhaseKind;
}

/** Every line is told of in its turn, then every unit without one. */
export function tellInTurn<Kind extends Order, Done extends { readonly order: Order | null }>(
  all: ToTell<Kind, Done>,
): readonly Told[] {
  const byLine = new Map(all.settled.map((each) => [each.line, each]));
  const byOrder = new Map(all.done.map((one) => [one.order, one]));
  const told = all.lines.map((line) => {
    const settled = byLine.get(line);
    if (settled === undefined)
      return toldIllegal(line, line.misread?.what ?? 'That is no order of this phase.', all.board, all.kind);
    const one = settled.order === null ? undefined : byOrder.get(settled.order);
    return one === undefined ? toldUnneeded(line, settled.because) : all.tell(one);
  });
  return [...told, ...all.done.filter(({ order }) => order === null).map(all.tell)];
}
