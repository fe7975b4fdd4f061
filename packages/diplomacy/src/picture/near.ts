import { type DiplomacyMap, type Location, type Province, provinceOf } from '../map/map.ts';
import { coastReach, isWhole } from './choices.ts';
import { type Edge, edgesOf } from './edges.ts';
import { measures, type PictureSize } from './measures.ts';
import { type MapShapes, type Point, shapesOf, spotOf } from './shapes.ts';

/**
 * What pointing at a place can mean, of what can be chosen: the place itself; else what can be chosen in its province. So an army is sent
 * to Spain by its coast too, and of a fleet whose coast is still to be asked for there are two.
 */
export function choicesAt(at: Location, choices: Iterable<Location>): Location[] {
  const near = [...new Set(choices)].filter((choice) => provinceOf(choice) === provinceOf(at));
  return near.includes(at) ? [at] : near;
}

/** Where to look for what is meant, and how far around, both in units of the picture, which is 1,600 wide. */
export interface Near {
  readonly size?: PictureSize;
  readonly point: Point;
  readonly within: number;
}

/**
 * Which of some places is nearest to a point of the picture, for fingers, which are wider than Belgium is on a telephone. Null if none is
 * within reach, and on a map that this project has not drawn.
 */
export function placeNear(
  map: DiplomacyMap,
  places: Iterable<Location>,
  { size = 'large', point, within }: Near,
): Location | null {
  const shapes = shapesOf(map);
  if (shapes === null) return null;
  const found = [...places]
    .map((at) => ({ at, far: farFrom(shapes, size, point, at) }))
    .filter(({ far }) => far <= within);
  return found.reduce((best, next) => (next.far < best.far ? next : best), found[0] ?? { at: null, far: 0 })
    .at;
}

function farFrom(shapes: MapShapes, size: PictureSize, [x, y]: Point, at: Location): number {
  const spot = spotOf(shapes[size], at);
  if (spot === null) return Number.POSITIVE_INFINITY;
  const [unitX, unitY] = spot.unit;
  const far = Math.hypot(unitX - x, unitY - y) - measures[size].unit * coastReach;
  return Math.max(0, isWhole(at) ? Math.min(far, farFromShape(shapes, [x, y], at)) : far);
}

/** How far a point is outside of a province; 0 in it. */
function farFromShape(shapes: MapShapes, point: Point, province: Province): number {
  const edges = edgesOf(shapes).get(province) ?? [];
  const isInside = edges.filter((edge) => crosses(edge, point)).length % 2 === 1;
  return isInside ? 0 : Math.min(...edges.map((edge) => farFromEdge(edge, point)));
}

/** Whether a line from the point to the left crosses the edge. */
const crosses = ([[ax, ay], [bx, by]]: Edge, [x, y]: Point): boolean =>
  ay > y !== by > y && ((y - ay) / (by - ay)) * (bx - ax) + ax < x;

function farFromEdge([[ax, ay], [bx, by]]: Edge, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(ax + dx * part - x, ay + dy * part - y);
}
