import type { DiplomacyMap, Location, Power } from '../map/map.ts';
import { provinceOf } from '../map/map.ts';
import type { Order } from '../orders/order.ts';
import type { Phase, Position, Unit } from '../position.ts';
import type { DrawnOrder } from './drawn-order.ts';

const seasonNames = { S: 'Spring', F: 'Fall' } as const;
const kindNames = { M: 'movement', R: 'retreats', A: 'adjustments' } as const;

/** A phase as people say it on a map: `Spring 1901, movement`. */
export const sayPhase = (
  { season, year, kind }: Phase,
  { winter = 'Winter' }: Pick<DiplomacyMap, 'winter'>,
): string => `${season === 'W' ? winter : seasonNames[season]} ${year}, ${kindNames[kind]}`;

/** What the picture shows, for those who cannot see it: the phase, each power's units and centres, and the orders with their results. */
export function sayPicture(map: DiplomacyMap, position: Position, orders: readonly DrawnOrder[]): string {
  const powers = [...map.powers.values()].map(({ id, name }) => {
    const said = [
      sayUnits(map, position, id),
      saySome(
        'centres',
        (position.centres.get(id) ?? []).map((at) => nameOf(map, at)),
      ),
      saySome(
        'orders',
        orders.filter(({ power }) => power === id).map((order) => sayOrder(map, order)),
      ),
    ];
    return `${name}: ${said.filter(Boolean).join('; ')}.`;
  });
  return `${sayPhase(position.phase, map)}. ${powers.join(' ')}`;
}

function sayUnits(map: DiplomacyMap, { units, dislodged }: Position, power: Power): string {
  const own = units.filter((unit) => unit.power === power).map((unit) => sayUnit(map, unit));
  const out = dislodged.filter(({ unit }) => unit.power === power);
  const said = [...own, ...out.map(({ unit }) => `dislodged ${sayUnit(map, unit)}`)];
  return said.length === 0 ? 'no units' : said.join(', ');
}

const sayUnit = (map: DiplomacyMap, { type, at }: Unit): string =>
  `${type === 'A' ? 'army' : 'fleet'} in ${nameOf(map, at)}`;

const coastNames: Readonly<Record<string, string>> = {
  nc: 'north coast',
  sc: 'south coast',
  ec: 'east coast',
  wc: 'west coast',
};

function nameOf(map: DiplomacyMap, at: Location): string {
  const name = map.provinces.get(provinceOf(at))?.name ?? at;
  const coast = coastNames[at.slice(4)];
  return coast === undefined ? name : `${name} (${coast})`;
}

/** A place and the units in it, for those who go from place to place: `Spain (south coast): French fleet`. */
export function sayPlace(map: DiplomacyMap, { units, dislodged }: Position, at: Location): string {
  const here = (unit: Unit): boolean => unit.at === at;
  const said = [
    ...units.filter(here).map((unit) => sayWhose(map, unit)),
    ...dislodged.filter(({ unit }) => here(unit)).map(({ unit }) => `dislodged ${sayWhose(map, unit)}`),
  ];
  return [nameOf(map, at), said.join(', ')].filter(Boolean).join(': ');
}

const sayWhose = (map: DiplomacyMap, { power, type }: Unit): string =>
  `${map.powers.get(power)?.adjective ?? power} ${type === 'A' ? 'army' : 'fleet'}`;

const saySome = (what: string, list: readonly string[]): string =>
  list.length === 0 ? '' : `${what} ${list.join(', ')}`;

/** `Vienna moves to Galicia (bounces)`. What became of an order is said last, where it is known. */
function sayOrder(map: DiplomacyMap, { order, result }: DrawnOrder): string {
  const said = sayWhat(map, order);
  return result === null ? said : `${said} (${result})`;
}

function sayWhat(map: DiplomacyMap, order: Order): string {
  if (order.kind === 'waive') return 'a build is waived';
  const at = nameOf(map, order.unit.at);
  switch (order.kind) {
    case 'hold':
      return `${at} holds`;
    case 'move':
      return `${at} moves to ${nameOf(map, order.to)}${order.via === null ? '' : ' by convoy'}`;
    case 'support': {
      const of = nameOf(map, order.of.at);
      return `${at} supports ${of}${order.to === null ? '' : ` to ${nameOf(map, order.to)}`}`;
    }
    case 'convoy':
      return `${at} convoys ${nameOf(map, order.of.at)} to ${nameOf(map, order.to)}`;
    case 'retreat':
      return `${at} retreats to ${nameOf(map, order.to)}`;
    case 'disband':
      return `${at} disbands`;
    case 'build':
      return `${order.unit.type === 'F' ? 'a fleet' : 'an army'} is built in ${at}`;
  }
}
