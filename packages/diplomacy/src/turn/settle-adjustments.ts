import { balanceOf, buildsOf } from '../adjustments/balance.ts';
import { judgeDisband } from '../adjustments/disbands.ts';
import { judgeBuild } from '../adjustments/judge-build.ts';
import { type Power, type Province, provinceOf } from '../map/map.ts';
import { adjustmentsWhen, type Conditional, firstPossible } from '../orders/conditional.ts';
import type { AdjustmentOrder, Order, RetreatOrder } from '../orders/order.ts';
import type { Position } from '../position.ts';
import type { NotCounted } from '../results/turn-reason.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Line } from './lines.ts';
import type { Settled } from './tell.ts';

/**
 * The build, disband or waive that each line comes to. A conditional comes to its first option that is possible after the lines before it
 * (WM D.II(5), BT15), or by itself where the rules take several conditionals as they take several orders (MJ B.III(5)); it comes to none
 * where nothing of it is for what happened. Lines that are no adjustments are left out.
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
  return [{ line, ...(applying === null ? { order: null } : chosen(applying, taker)) }];
}

type Chosen = Omit<Settled<AdjustmentOrder>, 'line'>;

/** A single order that is not possible is judged as it stands, so that it is said what is wrong with it. */
function chosen({ options }: Conditional, taker: Taker): Chosen {
  const orders = options.filter(isAdjustment);
  const [first = null, ...others] = orders;
  const option = firstPossible(orders, (each) => taker.isPossible(each));
  if (option !== null) return { order: taker.take(option) };
  if (first === null || others.length > 0) return { order: null };
  return taker.isLegal(first) ? { order: null, because: taker.whyTaken() } : { order: first };
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
    if (!this.isLegal(order)) return false;
    if (this.rules.choices.severalConditionals === 'as other orders') return true;
    if (this.isFull || order.kind === 'waive') return !this.isFull;
    const hasRoom = order.kind === 'disband' || this.places.size < this.mostBuilds;
    return hasRoom && !this.places.has(provinceOf(order.unit.at));
  }

  /** Why an order that is legal is not possible any more. */
  whyTaken(): NotCounted {
    return this.isFull || this.places.size === this.mostBuilds
      ? 'more than allowed'
      : 'an earlier order counts';
  }

  private get isFull(): boolean {
    return this.count >= Math.abs(balanceOf(this.position, this.power));
  }

  private get mostBuilds(): number {
    return buildsOf(this.rules.map, this.position, this.power);
  }

  take(order: AdjustmentOrder): AdjustmentOrder {
    if (!this.isPossible(order)) return order;
    this.count += 1;
    if (order.kind !== 'waive') this.places.add(provinceOf(order.unit.at));
    return order;
  }

  /** Whether an order is possible by itself. */
  isLegal(order: AdjustmentOrder): boolean {
    const { power, position, rules } = this;
    switch (order.kind) {
      case 'waive':
        return balanceOf(position, power) > 0;
      case 'disband':
        return (
          balanceOf(position, power) < 0 && 'unit' in judgeDisband(order, power, position, rules.choices)
        );
      case 'build':
        return !('illegal' in judgeBuild(order.unit, power, position, rules));
    }
  }
}
