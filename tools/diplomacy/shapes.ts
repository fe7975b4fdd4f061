import { writeFileSync } from 'node:fs';
import {
  type DiplomacyMap,
  maharajahMap,
  pictureSizes,
  standardMap,
} from '../../packages/diplomacy/src/index.ts';
import { europe } from './shapes/europe.ts';
import { india } from './shapes/india.ts';
import { type Line, linesOf, ringsAround } from './shapes/lines.ts';
import { fine, type Partition, partition } from './shapes/partition.ts';
import { type Ground, type Place, places } from './shapes/places.ts';
import { dense, type Point, rounded } from './shapes/plane.ts';
import { projection } from './shapes/projection.ts';
import type { Sketch } from './shapes/sketch.ts';
import { simpler } from './shapes/smooth.ts';

// Draws both maps from free geography and what a person marked on it, and writes their shapes into the library:
// `node dist/tools/diplomacy/shapes.js` and then `npm run format`, from the top folder. The library itself needs nothing of this.

const folder = 'packages/diplomacy/src/picture/shapes';

function write(name: string, map: DiplomacyMap, sketch: Sketch): void {
  const divided = partition(sketch);
  const lines = linesOf(divided, Object.keys(sketch.seas));
  const place = projection(sketch.view);
  const provinces = [...map.provinces.values()];
  const coasts = new Map(
    Object.entries(sketch.coasts ?? {}).map(([at, where]) => [at, whole(place(where))] as const),
  );
  const ground = groundOf(divided);
  const record = (entries: readonly (readonly [string, string])[]): string =>
    `{\n${entries.map(([key, value]) => `    '${key}': '${value}',`).join('\n')}\n  }`;
  const list = (texts: readonly string[]): string =>
    `[\n${texts.map((text) => `    '${text}',`).join('\n')}\n  ]`;
  const spots = pictureSizes.map((size) => {
    const found = [...places(ground, provinces, coasts, size)].sort(([a], [b]) => (a < b ? -1 : 1));
    return `${size}: ${record(found.map(([at, spot]) => [at, spotText(spot)] as const))},`;
  });
  const outlines = divided.names
    .map((region) => [region, ringsAround(region, lines)] as const)
    .filter(([region, rings]) => region !== '' && rings.length > 0)
    .map(([region, rings]) => [region, rings.map((ring) => ring.join(' ')).join(';')] as const);
  writeFileSync(
    `${folder}/${name}.ts`,
    `import type { MapShapes } from '../shapes.ts';

// Written by tools/diplomacy/shapes.ts, from geography in the public domain (Natural Earth).
export const ${name}Shapes: MapShapes = {
  width: ${divided.regions.width / fine},
  height: ${divided.regions.height / fine},
  lines: ${list(lines.map(({ points }) => lineText(points)))},
  outlines: ${record(outlines)},
  waters: ${list(watersOf(sketch, lines, place))},
  ${spots.join('\n  ')}
};
`,
  );
}

/** The first point, then the steps to the others. */
const lineText = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${x - (points[at - 1]?.[0] ?? 0)} ${y - (points[at - 1]?.[1] ?? 0)}`).join(' ');

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

function spotText({ unit, beside, name, lines }: Place): string {
  const numbers = [...unit, ...beside, ...(name ?? []), ...(lines === undefined ? [] : [lines])];
  return numbers.map((number) => Math.round(number)).join(' ');
}

function watersOf(sketch: Sketch, lines: readonly Line[], place: (at: Point) => Point): string[] {
  const drawn = sketch.waters.map(({ line, thick }) => {
    const points = simpler(dense(rounded(line), 0.1).map(place), 0.6).map(whole);
    return `${thick} ${lineText(points)}`;
  });
  const along = (sketch.watersAlong ?? []).flatMap(({ between: [one, other], thick }) => {
    const shared = lines.filter(
      ({ left, right }) => [left, right].sort().join() === [one, other].sort().join(),
    );
    if (shared.length === 0) throw new Error(`${one} and ${other} do not meet.`);
    return shared.map(({ points }) => `${thick} ${lineText(points)}`);
  });
  return [...drawn, ...along];
}

function groundOf({ regions, names, land }: Partition): Ground {
  const [width, height] = [regions.width / fine, regions.height / fine];
  const pick = (cells: ArrayLike<number>, at: number): number =>
    cells[Math.floor(at / width) * fine * regions.width + (at % width) * fine] ?? 0;
  return {
    width,
    height,
    whose: names,
    ids: Uint16Array.from({ length: width * height }, (_, at) => pick(regions.cells, at)),
    land: Uint8Array.from({ length: width * height }, (_, at) => pick(land.cells, at)),
  };
}

write('standard', standardMap, europe);
write('maharajah', maharajahMap, india);
