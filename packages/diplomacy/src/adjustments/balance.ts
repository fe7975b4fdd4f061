import { type DiplomacyMap, type Power, type Province, provinceOf } from '../map/map.ts';
import type { Position, Unit } from '../position.ts';

/** The home centres of a power as they are now. */
export const homesOf = (map: DiplomacyMap, position: Position, power: Power): readonly Province[] =>
  position.homes?.get(power) ?? map.powers.get(power)?.homes ?? [];

/** The units of a power, in the order of the position. */
export const unitsOf = (position: Position, power: Power): readonly Unit[] =>
  position.units.filter((unit) => unit.power === power);

/** The powers that have a unit or a centre, in the order of the map. */
export const powersIn = (map: DiplomacyMap, position: Position): readonly Power[] =>
  [...map.powers.keys()].filter(
    (power) => unitsOf(position, power).length > 0 || (position.centres.get(power) ?? []).length > 0,
  );

/** How many centres a power has more than units; below nought where it has to disband. */
export const balanceOf = (position: Position, power: Power): number =>
  (position.centres.get(power) ?? []).length - unitsOf(position, power).length;

/** The home centres that a power owns and where nobody stands: where it can build. */
export function sitesOf(map: DiplomacyMap, position: Position, power: Power): readonly Province[] {
  const owned = new Set(position.centres.get(power));
  const taken = new Set(position.units.map(({ at }) => provinceOf(at)));
  return homesOf(map, position, power).filter((home) => owned.has(home) && !taken.has(home));
}

/** How many units a power may build: no more than it has room for. */
export const buildsOf = (map: DiplomacyMap, position: Position, power: Power): number =>
  Math.max(0, Math.min(balanceOf(position, power), sitesOf(map, position, power).length));

/** Whether anybody has something to build or to disband. */
export const needsAdjustments = (map: DiplomacyMap, position: Position): boolean =>
  powersIn(map, position).some(
    (power) => balanceOf(position, power) < 0 || buildsOf(map, position, power) > 0,
  );
