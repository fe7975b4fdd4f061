import { describe, expect, it } from 'vitest';
import { maharajahMap } from '../../src/map/maharajah.ts';
import { type DiplomacyMap, provinceOf } from '../../src/map/map.ts';
import { standardMap } from '../../src/map/standard.ts';
import { type MapShapes, pointsOf, ringsOf, shapesOf, sidesOf } from '../../src/picture/shapes.ts';

const maps = [standardMap, maharajahMap];

/** A border is drawn so long at least, in pixels of a picture 1,600 wide. */
const least = 6;

const drawn = (map: DiplomacyMap): MapShapes => {
  const shapes = shapesOf(map);
  if (shapes === null) throw new Error(`${map.name} is not drawn.`);
  return shapes;
};

const lengthOf = (line: string): number => {
  const points = pointsOf(line);
  return points.slice(1).reduce((sum, [x, y], at) => {
    const [fromX, fromY] = points[at] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
};

/** How much outline each two provinces share. */
function shared(map: DiplomacyMap): Map<string, number> {
  const shapes = drawn(map);
  const lengths = new Map<string, number>();
  sidesOf(shapes).forEach((sides, at) => {
    if (sides.length !== 2 || !sides.every((side) => map.provinces.has(side))) return;
    const pair = [...sides].sort().join('-');
    lengths.set(pair, (lengths.get(pair) ?? 0) + lengthOf(shapes.lines[at] ?? ''));
  });
  return lengths;
}

/** Two provinces have a border where an army or a fleet can go from one to the other without a convoy. */
function bordersOf(map: DiplomacyMap): string[] {
  const steps = [...map.armyBorders, ...map.fleetBorders].flatMap(([from, tos]) =>
    [...tos].map((to) => [provinceOf(from), provinceOf(to)].sort().join('-')),
  );
  return [...new Set(steps)].sort();
}

describe.each(maps)('the shapes of $name', (map) => {
  it('share at least 6 pixels of outline exactly where the map has a border', () => {
    const long = [...shared(map)].filter(([, length]) => length >= least).map(([pair]) => pair);
    expect(long.sort()).toEqual(bordersOf(map));
  });

  it('touch nowhere else, not even in a shorter line', () => {
    const borders = new Set(bordersOf(map));
    expect([...shared(map).keys()].filter((pair) => !borders.has(pair))).toEqual([]);
  });

  it('have closed outlines', () => {
    const shapes = drawn(map);
    const ends = (line: number): string[] => {
      const points = pointsOf(shapes.lines[Math.abs(line) - 1] ?? '').map((point) => point.join());
      const both = [points[0] ?? '', points.at(-1) ?? ''];
      return line > 0 ? both : both.reverse();
    };
    for (const name of Object.keys(shapes.outlines))
      for (const ring of ringsOf(shapes, name)) {
        const lines = ring.map(ends);
        lines.forEach(([, end], at) => {
          expect(lines[(at + 1) % lines.length]?.[0], name).toBe(end);
        });
      }
  });

  it('use each line at most twice, for the two provinces beside it', () => {
    expect(
      sidesOf(drawn(map)).filter((sides) => sides.length > 2 || new Set(sides).size < sides.length),
    ).toEqual([]);
  });

  it('lie within the picture, on whole pixels', () => {
    const { lines, width, height } = drawn(map);
    const points = lines.flatMap(pointsOf);
    expect(points.filter(([x, y]) => x < 0 || y < 0 || x > width || y > height)).toEqual([]);
    expect(points.flat().every(Number.isInteger)).toBe(true);
  });
});

describe('the test itself', () => {
  it('sees a border that is not drawn', () => {
    const without = shared(standardMap);
    expect(without.get('den-swe')).toBeGreaterThan(least);
    expect(without.get('bul-con')).toBeGreaterThan(least);
    expect(without.get('bal-ska')).toBeUndefined();
    expect(without.get('aeg-bla')).toBeUndefined();
    expect(without.get('bal-hel')).toBeUndefined();
  });
});
