import { type Location, type Power, type Province, provinceOf } from '../map/map.ts';
import type { RetreatOrder } from '../orders/order.ts';
import { followed } from '../orders/several.ts';
import type { Dislodged, Unit } from '../position.ts';
import type { Reason } from '../results/reason.ts';
import type { Result } from '../results/result.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { judgeRetreat, type LegalRetreat } from './judge.ts';

/** What became of a retreat order, or of a dislodged unit without one, whose `order` is null. */
export interface Retreated {
  readonly power: Power;
  readonly order: RetreatOrder | null;
  readonly unit: Unit | null;
  /** Where it was ordered to; null for a disband. */
  readonly to: Location | null;
  readonly result: Result;
  readonly why: Reason;
}

export interface Retreats {
  /** One for each order, then one for each unit without any. */
  readonly orders: readonly Retreated[];
  /** The units that have retreated, where they are now. */
  readonly units: readonly Unit[];
}

interface Judged {
  readonly power: Power;
  readonly order: RetreatOrder;
  readonly judged: ReturnType<typeof judgeRetreat>;
}

/**
 * Decides a retreat phase. A unit goes where it is ordered if that was offered and no other unit goes there as well; every other
 * dislodged unit disbands (2000 rule book, "Retreats"; BT22).
 */
export function adjudicateRetreats(
  dislodged: readonly Dislodged[],
  orders: ReadonlyMap<Power, readonly RetreatOrder[]>,
  rules: RuleSet,
): Retreats {
  const judged = [...orders].flatMap(([power, list]) => judgeAll(power, list, dislodged, rules));
  const chosen = new Map(dislodged.map((of) => [of, choose(of, judged, rules)]));
  const going = byProvince([...chosen.values()].flatMap((one) => (one === undefined ? [] : [one])));
  const told = judged.map((one) => tell(one, chosen, going, rules));
  const silent = dislodged.filter((of) => !judged.some((one) => one.judged.of === of));
  return { orders: [...told, ...silent.map(withoutOrder)], units: arrived(going) };
}

function judgeAll(
  power: Power,
  orders: readonly RetreatOrder[],
  dislodged: readonly Dislodged[],
  rules: RuleSet,
): Judged[] {
  const own = dislodged.filter(({ unit }) => unit.power === power);
  return orders.map((order) => ({ power, order, judged: judgeRetreat(order, own, rules) }));
}

/** The order that a unit follows (DATC 4.D.3); illegal ones do not count. */
function choose(of: Dislodged, judged: readonly Judged[], { choices }: RuleSet): LegalRetreat | undefined {
  const orders = judged.flatMap((one) => (one.judged.of === of && 'to' in one.judged ? [one.judged] : []));
  return followed({ orders, same: (one, other) => one.to === other.to }, choices.severalOrders);
}

function byProvince(chosen: readonly LegalRetreat[]): ReadonlyMap<Province, readonly LegalRetreat[]> {
  const going = new Map<Province, LegalRetreat[]>();
  for (const one of chosen) {
    if (one.to === null) continue;
    const province = provinceOf(one.to);
    going.set(province, [...(going.get(province) ?? []), one]);
  }
  return going;
}

function arrived(going: ReadonlyMap<Province, readonly LegalRetreat[]>): Unit[] {
  return [...going.values()].flatMap(([one, ...others]) =>
    one !== undefined && one.to !== null && others.length === 0 ? [{ ...one.of.unit, at: one.to }] : [],
  );
}

function tell(
  { power, order, judged }: Judged,
  chosen: ReadonlyMap<Dislodged, LegalRetreat | undefined>,
  going: ReadonlyMap<Province, readonly LegalRetreat[]>,
  { choices }: RuleSet,
): Retreated {
  if ('illegal' in judged) {
    const offered = judged.of?.retreats ?? [];
    const to = order.kind === 'retreat' ? order.to : null;
    const why: Reason = { code: 'no retreat', because: judged.illegal, offered };
    return { power, order, unit: judged.of?.unit ?? null, to, result: 'illegal', why };
  }
  const { of, to } = judged;
  const told = { power, order, unit: of.unit, to };
  const followedOne = chosen.get(of);
  if (followedOne === undefined)
    // DATC 4.D.3 c: orders that differ are illegal.
    return { ...told, result: 'illegal', why: { code: 'not counted', because: 'ordered differently' } };
  if (followedOne !== judged)
    return {
      ...told,
      result: 'void',
      why: { code: 'not counted', because: superseded(choices.severalOrders) },
    };
  return { ...told, ...outcome(judged, going) };
}

const superseded = (which: 'first' | 'last' | 'hold') =>
  which === 'last' ? 'a later order counts' : which === 'first' ? 'an earlier order counts' : 'given before';

function outcome(
  { of, to }: LegalRetreat,
  going: ReadonlyMap<Province, readonly LegalRetreat[]>,
): { result: Result; why: Reason } {
  if (to === null) return { result: 'disbands', why: { code: 'as ordered' } };
  const province = provinceOf(to);
  const others = (going.get(province) ?? []).filter((one) => one.of !== of).map((one) => one.of.unit);
  if (others.length > 0) return { result: 'disbands', why: { code: 'retreats met', at: province, others } };
  return { result: 'retreats', why: { code: 'retreated', to } };
}

const withoutOrder = ({ unit, retreats }: Dislodged): Retreated => ({
  power: unit.power,
  order: null,
  unit,
  to: null,
  result: 'disbands',
  why: { code: 'no retreat ordered', offered: retreats },
});
