import { balanceOf, buildsOf, sitesOf, unitsOf } from '../adjustments/balance.ts';
import {
  coasts,
  type DiplomacyMap,
  type Location,
  type Power,
  type Province,
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
  if (balanceOf(position, power) < 0)
    return unitsOf(position, power).map((unit) => ({ kind: 'disband', unit }));
  if (buildsOf(map, position, power) === 0) return [];
  return [...sitesOf(map, position, power).flatMap((site) => buildsIn(site, map)), { kind: 'waive' }];
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
