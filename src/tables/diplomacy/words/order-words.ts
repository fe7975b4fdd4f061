import {
  type DiplomacyMap,
  type Named,
  type Order,
  type Power,
  shown,
} from '../../../../packages/diplomacy/src/index.ts';
import type { LaterSubject } from '../orders/later-orders.ts';
import { placeName, unitInWords } from './places.ts';

/**
 * What an order does, for somebody who has never written one: `Move to Galicia`, `Support Munich (Germany) to Bohemia`. Its unit is named
 * beside it; `own` is the power that gives it.
 */
export function orderWords(order: Order, map: DiplomacyMap, own: Power): string {
  switch (order.kind) {
    case 'hold':
      return 'Hold';
    case 'move':
      return `Move to ${placeName(map, order.to)}${order.via === null ? '' : ' by convoy'}`;
    case 'support':
      return order.to === null
        ? `Support ${helped(order.of, map, own)} where it is`
        : `Support ${helped(order.of, map, own)} to ${placeName(map, order.to)}`;
    case 'convoy':
      return `Convoy ${helped(order.of, map, own)} to ${placeName(map, order.to)}`;
    case 'retreat':
      return `Retreat to ${placeName(map, order.to)}`;
    case 'disband':
      return `Disband${order.unit.type === null ? ` ${placeName(map, order.unit.at)}` : ` the ${unitInWords(map, { type: order.unit.type, at: order.unit.at })}`}`;
    case 'build':
      return `Build ${order.unit.type === 'F' ? 'a fleet' : 'an army'} in ${placeName(map, order.unit.at)}`;
    case 'waive':
      return 'Build nothing';
  }
}

/** What is ordered for after the moves: `If A Vie is dislodged`, `Winter 1`. */
export const laterName = ({ id, unit }: Pick<LaterSubject, 'id' | 'unit'>): string =>
  unit === null
    ? `Winter ${id.slice('winter-'.length)}`
    : `If ${shown(`${unit.type} ${unit.at}`)} is dislodged`;

/** The unit that is supported or convoyed, by its place, with its power where that is another one. */
function helped({ at, power }: Named, map: DiplomacyMap, own: Power): string {
  const place = placeName(map, at);
  return power === undefined || power === own ? place : `${place} (${map.powers.get(power)?.name ?? power})`;
}
