import type { Regions } from './growth.ts';
import type { Point } from './plane.ts';

/** A line between two corners of the partition, or a loop, with what is left and right of it; 0 is outside of the picture. */
export interface Arc {
  readonly left: number;
  readonly right: number;
  readonly points: readonly Point[];
}

const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The borders between regions along the edges of cells, each once. */
export function trace(regions: Regions): Arc[] {
  const edges = edgesOf(regions);
  const wide = regions.width + 1;
  const used = new Set<number>();
  const arcs: Arc[] = [];
  const follow = (corner: number, way: number): void => {
    const arc = followed(edges, regions, used, corner, way);
    if (arc !== null) arcs.push(arc);
  };
  const corners = wide * (regions.height + 1);
  for (const only of ['junctions', 'loops'])
    for (let corner = 0; corner < corners; corner++) {
      const ways = edges.waysAt(corner);
      if (ways.length === 0 || (only === 'junctions' && ways.length === 2)) continue;
      for (const way of ways) follow(corner, way);
    }
  return arcs;
}

interface Edges {
  waysAt(corner: number): number[];
  /** The regions left and right of an edge. */
  sides(corner: number, way: number): readonly [number, number];
}

function edgesOf({ width, height, cells }: Regions): Edges {
  const wide = width + 1;
  const region = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (cells[y * width + x] ?? 0);
  const sides = (corner: number, way: number): readonly [number, number] => {
    const [x, y] = [corner % wide, Math.floor(corner / wide)];
    if (way === 0) return [region(x, y - 1), region(x, y)];
    if (way === 1) return [region(x, y), region(x - 1, y)];
    if (way === 2) return [region(x - 1, y), region(x - 1, y - 1)];
    return [region(x - 1, y - 1), region(x, y - 1)];
  };
  const waysAt = (corner: number): number[] =>
    [0, 1, 2, 3].filter((way) => {
      const [left, right] = sides(corner, way);
      return left !== right;
    });
  return { waysAt, sides };
}

function followed(
  { waysAt, sides }: Edges,
  { width }: Regions,
  used: Set<number>,
  corner: number,
  way: number,
): Arc | null {
  const wide = width + 1;
  const next = (at: number, to: number): number => at + (steps[to]?.[0] ?? 0) + (steps[to]?.[1] ?? 0) * wide;
  const key = (at: number, to: number): number => at * 4 + to;
  if (used.has(key(corner, way))) return null;
  const [left, right] = sides(corner, way);
  const points: Point[] = [[corner % wide, Math.floor(corner / wide)]];
  let [at, to] = [corner, way];
  for (;;) {
    used.add(key(at, to));
    at = next(at, to);
    used.add(key(at, (to + 2) % 4));
    points.push([at % wide, Math.floor(at / wide)]);
    const back = (to + 2) % 4;
    const ways = waysAt(at);
    const on = ways.find((other) => other !== back);
    if (ways.length !== 2 || on === undefined || at === corner) return { left, right, points };
    to = on;
  }
}
