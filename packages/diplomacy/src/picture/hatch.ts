import type { Edge } from './edges.ts';
import type { Point } from './shapes.ts';

/** What land is covered with: straight rows one beside the other, in one direction or several. */
export type Hatch = readonly Row[];

/** Rows of strokes. All rows of a hatch are drawn with one pen: their steps are of one length, and so are their strokes. */
export interface Row {
  /** Where a stroke begins. */
  readonly start: Point;
  /** From a stroke to the next one in its row. */
  readonly step: Point;
  /** How much of a step is stroke, the rest being a gap: 1 where the row is one line. */
  readonly drawn: number;
  /** From a row to the next. */
  readonly next: Point;
}

/** From where to where a line goes. */
export type Line = readonly [from: Point, to: Point];

/**
 * The lines of a hatch inside of edges that lie around an area, with its holes and all its parts. They end at the edges; where a row has gaps
 * they go from the start of a stroke to the end of another, so that every stroke is whole.
 */
export const hatchLines = (edges: readonly Edge[], hatch: Hatch): Line[] =>
  hatch.flatMap((row) => {
    const counted = edges.map(([a, b]): Edge => [counting(row, a), counting(row, b)]);
    return numbersAcross(counted).flatMap((at) =>
      spansOf(counted, at)
        .flatMap((span) => wholeStrokes(span, row.drawn))
        .map(([from, to]): Line => [placed(row, [from, at]), placed(row, [to, at])]),
    );
  });

/** How long the strokes of a hatch and the gaps between them are, for the attribute `stroke-dasharray`; null for lines. */
export function dashOf([row]: Hatch): string | null {
  if (row === undefined || row.drawn === 1) return null;
  const step = Math.hypot(...row.step);
  return [row.drawn, 1 - row.drawn].map((part) => Math.round(step * part * 1000) / 1000).join(' ');
}

const cross = ([ax, ay]: Point, [bx, by]: Point): number => ax * by - ay * bx;

/** A point as the number of steps in its row and the number of its row, both from the start. */
function counting({ start, step, next }: Row, [x, y]: Point): Point {
  const far: Point = [x - start[0], y - start[1]];
  const one = cross(step, next);
  return [cross(far, next) / one, cross(step, far) / one];
}

/** The point that is so counted. */
const placed = ({ start, step, next }: Row, [steps, rows]: Point): Point => [
  start[0] + steps * step[0] + rows * next[0],
  start[1] + steps * step[1] + rows * next[1],
];

/** The numbers of all rows that the edges reach. */
function numbersAcross(edges: readonly Edge[]): number[] {
  const rows = edges.map(([[, row]]) => row);
  const first = Math.ceil(rows.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY));
  const last = Math.floor(rows.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

type Span = readonly [from: number, to: number];

/** From where to where a row is inside: between its crossings with the edges, by pairs. An end on the row counts as below it. */
function spansOf(edges: readonly Edge[], row: number): Span[] {
  const crossings = edges
    .filter(([[, a], [, b]]) => a > row !== b > row)
    .map(([[ax, ay], [bx, by]]) => ax + ((row - ay) / (by - ay)) * (bx - ax))
    .sort((a, b) => a - b);
  return crossings.flatMap((to, at): Span[] => (at % 2 === 0 ? [] : [[crossings[at - 1] ?? to, to]]));
}

/** A span as it is; where there are gaps, from the first stroke that is whole to the last. None of no length. */
function wholeStrokes([from, to]: Span, drawn: number): Span[] {
  const span: Span = drawn === 1 ? [from, to] : [Math.ceil(from), Math.floor(to - drawn) + drawn];
  return span[0] < span[1] ? [span] : [];
}
