import type { Power } from '../map/map.ts';
import type { AdjustmentOrder } from '../orders/order.ts';
import type { Position, Unit } from '../position.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Adjusted } from './adjusted.ts';
import { balanceOf, powersIn } from './balance.ts';
import { adjudicateBuilds } from './builds.ts';
import { adjudicateDisbands } from './disbands.ts';

export interface Adjustments {
  /** One for each order, power by power, and one for each unit that civil disorder removed. */
  readonly orders: readonly Adjusted[];
  /** All units after the adjustments. */
  readonly units: readonly Unit[];
}

/**
 * Decides an adjustment phase: each power that has more centres than units may build, each that has fewer disbands (2000 rule book,
 * "Gaining and losing units"; BT23). A power that orders too few disbands loses the units that civil disorder names (DATC 4.D.8).
 */
export function adjudicateAdjustments(
  position: Position,
  orders: ReadonlyMap<Power, readonly AdjustmentOrder[]>,
  rules: RuleSet,
): Adjustments {
  const powers = new Set([...orders.keys(), ...powersIn(rules.map, position)]);
  const told = [...powers].flatMap((power) => {
    const adjudicateOwn = balanceOf(position, power) < 0 ? adjudicateDisbands : adjudicateBuilds;
    return adjudicateOwn(power, orders.get(power) ?? [], position, rules);
  });
  const unitsWith = (result: 'builds' | 'disbands') =>
    told.flatMap((one) => (one.result === result && one.unit !== null ? [one.unit] : []));
  const gone = new Set(unitsWith('disbands'));
  return {
    orders: told,
    units: [...position.units.filter((unit) => !gone.has(unit)), ...unitsWith('builds')],
  };
}
