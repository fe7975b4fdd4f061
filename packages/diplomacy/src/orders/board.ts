import { type DiplomacyMap, type Province, provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';

/** Who stands where. */
export type Board = ReadonlyMap<Province, Unit>;

const boards = new WeakMap<readonly Unit[], Board>();

/** The units by their provinces; worked out once for each position. */
export function boardOf(units: readonly Unit[]): Board {
  const made = boards.get(units) ?? new Map(units.map((unit) => [provinceOf(unit.at), unit]));
  boards.set(units, made);
  return made;
}

const waters = new WeakMap<DiplomacyMap, ReadonlyMap<Province, ReadonlySet<Province>>>();
const nowhere: ReadonlySet<Province> = new Set();

/** The provinces that fleets can go to from a province, whatever their coasts. */
export function besideOf(map: DiplomacyMap, province: Province): ReadonlySet<Province> {
  const made = waters.get(map) ?? makeWaters(map);
  waters.set(map, made);
  return made.get(province) ?? nowhere;
}

function makeWaters(map: DiplomacyMap): ReadonlyMap<Province, ReadonlySet<Province>> {
  const made = new Map<Province, Set<Province>>();
  for (const [from, borders] of map.fleetBorders) {
    const near = made.get(provinceOf(from)) ?? new Set();
    for (const to of borders) near.add(provinceOf(to));
    made.set(provinceOf(from), near);
  }
  return made;
}
