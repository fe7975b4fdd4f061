import {
  coasts,
  type DiplomacyMap,
  type Location,
  type Power,
  type Province,
  provinceOf,
  unitTypes,
} from '../map/map.ts';
import { canBe } from '../notation/place.ts';
import type { Position } from '../position.ts';
import type { AdjustmentOrder } from './order.ts';

/** By power, what it can build or disband; a power that can do neither is left out. */
export function legalAdjustments(
  position: Position,
  map: DiplomacyMap,
): ReadonlyMap<Power, readonly AdjustmentOrder[]> {
  const all = [...map.powers.keys()].map((power): [Power, readonly AdjustmentOrder[]] => [
    power,
    ordersOf(power, position, map),
  ]);
  return new Map(all.filter(([, orders]) => orders.length > 0));
}

function ordersOf(power: Power, position: Position, map: DiplomacyMap): readonly AdjustmentOrder[] {
  const units = position.units.filter((unit) => unit.power === power);
  const centres = position.centres.get(power) ?? [];
  if (units.length > centres.length) return units.map((unit) => ({ kind: 'disband', unit }));
  if (units.length === centres.length) return [];
  const homes = position.homes?.get(power) ?? map.powers.get(power)?.homes ?? [];
  const taken = new Set(position.units.map(({ at }) => provinceOf(at)));
  const builds = homes
    .filter((home) => centres.includes(home) && !taken.has(home))
    .flatMap((home) => buildsIn(home, map));
  return builds.length === 0 ? [] : [...builds, { kind: 'waive' }];
}

const buildsIn = (home: Province, map: DiplomacyMap): readonly AdjustmentOrder[] =>
  unitTypes.flatMap((type) =>
    placesIn(home)
      .filter((at) => canBe(map, type, at))
      .map((at): AdjustmentOrder => ({ kind: 'build', unit: { type, at } })),
  );

const placesIn = (province: Province): readonly Location[] => [
  province,
  ...coasts.map((coast) => `${province}/${coast}`),
];
