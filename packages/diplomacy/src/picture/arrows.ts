import type { Point } from './shapes.ts';

/** A way across the picture as points close to each other. */
export type Way = readonly Point[];

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);
const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** From one place to another, a little bent to the right, so that two ways there and back are apart. */
export function bent(from: Point, to: Point, bend = 0.09): Way {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const top: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend];
  return steps(24, (part) => between(between(from, top, part), between(top, to, part), part));
}

const steps = (count: number, point: (part: number) => Point): Point[] =>
  Array.from({ length: count + 1 }, (_, at) => point(at / count));

/** Through places one after another without a corner (Catmull and Rom's curve). */
export function through(places: readonly Point[]): Way {
  const [first, second] = places;
  if (first === undefined || second === undefined) return [];
  if (places.length === 2) return bent(first, second);
  const at = (index: number): Point => places[Math.max(0, Math.min(places.length - 1, index))] ?? first;
  return places.slice(0, -1).flatMap((_, leg) => {
    const around = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)] as const;
    return steps(leg === places.length - 2 ? 16 : 15, (part) =>
      onCurve(around, part * (leg === places.length - 2 ? 1 : 15 / 16)),
    );
  });
}

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const along = (of: 0 | 1): number =>
    b[of] +
    0.5 *
      t *
      (c[of] -
        a[of] +
        t * (2 * a[of] - 5 * b[of] + 4 * c[of] - d[of] + t * (3 * (b[of] - c[of]) + d[of] - a[of])));
  return [along(0), along(1)];
}

/** The way without its first and last part, so long each. */
export function trimmed(way: Way, start: number, end: number): Way {
  const [from, to] = [way[0], way.at(-1)];
  if (from === undefined || to === undefined) return [];
  const total = far(from, to);
  const fit = start + end > total * 0.8 ? (total * 0.8) / (start + end) : 1;
  const kept = way.filter((point) => far(point, from) > start * fit && far(point, to) > end * fit);
  return kept.length < 2 ? [between(from, to, 0.35), between(from, to, 0.65)] : kept;
}

/** The point in the middle of a way. */
export const middleOf = (way: Way): Point => way[Math.floor(way.length / 2)] ?? [0, 0];

/** The head of an arrow at the end of a way: the corners of a triangle that long, and the point where the line stops under it. */
export function headOf(way: Way, long: number): { corners: readonly Point[]; neck: Point } {
  const tip = way.at(-1) ?? [0, 0];
  const back = [...way].reverse().find((point) => far(point, tip) >= long) ?? way[0] ?? tip;
  const length = far(back, tip) || 1;
  const [ux, uy] = [(tip[0] - back[0]) / length, (tip[1] - back[1]) / length];
  const neck: Point = [tip[0] - ux * long, tip[1] - uy * long];
  const wide = long * 0.58;
  const corners: Point[] = [
    tip,
    [neck[0] - uy * wide, neck[1] + ux * wide],
    [neck[0] + uy * wide, neck[1] - ux * wide],
  ];
  return { corners, neck };
}
