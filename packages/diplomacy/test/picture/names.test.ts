import { describe, expect, it } from 'vitest';
import { maharajahMap } from '../../src/map/maharajah.ts';
import type { DiplomacyMap } from '../../src/map/map.ts';
import { standardMap } from '../../src/map/standard.ts';
import { labelOf, measures, type PictureSize, pictureSizes } from '../../src/picture/measures.ts';
import {
  type MapShapes,
  type Point,
  pointsOf,
  ringsOf,
  type Spot,
  shapesOf,
  spotOf,
} from '../../src/picture/shapes.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

const cases = [standardMap, maharajahMap].flatMap((map) =>
  pictureSizes.map((size) => ({ map, size, name: map.name })),
);

const drawn = (map: DiplomacyMap): MapShapes => {
  const shapes = shapesOf(map);
  if (shapes === null) throw new Error(`${map.name} is not drawn.`);
  return shapes;
};

const around = ([x, y]: Point, width: number, height: number): Box => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];
const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Every place where a unit can be, coasts too. */
const locations = (map: DiplomacyMap): string[] => [
  ...new Set([...map.provinces.keys(), ...map.fleetBorders.keys()]),
];

function spot(map: DiplomacyMap, size: PictureSize, at: string): Spot {
  const found = spotOf(drawn(map)[size], at);
  if (found === null) throw new Error(`${at} has no spot.`);
  return found;
}

const namesOf = (map: DiplomacyMap, size: PictureSize): [string, Box][] =>
  [...map.provinces.values()].map((facts) => {
    const { name, lines } = spot(map, size, facts.id);
    const { width, height } = labelOf(facts, size, lines);
    return [facts.id, around(name, width, height)];
  });

const unitsOf = (map: DiplomacyMap, size: PictureSize): [string, Box][] =>
  locations(map).map((at) => [
    at,
    around(spot(map, size, at).unit, measures[size].unit, measures[size].unit),
  ]);

const besidesOf = (map: DiplomacyMap, size: PictureSize): [string, Box][] =>
  locations(map).map((at) => [
    at,
    around(spot(map, size, at).beside, measures[size].beside, measures[size].beside),
  ]);

const meetings = (some: readonly [string, Box][], others: readonly [string, Box][]): string[] =>
  some.flatMap(([one, box]) =>
    others.filter(([, other]) => box !== other && meet(box, other)).map(([other]) => `${one} ${other}`),
  );

/** Whether a point is inside of a province, by the crossings of a line to its left. */
function isInside(shapes: MapShapes, province: string, [x, y]: Point): boolean {
  const edges = ringsOf(shapes, province)
    .flat()
    .flatMap((line) => {
      const points = pointsOf(shapes.lines[Math.abs(line) - 1] ?? '');
      return points.slice(1).map((to, at) => [points[at] ?? to, to] as const);
    });
  const crossed = edges.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && ((y - ay) / (by - ay)) * (bx - ax) + ax < x,
  );
  return crossed.length % 2 === 1;
}

describe.each(cases)('names and units on $name, $size', ({ map, size }) => {
  it('no name lies on a unit of any place', () => {
    expect(meetings(namesOf(map, size), unitsOf(map, size))).toEqual([]);
  });

  it('no name lies on a dislodged unit', () => {
    expect(meetings(namesOf(map, size), besidesOf(map, size))).toEqual([]);
  });

  it('no name lies on another', () => {
    const names = namesOf(map, size);
    expect(meetings(names, names)).toEqual([]);
  });

  it('no unit lies on one in another province', () => {
    const apart = ([one, other]: string[]): boolean => one?.slice(0, 3) !== other?.slice(0, 3);
    const units = unitsOf(map, size);
    expect(meetings(units, units).filter((pair) => apart(pair.split(' ')))).toEqual([]);
  });

  it('every unit but those on a named coast stands in its own province', () => {
    const outside = [...map.provinces.keys()].filter(
      (id) => !isInside(drawn(map), id, spot(map, size, id).unit),
    );
    expect(outside).toEqual([]);
  });

  it('all of it lies within the picture', () => {
    const { width, height } = drawn(map);
    const picture: Box = [0, 0, width, height];
    const isOut = ([, box]: [string, Box]): boolean =>
      box[0] < picture[0] || box[1] < picture[1] || box[2] > picture[2] || box[3] > picture[3];
    const all = [...namesOf(map, size), ...unitsOf(map, size), ...besidesOf(map, size)];
    expect(all.filter(isOut).map(([at]) => at)).toEqual([]);
  });
});
