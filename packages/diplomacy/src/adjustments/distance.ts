import { type DiplomacyMap, type Location, type Province, provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';
import type { Choices } from '../rules/rule-set.ts';

/**
 * How many moves a unit is from the nearest of these centres, as civil disorder counts them (DATC 4.D.8); null where no way leads there.
 * Nobody stands in the way, and nothing impassable is crossed.
 */
export function distanceTo(
  goals: ReadonlySet<Province>,
  unit: Unit,
  map: DiplomacyMap,
  by: Choices['civilDisorder'],
): number | null {
  // The rule book of 2023 lets all units go over land and water. WM D.V(4), MJ B.VI(4): only armies; fleets move as fleets do.
  const sails = by === 'home centres' && unit.type === 'F';
  const next = sails ? fleetSteps(map) : anySteps(map);
  return steps(sails ? unit.at : provinceOf(unit.at), goals, next);
}

type Next = (at: Location) => Iterable<Location>;

const fleetSteps =
  (map: DiplomacyMap): Next =>
  (at) =>
    map.fleetBorders.get(at) ?? [];

/** From province to province over land, water and coasts alike. */
const anySteps =
  (map: DiplomacyMap): Next =>
  (province) => {
    const coasts = map.provinces.get(province)?.coasts ?? [];
    const places = [province, ...coasts.map((coast) => `${province}/${coast}`)];
    const bySea = places.flatMap((place) => [...(map.fleetBorders.get(place) ?? [])].map(provinceOf));
    const all = [...(map.armyBorders.get(province) ?? []), ...bySea];
    return all.filter((at) => map.provinces.get(at)?.terrain !== 'impassable');
  };

/** The length of the shortest way, ring by ring. */
function steps(from: Location, goals: ReadonlySet<Province>, next: Next): number | null {
  const seen = new Set([from]);
  let ring: readonly Location[] = [from];
  for (let distance = 0; ring.length > 0; distance += 1) {
    if (ring.some((at) => goals.has(provinceOf(at)))) return distance;
    ring = [...new Set(ring.flatMap((at) => [...next(at)]))].filter((at) => !seen.has(at));
    for (const at of ring) seen.add(at);
  }
  return null;
}
