import type { DiplomacyMap, Power, Province } from '../map/map.ts';
import { coverOf } from './cover.ts';
import { closedPattern, type Ink, type Paint } from './ink.ts';
import { fineLine, legendHeight, type PictureSize } from './measures.ts';
import { once } from './once.ts';
import { linePath, outlinePath } from './outline.ts';
import { type MapShapes, type Point, pointsOf, shapesOf, sidesOf, waterOf } from './shapes.ts';
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

/**
 * What lies under the names: seas, land with its owners, rivers, borders and coasts. What is the same whoever owns the centres is in two groups,
 * under and over the land that has one.
 */
export function ground(canvas: Canvas, size: PictureSize, owners: ReadonlyMap<Province, Power>): string {
  const { ink, shapes, id } = canvas;
  const lines = linesByKind(canvas.map);
  const [wet, dry] = parted(Object.keys(shapes.outlines), (name) => isWater(canvas, name));
  const [contested, rest] = parted(dry, (name) => canvas.map.provinces.get(name)?.centre === true);
  return [
    `<defs><path id="${id}-coast" d="${lines.coast}" fill="none" stroke-linejoin="round" stroke-linecap="round"/></defs>`,
    '<g>',
    `<rect width="${shapes.width}" height="${shapes.height + legendHeight[size]}" fill="${ink.sea}"/>`,
    ...wet.map((name) => area(canvas, name, 'none')),
    coast(id, ink.shelf, 12, 0.8),
    stroke(lines.sea, ink.seaLine, 1.8),
    ...rest.map((name) => land(canvas, name, owners)),
    '</g>',
    ...contested.map((name) => land(canvas, name, owners)),
    '<g>',
    stroke(lines.land, ink.landLine, fineLine),
    coast(id, ink.coast, fineLine, 1),
    ...waters(canvas, size),
    '</g>',
  ].join('');
}

/** Those of which it is true, and the others. */
const parted = (all: readonly string[], is: (one: string) => boolean): [string[], string[]] => [
  all.filter(is),
  all.filter((one) => !is(one)),
];

const coast = (id: string, colour: string, thick: number, opacity: number): string =>
  `<use href="#${id}-coast" stroke="${colour}" stroke-width="${thick}" stroke-opacity="${opacity}"/>`;

/** Straits and rivers, with their banks, which end a little before they do: there is the sea. */
function waters({ map, shapes, ink }: Canvas, size: PictureSize): string[] {
  const rivers = [...map.provinces.values()].some(({ river }) => river);
  const [colour, wider] = rivers ? [ink.river, size === 'small' ? 2.5 : 0] : [ink.sea, 0];
  const all = watersOf(shapes);
  return [
    ...all.map(
      ({ thick, path, banks }) =>
        `<path d="${path}" fill="none" stroke="${ink.coast}" stroke-opacity="0.75" stroke-width="${thick + wider + 2.4}" stroke-dasharray="0 6 ${banks} 99"/>`,
    ),
    ...all.map(({ thick, path }) => stroke(path, colour, thick + wider)),
  ];
}

const watersOf = once((shapes: MapShapes) =>
  shapes.waters.map(waterOf).map(({ thick, points }) => ({
    thick,
    path: linePath(points),
    banks: Math.max(1, Math.round(lengthOf(points)) - 12),
  })),
);

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

function isWater({ map }: Pick<Canvas, 'map'>, name: string): boolean {
  return name.startsWith('~') || map.provinces.get(name)?.terrain === 'sea';
}

/** The lines of each kind, for the attribute `d`. */
const linesByKind = once((map: DiplomacyMap): Readonly<Record<'sea' | 'land' | 'coast', string>> => {
  const kinds: Record<'sea' | 'land' | 'coast', string[]> = { sea: [], land: [], coast: [] };
  const shapes = shapesOf(map);
  for (const { sides, path } of shapes === null ? [] : innerLines(shapes)) {
    const closed = sides.every((side) => !map.provinces.has(side));
    if (closed && sides.length > 1) continue;
    const wet = sides.filter((side) => isWater({ map }, side)).length;
    kinds[wet === 2 ? 'sea' : wet === 0 && sides.length === 2 ? 'land' : 'coast'].push(path);
  }
  return { sea: kinds.sea.join(''), land: kinds.land.join(''), coast: kinds.coast.join('') };
});

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

function stroke(path: string, colour: string, thick: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** The shape of a province, which other layers use by its id, with what covers it. */
function area(canvas: Canvas, name: string, fill: string, cover = ''): string {
  const { map, shapes, id } = canvas;
  const known = map.provinces.has(name) ? ` data-province="${escaped(name)}"` : '';
  const own = shapeId(id, name);
  return `<g fill="${fill}"><path id="${own}"${known} d="${outlines(shapes).get(name) ?? ''}"/>${cover}</g>`;
}

/** The id of a province's shape in a picture with that id. */
export const shapeId = (picture: string, name: string): string => `${picture}-${name.replace(/[_~]/, 'x')}`;

/** Land in its owner's colour, covered with its owner's pattern; what is closed has a pattern too. */
function land(canvas: Canvas, name: string, owners: ReadonlyMap<Province, Power>): string {
  const { map, shapes, paints, ink } = canvas;
  if (!map.provinces.has(name))
    return area(canvas, name, ink.closed, coverOf(shapes, name, closedPattern, ink.closedLine));
  const paint = paints.get(owners.get(name) ?? '');
  if (paint === undefined) return area(canvas, name, ink.land);
  return area(canvas, name, paint.land, coverOf(shapes, name, paint.pattern, paint.lines));
}
