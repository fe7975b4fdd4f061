import {
  type AdjustmentOrder,
  type DiplomacyMap,
  type LegalOrder,
  legalAdjustments,
  legalMovement,
  type Order,
  type Position,
  type Power,
  provinceOf,
  type RuleSet,
  reachOf,
  writeOrder,
} from '../../../packages/diplomacy/src/index.ts';
import { buildsNow, ownUnits } from './own.ts';

/** A number from 0 to just below another, by chance: what a player without a plan decides by. */
export type Pick = (below: number) => number;

/**
 * An order for each unit of a power that has one to get in this phase, drawn from all that is legal: mostly moves, and mostly over its own
 * borders, so that a game goes on. In adjustments, all the builds that it may make, or all the disbands that it has to.
 */
export function randomOrders(
  position: Position,
  map: DiplomacyMap,
  rules: RuleSet,
  power: Power,
  pick: Pick,
): string[] {
  const { kind } = position.phase;
  const orders: readonly Order[] =
    kind === 'M'
      ? someMoves(position, map, rules, power, pick)
      : kind === 'R'
        ? someRetreats(position, power, pick)
        : someAdjustments(position, map, power, pick);
  return orders.map((order) => writeOrder(order, kind));
}

/** Draws from the first of the lists that has any; `share` times out of a hundred it looks at the first at all. */
function oneOf<T>(pick: Pick, share: number, first: readonly T[], all: readonly T[]): readonly T[] {
  const from = first.length > 0 && pick(100) < share ? first : all;
  return from.slice(pick(Math.max(1, from.length))).slice(0, 1);
}

function someMoves(
  position: Position,
  map: DiplomacyMap,
  { choices }: RuleSet,
  power: Power,
  pick: Pick,
): readonly LegalOrder[] {
  const legal = legalMovement(position.units, map, choices);
  return ownUnits(position, power).flatMap((unit) => {
    const all = legal.get(unit) ?? [];
    const own = reachOf(map, unit);
    const onFoot = all.filter((order) => order.kind === 'move' && order.via === null && own.has(order.to));
    return oneOf(pick, 60, onFoot, all);
  });
}

const someRetreats = ({ dislodged }: Position, power: Power, pick: Pick): readonly Order[] =>
  dislodged
    .filter(({ unit }) => unit.power === power)
    .flatMap(({ unit, retreats }) => {
      const away = retreats.map((to): Order => ({ kind: 'retreat', unit, to }));
      return oneOf(pick, 90, away, [{ kind: 'disband', unit }]);
    });

/** As many orders as are due, none of them for a province that has one already. */
function someAdjustments(
  position: Position,
  map: DiplomacyMap,
  power: Power,
  pick: Pick,
): readonly AdjustmentOrder[] {
  const due = Math.abs(buildsNow(position, power));
  const given: AdjustmentOrder[] = [];
  let left = (legalAdjustments(position, map).get(power) ?? []).filter(({ kind }) => kind !== 'waive');
  while (given.length < due && left.length > 0) {
    const next = oneOf(pick, 0, [], left);
    given.push(...next);
    left = left.filter((each) => !next.some((one) => placeOf(one) === placeOf(each)));
  }
  return given;
}

const placeOf = (order: AdjustmentOrder): string => (order.kind === 'waive' ? '' : provinceOf(order.unit.at));
