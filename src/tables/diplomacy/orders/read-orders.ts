import {
  type Conditional,
  type Context,
  isLegal,
  legalOrder,
  legalOrders,
  linesOf,
  type Misread,
  type Order,
  type Power,
  readConditional,
  readOrder,
  shown,
  writeOrder,
} from '../../../../packages/diplomacy/src/index.ts';
import { unheaped } from '../../../house/words/text.ts';
import type { DiplomacyTableRules } from '../../rule-sets/rule-set.ts';
import type { DiplomacyGame } from '../game.ts';
import { subjectOfOrder } from '../own.ts';

/** One line of orders as the bot reads it. */
export interface OrderRead {
  /** As it was written. */
  text: string;
  /** What it says; null where that cannot be read, or depends on what happens first. */
  order: Order | null;
  /** What it says where it depends on what happens first, in games whose rules take that. */
  conditional: Conditional | null;
  /** The order, canonically written. */
  written: string | null;
  /** What keeps it from being carried out: it cannot be read, or is not possible; null for a good order. */
  trouble: Misread | null;
}

type Game = Pick<DiplomacyGame, 'position'>;
type Rules = Pick<DiplomacyTableRules, 'diplomacy' | 'figures' | 'name'>;

/** What lines of orders say, for the power that gives them, in the phase that is being played. */
export function readOrders({ position }: Game, rules: Rules, power: Power, text: string): OrderRead[] {
  const { diplomacy, figures } = rules;
  const { map } = diplomacy;
  const context: Context = { map, rules: diplomacy, position, power, kind: position.phase.kind };
  // With phases of their own for retreats and builds, nothing is to be said of them with the moves.
  const isFor = position.phase.kind !== 'M' || diplomacy.choices.phases === 'in one';
  const conditions = figures.conditionals && isFor ? null : noConditions(rules);
  const written = figures.comments ? withoutComments(text) : text;
  return linesOf(unheaped(written), map).map((line) => readOne(line.text, context, conditions));
}

/** Orders without what follows `//` in a line: comments, which are neither kept nor published (WM D.VIII(4), MJ B.IX(4)). */
const withoutComments = (text: string): string => text.replace(/\/\/.*$/gm, '');

/** Whether a line says anything that the game takes. */
export const isRead = ({ order, conditional }: Pick<OrderRead, 'order' | 'conditional'>): boolean =>
  order !== null || conditional !== null;

const noConditions = ({ name }: Rules): Misread => ({
  at: null,
  what: `Orders with a condition are not part of the rules “${name}”: retreats and builds have phases of their own.`,
  possible: [],
});

/** `refused` is what is said of a condition; null where the rules take conditions. */
function readOne(text: string, context: Context, refused: Misread | null): OrderRead {
  const nothing = { text, order: null, conditional: null, written: null };
  if (refused !== null && /^(?:if|when|should)\b/i.test(text)) return { ...nothing, trouble: refused };
  const reading = readOrder(text, context);
  if ('order' in reading) {
    const { order } = reading;
    const written = writeOrder(order, context.kind);
    return { ...nothing, order, written, trouble: troubleWith(order, context) };
  }
  const wish = refused === null ? readConditional(text, context) : reading;
  return 'conditional' in wish
    ? { ...nothing, conditional: wish.conditional, trouble: null }
    : { ...nothing, trouble: reading.misread };
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
    : { at: null, what: `${shown(written)} is not possible now.`, possible: possible.slice(0, 5) };
}

const isOfMovement = (
  order: Order,
  { kind }: Context,
): order is Extract<Order, { kind: 'hold' | 'move' | 'support' | 'convoy' }> =>
  kind === 'M' &&
  (order.kind === 'hold' || order.kind === 'move' || order.kind === 'support' || order.kind === 'convoy');

/** What an order is for: a later one for the same takes its place. */
export function subjectOf({ order, text }: Pick<OrderRead, 'order' | 'text'>): string {
  return order === null ? text : subjectOfOrder(order);
}

/** The orders with new ones in place of those for the same units; what is for another unit stays. */
export function mergeOrders(before: readonly OrderRead[], now: readonly OrderRead[]): OrderRead[] {
  const subjects = new Set(now.map(subjectOf));
  return [...before.filter((each) => !subjects.has(subjectOf(each))), ...now];
}
