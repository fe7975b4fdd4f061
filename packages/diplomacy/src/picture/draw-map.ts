import type { DiplomacyMap, Power, Province } from '../map/map.ts';
import type { Position } from '../position.ts';
import { nameBoxes } from './clear.ts';
import type { DrawnOrder } from './drawn-order.ts';
import { type Canvas, ground } from './ground.ts';
import { inks, paints, type Theme } from './ink.ts';
import { legend, legendHeight } from './legend.ts';
import { measures, type PictureSize } from './measures.ts';
import { names } from './names.ts';
import { drawnOrders } from './orders.ts';
import { shapesOf, spotOf } from './shapes.ts';
import { escaped } from './text.ts';
import { unitAt } from './units.ts';
import { sayPhase, sayPicture } from './words.ts';

/** How a picture looks and what is drawn on the map; all of it may be left out. */
export interface PictureOptions {
  readonly theme?: Theme;
  /** `small` for a telephone, with short names in large letters; `large` for a large screen. */
  readonly size?: PictureSize;
  /** Drawn upon the position that they were given in. Of several for one unit or place the last is drawn. */
  readonly orders?: readonly DrawnOrder[];
  /** What the picture's ids begin with, where several pictures stand on one page: letters, digits and `-`. */
  readonly id?: string;
}

/**
 * A position as an SVG picture, 1,600 units wide, with its orders, in words too. Each province's path has its id as `data-province`.
 * Units and orders at places that the map lacks are left out. Throws a RangeError for a map that this project has not drawn.
 */
export function drawMap(map: DiplomacyMap, position: Position, options: PictureOptions = {}): string {
  const { theme = 'light', size = 'large', id = 'map' } = options;
  const shapes = shapesOf(map);
  if (shapes === null) throw new RangeError(`There is no picture of the map ${map.name}.`);
  if (!/^[A-Za-z][A-Za-z0-9-]{0,40}$/.test(id))
    throw new RangeError('An id begins with a letter and has letters, digits and hyphens.');
  const canvas: Canvas = { map, shapes, ink: inks[theme], paints: paints(map, theme), id };
  const owners = ownersOf(position);
  const orders = lastOfEach(options.orders ?? []);
  const drawn = drawnOrders({ canvas, size, position, orders, names: nameBoxes(canvas, size) });
  const height = shapes.height + legendHeight[size];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shapes.width} ${height}" width="${shapes.width}" height="${height}" role="img" aria-labelledby="${id}-title ${id}-words">`,
    `<title id="${id}-title">${escaped(`${map.name}: ${sayPhase(position.phase)}`)}</title>`,
    `<desc id="${id}-words">${escaped(sayPicture(map, position, orders))}</desc>`,
    ground(canvas, size, owners),
    drawn.under,
    names(canvas, size, owners),
    units(canvas, position, size),
    drawn.over,
    legend(canvas, position, size),
    '</svg>',
  ].join('');
}

function ownersOf({ centres }: Position): ReadonlyMap<Province, Power> {
  return new Map(
    [...centres].flatMap(([power, owned]) => owned.map((province) => [province, power] as const)),
  );
}

/** One order for each unit and each kind of adjustment at a place, so that no number of orders can swell the picture. */
function lastOfEach(orders: readonly DrawnOrder[]): DrawnOrder[] {
  const last = new Map<string, DrawnOrder>();
  for (const drawn of orders) {
    const { order, power } = drawn;
    last.set(order.kind === 'waive' ? `waive ${power}` : `${order.unit.at} ${power}`, drawn);
  }
  return [...last.values()];
}

function units(canvas: Canvas, { units: standing, dislodged }: Position, size: PictureSize): string {
  const { unit: side, beside } = measures[size];
  const spots = canvas.shapes[size];
  const stand = standing.map((unit) => {
    const spot = spotOf(spots, unit.at);
    return spot === null ? '' : unitAt(canvas, unit, spot.unit, side);
  });
  const out = dislodged.map(({ unit }) => {
    const spot = spotOf(spots, unit.at);
    if (spot === null) return '';
    const [x, y] = spot.beside;
    const ring = `<circle cx="${x}" cy="${y}" r="${beside * 0.62}" fill="${canvas.ink.edge}" fill-opacity="0.75" stroke="${canvas.ink.failed}" stroke-width="2.5" stroke-dasharray="5 4"/>`;
    return ring + unitAt(canvas, unit, spot.beside, beside * 0.9);
  });
  return [...stand, ...out].join('');
}
