import { type DiplomacyMap, type Power, provinceOf } from '../map/map.ts';
import type { Position, Unit } from '../position.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { homesOf, unitsOf } from './balance.ts';
import { distanceTo } from './distance.ts';

export interface Removal {
  readonly unit: Unit;
  /** In moves; null where no way leads home. */
  readonly distance: number | null;
}

/**
 * The units of a power in the order in which civil disorder removes them: the farthest first; of those as far away the fleets first; then
 * by the English name of the province (DATC 4.D.8, WM D.V(4), MJ B.VI(4), BT24).
 */
export function removalsOf(power: Power, position: Position, { map, choices }: RuleSet): readonly Removal[] {
  const by = choices.civilDisorder;
  const centres =
    by === 'owned centres' ? (position.centres.get(power) ?? []) : homesOf(map, position, power);
  const goals = new Set(centres);
  return unitsOf(position, power)
    .map((unit) => ({ unit, distance: distanceTo(goals, unit, map, by) }))
    .sort(
      (one, other) =>
        farther(one, other) || fleetFirst(one.unit, other.unit) || byName(map, one.unit, other.unit),
    );
}

const far = ({ distance }: Removal): number => distance ?? Number.MAX_SAFE_INTEGER;
const farther = (one: Removal, other: Removal): number => far(other) - far(one);
const fleetFirst = (one: Unit, other: Unit): number => Number(other.type === 'F') - Number(one.type === 'F');

function byName(map: DiplomacyMap, one: Unit, other: Unit): number {
  const [a, b] = [letters(map, one), letters(map, other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The letters of a province's name: spaces, dots and hyphens do not count (DATC v2.4, 4.D.8). */
const letters = (map: DiplomacyMap, { at }: Unit): string =>
  (map.provinces.get(provinceOf(at))?.name ?? at).toLowerCase().replaceAll(/[^a-z]/g, '');
