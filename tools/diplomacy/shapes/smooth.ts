import type { Point } from './plane.ts';

/** A line of small steps made calm; its ends stay. A loop stays closed. */
export function smoothed(line: readonly Point[], spread: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 4) return [...line];
  const loop = first[0] === last[0] && first[1] === last[1];
  const weights = bell(loop ? spread : Math.min(spread, line.length / 6));
  const calm = line.map((_, at) => weighted(weights, (off) => around(line, at + off, loop)));
  if (loop) return [...calm.slice(0, -1), calm[0] ?? first];
  return [first, ...calm.slice(1, -1), last];
}

function bell(spread: number): number[] {
  const reach = Math.ceil(spread * 2.5);
  const raw = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-(((at - reach) / spread) ** 2) / 2));
  const sum = raw.reduce((a, b) => a + b, 0);
  return raw.map((weight) => weight / sum);
}

function weighted(weights: readonly number[], point: (off: number) => Point): Point {
  const reach = (weights.length - 1) / 2;
  return weights.reduce<Point>(
    ([x, y], weight, at) => {
      const [px, py] = point(at - reach);
      return [x + px * weight, y + py * weight];
    },
    [0, 0],
  );
}

/** The point there; beyond the ends of an open line as if it went on turned about its end. */
function around(line: readonly Point[], at: number, loop: boolean): Point {
  const last = line.length - 1;
  const get = (index: number): Point => line[index] ?? [0, 0];
  if (loop) return get(((at % last) + last) % last);
  if (at < 0) return turned(get(0), get(Math.min(last, -at)));
  if (at > last) return turned(get(last), get(Math.max(0, 2 * last - at)));
  return get(at);
}

const turned = ([x, y]: Point, [ofX, ofY]: Point): Point => [2 * x - ofX, 2 * y - ofY];

/** The line without the points whose triangles with their neighbours are smaller than that (Visvalingam); ends and at least 4 points of a loop stay. */
export function simpler(line: readonly Point[], area: number): Point[] {
  const kept = [...line];
  const [first, last] = [line[0], line.at(-1)];
  const least = first?.[0] === last?.[0] && first?.[1] === last?.[1] ? 5 : 2;
  const areas = kept.map((_, at) => triangle(kept, at));
  while (kept.length > least) {
    const smallest = smallestOf(areas);
    if ((areas[smallest] ?? Number.POSITIVE_INFINITY) >= area) break;
    kept.splice(smallest, 1);
    areas.splice(smallest, 1);
    for (const at of [smallest - 1, smallest]) areas[at] = triangle(kept, at);
  }
  return kept;
}

const smallestOf = (areas: readonly number[]): number =>
  areas.reduce((best, value, at) => (value < (areas[best] ?? Number.POSITIVE_INFINITY) ? at : best), 0);

function triangle(line: readonly Point[], at: number): number {
  const [a, b, c] = [line[at - 1], line[at], line[at + 1]];
  if (a === undefined || b === undefined || c === undefined) return Number.POSITIVE_INFINITY;
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}
