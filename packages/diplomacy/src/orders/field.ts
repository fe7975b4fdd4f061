import { type Province, provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';
import { type Board, boardOf } from './board.ts';
import type { Named } from './order.ts';
import type { Context } from './reading.ts';
import { Waters } from './waters.ts';

/** Where an order is judged: who stands where, and what the fleets could convoy. */
export interface Field {
  readonly context: Context;
  readonly board: Board;
  readonly waters: Waters;
}

const waters = new WeakMap<readonly Unit[], { readonly rivers: Waters; readonly seas: Waters }>();

/** The field of a context; the same units are looked at once. */
export function fieldOf(context: Context): Field {
  const { map, rules, position } = context;
  const { units } = position;
  const made = waters.get(units) ?? {
    rivers: new Waters(map, units, true),
    seas: new Waters(map, units, false),
  };
  waters.set(units, made);
  const { rivers, seas } = made;
  return { context, board: boardOf(units), waters: rules.choices.riverConvoys === 'yes' ? rivers : seas };
}

/** The unit that stands where an order names one, whatever it is called. */
export const unitAt = ({ board }: Field, { at }: Named): Unit | undefined => board.get(provinceOf(at));

/** Whether the fleets on the board could take an army there, if all wanted to; `without` is one that does something else (DATC 6.D.31). */
export const isOverseas = (
  { waters: around }: Field,
  army: Unit,
  to: Province,
  without?: Province,
): boolean => army.type === 'A' && around.reach(army.at, without).has(to);
