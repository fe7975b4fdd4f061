import { beside, type Grid, type Mask } from './grid.ts';
import { distance, type Point } from './plane.ts';

/** Whose each cell is: 0 nobody's, or the number of a region. */
export type Regions = Grid<Uint16Array>;

export interface Seed {
  readonly region: number;
  readonly cells: readonly number[];
}

interface Ground {
  /** Cells that may be taken: those where it is 1. */
  readonly open: Mask;
  /** Lines that no region crosses while there is other ground. */
  readonly lines: Mask;
  /** Where a cell counts as being when distances are measured; a little beside itself where borders shall wander. */
  readonly place: (at: number) => Point;
}

/**
 * Regions grown from their seeds until they meet: first up to the lines, then over what the lines left. A gap in a line is closed
 * where the two regions meet, so a line need not be exact at its ends.
 */
export function grow(regions: Regions, seeds: readonly Seed[], ground: Ground): void {
  for (const { region, cells } of seeds)
    for (const at of cells) if (ground.open.cells[at] === 1) regions.cells[at] = region;
  const start = seeds.flatMap(({ cells }) => cells.filter((at) => ground.open.cells[at] === 1));
  spread(regions, start, ground, (at) => ground.lines.cells[at] === 0);
  fillLeft(regions, ground.open);
}

/** Cells that are nobody's go to the nearest region of the same ground. */
export function fillLeft(regions: Regions, open: Mask): void {
  const start: number[] = [];
  for (let at = 0; at < regions.cells.length; at++)
    if (open.cells[at] === 1 && regions.cells[at] !== 0) start.push(at);
  spread(regions, start, { open, place: placeOf(regions.width) }, () => true);
}

/** Where a cell is. */
export const placeOf =
  (width: number) =>
  (at: number): Point => [at % width, Math.floor(at / width)];

/** Takes free cells beside taken ones, the nearest to where its region began first. */
function spread(
  { width, height, cells }: Regions,
  start: readonly number[],
  { open, place }: Omit<Ground, 'lines'>,
  free: (at: number) => boolean,
): void {
  const queues: number[][] = [[...start]];
  const begun = new Int32Array(cells.length);
  for (const at of start) begun[at] = at;
  const take = (next: number, at: number, far: number): void => {
    const from = begun[at] ?? at;
    cells[next] = cells[at] ?? 0;
    begun[next] = from;
    const when = Math.max(far, Math.round(distance(place(next), place(from))));
    while (queues.length <= when) queues.push([]);
    queues[when]?.push(next);
  };
  const isFree = (at: number): boolean => cells[at] === 0 && open.cells[at] === 1 && free(at);
  for (let far = 0; far < queues.length; far++) {
    for (const at of queues[far] ?? [])
      for (const next of beside(at, width, height)) if (isFree(next)) take(next, at, far);
    queues[far] = [];
  }
}

/** The connected pieces of cells of one value, each as its cells. */
export function pieces({
  width,
  height,
  cells,
}: Grid<ArrayLike<number>>): { value: number; cells: number[] }[] {
  const seen = new Uint8Array(width * height);
  const found: { value: number; cells: number[] }[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1) continue;
    const value = cells[start] ?? 0;
    const piece = [start];
    seen[start] = 1;
    for (const at of piece)
      for (const next of beside(at, width, height))
        if (seen[next] === 0 && cells[next] === value) {
          seen[next] = 1;
          piece.push(next);
        }
    found.push({ value, cells: piece });
  }
  return found;
}
