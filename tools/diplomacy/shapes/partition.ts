import { borderOf, landRings } from './geography.ts';
import { calmed, drawLine, emptyMask, fillRings, type Mask } from './grid.ts';
import { fillLeft, grow, pieces, placeOf, type Regions, type Seed } from './growth.ts';
import { dense, longer, type Point, rounded, wandering, waves } from './plane.ts';
import { heightOf, projection } from './projection.ts';
import type { Sketch } from './sketch.ts';

/** How many cells a unit of the picture has in each direction. */
export const fine = 2;

/** How many cells a line goes on beyond its ends, to where the calmed coast is. */
const reach = 16;

/** The picture divided among the names of a sketch; what has no name is `''`, inland water among it. */
export interface Partition {
  readonly regions: Regions;
  readonly names: readonly string[];
  readonly land: Mask;
}

/** Divides the picture of a sketch. Every piece of land or sea of a province belongs together or is large enough to be seen. */
export function partition(sketch: Sketch): Partition {
  const [width, height] = [sketch.view.width * fine, heightOf(sketch.view) * fine];
  const place = placing(sketch);
  const land = landOf(sketch, width, height, place);
  const names = ['', ...Object.keys(sketch.land), ...Object.keys(sketch.seas)];
  const regions: Regions = { width, height, cells: new Uint16Array(width * height) };
  const seeds = (of: Sketch['land']): Seed[] =>
    Object.entries(of).map(([name, line]) => ({
      region: names.indexOf(name),
      cells: seedCells(line, place, width, height),
    }));
  const wander = (at: number): Point => {
    const [x, y] = placeOf(width)(at);
    const off = sketch.wander ?? 0;
    return [x + off * waves(x / 60, y / 60), y + off * waves(y / 60 + 50, x / 60)];
  };
  grow(regions, seeds(sketch.land), {
    open: land,
    lines: landLines(sketch, width, height, place),
    place: wander,
  });
  dropUnnamed(regions, land);
  const water: Mask = { width, height, cells: land.cells.map((cell) => 1 - cell) };
  grow(regions, seeds(sketch.seas), {
    open: water,
    lines: seaLines(sketch, width, height, place),
    place: placeOf(width),
  });
  tidy(regions, land, water);
  return { regions, names, land };
}

const placing = (sketch: Sketch): ((place: Point) => Point) => {
  const project = projection(sketch.view);
  return (place) => {
    const [x, y] = project(place);
    return [x * fine, y * fine];
  };
};

function landOf(sketch: Sketch, width: number, height: number, place: (at: Point) => Point): Mask {
  const mask = emptyMask(width, height);
  fillRings(
    mask,
    landRings().map((ring) => ring.map(place)),
  );
  for (const { line, thick } of sketch.cuts) drawLine(mask, dense(line, 0.2).map(place), thick * fine, 0);
  const calm = calmed(mask, 3);
  for (const { line, thick } of sketch.bridges) drawLine(calm, dense(line, 0.2).map(place), thick * fine);
  for (const { line, thick } of sketch.cuts) drawLine(calm, dense(line, 0.2).map(place), thick * fine, 0);
  for (const { value, cells } of pieces(calm))
    if (value === 0 && cells.length < 600) for (const at of cells) calm.cells[at] = 1;
  return calmed(calm, 1);
}

const curve = (line: readonly Point[], place: (at: Point) => Point): Point[] =>
  dense(rounded(line), 0.1).map(place);

function landLines(sketch: Sketch, width: number, height: number, place: (at: Point) => Point): Mask {
  const mask = emptyMask(width, height);
  for (const [one, other] of sketch.countries)
    for (const line of borderOf(one, other)) drawLine(mask, longer(dense(line, 0.1).map(place), reach), 1.5);
  for (const line of sketch.landLines)
    drawLine(mask, longer(wandering(curve(line, place), 4 * fine, 22 * fine), reach), 1.5);
  return mask;
}

function seaLines(sketch: Sketch, width: number, height: number, place: (at: Point) => Point): Mask {
  const mask = emptyMask(width, height);
  for (const line of sketch.seaLines) drawLine(mask, longer(curve(line, place), reach), 1.5);
  return mask;
}

function seedCells(
  line: readonly Point[],
  place: (at: Point) => Point,
  width: number,
  height: number,
): number[] {
  const mask = dense(line, 0.1).map(place);
  return mask
    .filter(([x, y]) => x >= 0 && y >= 0 && x < width && y < height)
    .map(([x, y]) => Math.floor(y) * width + Math.floor(x));
}

/** Land that nobody reached is an island without a name: it becomes sea. */
function dropUnnamed(regions: Regions, land: Mask): void {
  for (let at = 0; at < land.cells.length; at++) if (regions.cells[at] === 0) land.cells[at] = 0;
}

/** Splinters that a border cut off go to what is around them, and so do small waters that no sea reached. */
function tidy(regions: Regions, land: Mask, water: Mask): void {
  const small = (): number[] =>
    pieces(regions)
      .filter(({ cells }) => cells.length < 500)
      .flatMap(({ cells }) => cells);
  for (const at of small()) regions.cells[at] = 0;
  fillLeft(regions, land);
  fillLeft(regions, water);
  const open: Mask = { ...land, cells: Uint8Array.from(regions.cells, (cell) => Math.min(1, cell)) };
  for (const at of small()) open.cells[at] = 1;
  fillLeft(regions, open);
}
