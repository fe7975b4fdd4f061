import type { DiplomacyMap } from '../map/map.ts';
import type { Position } from '../position.ts';
import { nameBoxes, unitBoxes } from './clear.ts';
import type { DrawnOrder } from './drawn-order.ts';
import { inks, paints } from './ink.ts';
import type { PictureOptions } from './options.ts';
import type { Stage } from './pens.ts';
import { shapesOf } from './shapes.ts';

/** What every layer of one picture is drawn from. Throws a RangeError for a map without a picture, and for an id that is none. */
export function sceneOf(map: DiplomacyMap, position: Position, options: PictureOptions): Stage {
  const { theme = 'light', size = 'large', id = 'map' } = options;
  const shapes = shapesOf(map);
  if (shapes === null) throw new RangeError(`There is no picture of the map ${map.name}.`);
  if (!/^[A-Za-z][A-Za-z0-9-]{0,40}$/.test(id))
    throw new RangeError('An id begins with a letter and has letters, digits and hyphens.');
  const canvas = { map, shapes, ink: inks[theme], paints: paints(map, theme), id };
  const names = nameBoxes(canvas, size);
  const taken = [...names, ...unitBoxes(canvas, size, position)];
  return { canvas, size, position, orders: lastOfEach(options.orders ?? []), names, taken };
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
