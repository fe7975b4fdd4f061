import type { MapShapes, Point } from './shapes.ts';
import { pointsOf, ringsOf } from './shapes.ts';

const short = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const half = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** A straight way through points, for the attribute `d`. */
export const straight = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

/** The same line forwards and backwards, its corners rounded; from where the pen is, its first point. */
function onwards(points: readonly Point[], { width, height }: MapShapes): string {
  const onFrame = ([x, y]: Point): boolean => x === 0 || y === 0 || x === width || y === height;
  if (points.length < 3 || points.every(onFrame)) return `L${points.map(pair).join('L')}`;
  const rounded = points.slice(1, -1).map((point, at) => {
    const next = points[at + 2] ?? point;
    return `Q${pair(point)} ${pair(at + 2 === points.length - 1 ? next : half(point, next))}`;
  });
  return `L${pair(half(points[0] ?? [0, 0], points[1] ?? [0, 0]))}${rounded.join('')}`;
}

/** One line of the shapes, for the attribute `d`. */
export function linePath(shapes: MapShapes, points: readonly Point[]): string {
  return `M${pair(points[0] ?? [0, 0])}${onwards(points, shapes)}`;
}

/** What is inside of a province's outline, for the attribute `d`. Neighbours share their lines to the last digit. */
export function outlinePath(shapes: MapShapes, province: string): string {
  const pointsAlong = (line: number): Point[] => {
    const points = pointsOf(shapes.lines[Math.abs(line) - 1] ?? '');
    return line > 0 ? points : points.reverse();
  };
  return ringsOf(shapes, province)
    .map((ring) => {
      const lines = ring.map(pointsAlong);
      return `M${pair(lines[0]?.[0] ?? [0, 0])}${lines.map((line) => onwards(line, shapes)).join('')}Z`;
    })
    .join('');
}
