import { provinceOf } from '../map/map.ts';
import { writeOrder } from '../notation/order.ts';
import type { Unit } from '../position.ts';
import { legalAdjustments } from './legal-adjustments.ts';
import { legalMovement } from './legal-movement.ts';
import type { LegalOrder } from './legal-order.ts';
import type { Named } from './order.ts';
import type { Context } from './reading.ts';

/** How many orders are shown where one was not understood or not possible. */
const handful = 6;

/**
 * A handful of orders that would be possible, canonically written: for the unit that was understood, those first that begin with what was
 * understood (`A vie S`); where no unit of the power was, one for each of its units.
 */
export function possibleOrders(context: Context, unit: Named | null, understood = ''): readonly string[] {
  const orders = allPossible(context, unit);
  const fitting = understood === '' ? [] : orders.filter((order) => order.startsWith(understood));
  return [...new Set([...fitting, ...orders])].slice(0, handful);
}

function allPossible(context: Context, unit: Named | null): readonly string[] {
  switch (context.kind) {
    case 'M':
      return movements(context, unit);
    case 'R':
      return retreats(context, unit);
    case 'A':
      return adjustments(context);
  }
}

const known = new WeakMap<
  readonly Unit[],
  { rules: unknown; orders: ReadonlyMap<Unit, readonly LegalOrder[]> }
>();

function movements(
  { map, rules, position: { units }, power }: Context,
  unit: Named | null,
): readonly string[] {
  const before = known.get(units);
  const made = before?.rules === rules ? before : { rules, orders: legalMovement(units, map, rules.choices) };
  known.set(units, made);
  const own = units.filter((each) => each.power === power);
  const one = own.find(({ at }) => unit !== null && provinceOf(at) === provinceOf(unit.at));
  if (one !== undefined) return (made.orders.get(one) ?? []).map((order) => writeOrder(order));
  return own.map((each) => writeOrder({ kind: 'hold', unit: each }));
}

function retreats({ position: { dislodged }, power }: Context, unit: Named | null): readonly string[] {
  const own = dislodged.filter((each) => each.unit.power === power);
  const one = own.filter((each) => unit !== null && provinceOf(each.unit.at) === provinceOf(unit.at));
  return (one.length > 0 ? one : own).flatMap(({ unit: each, retreats: to }) => [
    ...to.map((at) => writeOrder({ kind: 'retreat', unit: each, to: at })),
    writeOrder({ kind: 'disband', unit: each }, 'R'),
  ]);
}

const adjustments = ({ position, map, power }: Context): readonly string[] =>
  (legalAdjustments(position, map).get(power) ?? []).map((order) => writeOrder(order));
