import { type Power, provinceOf } from '../map/map.ts';
import type { AdjustmentOrder } from '../orders/order.ts';
import type { Position, Unit } from '../position.ts';
import type { NotCounted } from '../results/turn-reason.ts';
import type { Choices, RuleSet } from '../rules/rule-set.ts';
import type { Adjusted } from './adjusted.ts';
import { balanceOf, buildsOf } from './balance.ts';
import { judgeBuild } from './judge-build.ts';

/** A build or a waive that is possible by itself; a waive has no unit. */
interface Wish {
  readonly unit: Unit | null;
}

/** What becomes of the orders of a power that may build, one for each, in their order. */
export function adjudicateBuilds(
  power: Power,
  orders: readonly AdjustmentOrder[],
  position: Position,
  rules: RuleSet,
): readonly Adjusted[] {
  const judged = orders.map((order) => judge(order, power, position, rules));
  const wishes = judged.flatMap((one) => ('illegal' in one ? [] : [one]));
  const dropped = drop(wishes, allowance(power, position, rules), rules.choices);
  return orders.map((order, at) => tell(power, order, judged[at], dropped));
}

interface Allowance {
  readonly builds: number;
  /** Builds and waives together. */
  readonly orders: number;
}

const allowance = (power: Power, position: Position, { map }: RuleSet): Allowance => ({
  builds: buildsOf(map, position, power),
  orders: Math.max(0, balanceOf(position, power)),
});

type Judged = Wish | Extract<ReturnType<typeof judgeBuild>, { illegal: unknown }>;

function judge(order: AdjustmentOrder, power: Power, position: Position, rules: RuleSet): Judged {
  switch (order.kind) {
    case 'build': {
      const built = judgeBuild(order.unit, power, position, rules);
      return 'illegal' in built ? built : { unit: built };
    }
    case 'waive':
      return balanceOf(position, power) > 0 ? { unit: null } : { illegal: 'no builds to make' };
    case 'disband':
      return { illegal: 'no disbands to make' };
  }
}

/** The wishes that are not granted, each with the reason: first province by province (DATC 4.D.5), then as too many (4.D.4). */
function drop(wishes: readonly Wish[], allowed: Allowance, choices: Choices): ReadonlyMap<Wish, NotCounted> {
  const dropped = sameProvince(wishes, choices.buildsInOneProvince);
  const left = wishes.filter((wish) => !dropped.has(wish));
  for (const [wish, why] of tooMany(left, allowed, choices.tooManyBuilds)) dropped.set(wish, why);
  return dropped;
}

function sameProvince(wishes: readonly Wish[], which: Choices['buildsInOneProvince']): Map<Wish, NotCounted> {
  const dropped = new Map<Wish, NotCounted>();
  const provinces = new Set(wishes.flatMap(({ unit }) => (unit === null ? [] : [provinceOf(unit.at)])));
  for (const province of provinces) {
    const same = wishes.filter(({ unit }) => unit !== null && provinceOf(unit.at) === province);
    for (const [wish, why] of allButOne(same, which)) dropped.set(wish, why);
  }
  return dropped;
}

function allButOne(
  same: readonly Wish[],
  which: Choices['buildsInOneProvince'],
): readonly (readonly [Wish, NotCounted])[] {
  const kept = which === 'last' ? same.at(-1) : same[0];
  const alike = same.every(({ unit }) => unit?.type === kept?.unit?.type && unit?.at === kept?.unit?.at);
  // MJ B.VI(3): of different types none is built; the same again is one order.
  if (!alike && which === 'none unless only an army can be')
    return same.map((wish) => [wish, 'ordered differently']);
  const why = alike ? 'given before' : which === 'last' ? 'a later order counts' : 'an earlier order counts';
  return same.filter((wish) => wish !== kept).map((wish) => [wish, why]);
}

function tooMany(
  wishes: readonly Wish[],
  allowed: Allowance,
  which: Choices['tooManyBuilds'],
): readonly (readonly [Wish, NotCounted])[] {
  const builds = wishes.filter(({ unit }) => unit !== null).length;
  // MJ B.VI(2): more builds than are allowed are not allowed at all.
  const denied = which === 'none' && builds > allowed.builds;
  const granted = new Set(denied ? [] : inTurn(wishes, allowed, which));
  return wishes
    .filter((wish) => !granted.has(wish) && (wish.unit !== null || !denied))
    .map((wish) => [wish, 'more than allowed']);
}

/** The orders that are followed one by one, from the top or from the bottom (WM D.V(2)), until there are enough. */
function inTurn(wishes: readonly Wish[], allowed: Allowance, which: Choices['tooManyBuilds']): Wish[] {
  const granted: Wish[] = [];
  let builds = 0;
  for (const wish of which === 'last' ? wishes.toReversed() : wishes) {
    if (granted.length === allowed.orders) break;
    if (wish.unit !== null && builds === allowed.builds) continue;
    builds += wish.unit === null ? 0 : 1;
    granted.push(wish);
  }
  return granted;
}

function tell(
  power: Power,
  order: AdjustmentOrder,
  judged: Judged | undefined,
  dropped: ReadonlyMap<Wish, NotCounted>,
): Adjusted {
  if (judged === undefined || 'illegal' in judged) {
    const because = judged?.illegal ?? 'no builds to make';
    return { power, order, unit: null, result: 'illegal', why: { code: 'no adjustment', because } };
  }
  const because = dropped.get(judged);
  const { unit } = judged;
  if (because !== undefined)
    return { power, order, unit, result: 'void', why: { code: 'not counted', because } };
  return { power, order, unit, result: unit === null ? 'waives' : 'builds', why: { code: 'as ordered' } };
}
