import { describe, expect, it } from 'vitest';
import { maharajahMap } from '../../src/map/maharajah.ts';
import { standardMap } from '../../src/map/standard.ts';
import { type Edge, edgesOf } from '../../src/picture/edges.ts';
import { dashOf, type Hatch, hatchLines, type Line } from '../../src/picture/hatch.ts';
import { closedPattern, paints } from '../../src/picture/ink.ts';
import { type Point, shapesOf } from '../../src/picture/shapes.ts';

const level: Hatch = [{ start: [0, 5], step: [10, 0], drawn: 1, next: [0, 10] }];
const upright: Hatch = [{ start: [5, 0], step: [0, 10], drawn: 1, next: [10, 0] }];
const falling: Hatch = [{ start: [0, 0], step: [10, 10], drawn: 1, next: [10, 0] }];
/** Strokes from 2 to 6, from 12 to 16 and so on. */
const dashed: Hatch = [{ start: [2, 5], step: [10, 0], drawn: 0.4, next: [0, 10] }];

/** The edges around an area, from the corners of each of its rings. */
const around = (...rings: Point[][]): Edge[] =>
  rings.flatMap((ring) => ring.map((corner, at): Edge => [corner, ring[(at + 1) % ring.length] ?? corner]));

const rectangle = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const square = rectangle(0, 0, 30, 30);

/** `0 5 30 5`, in the order of the picture. */
const said = (lines: readonly Line[]): string[] => lines.map((line) => line.flat().join(' '));

describe('the lines of a hatch', () => {
  it.each<[string, Hatch, string[]]>([
    ['level', level, ['0 5 30 5', '0 15 30 15', '0 25 30 25']],
    ['upright', upright, ['5 0 5 30', '15 0 15 30', '25 0 25 30']],
    ['falling', falling, ['0 20 10 30', '0 10 20 30', '0 0 30 30', '10 0 30 20', '20 0 30 10']],
    [
      'level and upright',
      [...level, ...upright],
      ['0 5 30 5', '0 15 30 15', '0 25 30 25', '5 0 5 30', '15 0 15 30', '25 0 25 30'],
    ],
  ])('go from edge to edge, as far from each other as the rows: %s', (_, hatch, lines) => {
    expect(said(hatchLines(around(square), hatch)).sort()).toEqual([...lines].sort());
  });

  it('are at the same places of the picture wherever the area is, so that neighbours fit together', () => {
    expect(said(hatchLines(around(rectangle(3, 3, 8, 17)), level))).toEqual(['3 5 8 5', '3 15 8 15']);
    expect(said(hatchLines(around(rectangle(8, 3, 12, 17)), level))).toEqual(['8 5 12 5', '8 15 12 15']);
  });

  it('leave out holes', () => {
    expect(said(hatchLines(around(square, rectangle(10, 10, 20, 20)), level))).toEqual([
      '0 5 30 5',
      '0 15 10 15',
      '20 15 30 15',
      '0 25 30 25',
    ]);
  });

  it('leave out what is between the arms of a concave area', () => {
    const arms: Point[] = [
      [0, 0],
      [10, 0],
      [10, 20],
      [20, 20],
      [20, 0],
      [30, 0],
      [30, 30],
      [0, 30],
    ];
    expect(said(hatchLines(around(arms), level))).toEqual([
      '0 5 10 5',
      '20 5 30 5',
      '0 15 10 15',
      '20 15 30 15',
      '0 25 30 25',
    ]);
  });

  it('are in every part of an area', () => {
    expect(said(hatchLines(around(rectangle(0, 0, 10, 10), rectangle(20, 10, 30, 20)), level))).toEqual([
      '0 5 10 5',
      '20 15 30 15',
    ]);
  });

  it('do not leave an area at a corner that lies on a row', () => {
    const diamond: Point[] = [
      [15, 0],
      [30, 15],
      [15, 30],
      [0, 15],
    ];
    expect(said(hatchLines(around(diamond), level))).toEqual(['10 5 20 5', '0 15 30 15', '10 25 20 25']);
    const notched: Point[] = [
      [0, 0],
      [15, 5],
      [30, 0],
      [30, 10],
      [0, 10],
    ];
    expect(said(hatchLines(around(notched), level))).toEqual(['0 5 30 5']);
  });

  it('are none for an area without edges, or between two rows', () => {
    expect(hatchLines([], level)).toEqual([]);
    expect(hatchLines(around(rectangle(0, 6, 30, 14)), level)).toEqual([]);
  });
});

describe('the strokes of a hatch with gaps', () => {
  it.each<[string, Point[], string[]]>([
    ['all of them', rectangle(0, 0, 30, 10), ['2 5 26 5']],
    ['but the first, of which a part is outside', rectangle(3, 0, 30, 10), ['12 5 26 5']],
    ['but the last, of which a part is outside', rectangle(0, 0, 25, 10), ['2 5 16 5']],
    ['up to the edge', rectangle(2, 0, 26, 10), ['2 5 26 5']],
    ['none', rectangle(3, 0, 15, 10), []],
  ])('are whole: %s', (_, ring, lines) => {
    expect(said(hatchLines(around(ring), dashed))).toEqual(lines);
  });

  it('are drawn by one dash after another', () => {
    expect(dashOf(dashed)).toBe('4 6');
    expect(dashOf(level)).toBeNull();
    expect(dashOf([])).toBeNull();
  });
});

const hatches: Hatch[] = [
  ...[...paints(standardMap, 'light').values()].map(({ pattern }) => pattern),
  closedPattern,
];

const crosses = ([[ax, ay], [bx, by]]: Edge, [x, y]: Point): boolean =>
  ay > y !== by > y && ((y - ay) / (by - ay)) * (bx - ax) + ax < x;

const isOn = ([a, b]: Edge, point: Point): boolean => {
  const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);
  return far(a, point) + far(point, b) - far(a, b) < 1e-9;
};

/** A line may run along an edge that lies on its row. */
const isWithin = (edges: readonly Edge[], point: Point): boolean =>
  edges.filter((edge) => crosses(edge, point)).length % 2 === 1 || edges.some((edge) => isOn(edge, point));

const onTheWay = ([[ax, ay], [bx, by]]: Line): Point[] =>
  [0.07, 0.29, 0.51, 0.73, 0.93].map((part) => [ax + (bx - ax) * part, ay + (by - ay) * part]);

describe.each([standardMap, maharajahMap])('the patterns on $name', (map) => {
  const shapes = shapesOf(map);
  const land = shapes === null ? [] : [...edgesOf(shapes)].filter(([name]) => !name.startsWith('~'));

  it.each(hatches.map((hatch, at) => [at, hatch] as const))(
    'stay inside of every province: %d',
    (_, hatch) => {
      for (const [name, edges] of land) {
        const outside = hatchLines(edges, hatch).filter(
          (line) => !onTheWay(line).every((point) => isWithin(edges, point)),
        );
        expect(outside, name).toEqual([]);
      }
    },
  );

  it('are on every province that can be owned', () => {
    for (const [name, edges] of land)
      if (map.provinces.get(name)?.centre === true)
        for (const hatch of hatches) expect(hatchLines(edges, hatch).length, name).toBeGreaterThan(2);
  });
});

it('rows and strokes of one hatch have one length, for one pen draws them', () => {
  for (const hatch of hatches) {
    expect(new Set(hatch.map(({ step }) => Math.hypot(...step))).size).toBe(1);
    expect(new Set(hatch.map(({ drawn }) => drawn)).size).toBe(1);
  }
});
