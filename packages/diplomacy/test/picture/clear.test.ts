import { describe, expect, it } from 'vitest';
import { maharajahMap } from '../../src/map/maharajah.ts';
import { provinceOf } from '../../src/map/map.ts';
import { standardMap } from '../../src/map/standard.ts';
import type { MovementOrder } from '../../src/orders/order.ts';
import { type Box, clearOf, freeCorner, freePoint, isFree } from '../../src/picture/clear.ts';
import { measures, pictureSizes } from '../../src/picture/measures.ts';
import { drawOverlay } from '../../src/picture/overlay.ts';
import { sceneOf } from '../../src/picture/scene.ts';
import type { Point } from '../../src/picture/shapes.ts';
import type { Position, Unit } from '../../src/position.ts';

const way: Point[] = Array.from({ length: 11 }, (_, at) => [at * 10, 0]);
const name = (left: number, right: number): Box => [left, -5, right, 5];

describe('the end of a way', () => {
  it('stays where no name is', () => {
    expect(clearOf([name(20, 40)], way, 3, 0.5)).toEqual(way);
    expect(clearOf([], way, 3, 0.5)).toEqual(way);
  });

  it('goes back before a name, so far that a mark has room', () => {
    expect(clearOf([name(75, 120)], way, 3, 0.5).at(-1)).toEqual([70, 0]);
    expect(clearOf([name(75, 120)], way, 12, 0.5).at(-1)).toEqual([60, 0]);
  });

  it('goes back before several names, and between them where there is room', () => {
    expect(clearOf([name(75, 120), name(55, 74)], way, 3, 0.6).at(-1)).toEqual([50, 0]);
    expect(clearOf([name(85, 120), name(45, 65)], way, 3, 0.6).at(-1)).toEqual([80, 0]);
  });

  it('stays where it would have to go back farther than it may', () => {
    expect(clearOf([name(35, 120)], way, 3, 0.5)).toEqual(way);
    expect(clearOf([name(-20, 120)], way, 3, 1)).toEqual(way);
    expect(clearOf([name(-20, 120)], [], 3, 1)).toEqual([]);
  });
});

describe('the point for a mark on a way', () => {
  it('is the one nearest to the middle without a name or a unit', () => {
    expect(freePoint([], way, 3)).toEqual([50, 0]);
    expect(freePoint([name(35, 52)], way, 3)).toEqual([60, 0]);
    expect(freePoint([name(48, 72)], way, 3)).toEqual([40, 0]);
    expect(freePoint([name(-20, 95)], way, 3)).toEqual([100, 0]);
  });

  it('is none where all of it is taken', () => {
    expect(freePoint([name(-20, 120)], way, 3)).toBeNull();
    expect(freePoint([], [], 3)).toBeNull();
  });
});

describe('the corner for a mark', () => {
  it('is the first without a name', () => {
    expect(freeCorner([], [50, 50], 20, 5)).toEqual([70, 30]);
    expect(freeCorner([[60, 20, 80, 33]], [50, 50], 20, 5)).toEqual([70, 70]);
    expect(freeCorner([[60, 20, 80, 80]], [50, 50], 20, 5)).toEqual([30, 70]);
    expect(
      freeCorner(
        [
          [0, 66, 100, 80],
          [60, 20, 80, 33],
        ],
        [50, 50],
        20,
        5,
      ),
    ).toEqual([30, 30]);
  });

  it('is a side where all corners have names', () => {
    const corners: Box[] = [
      [60, 20, 80, 33],
      [60, 66, 80, 80],
      [20, 66, 40, 80],
      [20, 20, 40, 33],
    ];
    expect(freeCorner(corners, [50, 50], 20, 5)).toEqual([70, 50]);
    expect(freeCorner([...corners, [60, 40, 80, 60]], [50, 50], 20, 5)).toEqual([30, 50]);
  });

  it('is the first of all where names are everywhere', () => {
    expect(freeCorner([[0, 0, 100, 100]], [50, 50], 20, 5)).toEqual([70, 30]);
  });
});

describe.each(
  [standardMap, maharajahMap].flatMap((map) => pictureSizes.map((size) => ({ map, size, name: map.name }))),
)('the cross of an order that failed on $name, $size', ({ map, size }) => {
  const standing = (units: readonly Unit[]): Position => ({
    phase: { season: 'S', year: 1901, kind: 'M' },
    units,
    centres: new Map(),
    dislodged: [],
  });
  const [power = ''] = map.powers.keys();

  /** The middles of the crosses that an order leaves on the picture. */
  const crosses = (position: Position, order: MovementOrder): Point[] => {
    const orders = [{ power, order, result: 'bounces' as const }];
    const { arrows, marks } = drawOverlay(map, position, { size, orders });
    return [...(arrows + marks).matchAll(/<g transform="translate\((\S+) (\S+)\)"><circle/g)].map(
      ([, x, y]): Point => [Number(x), Number(y)],
    );
  };

  it('lies on no name, wherever an army goes and one stands', () => {
    const names = sceneOf(map, standing([]), { size }).names;
    const hidden = [...map.armyBorders].flatMap(([from, tos]) =>
      [...tos].flatMap((to) => {
        const units = [...map.armyBorders.keys()].map((at): Unit => ({ power, type: 'A', at }));
        const order = { kind: 'move', unit: { type: 'A', at: from }, to, via: null } as const;
        const [cross, ...more] = crosses(standing(units), order);
        const seen = cross !== undefined && isFree(names, cross, measures[size].unit * 0.2);
        return seen && more.length === 0 ? [] : [`${provinceOf(from)}-${to}`];
      }),
    );
    expect(hidden).toEqual([]);
  });
});
