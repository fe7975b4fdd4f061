import { provinceOf } from '../map/map.ts';
import { writeNamed } from '../notation/order.ts';
import type { Unit } from '../position.ts';
import { type Field, fieldOf, unitAt } from './field.ts';
import { legalConvoy } from './legal-convoy.ts';
import { legalMove } from './legal-move.ts';
import type { LegalOrder } from './legal-order.ts';
import { legalSupport } from './legal-support.ts';
import { misnamed } from './misnamed.ts';
import type { MovementOrder } from './order.ts';
import type { Possible } from './parse.ts';
import { capital, placeWords, unitWords } from './place-words.ts';
import { possibleOrders } from './possible.ts';
import type { Context, Misread } from './reading.ts';

/**
 * What a movement order comes to in a position, or why it is not legal. It is legal if its unit, which has to be the power's own, could
 * carry it out with the aid of the other units on the board, whatever those are ordered to do (DATC 4.E.1, WM D.III(4), MJ B.IV(5)).
 * What it names wrongly or leaves out is put right or refused as the rule set says (DATC 4.A.6, 4.B, 4.C).
 */
export function legalOrder(
  order: MovementOrder,
  context: Context,
  possible: Possible = possibleOrders,
): LegalOrder | Misread {
  const judged = judge(order, fieldOf(context));
  if (typeof judged !== 'string') return judged;
  return { at: null, what: judged, possible: possible(context, order.unit, beginning(order)) };
}

const verbs = { hold: ' H', move: '-', support: ' S', convoy: ' C' } as const;

/** How orders like this one begin: `A vie S`. */
const beginning = ({ kind, unit }: MovementOrder): string => `${writeNamed(unit)}${verbs[kind]}`;

/** Whether an answer of `legalOrder` is a legal order. */
export const isLegal = (judged: LegalOrder | Misread): judged is LegalOrder => 'kind' in judged;

/** A legal order, or a sentence that says why it is none. */
function judge(order: MovementOrder, field: Field): LegalOrder | string {
  const { map, power } = field.context;
  const unit = unitAt(field, order.unit);
  if (unit === undefined) return `There is no unit in ${placeWords(provinceOf(order.unit.at), map)}.`;
  // DATC 6.A.6
  if (unit.power !== power) return notYours(unit, field);
  const wrong = misnamed(order.unit, unit, field);
  return wrong ?? ofKind(order, unit, field);
}

function notYours(unit: Unit, { context: { map } }: Field): string {
  const owner = map.powers.get(unit.power)?.name ?? unit.power;
  return `${capital(unitWords(unit, map))} belongs to ${owner}, and you can only order your own units.`;
}

function ofKind(order: MovementOrder, unit: Unit, field: Field): LegalOrder | string {
  switch (order.kind) {
    case 'hold':
      return { kind: 'hold', unit };
    case 'move':
      return legalMove(order, unit, field);
    case 'support':
      return legalSupport(order, unit, field);
    case 'convoy':
      return legalConvoy(order, unit, field);
  }
}
