import { type Power, provinceOf } from '../map/map.ts';
import type { AdjustmentOrder } from '../orders/order.ts';
import type { Position, Unit } from '../position.ts';
import type { NoAdjustment, NotCounted } from '../results/turn-reason.ts';
import { misnaming } from '../retreats/judge.ts';
import type { Choices, RuleSet } from '../rules/rule-set.ts';
import type { Adjusted } from './adjusted.ts';
import { balanceOf, unitsOf } from './balance.ts';
import { removalsOf } from './disorder.ts';

/** What becomes of the orders of a power that has to disband: one for each, in their order, then the units that civil disorder removes. */
export function adjudicateDisbands(
  power: Power,
  orders: readonly AdjustmentOrder[],
  position: Position,
  rules: RuleSet,
): readonly Adjusted[] {
  const needed = -balanceOf(position, power);
  const judged = orders.map((order) => judgeDisband(order, power, position, rules.choices));
  const named = [...new Set(judged.flatMap((one) => ('unit' in one ? [one.unit] : [])))];
  const removals = removalsOf(power, position, rules);
  const excess = named.length > needed && rules.choices.tooManyDisbands === 'civil disorder';
  // MJ B.VI(2): where too many are ordered, civil disorder decides.
  const chosen = excess ? [] : enough(judged, needed, rules.choices.tooManyDisbands);
  const rest = removals.filter(({ unit }) => !chosen.includes(unit)).slice(0, needed - chosen.length);
  const gone = new Set([...chosen, ...rest.map(({ unit }) => unit)]);
  const told = tellAll(power, orders, judged, gone, excess ? 'civil disorder decides' : 'more than allowed');
  const ordered = new Set(told.flatMap(({ unit, result }) => (result === 'disbands' ? [unit] : [])));
  const silent = rest.filter(({ unit }) => !ordered.has(unit));
  return [...told, ...silent.map((removal) => inDisorder(power, removal))];
}

type Judged = { readonly unit: Unit } | { readonly illegal: NoAdjustment };

/** The unit that a disband order means, or why it is not possible. */
export function judgeDisband(
  order: AdjustmentOrder,
  power: Power,
  position: Position,
  choices: Choices,
): Judged {
  if (order.kind !== 'disband') return { illegal: 'no builds to make' };
  const province = provinceOf(order.unit.at);
  const unit = unitsOf(position, power).find(({ at }) => provinceOf(at) === province);
  if (unit === undefined) return { illegal: 'no such unit' };
  switch (misnaming(order.unit, unit, choices)) {
    case 'type of unit missing':
      return { illegal: 'type of unit missing' };
    case 'wrong type of unit':
      return { illegal: 'wrong type of unit' };
    case 'wrong coast of the unit':
      return { illegal: 'wrong coast' };
    case null:
      return { unit };
  }
}

/** The units that are disbanded by order, as many as have to be: those ordered first, or last (DATC 4.D.6). */
function enough(judged: readonly Judged[], needed: number, which: Choices['tooManyDisbands']): Unit[] {
  const inTurn = which === 'last' ? judged.toReversed() : judged;
  return [...new Set(inTurn.flatMap((one) => ('unit' in one ? [one.unit] : [])))].slice(0, needed);
}

function tellAll(
  power: Power,
  orders: readonly AdjustmentOrder[],
  judged: readonly Judged[],
  gone: ReadonlySet<Unit>,
  excess: NotCounted,
): Adjusted[] {
  const told = new Set<Unit>();
  return orders.map((order, at) => {
    const one = judged[at];
    if (one === undefined || 'illegal' in one) {
      const because = one?.illegal ?? 'no such unit';
      return { power, order, unit: null, result: 'illegal', why: { code: 'no adjustment', because } };
    }
    const { unit } = one;
    // DATC 6.J.2: to disband a unit twice is to disband it once.
    const because = told.has(unit) ? 'given before' : gone.has(unit) ? null : excess;
    told.add(unit);
    if (because !== null)
      return { power, order, unit, result: 'void', why: { code: 'not counted', because } };
    return { power, order, unit, result: 'disbands', why: { code: 'as ordered' } };
  });
}

const inDisorder = (
  power: Power,
  { unit, distance }: { readonly unit: Unit; readonly distance: number | null },
): Adjusted => ({ power, order: null, unit, result: 'disbands', why: { code: 'civil disorder', distance } });
