/** Across and down in a picture, or degrees east and north on the globe. */
export type Point = readonly [x: number, y: number];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** The line with points no further apart than that. */
export function dense(line: readonly Point[], step: number): Point[] {
  return line.flatMap((point, at) => {
    const next = line[at + 1];
    if (next === undefined) return [point];
    const pieces = Math.max(1, Math.ceil(distance(point, next) / step));
    return Array.from({ length: pieces }, (_, piece) => between(point, next, piece / pieces));
  });
}

/** The line with its corners cut, ends kept (Chaikin). */
export function rounded(line: readonly Point[], times = 2): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (times === 0 || first === undefined || last === undefined || line.length < 3) return [...line];
  const cut = line.slice(0, -1).flatMap((point, at) => {
    const next = line[at + 1] ?? point;
    return [between(point, next, 0.25), between(point, next, 0.75)];
  });
  return rounded([first, ...cut.slice(1, -1), last], times - 1);
}

/** Waves without a pattern between -1 and 1, the same at every run. */
export function waves(x: number, y: number): number {
  return (
    (Math.sin(x * 1 + 2.1 * Math.sin(y * 0.7 + 0.5)) + Math.sin(y * 1.3 + 1.7 * Math.sin(x * 0.9 + 4))) / 2
  );
}

/** The line wandering to both sides, as borders do. */
export const wandering = (line: readonly Point[], far: number, long: number): Point[] =>
  line.map(([x, y], at): Point => {
    const ends = Math.min(1, Math.min(at, line.length - 1 - at) / 6);
    const across = waves(x / long, y / long) + 0.5 * waves((x / long) * 2.3 + 9, (y / long) * 2.3);
    const down = waves(y / long + 30, x / long - 7) + 0.5 * waves((y / long) * 2.3, (x / long) * 2.3 + 5);
    return [x + far * ends * across, y + far * ends * down];
  });

/** The line longer at both ends by so much, straight on. */
export function longer(line: readonly Point[], by: number): Point[] {
  const [first, second, last, before] = [line[0], line[1], line.at(-1), line.at(-2)];
  if (first === undefined || second === undefined || last === undefined || before === undefined)
    return [...line];
  return [beyond(second, first, by), ...line, beyond(before, last, by)];
}

function beyond(from: Point, to: Point, by: number): Point {
  const far = distance(from, to) || 1;
  return [to[0] + ((to[0] - from[0]) / far) * by, to[1] + ((to[1] - from[1]) / far) * by];
}
