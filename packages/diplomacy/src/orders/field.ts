import { type Province, provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';
import { type Board, boardOf } from './board.ts';
import type { Named } from './order.ts';
import type { Context } from './reading.ts';
import { Waters } from './waters.ts';

/** What is known of the fleets that could convoy; worked out as it is asked for. */
interface Convoys {
  readonly waters: Waters;
  /** By army, where it could go. */
  readonly reach: Map<Province, ReadonlySet<Province>>;
  /** By army and destination, the fleets that a route needs; null where there are too many routes to look at. */
  readonly useful: Map<Province, ReadonlyMap<Province, ReadonlySet<Province>> | null>;
}

/** Where an order is judged: who stands where, and what the fleets could convoy. */
export interface Field {
  readonly context: Context;
  readonly board: Board;
  readonly convoys: Convoys;
}

const seas = new WeakMap<readonly Unit[], Convoys>();
const rivers = new WeakMap<readonly Unit[], Convoys>();

/** The field of a context; the same units are looked at once. */
export function fieldOf(context: Context): Field {
  const { units } = context.position;
  const withRivers = context.rules.choices.riverConvoys === 'yes';
  const known = withRivers ? rivers : seas;
  let convoys = known.get(units);
  if (convoys === undefined) {
    convoys = { waters: new Waters(context.map, units, withRivers), reach: new Map(), useful: new Map() };
    known.set(units, convoys);
  }
  return { context, board: boardOf(units), convoys };
}

/** The unit that stands where an order names one, whatever it is called. */
export const unitAt = ({ board }: Field, { at }: Named): Unit | undefined => board.get(provinceOf(at));

/** Whether the fleets on the board could take an army there, if all wanted to; `without` is one that does something else (DATC 6.D.31). */
export function isOverseas(
  { convoys: { waters, reach } }: Field,
  army: Unit,
  to: Province,
  without?: Province,
): boolean {
  if (army.type === 'F') return false;
  let all = reach.get(army.at);
  if (all === undefined) {
    all = waters.reach(army.at);
    reach.set(army.at, all);
  }
  if (!all.has(to)) return false;
  return without === undefined || !waters.has(without) || waters.reach(army.at, without).has(to);
}
