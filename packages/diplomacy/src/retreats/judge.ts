import { type Location, provinceOf } from '../map/map.ts';
import { coastMeant } from '../orders/coast-meant.ts';
import type { Named, RetreatOrder } from '../orders/order.ts';
import type { Dislodged, Unit } from '../position.ts';
import type { NoRetreat } from '../results/turn-reason.ts';
import type { Choices, RuleSet } from '../rules/rule-set.ts';

/** A retreat order that is possible: `to` is null where the unit disbands. */
export interface LegalRetreat {
  readonly of: Dislodged;
  readonly to: Location | null;
}

export interface IllegalRetreat {
  /** The unit that the order is for, where there is one. */
  readonly of: Dislodged | undefined;
  readonly illegal: NoRetreat;
}

/** Whether an order for one of these dislodged units, all of one power, is possible; it may only go where a retreat is offered. */
export function judgeRetreat(
  order: RetreatOrder,
  dislodged: readonly Dislodged[],
  { map, choices }: RuleSet,
): LegalRetreat | IllegalRetreat {
  const province = provinceOf(order.unit.at);
  const of = dislodged.find(({ unit }) => provinceOf(unit.at) === province);
  if (of === undefined) return { of, illegal: 'no such unit is dislodged' };
  const misnamed = misnaming(order.unit, of.unit, choices);
  if (misnamed !== null) return { of, illegal: misnamed };
  if (order.kind === 'disband') return { of, to: null };
  const meant = coastMeant({ type: of.unit.type, to: order.to, offered: of.retreats }, map, choices);
  return typeof meant === 'string' ? { of, to: meant } : { of, illegal: meant.fault };
}

/** What is wrong with how an order names its unit, as far as the rules mind (DATC 4.B.5, 4.C.1, 4.C.2). */
export function misnaming(
  named: Named,
  unit: Unit,
  choices: Choices,
): 'type of unit missing' | 'wrong type of unit' | 'wrong coast of the unit' | null {
  if (named.type === null) {
    if (choices.typeLeftOut === 'illegal') return 'type of unit missing';
  } else if (named.type !== unit.type && choices.typeWrong === 'illegal') return 'wrong type of unit';
  const wrongCoast = named.at !== provinceOf(named.at) && named.at !== unit.at;
  return wrongCoast && choices.wrongOwnCoast === 'illegal' ? 'wrong coast of the unit' : null;
}
