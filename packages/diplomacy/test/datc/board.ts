import type { DiplomacyMap, Location, Power, Province } from '../../src/map/map.ts';
import { provinceOf } from '../../src/map/map.ts';
import { mapNamed } from '../../src/map/named.ts';
import { readLocation } from '../../src/notation/place.ts';
import { readUnit } from '../../src/notation/unit.ts';
import type { Position, Unit } from '../../src/position.ts';
import type { Case, Line } from './read-cases.ts';

/** The map that a case is on, with what it changes there. */
export function mapOf({ map: name, rivers, passages }: Case): DiplomacyMap {
  const map = mapNamed(name === 'maharajah' ? name : 'standard');
  if (rivers.length + passages.length === 0) return map;
  const provinces = new Map(map.provinces);
  for (const river of rivers) {
    const facts = map.provinces.get(readLocation(map, river));
    if (facts !== undefined) provinces.set(facts.id, { ...facts, river: true });
  }
  const fleetBorders = new Map(map.fleetBorders);
  for (const [one, other] of passages.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ])) {
    const from = readLocation(map, one ?? '');
    fleetBorders.set(from, new Set([...(fleetBorders.get(from) ?? []), readLocation(map, other ?? '')]));
  }
  return { ...map, provinces, fleetBorders };
}

/** The power of this name. Throws where the map has none. */
export function powerNamed(map: DiplomacyMap, name: string): Power {
  for (const power of map.powers.values()) if (power.name === name) return power.id;
  throw new Error(`There is no ${name} on the map ${map.name}.`);
}

/** What an order begins with that is no unit, and what follows the unit. */
const unitIn = (order: string): string =>
  order.replace(/^(Build|Remove) /, '').replace(/ (- |Hold|Supports |Convoys ).*$/, '');

/** The unit that a line is about, as it is named: there may be none such. */
export function unitOf({ power, order }: Line, map: DiplomacyMap): Unit {
  const [, type, place = ''] = /^(?:([AF]) )?(.+)$/.exec(unitIn(order)) ?? [];
  // Where the type is left out, a coast tells a fleet (DATC 4.C.3).
  const isFleet = type === undefined ? place.includes('(') : type === 'F';
  return { power: powerNamed(map, power), type: isFleet ? 'F' : 'A', at: readLocation(map, place) };
}

/** Where a unit of this type is when it is there: armies do not mind the coast. */
export function placeFor(type: Unit['type'], place: string, map: DiplomacyMap): Location {
  const at = readLocation(map, place);
  return type === 'A' ? provinceOf(at) : at;
}

/** The position that a case begins with: the units that it has, and each that it orders where nobody stands yet. */
export function positionOf(each: Case, map: DiplomacyMap): Position {
  const first = each.phases[0];
  const units = each.has.map(([power, unit]) => readUnit(map, `${powerNamed(map, power)} ${unit}`));
  for (const line of first?.kind === 'M' ? first.lines : []) {
    const unit = unitOf(line, map);
    if (!units.some(({ at }) => provinceOf(at) === provinceOf(unit.at))) units.push(unit);
  }
  const centres = placesOf(each.owns, map);
  const homes = each.homes.size === 0 ? {} : { homes: placesOf(each.homes, map) };
  const season = first?.kind === 'A' ? 'W' : 'S';
  return { phase: { season, year: 1901, kind: first?.kind ?? 'M' }, units, centres, dislodged: [], ...homes };
}

const placesOf = (
  owned: ReadonlyMap<string, readonly string[]>,
  map: DiplomacyMap,
): ReadonlyMap<Power, readonly Province[]> =>
  new Map(
    [...owned].map(([power, places]) => [
      powerNamed(map, power),
      places.map((place) => readLocation(map, place)),
    ]),
  );
