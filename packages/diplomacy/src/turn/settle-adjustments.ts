import { balanceOf, buildsOf } from '../adjustments/balance.ts';
import { judgeDisband } from '../adjustments/disbands.ts';
import { judgeBuild } from '../adjustments/judge-build.ts';
import { type Power, type Province, provinceOf } from '../map/map.ts';
import { adjustmentsWhen, type Conditional, firstPossible } from '../orders/conditional.ts';
import type { AdjustmentOrder, Order, RetreatOrder } from '../orders/order.ts';
import type { Position } from '../position.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Line } from './lines.ts';
import type { Settled } from './tell.ts';

/**
 * The build, disband or waive that each line comes to. A conditional comes to its first option that is possible after the lines before it
 * (WM D.II(5), BT15), and to none where nothing of it is for what happened. Lines that are no adjustments are left out.
 */
export function settleAdjustments(
  lines: readonly Line[],
  position: Position,
  rules: RuleSet,
): readonly Settled<AdjustmentOrder>[] {
  const takers = new Map<Power, Taker>();
  return lines.flatMap((line) => {
    const taker = takers.get(line.power) ?? new Taker(line.power, position, rules);
    takers.set(line.power, taker);
    return settle(line, taker);
  });
}

function settle(line: Line, taker: Taker): readonly Settled<AdjustmentOrder>[] {
  const { order, conditional, misread } = line;
  if (order !== null && misread === null)
    return isAdjustment(order) ? [{ line, order: taker.take(order) }] : [];
  if (conditional === null || conditional.when?.kind === 'dislodged') return [];
  const applying = taker.applying(conditional);
  return [{ line, order: applying === null ? null : chosen(applying, taker) }];
}

/** A single order is judged as it stands, so that it is said what is wrong with it. */
function chosen({ options }: Conditional, taker: Taker): AdjustmentOrder | null {
  const orders = options.filter(isAdjustment);
  const [first = null, ...others] = orders;
  const option = firstPossible(orders, (each) => taker.isPossible(each));
  if (option !== null) return taker.take(option);
  return others.length === 0 ? first : null;
}

const isAdjustment = (order: Order | RetreatOrder): order is AdjustmentOrder =>
  order.kind === 'build' || order.kind === 'disband' || order.kind === 'waive';

/** Takes the orders of one power, one after the other, as long as they are possible. */
class Taker {
  private readonly places = new Set<Province>();
  private count = 0;

  constructor(
    private readonly power: Power,
    private readonly position: Position,
    private readonly rules: RuleSet,
  ) {}

  /** As much of it as is for what has happened; null where nothing is. */
  applying(conditional: Conditional): Conditional | null {
    const owned = new Set(this.position.centres.get(this.power));
    return adjustmentsWhen([conditional], owned)[0] ?? null;
  }

  isPossible(order: AdjustmentOrder): boolean {
    if (this.count >= Math.abs(balanceOf(this.position, this.power))) return false;
    if (order.kind === 'waive') return balanceOf(this.position, this.power) > 0;
    return !this.places.has(provinceOf(order.unit.at)) && this.isLegal(order);
  }

  take(order: AdjustmentOrder): AdjustmentOrder {
    if (!this.isPossible(order)) return order;
    this.count += 1;
    if (order.kind !== 'waive') this.places.add(provinceOf(order.unit.at));
    return order;
  }

  private isLegal(order: Exclude<AdjustmentOrder, { kind: 'waive' }>): boolean {
    const { power, position, rules } = this;
    if (order.kind === 'disband')
      return balanceOf(position, power) < 0 && 'unit' in judgeDisband(order, power, position, rules.choices);
    const room = this.places.size < buildsOf(rules.map, position, power);
    return room && !('illegal' in judgeBuild(order.unit, power, position, rules));
  }
}
