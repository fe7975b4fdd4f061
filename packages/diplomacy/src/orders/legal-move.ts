import { type Location, type Province, provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';
import { besideOf } from './board.ts';
import { carriesAt } from './carriers.ts';
import { type CoastFault, coastMeant } from './coast-meant.ts';
import { type Field, isOverseas } from './field.ts';
import type { LegalOrder } from './legal-order.ts';
import type { MovementOrder, Via } from './order.ts';
import { capital, placeWords, unitWords } from './place-words.ts';
import { reachOf } from './reach.ts';

type MoveOrder = Extract<MovementOrder, { kind: 'move' }>;

/** A move by land or sea, or by a convoy that the fleets on the board could give; else why it is not possible. */
export function legalMove(order: MoveOrder, unit: Unit, field: Field): LegalOrder | string {
  const { map, rules } = field.context;
  const near = reachOf(map, unit);
  if (order.via === null && near.has(order.to)) return { kind: 'move', unit, to: order.to, via: null };
  const province = provinceOf(order.to);
  const own = [...near];
  const overseas = isOverseas(field, unit, province);
  const offered = overseas && !own.includes(province) ? [...own, province] : own;
  const to = coastMeant({ type: unit.type, to: order.to, offered }, map, rules.choices);
  if (typeof to !== 'string') return refused(to.fault, order, unit, field);
  const via = viaMeant(order.via, unit, { to: province, byLand: own.includes(to), overseas }, field);
  return isRefusal(via) ? via.refused : { kind: 'move', unit, to, via };
}

function refused(fault: CoastFault, { to }: MoveOrder, unit: Unit, { context: { map } }: Field): string {
  const who = unitWords(unit, map);
  const where = placeWords(to, map);
  const coasts = map.provinces.get(provinceOf(to))?.coasts ?? [];
  if (fault === 'wrong coast') return capital(`${who} cannot go to ${where}.`);
  if (fault === 'coast missing')
    return capital(
      `${who} has to name the coast: ${coasts.map((coast) => `${provinceOf(to)}/${coast}`).join(' or ')}.`,
    );
  if (provinceOf(to) === provinceOf(unit.at))
    return capital(`${who} is in ${placeWords(provinceOf(to), map)} already.`);
  const fleets = unit.type === 'A' && map.provinces.get(to)?.terrain === 'coast';
  return capital(
    `${who} cannot reach ${where}${fleets ? ': no fleets are where they could convoy it' : ''}.`,
  );
}

interface Refusal {
  readonly refused: string;
}

const isRefusal = (via: Via | Refusal): via is Refusal =>
  via !== null && typeof via === 'object' && 'refused' in via;

interface Ways {
  readonly to: Province;
  readonly byLand: boolean;
  readonly overseas: boolean;
}

/** How an army goes as it was told to, as far as the rule set reads that (DATC 4.A.3, 4.A.6). */
function viaMeant(via: Via, unit: Unit, ways: Ways, field: Field): Via | Refusal {
  const { choices } = field.context.rules;
  const mustName = choices.routes === 'must be named';
  if (via === null && !(mustName && !ways.byLand)) return null;
  if (unit.type === 'F') return { refused: 'Only armies are convoyed.' };
  if (via !== null && via !== 'convoy' && choices.routes !== 'not read')
    return routesMeant(via, unit, ways, field);
  // BT17: across water the route has to be named. Between neighbours the words alone tell a convoy from the way by land.
  if (mustName && !ways.byLand)
    return { refused: 'A move by convoy has to name its route: via ENG, for example.' };
  if (ways.overseas) return 'convoy';
  return mustName ? null : withoutConvoy(ways, field);
}

/** WM D.VI(2), MJ B.VII(2): where no convoy is possible the word has no meaning. Elsewhere there is no way by land to fall back on. */
function withoutConvoy({ byLand }: Ways, { context: { rules } }: Field): null | Refusal {
  const fallsBack = byLand && rules.choices.convoyToNeighbour === 'explicit or own fleet ordered';
  return fallsBack ? null : { refused: 'No fleets are where they could convoy it.' };
}

/** Those of the routes that can be gone (WM D.VI(3), MJ B.VII(3), BT17). */
function routesMeant(
  routes: readonly (readonly Province[])[],
  unit: Unit,
  ways: Ways,
  field: Field,
): Via | Refusal {
  const possible = routes.filter((route) => isRoute(unit.at, route, ways.to, field));
  if (possible.length > 0) return possible;
  if (!ways.overseas) return withoutConvoy(ways, field);
  return {
    refused: `No fleets could convoy it ${routes.length === 1 ? 'by that route' : 'by any of those routes'}.`,
  };
}

/** Whether a route can be gone: fleets that can convoy lie beside each other in this order, from the army to where it lands. */
function isRoute(from: Location, route: readonly Province[], to: Province, field: Field): boolean {
  const { map } = field.context;
  const stops = [from, ...route, to];
  const follows = (stop: Province, at: number) => at === 0 || besideOf(map, stops[at - 1] ?? '').has(stop);
  return (
    route.length > 0 &&
    new Set(stops).size === stops.length &&
    route.every((province) => carriesAt(field, province)) &&
    stops.every(follows)
  );
}
