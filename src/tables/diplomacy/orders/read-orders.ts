import {
  type Context,
  isLegal,
  legalOrder,
  legalOrders,
  linesOf,
  type Misread,
  type Order,
  type Power,
  provinceOf,
  readOrder,
  writeOrder,
} from '../../../../packages/diplomacy/src/index.ts';
import type { TableRules } from '../../rule-sets/rule-set.ts';
import type { DiplomacyGame } from '../game.ts';

/** One line of orders as the bot reads it. */
export interface OrderRead {
  /** As it was written. */
  text: string;
  /** What it says; null where that cannot be read. */
  order: Order | null;
  /** The same, canonically written. */
  written: string | null;
  /** What keeps it from being carried out: it cannot be read, or is not possible; null for a good order. */
  trouble: Misread | null;
}

type Game = Pick<DiplomacyGame, 'position'>;

/** What lines of orders say, for the power that gives them, in the phase that is being played. */
export function readOrders(game: Game, { diplomacy }: TableRules, power: Power, text: string): OrderRead[] {
  const { position } = game;
  const { map } = diplomacy;
  const context: Context = { map, rules: diplomacy, position, power, kind: position.phase.kind };
  return linesOf(text, map).map((line) => readOne(line.text, context));
}

function readOne(text: string, context: Context): OrderRead {
  const reading = readOrder(text, context);
  if ('misread' in reading) return { text, order: null, written: null, trouble: reading.misread };
  const { order } = reading;
  return { text, order, written: writeOrder(order), trouble: troubleWith(order, context) };
}

function troubleWith(order: Order, context: Context): Misread | null {
  if (isOfMovement(order, context)) {
    const judged = legalOrder(order, context);
    return isLegal(judged) ? null : judged;
  }
  const { position, map, power } = context;
  const possible = Object.entries(legalOrders(position, map, context.rules)).flatMap(([whose, orders]) =>
    whose.slice(0, 3) === power ? orders : [],
  );
  const written = writeOrder(order, position.phase.kind);
  return possible.includes(written)
    ? null
    : { at: null, what: `${written} is not possible now.`, possible: possible.slice(0, 5) };
}

const isOfMovement = (
  order: Order,
  { kind }: Context,
): order is Extract<Order, { kind: 'hold' | 'move' | 'support' | 'convoy' }> =>
  kind === 'M' &&
  (order.kind === 'hold' || order.kind === 'move' || order.kind === 'support' || order.kind === 'convoy');

/** What an order is for: a later one for the same takes its place. */
export function subjectOf({ order, text }: Pick<OrderRead, 'order' | 'text'>): string {
  if (order === null) return text;
  return order.kind === 'waive' ? 'waive' : provinceOf(order.unit.at);
}

/** The orders with new ones in place of those for the same units; what is for another unit stays. */
export function mergeOrders(before: readonly OrderRead[], now: readonly OrderRead[]): OrderRead[] {
  const subjects = new Set(now.map(subjectOf));
  return [...before.filter((each) => !subjects.has(subjectOf(each))), ...now];
}
