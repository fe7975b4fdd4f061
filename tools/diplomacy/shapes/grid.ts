import type { Point } from './plane.ts';

/** A picture as cells, row by row. */
export interface Grid<Cells> {
  readonly width: number;
  readonly height: number;
  readonly cells: Cells;
}
export type Mask = Grid<Uint8Array>;

export const emptyMask = (width: number, height: number): Mask => ({
  width,
  height,
  cells: new Uint8Array(width * height),
});

/** Marks what an odd number of the rings goes around. */
export function fillRings({ width, height, cells }: Mask, rings: readonly (readonly Point[])[]): void {
  const crossings: number[][] = Array.from({ length: height }, () => []);
  for (const ring of rings)
    ring.forEach((from, at) => {
      crossRows(crossings, from, ring[(at + 1) % ring.length] ?? from);
    });
  crossings.forEach((row, y) => {
    row.sort((a, b) => a - b);
    for (let at = 0; at + 1 < row.length; at += 2) {
      const [left, right] = [Math.max(0, Math.ceil((row[at] ?? 0) - 0.5)), (row[at + 1] ?? 0) - 0.5];
      for (let x = left; x <= right && x < width; x++) cells[y * width + x] = 1;
    }
  });
}

function crossRows(crossings: number[][], [ax, ay]: Point, [bx, by]: Point): void {
  const [top, bottom] = ay < by ? [ay, by] : [by, ay];
  for (let y = Math.max(0, Math.ceil(top - 0.5)); y + 0.5 < bottom && y < crossings.length; y++)
    crossings[y]?.push(ax + ((y + 0.5 - ay) / (by - ay)) * (bx - ax));
}

/** Marks the cells within half of that thickness of a line. */
export function drawLine(mask: Mask, line: readonly Point[], thick: number, mark = 1): void {
  line.forEach((from, at) => {
    const to = line[at + 1] ?? from;
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 2));
    for (let step = 0; step < steps; step++)
      drawDot(
        mask,
        from[0] + ((to[0] - from[0]) * step) / steps,
        from[1] + ((to[1] - from[1]) * step) / steps,
        thick / 2,
        mark,
      );
  });
}

function drawDot({ width, height, cells }: Mask, x: number, y: number, radius: number, mark: number): void {
  for (let row = Math.floor(y - radius); row <= y + radius; row++)
    for (let column = Math.floor(x - radius); column <= x + radius; column++) {
      const inside = row >= 0 && column >= 0 && row < height && column < width;
      const near = Math.hypot(column + 0.5 - x, row + 0.5 - y) <= Math.max(radius, 0.71);
      if (inside && near) cells[row * width + column] = mark;
    }
}

/** The mask with what is narrower than about twice that radius gone on both sides, and its outline calm. */
export function calmed({ width, height, cells }: Mask, radius: number): Mask {
  let values = Float32Array.from(cells);
  for (let pass = 0; pass < 3; pass++) {
    values = blurredRows(values, width, height, radius);
    values = blurredColumns(values, width, height, radius);
  }
  return { width, height, cells: Uint8Array.from(values, (value) => (value > 0.5 ? 1 : 0)) };
}

function blurredRows(
  values: Float32Array<ArrayBuffer>,
  width: number,
  height: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  return blurred(values, { along: width, step: 1, lines: height, next: width }, radius);
}

function blurredColumns(
  values: Float32Array<ArrayBuffer>,
  width: number,
  height: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  return blurred(values, { along: height, step: width, lines: width, next: 1 }, radius);
}

/** Each value the mean of those around it on its line. */
function blurred(
  values: Float32Array<ArrayBuffer>,
  { along, step, lines, next }: { along: number; step: number; lines: number; next: number },
  radius: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(values.length);
  const clamp = (at: number): number => Math.max(0, Math.min(along - 1, at));
  for (let line = 0; line < lines; line++) {
    const value = (at: number): number => values[line * next + clamp(at) * step] ?? 0;
    let sum = 0;
    for (let at = -radius; at <= radius; at++) sum += value(at);
    for (let at = 0; at < along; at++) {
      result[line * next + at * step] = sum / (2 * radius + 1);
      sum += value(at + radius + 1) - value(at - radius);
    }
  }
  return result;
}

/** The cells beside a cell, left, right, above and below. */
export function beside(at: number, width: number, height: number): number[] {
  const x = at % width;
  const cells: number[] = [];
  if (x > 0) cells.push(at - 1);
  if (x < width - 1) cells.push(at + 1);
  if (at >= width) cells.push(at - width);
  if (at < width * (height - 1)) cells.push(at + width);
  return cells;
}
