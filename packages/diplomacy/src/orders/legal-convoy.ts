import { provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';
import { carriesAt, isCarrier } from './carriers.ts';
import { type Field, isOverseas, unitAt } from './field.ts';
import type { LegalOrder } from './legal-order.ts';
import { misnamedOther } from './misnamed.ts';
import type { MovementOrder } from './order.ts';
import { capital, placeWords, unitWords } from './place-words.ts';

type ConvoyOrder = Extract<MovementOrder, { kind: 'convoy' }>;

/**
 * A convoy of an army by a fleet that some route of the fleets on the board leads through; else why it is not possible. Whose army it is,
 * and whose unit stands where it lands, does not matter (DATC 6.D.16, WM D.VI(7), MJ B.VII(7)).
 */
export function legalConvoy(order: ConvoyOrder, unit: Unit, field: Field): LegalOrder | string {
  const { map, rules } = field.context;
  const to = provinceOf(order.to);
  const of = unitAt(field, order.of);
  // DATC 6.F.1
  if (!carriesAt(field, provinceOf(unit.at))) return cannotConvoy(unit, field);
  if (of === undefined) return `There is no unit in ${placeWords(provinceOf(order.of.at), map)} to convoy.`;
  // DATC 6.A.7
  if (of.type !== 'A') return 'Only armies are convoyed.';
  const wrong = misnamedOther(order.of, of, field);
  if (wrong !== null) return wrong;
  // DATC 4.B.6
  if (order.to !== to && rules.choices.irrelevantCoast === 'illegal')
    return `An army does not land on a coast: write ${to}.`;
  if (!isOverseas(field, of, to) || !isCarrier(provinceOf(unit.at), of.at, to, field))
    return capital(
      `${unitWords(unit, map)} is no help in convoying ${unitWords(of, map)} to ${placeWords(to, map)}.`,
    );
  return { kind: 'convoy', unit, of, to };
}

function cannotConvoy(unit: Unit, { context: { map, rules } }: Field): string {
  const rivers = rules.choices.riverConvoys === 'yes' ? ' or in a river province' : '';
  return capital(`${unitWords(unit, map)} cannot convoy: only fleets at sea${rivers} can.`);
}
