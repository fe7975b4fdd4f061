import {
  adjudicate,
  type Context,
  legalOrders,
  linesOf,
  type Misread,
  type Named,
  type OrderSheet,
  type Position,
  type Power,
  readOrder,
  type Told,
  wordsOf,
} from '../../../../packages/diplomacy/src/index.ts';
import { unheaped } from '../../../house/words/text.ts';
import type { DiplomacyTableRules } from '../../rule-sets/rule-set.ts';
import type { DiplomacyGame } from '../game.ts';
import { subjectOfOrder } from '../own.ts';
import { withForesight } from './foresight.ts';
import { readInOne } from './read-in-one.ts';
import { type OrderRead, readLine } from './read-line.ts';

export type { OrderRead } from './read-line.ts';

type Game = Pick<DiplomacyGame, 'position'>;
type Rules = Pick<DiplomacyTableRules, 'diplomacy' | 'figures' | 'name'>;

/** Whose orders are read, and what has to be known to read them. */
export interface Orderer extends Omit<OrderSheet, 'orders'> {
  readonly power: Power;
}

/** What lines of orders say, for the power that gives them, in the phase that is being played and for those that follow it. */
export function readOrders({ position }: Game, rules: Rules, orderer: Orderer, text: string): OrderRead[] {
  const { diplomacy, figures } = rules;
  const { map } = diplomacy;
  const { power, abbreviations } = orderer;
  const own = abbreviations === undefined ? {} : { abbreviations };
  const context: Context = { map, rules: diplomacy, position, power, kind: position.phase.kind, ...own };
  const written = figures.comments ? withoutComments(text) : text;
  const texts = linesOf(unheaped(written), map).map((line) => line.text);
  if (figures.conditionals && isInOne(context)) return readInOne(texts, context);
  const refused = figures.conditionals ? null : noConditions(rules);
  let last = onlyDislodged(position, power);
  const read = texts.map((line) => {
    const one = readLine(line, { ...context, refused, last });
    if (one.order !== null && one.order.kind !== 'waive') last = one.order.unit;
    return one;
  });
  const settled = context.kind === 'M' ? read : withResults(read, context, orderer);
  return settled.map((each) => withForesight(each, context));
}

/** Whether all of a turn is ordered with its moves (BT15). */
const isInOne = ({ kind, rules }: Pick<Context, 'kind' | 'rules'>): boolean =>
  kind === 'M' && rules.choices.phases === 'in one';

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

function onlyDislodged({ dislodged }: Position, power: Power): Named | null {
  const [only = null, ...others] = dislodged.filter(({ unit }) => unit.power === power);
  return others.length === 0 ? (only?.unit ?? null) : null;
}

/** What the lines of one power come to, in the order in which they are told of. */
export function toldOf(
  lines: readonly Pick<OrderRead, 'text'>[],
  { position, rules }: Pick<Context, 'position' | 'rules'>,
  { power, ...sheet }: Orderer,
): readonly Told[] {
  const orders = lines.map(({ text }) => text);
  // Every line is told of in its turn, before the units without one.
  return adjudicate(position, new Map([[power, { ...sheet, orders }]]), rules).told.slice(0, orders.length);
}

/** Orders of retreats and adjustments with all that was left out of them, and with what conditionals come to now. */
function withResults(read: readonly OrderRead[], context: Context, orderer: Orderer): OrderRead[] {
  const now = read.filter(({ phase }) => phase === context.kind);
  const told = toldOf(now, context, orderer);
  return read.map((each) => {
    const one = told[now.indexOf(each)];
    return one === undefined || !isRead(each) ? each : withResult(each, one, context);
  });
}

function withResult(read: OrderRead, told: Told, context: Context): OrderRead {
  const { result, why } = told;
  const reading = readOrder(told.order, context, () => []);
  const order = 'order' in reading ? reading.order : read.order;
  if (why.code === 'not counted') return { ...read, ...(read.conditional === null ? { order } : {}) };
  const subject = order === null ? read.subject : subjectOfOrder(order);
  const trouble = result === 'illegal' ? notPossible(told, context) : null;
  return { ...read, order, subject, meant: otherThan(read, told.order), trouble };
}

/** The order as it is taken, where its line says another unit or only what it would be; null where it says it. */
function otherThan({ written, order }: OrderRead, meant: string): string | null {
  if (written === null) return meant;
  const named = order === null || order.kind === 'waive' ? null : order.unit.type;
  return named === null || written === meant ? null : meant;
}

/** Why an order is not possible, and what would be. */
function notPossible(told: Told, { position, map, rules, power }: Context): Misread {
  const possible = Object.entries(legalOrders(position, map, rules)).flatMap(([whose, orders]) =>
    whose.slice(0, 3) === power ? orders : [],
  );
  return { at: null, what: `${wordsOf(told)}.`, possible: possible.slice(0, 5) };
}

/** What an order is for: a later one for the same takes its place. */
export const subjectOf = ({ subject }: Pick<OrderRead, 'subject'>): string => subject;

/** The orders with new ones in place of those for the same units; what is for another unit stays. */
export function mergeOrders(before: readonly OrderRead[], now: readonly OrderRead[]): OrderRead[] {
  const subjects = new Set(now.map(subjectOf));
  return [...before.filter((each) => !subjects.has(subjectOf(each))), ...now];
}
