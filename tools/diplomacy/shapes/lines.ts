import { fine, type Partition } from './partition.ts';
import type { Point } from './plane.ts';
import { simpler, smoothed } from './smooth.ts';
import { trace } from './trace.ts';

/** A line of the picture between two named regions; `''` is inland water or outside. */
export interface Line {
  readonly left: string;
  readonly right: string;
  readonly points: readonly Point[];
}

/** The lines of the picture, calm and on whole units. Lines along the frame stay as they are. */
export function linesOf({ regions, names }: Partition, seas: readonly string[]): Line[] {
  const [right, bottom] = [regions.width, regions.height];
  const onFrame = ([x, y]: Point): boolean => x === 0 || y === 0 || x === right || y === bottom;
  const calmness = (a: string, b: string): number => {
    const wet = [a, b].filter((name) => seas.includes(name)).length;
    return wet === 2 ? 14 : wet === 1 ? 3.5 : 4;
  };
  return trace(regions).map((arc) => {
    const [one, other] = [names[arc.left] ?? '', names[arc.right] ?? ''];
    const points = arc.points.every(onFrame) ? arc.points : smoothed(arc.points, calmness(one, other));
    const whole = simpler(points.map(toPicture), arc.points.every(onFrame) ? 0.1 : 1.2).map(rounded);
    return { left: one, right: other, points: whole.filter(unlikeBefore) };
  });
}

const toPicture = ([x, y]: Point): Point => [x / fine, y / fine];
const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const unlikeBefore = ([x, y]: Point, at: number, all: readonly Point[]): boolean =>
  at === 0 || all[at - 1]?.[0] !== x || all[at - 1]?.[1] !== y;

/** The rings around a region: numbers of lines from 1, negative where followed backwards. */
export function ringsAround(region: string, lines: readonly Line[]): number[][] {
  const open = lines.flatMap(({ left, right }, at) => {
    if (left === right) return [];
    if (right === region) return [at + 1];
    return left === region ? [-(at + 1)] : [];
  });
  const rings: number[][] = [];
  while (open.length > 0) {
    const ring = [open.shift() ?? 0];
    for (;;) {
      const end = lastOf(ring.at(-1) ?? 0, lines);
      if (same(end, firstOf(ring[0] ?? 0, lines))) break;
      const next = open.findIndex((number) => same(firstOf(number, lines), end));
      if (next < 0) throw new Error(`The outline of ${region} is open at ${end}.`);
      ring.push(...open.splice(next, 1));
    }
    rings.push(ring);
  }
  return rings;
}

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

function firstOf(number: number, lines: readonly Line[]): Point {
  const { points } = lines[Math.abs(number) - 1] ?? { points: [] };
  return (number > 0 ? points[0] : points.at(-1)) ?? [0, 0];
}

const lastOf = (number: number, lines: readonly Line[]): Point => firstOf(-number, lines);
