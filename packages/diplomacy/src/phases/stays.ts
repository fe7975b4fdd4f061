import { homesOf } from '../adjustments/balance.ts';
import { type DiplomacyMap, type Power, type Province, provinceOf } from '../map/map.ts';
import type { Phase, Position, Stay, Unit } from '../position.ts';

/**
 * The units that have stayed on a centre in each season of this year so far, after a movement phase (MJ B.I(3)). Only one that can still
 * make it a home counts: it is not one of its power's homes, and the unit was there all Spring.
 */
export function staysAfterMovement(
  { position, map }: { readonly position: Position; readonly map: DiplomacyMap },
  stayed: readonly Unit[],
): readonly Stay[] {
  const { season, year } = position.phase;
  return stayed
    .filter((unit) => couldBeHome(unit, position, map))
    .flatMap((unit) => {
      const before = seasonsOf(unit, position.stays ?? []);
      const allYear = season === 'S' || before.some((one) => one.season === 'S' && one.year === year);
      if (!allYear) return [];
      const kept = before.filter((one) => one.year === year && one.season !== season);
      return [{ unit, seasons: [...kept, { season, year }] }];
    });
}

function couldBeHome(unit: Unit, position: Position, map: DiplomacyMap): boolean {
  const province = provinceOf(unit.at);
  return (
    map.provinces.get(province)?.centre === true && !homesOf(map, position, unit.power).includes(province)
  );
}

const seasonsOf = (unit: Unit, stays: readonly Stay[]): Stay['seasons'] =>
  stays.find((stay) => isSame(stay.unit, unit))?.seasons ?? [];

const isSame = (one: Unit, other: Unit): boolean =>
  one.power === other.power && one.type === other.type && one.at === other.at;

/** The stays of units that are still there. */
export const staysOf = (units: readonly Unit[], stays: readonly Stay[]): readonly Stay[] =>
  stays.filter(({ unit }) => units.some((other) => isSame(unit, other)));

/**
 * The homes after a year: a centre on which a unit stayed in Spring and Fall and still stands is its power's home, and no other's
 * (MJ B.I(3)).
 */
export function homesAfterYear(
  position: Position,
  map: DiplomacyMap,
  { year }: Phase,
): ReadonlyMap<Power, readonly Province[]> {
  const made = new Map<Province, Power>();
  for (const { unit, seasons } of staysOf(position.units, position.stays ?? []))
    if (['S', 'F'].every((season) => seasons.some((one) => one.season === season && one.year === year)))
      made.set(provinceOf(unit.at), unit.power);
  const powers = [...map.powers.keys()];
  return new Map(
    powers.map((power) => {
      const kept = homesOf(map, position, power).filter((home) => (made.get(home) ?? power) === power);
      const won = [...made].flatMap(([home, by]) => (by === power && !kept.includes(home) ? [home] : []));
      return [power, [...kept, ...won]];
    }),
  );
}
