import type { DiplomacyMap, Location, Power } from '../map/map.ts';
import { provinceOf } from '../map/map.ts';
import { writeOrder } from '../notation/order.ts';
import type { Phase, Position, Unit } from '../position.ts';
import type { DrawnOrder } from './drawn-order.ts';

const seasonNames = { S: 'Spring', F: 'Fall', W: 'Winter' } as const;
const kindNames = { M: 'movement', R: 'retreats', A: 'adjustments' } as const;

/** A phase as people say it: `Spring 1901, movement`. */
export const sayPhase = ({ season, year, kind }: Phase): string =>
  `${seasonNames[season]} ${year}, ${kindNames[kind]}`;

/** What the picture shows, for those who cannot see it: each power's units and centres, and the orders with their results. */
export function sayPicture(map: DiplomacyMap, position: Position, orders: readonly DrawnOrder[]): string {
  const powers = [...map.powers.values()].map(({ id, name }) => {
    const said = [
      sayUnits(map, position, id),
      saySome(
        'centres',
        (position.centres.get(id) ?? []).map((at) => nameOf(map, at)),
      ),
      saySome('orders', orders.filter(({ power }) => power === id).map(sayOrder)),
    ];
    return `${name}: ${said.filter(Boolean).join('; ')}.`;
  });
  return powers.join(' ');
}

function sayUnits(map: DiplomacyMap, { units, dislodged }: Position, power: Power): string {
  const own = units.filter((unit) => unit.power === power).map((unit) => sayUnit(map, unit));
  const out = dislodged.filter(({ unit }) => unit.power === power);
  const said = [...own, ...out.map(({ unit }) => `dislodged ${sayUnit(map, unit)}`)];
  return said.length === 0 ? 'no units' : said.join(', ');
}

const sayUnit = (map: DiplomacyMap, { type, at }: Unit): string =>
  `${type === 'A' ? 'army' : 'fleet'} ${nameOf(map, at)}`;

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

const saySome = (what: string, list: readonly string[]): string =>
  list.length === 0 ? '' : `${what} ${list.join(', ')}`;

const sayOrder = ({ order, result }: DrawnOrder): string =>
  result === null ? writeOrder(order) : `${writeOrder(order)} (${result})`;
