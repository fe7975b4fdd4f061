import type { MapShapes, Point } from './shapes.ts';
import { pointsOf, ringsOf } from './shapes.ts';

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Numbers one after another, with a space only where one does not tell itself from the one before. */
const together = (values: readonly number[]): string =>
  values.map((value, at) => (at > 0 && value >= 0 ? ` ${short(value)}` : short(value))).join('');

const half = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const from = ([ax, ay]: Point, [bx, by]: Point): Point => [bx - ax, by - ay];

/** A straight way through points, for the attribute `d`. */
export const straight = (points: readonly Point[]): string =>
  `M${points.map((point) => together(point)).join('L')}`;

/** The same in few letters, for points that are many: exact where they are whole. */
export function stepped(points: readonly Point[]): string {
  const steps = points.slice(1).map((point, at) => together(from(points[at] ?? point, point)));
  return `M${together(points[0] ?? [0, 0])}l${joined(steps)}`;
}

/** A line of the shapes with its corners rounded, for the attribute `d`. */
export function linePath(points: readonly Point[]): string {
  const [first, second] = points;
  if (first === undefined || second === undefined) return '';
  if (points.length === 2) return straight(points);
  const curves = points.slice(1, -1).map((corner, at) => {
    const start = half(points[at] ?? first, corner);
    const next = points[at + 2] ?? corner;
    const end = at + 3 === points.length ? next : half(corner, next);
    return together([...from(start, corner), ...from(start, end)]);
  });
  return `M${together(first)}L${together(half(first, second))}q${joined(curves)}`;
}

/** What is inside of a province's outline, for the attribute `d`: its edges lie under the lines that are drawn on them. */
export function outlinePath(shapes: MapShapes, province: string): string {
  return ringsOf(shapes, province)
    .map((ring) => {
      const points = ring.flatMap((line) => {
        const along = pointsOf(shapes.lines[Math.abs(line) - 1] ?? '');
        return (line > 0 ? along : along.reverse()).slice(1);
      });
      return `${stepped(points)}z`;
    })
    .join('');
}

/** Steps one after another, as `together` puts numbers; as one text in memory, since many of them are copied into many pictures. */
const joined = (steps: readonly string[]): string =>
  steps.map((step, at) => (at === 0 || step.startsWith('-') ? step : ` ${step}`)).join('');
