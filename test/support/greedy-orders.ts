import {
  type AdjustmentOrder,
  type DiplomacyMap,
  legalAdjustments,
  type Order,
  type Position,
  type Power,
  type Province,
  provinceOf,
  type RuleSet,
  writeOrder,
} from '../../packages/diplomacy/src/index.ts';
import { buildsNow } from '../../src/tables/diplomacy/own.ts';
import { greedyMoves } from './greedy-moves.ts';
import { type Worth, worthFor } from './worth.ts';

/**
 * Orders of a player who tries to win: goes for centres of others, with the support that it takes, keeps what is threatened, takes armies
 * over sea, retreats to where most is to be had, builds there and disbands what is farthest from it. All of them legal.
 */
export function greedyOrders(
  position: Position,
  map: DiplomacyMap,
  rules: RuleSet,
  power: Power,
  pick: (below: number) => number,
): string[] {
  const { kind } = position.phase;
  const worth = worthFor(position, map, power);
  const orders: readonly Order[] =
    kind === 'M'
      ? greedyMoves({ position, map, rules, power, worth, pick })
      : kind === 'R'
        ? retreats(position, power, worth)
        : adjustments(position, map, power, worth, pick);
  return orders.map((order) => writeOrder(order, kind));
}

/** Each unit to the best place that none before it retreats to. */
function retreats(position: Position, power: Power, worth: Worth): readonly Order[] {
  const taken = new Set<Province>();
  return position.dislodged
    .filter(({ unit }) => unit.power === power)
    .map(({ unit, retreats: places }): Order => {
      const [to] = places
        .filter((at) => !taken.has(provinceOf(at)))
        .sort((a, b) => worth.at({ ...unit, at: b }) - worth.at({ ...unit, at: a }));
      if (to === undefined) return { kind: 'disband', unit };
      taken.add(provinceOf(to));
      return { kind: 'retreat', unit, to };
    });
}

function adjustments(
  position: Position,
  map: DiplomacyMap,
  power: Power,
  worth: Worth,
  pick: (below: number) => number,
): readonly AdjustmentOrder[] {
  const due = buildsNow(position, power);
  const valued = (legalAdjustments(position, map).get(power) ?? []).flatMap((order) => {
    if (order.kind === 'waive' || order.unit.type === null) return [];
    const { type, at } = order.unit;
    return [{ order, province: provinceOf(at), value: worth.at({ type, at }) + pick(100) / 400 }];
  });
  const bestFirst = valued.sort((a, b) => (due < 0 ? a.value - b.value : b.value - a.value));
  const first = new Map<Province, AdjustmentOrder>();
  for (const { order, province } of bestFirst) if (!first.has(province)) first.set(province, order);
  return [...first.values()].slice(0, Math.abs(due));
}
