import type { Location, ProvinceFacts } from '../map/map.ts';
import type { Position } from '../position.ts';
import type { Way } from './arrows.ts';
import type { Canvas } from './ground.ts';
import { labelOf, measures, type PictureSize } from './measures.ts';
import { type Point, type Spot, spotOf } from './shapes.ts';

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Where the names are written. */
export function nameBoxes({ map, shapes }: Canvas, size: PictureSize): readonly Box[] {
  return [...map.provinces.values()].flatMap((facts): Box[] => {
    const spot = spotOf(shapes[size], facts.id);
    return spot === null ? [] : [nameBox(facts, spot, size)];
  });
}

/** Where units stand, dislodged ones too. */
export function unitBoxes({ shapes }: Canvas, size: PictureSize, position: Position): readonly Box[] {
  const { unit, beside } = measures[size];
  const boxes = (at: Location, draw: (spot: Spot) => Box): Box[] => {
    const spot = spotOf(shapes[size], at);
    return spot === null ? [] : [draw(spot)];
  };
  return [
    ...position.units.flatMap(({ at }) => boxes(at, (spot) => around(spot.unit, unit))),
    ...position.dislodged.flatMap(({ unit: { at } }) => boxes(at, (spot) => around(spot.beside, beside))),
  ];
}

/** Where a province's name is written, with its centre's mark. */
export function nameBox(facts: ProvinceFacts, spot: Spot, size: PictureSize): Box {
  const { width, height } = labelOf(facts, size, spot.lines);
  const [x, y] = spot.name;
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

const near = ([x, y]: Point, room: number, [left, top, right, bottom]: Box): boolean =>
  x > left - room && x < right + room && y > top - room && y < bottom + room;

/** Whether a mark of that radius at a point lies on nothing of what is there. */
export const isFree = (taken: readonly Box[], point: Point, radius: number): boolean =>
  !taken.some((box) => near(point, radius, box));

/** The way up to its last point that is so far from all names; whole if that is not within its last part. */
export function clearOf(names: readonly Box[], way: Way, room: number, part: number): Way {
  for (let end = way.length; end > way.length * (1 - part) && end > 1; end--) {
    const point = way[end - 1];
    if (point !== undefined && isFree(names, point, room)) return way.slice(0, end);
  }
  return way;
}

/** The point of a way nearest to its middle that is so far from all names and units; null if there is none. */
export function freePoint(taken: readonly Box[], way: Way, room: number): Point | null {
  const middle = (way.length - 1) / 2;
  const free = way.filter((point) => isFree(taken, point, room));
  const off = (point: Point): number => Math.abs(way.indexOf(point) - middle);
  return free.reduce<Point | null>(
    (best, point) => (best === null || off(point) < off(best) ? point : best),
    null,
  );
}

/** The square around a point. */
export const around = ([x, y]: Point, side: number): Box => [
  x - side / 2,
  y - side / 2,
  x + side / 2,
  y + side / 2,
];

/** The corner or side of a unit, so far from its middle, where a mark of that radius lies on no name; above on the right if none is free. */
export function freeCorner(names: readonly Box[], [x, y]: Point, far: number, radius: number): Point {
  const corners: Point[] = [
    [x + far, y - far],
    [x + far, y + far],
    [x - far, y + far],
    [x - far, y - far],
    [x + far, y],
    [x - far, y],
    [x, y + far],
    [x, y - far],
  ];
  return corners.find((corner) => isFree(names, corner, radius)) ?? [x + far, y - far];
}
