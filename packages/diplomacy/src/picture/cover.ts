import { type Edge, edgesOf } from './edges.ts';
import { dashOf, type Hatch, hatchLines } from './hatch.ts';
import { fineLine } from './measures.ts';
import { once } from './once.ts';
import { stepped } from './outline.ts';
import type { MapShapes, Point } from './shapes.ts';

/** A pattern on the land of that name. */
export const coverOf = (shapes: MapShapes, name: string, pattern: Hatch, colour: string): string =>
  drawn(pathOver(shapes, name, pattern), pattern, colour);

/** A pattern on a square with its corners cut off, with the middle of the pattern in the middle of the square. */
export function coverSquare([x, y]: Point, side: number, pattern: Hatch, colour: string): string {
  const lines = hatchLines(squareEdges(side / 2, side / 8), pattern).map((line) =>
    stepped(line.map(([across, down]) => [x + across, y + down])),
  );
  return drawn(lines.join(''), pattern, colour);
}

function squareEdges(half: number, cut: number): Edge[] {
  const short = half - cut;
  const right: Point[] = [
    [short, -half],
    [half, -short],
    [half, short],
    [short, half],
  ];
  const corners = [...right, ...right.map(([x, y]): Point => [-x, -y])];
  return corners.map((corner, at): Edge => [corner, corners[(at + 1) % corners.length] ?? corner]);
}

const drawn = (path: string, pattern: Hatch, colour: string): string =>
  path === ''
    ? ''
    : `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${fineLine}"${dashed(dashOf(pattern))}/>`;

const dashed = (dash: string | null): string => (dash === null ? '' : ` stroke-dasharray="${dash}"`);

const known = once((_shapes: MapShapes) => once((_pattern: Hatch) => new Map<string, string>()));

/** The lines of a pattern on the land of that name, for the attribute `d`, worked out once for each pattern. */
function pathOver(shapes: MapShapes, name: string, pattern: Hatch): string {
  const paths = known(shapes)(pattern);
  const path =
    paths.get(name) ??
    hatchLines(edgesOf(shapes).get(name) ?? [], pattern)
      .map(stepped)
      .join('');
  paths.set(name, path);
  return path;
}
