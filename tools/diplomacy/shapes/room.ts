import type { Ground } from './places.ts';
import type { Point } from './plane.ts';

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const boxAt = ([x, y]: Point, width: number, height: number): Box => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];

export const meets = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Sums over the surroundings of a region of what it costs to cover each unit of the picture. */
export interface Sums {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** A point well inside. */
  readonly middle: Point;
  readonly wide: number;
  /** Whether a point and what is close to it are the region's own. */
  readonly owns: (point: Point) => boolean;
  readonly totals: Float64Array;
}

const around = 70;

/** How many units of the picture a region has, and within what box. */
export function areaAround({ width, ids, whose }: Ground, region: string): { count: number; box: Box } {
  const id = whose.indexOf(region);
  let [count, left, top, right, bottom] = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  ids.forEach((cell, at) => {
    if (cell !== id) return;
    count += 1;
    left = Math.min(left, at % width);
    right = Math.max(right, at % width);
    top = Math.min(top, Math.floor(at / width));
    bottom = Math.max(bottom, Math.floor(at / width));
  });
  return { count, box: [left, top, right, bottom] };
}

/** What it costs to cover what is not the region's own: water is cheaper than land where a name on land runs over. */
export function sumsOf(ground: Ground, region: string, isSea: boolean): Sums {
  const { width, height, ids, land, whose } = ground;
  const id = whose.indexOf(region);
  const [left, top, right, bottom] = areaAround(ground, region).box;
  const edges = { left: left - around, top: top - around, right: right + around, bottom: bottom + around };
  const wide = edges.right - edges.left + 1;
  const totals = new Float64Array(wide * (edges.bottom - edges.top + 1));
  const price = (x: number, y: number): number => {
    if (x < 6 || y < 6 || x >= width - 6 || y >= height - 6) return 1000;
    const at = y * width + x;
    if (ids[at] === id) return 0;
    if (isSea) return land[at] === 1 ? 200 : 120;
    return land[at] === 1 ? 140 : 60;
  };
  for (let y = edges.top + 1; y <= edges.bottom; y++) {
    let row = 0;
    for (let x = edges.left + 1; x <= edges.right; x++) {
      row += price(x, y);
      const at = (y - edges.top) * wide + (x - edges.left);
      totals[at] = (totals[at - wide] ?? 0) + row;
    }
  }
  const isOwn = (x: number, y: number): boolean => ids[Math.round(y) * width + Math.round(x)] === id;
  const owns = ([x, y]: Point): boolean =>
    isOwn(x, y) && isOwn(x - 3, y) && isOwn(x + 3, y) && isOwn(x, y - 3) && isOwn(x, y + 3);
  return { ...edges, wide, totals, owns, middle: innermost(ground, id, [left, top, right, bottom]) };
}

/** The mean price of what a box covers. */
export function share({ left, top, right, bottom, wide, totals }: Sums, box: Box): number {
  const [x0, y0] = [Math.round(box[0]), Math.round(box[1])];
  const [x1, y1] = [Math.round(box[2]), Math.round(box[3])];
  if (x0 <= left || y0 <= top || x1 >= right || y1 >= bottom) return 1000;
  const total = (x: number, y: number): number => totals[(y - top) * wide + (x - left)] ?? 0;
  return (total(x1, y1) - total(x0, y1) - total(x1, y0) + total(x0, y0)) / ((x1 - x0) * (y1 - y0));
}

/** The point of a region that is furthest from its outline, with a little weight for its middle. */
function innermost({ width, height, ids }: Ground, id: number, [left, top, right, bottom]: Box): Point {
  const isOwn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && ids[Math.round(y) * width + Math.round(x)] === id;
  const clearance = (x: number, y: number): number => {
    for (let far = 4; far < 160; far += 4)
      for (let turn = 0; turn < 16; turn++) {
        const angle = (turn * Math.PI) / 8;
        if (!isOwn(x + far * Math.cos(angle), y + far * Math.sin(angle))) return far;
      }
    return 160;
  };
  let best = { at: [(left + right) / 2, (top + bottom) / 2] as Point, far: -1 };
  for (let y = top; y <= bottom; y += 5)
    for (let x = left; x <= right; x += 5) {
      if (!isOwn(x, y)) continue;
      const off = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
      const far = clearance(x, y) - off * 0.05;
      if (far > best.far) best = { at: [x, y], far };
    }
  return best.at;
}
