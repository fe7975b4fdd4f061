import type { Point } from './plane.ts';

/** Points as a person writes them: degrees east and north, with commas between: `9.2 56.2, 11.8 55.5`. Throws for anything else. */
export const line = (text: string): Point[] =>
  text.split(',').map((point) => {
    const [east = Number.NaN, north = Number.NaN, ...more] = point.trim().split(' ').map(Number);
    if (Number.isNaN(east + north) || more.length > 0) throw new Error(`${point} is no point.`);
    return [east, north];
  });

/** Names with their points: `den 9.2 56.2, 11.8 55.5; swe 15 60`. */
export const seeds = (...rows: readonly string[]): Record<string, Point[]> =>
  Object.fromEntries(
    rows
      .flatMap((row) => row.split('; '))
      .map((seed) => {
        const cut = seed.indexOf(' ');
        return [seed.slice(0, cut), line(seed.slice(cut + 1))] as const;
      }),
  );

/** Pairs of names: `Spain-Portugal`. */
export const pairs = (...rows: readonly string[]): (readonly [string, string])[] =>
  rows.map((row) => {
    const [one = '', other = ''] = row.split('-');
    return [one, other];
  });

/** Lines, each with how thick it is before a colon: `12: 9.5 55.5, 10.2 55.4`. */
export const strokes = (...rows: readonly string[]): { line: Point[]; thick: number }[] =>
  rows.map((row) => {
    const [thick = '', points = ''] = row.split(': ');
    return { line: line(points), thick: Number(thick) };
  });
