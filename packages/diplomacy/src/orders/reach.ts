import { type DiplomacyMap, type Location, type Province, provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';

const nowhere: ReadonlySet<Location> = new Set();

/** Where a unit can go by its own: an army by land, a fleet to seas and coasts, coast by coast. */
export const reachOf = (map: DiplomacyMap, { type, at }: Pick<Unit, 'type' | 'at'>): ReadonlySet<Location> =>
  (type === 'A' ? map.armyBorders : map.fleetBorders).get(at) ?? nowhere;

/** The provinces that a unit can go to by its own. It can support there, whatever the coast (DATC 6.B.4). */
export const provincesInReach = (map: DiplomacyMap, unit: Pick<Unit, 'type' | 'at'>): ReadonlySet<Province> =>
  new Set([...reachOf(map, unit)].map(provinceOf));
