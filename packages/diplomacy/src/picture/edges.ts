import type { Province } from '../map/map.ts';
import { once } from './once.ts';
import { type MapShapes, type Point, pointsOf, ringsOf } from './shapes.ts';

/** A straight piece of an outline. */
export type Edge = readonly [from: Point, to: Point];

/** The edges of every outline, those of all its rings in one list. */
export const edgesOf = once((shapes: MapShapes): ReadonlyMap<Province, readonly Edge[]> => {
  const lines = shapes.lines.map((line) => {
    const points = pointsOf(line);
    return points.slice(1).map((to, at): Edge => [points[at] ?? to, to]);
  });
  const around = (province: Province): Edge[] =>
    ringsOf(shapes, province)
      .flat()
      .flatMap((line) => lines[Math.abs(line) - 1] ?? []);
  return new Map(Object.keys(shapes.outlines).map((province) => [province, around(province)]));
});
