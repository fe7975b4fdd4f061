import { provinceOf } from '../map/map.ts';
import { firstPossible, retreatOptions } from '../orders/conditional.ts';
import type { Order, RetreatOrder } from '../orders/order.ts';
import type { Dislodged } from '../position.ts';
import { judgeRetreat } from '../retreats/judge.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Line } from './lines.ts';
import type { Settled } from './tell.ts';

/**
 * The retreat that each line comes to. Of all conditionals for a unit the first possible option counts, from top to bottom
 * (WM D.II(5), BT15), as the order of its line; where none is possible the first line's first option is judged. Other lines for it come to
 * nothing, as do those for units that were not dislodged. Where the rules take several conditionals as they take several orders, each
 * line comes to its own first possible option (MJ B.III(5)). Lines that are no retreats are left out.
 */
export function settleRetreats(
  lines: readonly Line[],
  dislodged: readonly Dislodged[],
  rules: RuleSet,
): readonly Settled<RetreatOrder>[] {
  const together = rules.choices.severalConditionals === 'first possible';
  const all = new Map(dislodged.map((of) => [of, wantedOf(of, lines, rules)]));
  const wanted = (of: Dislodged, line: Line) => (together ? all.get(of) : wantedOf(of, [line], rules));
  return lines.flatMap((line): Settled<RetreatOrder>[] => {
    const { order, conditional, misread } = line;
    if (order !== null && misread === null) return isRetreat(order) ? [{ line, order }] : [];
    if (conditional?.when?.kind !== 'dislodged') return [];
    const province = provinceOf(conditional.when.unit.at);
    const of = dislodged.find(({ unit }) => unit.power === line.power && provinceOf(unit.at) === province);
    const option = of === undefined ? undefined : wanted(of, line);
    const counts = option !== undefined && conditional.options.includes(option);
    return [{ line, order: counts ? option : null }];
  });
}

function wantedOf(of: Dislodged, lines: readonly Line[], rules: RuleSet): RetreatOrder | undefined {
  const own = lines.filter(({ power }) => power === of.unit.power);
  const conditionals = own.flatMap(({ conditional }) => (conditional === null ? [] : [conditional]));
  const options = retreatOptions(conditionals, provinceOf(of.unit.at));
  const isPossible = (option: RetreatOrder) => 'to' in judgeRetreat(option, [of], rules);
  return firstPossible(options, isPossible) ?? options[0];
}

const isRetreat = (order: Order): order is RetreatOrder =>
  order.kind === 'retreat' || order.kind === 'disband';
