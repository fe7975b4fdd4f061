import { type DiplomacyMap, type Location, provinceOf } from '../../src/map/map.ts';
import type { LegalOrder } from '../../src/orders/legal-order.ts';
import type { Via } from '../../src/orders/order.ts';
import type { Unit } from '../../src/position.ts';
import type { Dice } from './dice.ts';

/** Units at random places of a map, no two in one province; on coasts that share of fleets. */
export function randomUnits(dice: Dice, map: DiplomacyMap, count: number, fleets = 0.35): Unit[] {
  const powers = [...map.powers.keys()];
  const units: Unit[] = [];
  for (const { id, terrain, coasts } of dice.shuffled([...map.provinces.values()])) {
    if (units.length === count) break;
    if (terrain === 'impassable') continue;
    const type = terrain === 'sea' || (terrain === 'coast' && dice.chance(fleets)) ? 'F' : 'A';
    const coast = type === 'F' ? dice.one(coasts) : undefined;
    units.push({ power: dice.one(powers) ?? '', type, at: coast === undefined ? id : `${id}/${coast}` });
  }
  return units;
}

/** How often what kind of order is given. */
export interface Mood {
  readonly moves: number;
  /** How often an army that moves goes overseas, where that is possible. */
  readonly overseas: number;
  /** How often a fleet at sea convoys, where an army wants to go overseas. */
  readonly convoys: number;
  /** How often a unit goes where another is, and a support is for what happens where a fleet convoys: of that paradoxes are made. */
  readonly tangled: number;
}

/**
 * An order that is possible for each unit. Supports and convoys are mostly for orders that were given, so that much comes together;
 * the units of a power know as little of each other as those of several.
 */
export function randomOrders(
  dice: Dice,
  map: DiplomacyMap,
  units: readonly Unit[],
  mood: Mood,
): LegalOrder[] {
  const table: Table = { dice, map, units, mood, orders: new Map() };
  for (const unit of units) if (dice.chance(mood.moves)) moveAtRandom(table, unit);
  for (const unit of units) if (isAtSea(map, unit) && dice.chance(mood.convoys)) convoyAtRandom(table, unit);
  for (const unit of units) if (!table.orders.has(unit)) table.orders.set(unit, helpAtRandom(table, unit));
  return [...table.orders.values()];
}

interface Table {
  readonly dice: Dice;
  readonly map: DiplomacyMap;
  readonly units: readonly Unit[];
  readonly mood: Mood;
  readonly orders: Map<Unit, LegalOrder>;
}

function moveAtRandom({ dice, map, units, mood, orders }: Table, unit: Unit): void {
  const goesOver = unit.type === 'A' && dice.chance(mood.overseas);
  const beyond = goesOver ? coastsBeyond(map, fleetsAtSea(map, units), unit) : [];
  const possible = beyond.length > 0 ? beyond : reach(map, unit);
  const taken = new Set(units.map(({ at }) => provinceOf(at)));
  const tangled = dice.chance(mood.tangled) ? possible.filter((to) => taken.has(provinceOf(to))) : [];
  const to = dice.one(tangled) ?? dice.one(possible);
  const via: Via = beyond.length > 0 && dice.chance(0.5) ? 'convoy' : null;
  if (to !== undefined) orders.set(unit, { kind: 'move', unit, to, via });
}

function convoyAtRandom({ dice, map, orders }: Table, unit: Unit): void {
  const over = [...orders.values()]
    .filter((order) => order.kind === 'move')
    .filter(({ unit: { type }, via }) => type === 'A' && (via !== null || dice.chance(0.3)));
  const near = over.filter(
    (move) => touchByWater(map, unit.at, move.unit.at) || touchByWater(map, unit.at, move.to),
  );
  const move = dice.one(near) ?? dice.one(over);
  if (move !== undefined && move.unit !== unit)
    orders.set(unit, { kind: 'convoy', unit, of: move.unit, to: provinceOf(move.to) });
}

function helpAtRandom({ dice, map, units, mood, orders }: Table, unit: Unit): LegalOrder {
  const near = new Set(reach(map, unit).map(provinceOf));
  const possible: LegalOrder[] = [];
  for (const other of units) {
    const order = orders.get(other);
    if (near.has(provinceOf(other.at))) possible.push({ kind: 'support', unit, of: other, to: null });
    if (order?.kind !== 'move' || other === unit || !near.has(provinceOf(order.to))) continue;
    const to = dice.chance(0.5) ? order.to : provinceOf(order.to);
    possible.push({ kind: 'support', unit, of: other, to });
  }
  const convoyed = new Set(
    [...orders.values()].filter(({ kind }) => kind === 'convoy').map((order) => order.unit.at),
  );
  const tangled = possible.filter(
    (order) =>
      order.kind === 'support' &&
      convoyed.has(order.to ?? order.of.at) &&
      (order.to !== null || orders.get(order.of)?.kind === 'convoy'),
  );
  if (dice.chance(0.1)) return { kind: 'hold', unit };
  return (
    (dice.chance(mood.tangled) ? dice.one(tangled) : undefined) ??
    dice.one(possible) ?? { kind: 'hold', unit }
  );
}

/** Where a unit can go without a convoy. */
export const reach = (map: DiplomacyMap, { type, at }: Unit): Location[] => [
  ...((type === 'A' ? map.armyBorders.get(provinceOf(at)) : map.fleetBorders.get(at)) ?? []),
];

const touchByWater = (map: DiplomacyMap, one: Location, other: Location): boolean =>
  neighboursByWater(map).get(provinceOf(one))?.has(provinceOf(other)) === true;

function isAtSea(map: DiplomacyMap, { type, at }: Unit): boolean {
  const province = map.provinces.get(provinceOf(at));
  return type === 'F' && (province?.terrain === 'sea' || province?.river === true);
}

const fleetsAtSea = (map: DiplomacyMap, units: readonly Unit[]): ReadonlySet<string> =>
  new Set(units.filter((unit) => isAtSea(map, unit)).map(({ at }) => provinceOf(at)));

/** The coasts that an army could be convoyed to by the fleets on the board. */
function coastsBeyond(map: DiplomacyMap, afloat: ReadonlySet<string>, { at }: Unit): Location[] {
  const water = neighboursByWater(map);
  const from = provinceOf(at);
  const reached = new Set<string>();
  const waiting = [from];
  const coasts = new Set<string>();
  for (let last = waiting.pop(); last !== undefined; last = waiting.pop())
    for (const next of water.get(last) ?? []) {
      if (last !== from && next !== from && map.provinces.get(next)?.terrain === 'coast') coasts.add(next);
      if (!afloat.has(next) || reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  return [...coasts];
}

const known = new WeakMap<DiplomacyMap, ReadonlyMap<string, ReadonlySet<string>>>();

/** Which provinces touch by water, whatever the coast. */
export function neighboursByWater(map: DiplomacyMap): ReadonlyMap<string, ReadonlySet<string>> {
  const before = known.get(map);
  if (before !== undefined) return before;
  const water = new Map<string, Set<string>>();
  for (const [from, all] of map.fleetBorders) {
    const set = water.get(provinceOf(from)) ?? new Set<string>();
    for (const to of all) set.add(provinceOf(to));
    water.set(provinceOf(from), set);
  }
  known.set(map, water);
  return water;
}
