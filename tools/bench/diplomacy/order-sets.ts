import {
  type LegalOrder,
  legalMovement,
  type Position,
  provinceOf,
  type RuleSet,
  ruleSets,
  type Unit,
  type WrittenOrders,
  writeOrder,
} from '../../../packages/diplomacy/src/index.ts';
import { Dice } from '../../faults/dice.ts';

/** Legal orders of a position, one for each unit, and the same as their powers wrote them. */
export interface OrderSet {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly orders: readonly LegalOrder[];
  readonly written: WrittenOrders;
}

export function standardRules(): RuleSet {
  const rules = ruleSets.get('standard');
  if (rules === undefined) throw new Error('There is no standard rule set');
  return rules;
}

/** Random orders for the position that every game begins with. */
export function openings(count: number): OrderSet[] {
  const rules = standardRules();
  const units = [...rules.map.powers.values()].flatMap(({ id, starts }) =>
    starts.map(({ type, at }): Unit => ({ power: id, type, at })),
  );
  return Array.from({ length: count }, (_, seed) => orderSet(new Dice(seed), rules, units));
}

/** Random orders for that many units at random places. */
export function midgames(count: number, units: number): OrderSet[] {
  const rules = standardRules();
  return Array.from({ length: count }, (_, seed) => {
    const dice = new Dice(seed, units);
    return orderSet(dice, rules, scattered(dice, rules, units));
  });
}

function scattered(dice: Dice, { map }: RuleSet, count: number): Unit[] {
  const powers = [...map.powers.keys()];
  const places = [...map.provinces.values()].filter(({ terrain }) => terrain !== 'impassable');
  const drawn = places.map((place) => ({ place, at: dice.throw() })).sort((a, b) => a.at - b.at);
  return drawn.slice(0, count).map(({ place: { id, terrain, coasts } }): Unit => {
    const power = dice.pick(powers);
    const isFleet = terrain === 'sea' || (terrain === 'coast' && dice.chance(0.35));
    const at = isFleet && coasts.length > 0 ? `${id}/${dice.pick(coasts)}` : id;
    return { power, type: isFleet ? 'F' : 'A', at };
  });
}

/** Half of the units move; the others mostly help some order that was given, if they can. */
function orderSet(dice: Dice, rules: RuleSet, units: readonly Unit[]): OrderSet {
  const legal = legalMovement(units, rules.map, rules.choices);
  const orders = new Map<Unit, LegalOrder>();
  for (const [unit, all] of legal) {
    const moves = all.filter(({ kind }) => kind === 'move');
    if (moves.length > 0 && dice.chance(0.5)) orders.set(unit, dice.pick(moves));
  }
  const isGiven = (order: LegalOrder): boolean => {
    if (order.kind !== 'support' && order.kind !== 'convoy') return false;
    const given = orders.get(order.of);
    const to = given?.kind === 'move' ? provinceOf(given.to) : null;
    return to === (order.to === null ? null : provinceOf(order.to));
  };
  for (const [unit, all] of legal) {
    if (orders.has(unit)) continue;
    const helps = all.filter(isGiven);
    orders.set(unit, dice.pick(helps.length > 0 && dice.chance(0.8) ? helps : all));
  }
  const all = [...orders.values()];
  return { rules, position: positionOf(units), orders: all, written: writtenBy(all) };
}

const positionOf = (units: readonly Unit[]): Position => ({
  phase: { season: 'S', year: 1901, kind: 'M' },
  units,
  centres: new Map(),
  dislodged: [],
});

function writtenBy(orders: readonly LegalOrder[]): WrittenOrders {
  const written = new Map<string, string[]>();
  for (const order of orders) {
    const own = written.get(order.unit.power) ?? [];
    own.push(writeOrder(order));
    written.set(order.unit.power, own);
  }
  return written;
}
