import type { ProvinceFacts } from '../map/map.ts';
import type { Way } from './arrows.ts';
import type { Canvas } from './ground.ts';
import { labelOf, type PictureSize } from './measures.ts';
import { type Point, type Spot, spotOf } from './shapes.ts';

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Where the names are written. */
export function nameBoxes({ map, shapes }: Canvas, size: PictureSize): readonly Box[] {
  return [...map.provinces.values()].flatMap((facts): Box[] => {
    const spot = spotOf(shapes[size], facts.id);
    return spot === null ? [] : [nameBox(facts, spot, size)];
  });
}

/** Where a province's name is written, with its centre's mark. */
export function nameBox(facts: ProvinceFacts, spot: Spot, size: PictureSize): Box {
  const { width, height } = labelOf(facts, size, spot.lines);
  const [x, y] = spot.name;
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

const near = ([x, y]: Point, room: number, [left, top, right, bottom]: Box): boolean =>
  x > left - room && x < right + room && y > top - room && y < bottom + room;

/** The way up to its last point that is so far from all names; whole if that is not within its last part. */
export function clearOf(names: readonly Box[], way: Way, room: number, part: number): Way {
  for (let end = way.length; end > way.length * (1 - part) && end > 1; end--) {
    const point = way[end - 1];
    if (point !== undefined && !names.some((box) => near(point, room, box))) return way.slice(0, end);
  }
  return way;
}

/** The corner of a unit, so far from its middle, where a mark of that radius lies on no name; above on the right if none is free. */
export function freeCorner(names: readonly Box[], [x, y]: Point, far: number, radius: number): Point {
  const corners: Point[] = [
    [x + far, y - far],
    [x + far, y + far],
    [x - far, y + far],
    [x - far, y - far],
  ];
  return corners.find((corner) => !names.some((box) => near(corner, radius, box))) ?? [x + far, y - far];
}
