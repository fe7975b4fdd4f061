import { type DiplomacyMap, type Power, type Province, provinceOf } from '../map/map.ts';
import type { Position, Unit } from '../position.ts';

/** The home centres of a power as they are now. None is of two powers: what is named as another's is no longer its own (MJ B.I(3)). */
export function homesOf(map: DiplomacyMap, { homes }: Position, power: Power): readonly Province[] {
  const own = map.powers.get(power)?.homes ?? [];
  if (homes === undefined) return own;
  const named = new Set([...homes.values()].flat());
  return homes.get(power) ?? own.filter((home) => !named.has(home));
}

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
