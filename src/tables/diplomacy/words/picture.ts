import {
  type DiplomacyMap,
  type DrawnOrder,
  drawMap,
  nameOfMap,
  type Position,
  shown,
  type Unit,
  writeOrder,
  writePhase,
} from '../../../../packages/diplomacy/src/index.ts';
import type { Picture } from '../../../house/words/reply.ts';
import { cut, listed } from '../../../house/words/text.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import type { Table } from '../../table.ts';
import { phaseName } from './phase-name.ts';
import { placeName } from './places.ts';

/** How large pictures in messages are: 1,280 pixels wide. */
const zoom = 0.8;

/** The map with units and orders as a picture of a message; who cannot see it hears where the units stand, and what is ordered. */
export function positionPicture(
  { rules, number }: Pick<Table, 'rules' | 'number'>,
  position: Position,
  orders: readonly DrawnOrder[],
): Picture {
  const { map } = diplomacyRules(rules).diplomacy;
  const [phase, name] = [writePhase(position.phase), nameOfMap(map)];
  return {
    name: `table-${number}-${phase.toLowerCase()}.png`,
    alt: pictureWords({ rules }, position, orders),
    draw: () => drawMap(map, position, { orders }),
    ...(name !== null && { plan: { map: name, position, orders } }),
    zoom,
  };
}

const longestAlt = 1_000;

/** What the picture shows, in at most 1,000 characters: the units of each power first, then the orders. */
export function pictureWords(
  { rules }: Pick<Table, 'rules'>,
  position: Position,
  orders: readonly DrawnOrder[],
): string {
  const { map } = diplomacyRules(rules).diplomacy;
  const powers = [...map.powers.values()].flatMap(({ id, name }) => {
    const units = position.units.filter(({ power }) => power === id);
    return units.length === 0 ? [] : [`${name}: ${unitsOf(map, units)}.`];
  });
  const out = position.dislodged.map(({ unit }) => placeName(map, unit.at));
  const dislodged = out.length === 0 ? [] : [`Dislodged: ${listed(out)}.`];
  const ordered = orders.map(({ order }) => shown(writeOrder(order)));
  const drawn = ordered.length === 0 ? [] : [`Orders: ${ordered.join(', ')}.`];
  return cut(
    [
      `The map in ${phaseName(writePhase(position.phase), { rules })}.`,
      ...powers,
      ...dislodged,
      ...drawn,
    ].join(' '),
    longestAlt,
  );
}

/** `armies in Vienna and Budapest, fleet in Trieste` */
function unitsOf(map: DiplomacyMap, units: readonly Unit[]): string {
  const kinds = [
    { type: 'A', one: 'army', several: 'armies' },
    { type: 'F', one: 'fleet', several: 'fleets' },
  ];
  return kinds
    .flatMap(({ type, one, several }) => {
      const places = units.filter((unit) => unit.type === type).map(({ at }) => placeName(map, at));
      return places.length === 0 ? [] : [`${places.length === 1 ? one : several} in ${listed(places)}`];
    })
    .join(', ');
}
