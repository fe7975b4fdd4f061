import type { Power } from '../../src/map/map.ts';
import { writeOrder } from '../../src/notation/order.ts';
import { isLegal, legalOrder } from '../../src/orders/legality.ts';
import type { MovementOrder, Order } from '../../src/orders/order.ts';
import { readOrder } from '../../src/orders/parse.ts';
import type { Context, Misread } from '../../src/orders/reading.ts';
import type { PhaseKind, Position } from '../../src/position.ts';
import type { Wishes } from '../../src/rules/named.ts';
import { rulesOf, unit } from './told.ts';

interface Situation {
  readonly rules?: string;
  readonly wishes?: Wishes;
  /** `AUS A vie, ITA F rom` */
  readonly units?: string;
  readonly power?: Power;
  readonly kind?: PhaseKind;
}

const season = { M: 'S', R: 'S', A: 'W' } as const;

export function contextOf({
  rules = 'standard',
  wishes,
  units = '',
  power = 'AUS',
  kind = 'M',
}: Situation = {}): Context {
  const set = rulesOf(rules, wishes);
  const position: Position = {
    phase: { season: season[kind], year: 1901, kind },
    units: units === '' ? [] : units.split(', ').map(unit),
    centres: new Map(),
    dislodged: [],
  };
  return { map: set.map, rules: set, position, power, kind };
}

/** What was understood, canonically written, with the nationalities after it: `A ser S A bul (TUR)`. */
export function understood(text: string, context: Context): string {
  const reading = readOrder(text, context);
  if ('misread' in reading) throw new Error(`${text}: ${reading.misread.what}`);
  const { order } = reading;
  const named = order.kind === 'waive' ? [] : 'of' in order ? [order.unit, order.of] : [order.unit];
  const powers = named.flatMap(({ power }) => (power === undefined ? [] : [power]));
  return `${writeOrder(order, context.kind)}${powers.length === 0 ? '' : ` (${powers.join(', ')})`}`;
}

export function misread(text: string, context: Context): Misread {
  const reading = readOrder(text, context);
  if ('misread' in reading) return reading.misread;
  throw new Error(`${text} was understood as ${writeOrder(reading.order, context.kind)}`);
}

export function movementOrder(text: string, context: Context): MovementOrder {
  const reading = readOrder(text, context);
  if ('misread' in reading) throw new Error(`${text}: ${reading.misread.what}`);
  if (!isMovement(reading.order)) throw new Error(`${text} is no movement order`);
  return reading.order;
}

/** What a written movement order comes to: canonically written, or the sentence that says why it is not legal. */
export function judged(text: string, context: Context): string {
  const answer = legalOrder(movementOrder(text, context), context);
  return isLegal(answer) ? writeOrder(answer) : answer.what;
}

const isMovement = (order: Order): order is MovementOrder =>
  ['hold', 'move', 'support', 'convoy'].includes(order.kind);
