import type { DiplomacyMap, Power, Province } from '../map/map.ts';
import { covers } from './cover.ts';
import type { Ink, Paint } from './ink.ts';
import { fineLine, type PictureSize } from './measures.ts';
import { once } from './once.ts';
import { linePath, outlinePath } from './outline.ts';
import { type MapShapes, type Point, pointsOf, sidesOf, waterOf } from './shapes.ts';
import { escaped } from './text.ts';

/** What everything of one picture is drawn with. */
export interface Canvas {
  readonly map: DiplomacyMap;
  readonly shapes: MapShapes;
  readonly ink: Ink;
  readonly paints: ReadonlyMap<Power, Paint>;
  /** What the picture's ids begin with, so that several can stand on one page. */
  readonly id: string;
}

/** What lies under the names: seas, land with its owners, rivers, borders and coasts. */
export function ground(canvas: Canvas, size: PictureSize, owners: ReadonlyMap<Province, Power>): string {
  const { ink, shapes, id } = canvas;
  const lines = linesByKind(canvas);
  return [
    `<rect width="${shapes.width}" height="${shapes.height}" fill="${ink.sea}"/>`,
    ...Object.keys(shapes.outlines)
      .filter((name) => isWater(canvas, name))
      .map((name) => area(canvas, name, 'none')),
    `<defs><path id="${id}-coast" d="${lines.coast.join('')}" fill="none" stroke-linejoin="round" stroke-linecap="round"/></defs>`,
    coast(id, ink.shelf, 12, 0.8),
    stroke(lines.sea, ink.seaLine, 1.8),
    ...Object.keys(shapes.outlines)
      .filter((name) => !isWater(canvas, name))
      .map((name) => land(canvas, name, owners)),
    covers(canvas, owners),
    stroke(lines.land, ink.landLine, fineLine),
    coast(id, ink.coast, fineLine, 1),
    ...waters(canvas, size),
  ].join('');
}

const coast = (id: string, colour: string, thick: number, opacity: number): string =>
  `<use href="#${id}-coast" stroke="${colour}" stroke-width="${thick}" stroke-opacity="${opacity}"/>`;

/** Straits and rivers, with their banks, which end a little before they do: there is the sea. */
function waters({ map, shapes, ink }: Canvas, size: PictureSize): string[] {
  const rivers = [...map.provinces.values()].some(({ river }) => river);
  const [colour, wider] = rivers ? [ink.river, size === 'small' ? 2.5 : 0] : [ink.sea, 0];
  const all = shapes.waters.map(waterOf).map(({ thick, points }) => ({
    points,
    thick: thick + wider,
    path: linePath(points),
  }));
  return [
    ...all.map(({ thick, points, path }) => {
      const banks = Math.max(1, Math.round(lengthOf(points)) - 12);
      return `<path d="${path}" fill="none" stroke="${ink.coast}" stroke-opacity="0.75" stroke-width="${thick + 2.4}" stroke-dasharray="0 6 ${banks} 99"/>`;
    }),
    ...all.map(({ thick, path }) => stroke([path], colour, thick)),
  ];
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

function isWater({ map }: Canvas, name: string): boolean {
  return name.startsWith('~') || map.provinces.get(name)?.terrain === 'sea';
}

function linesByKind(canvas: Canvas): Record<'sea' | 'land' | 'coast', string[]> {
  const { shapes, map } = canvas;
  const kinds: Record<'sea' | 'land' | 'coast', string[]> = { sea: [], land: [], coast: [] };
  for (const { sides, path } of innerLines(shapes)) {
    const closed = sides.every((side) => !map.provinces.has(side));
    if (closed && sides.length > 1) continue;
    const wet = sides.filter((side) => isWater(canvas, side)).length;
    const kind = wet === 2 ? 'sea' : wet === 0 && sides.length === 2 ? 'land' : 'coast';
    kinds[kind].push(path);
  }
  return kinds;
}

/** The lines that are not the picture's own edge. */
const innerLines = once((shapes: MapShapes) => {
  const sides = sidesOf(shapes);
  return shapes.lines.flatMap((line, at) => {
    const points = pointsOf(line);
    return onFrame(shapes, points) ? [] : [{ sides: sides[at] ?? [], path: linePath(points) }];
  });
});

const outlines = once(
  (shapes: MapShapes) =>
    new Map(Object.keys(shapes.outlines).map((name) => [name, outlinePath(shapes, name)])),
);

const onFrame = ({ width, height }: MapShapes, points: readonly (readonly [number, number])[]): boolean =>
  points.every(([x, y]) => x === 0 || y === 0 || x === width || y === height);

function stroke(paths: readonly string[], colour: string, thick: number): string {
  return `<path d="${paths.join('')}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** The shape of a province, which other layers use by its id. */
function area(canvas: Canvas, name: string, fill: string): string {
  const { map, shapes, id } = canvas;
  const known = map.provinces.has(name) ? ` data-province="${escaped(name)}"` : '';
  const own = shapeId(id, name);
  return `<g fill="${fill}"><path id="${own}"${known} d="${outlines(shapes).get(name) ?? ''}"/></g>`;
}

/** The id of a province's shape in a picture with that id. */
export const shapeId = (picture: string, name: string): string => `${picture}-${name.replace(/[_~]/, 'x')}`;

function land(canvas: Canvas, name: string, owners: ReadonlyMap<Province, Power>): string {
  const { map, paints, ink } = canvas;
  if (!map.provinces.has(name)) return area(canvas, name, ink.closed);
  return area(canvas, name, paints.get(owners.get(name) ?? '')?.land ?? ink.land);
}
