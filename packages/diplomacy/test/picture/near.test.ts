import { describe, expect, it } from 'vitest';
import { loadMap } from '../../src/map/load.ts';
import { maharajahMap } from '../../src/map/maharajah.ts';
import { standardMap } from '../../src/map/standard.ts';
import { pictureSizes } from '../../src/picture/measures.ts';
import { choicesAt, placeNear } from '../../src/picture/near.ts';
import { type Point, shapesOf, spotOf } from '../../src/picture/shapes.ts';

describe('what pointing at a place can mean', () => {
  it.each([
    ['gal', ['gal', 'vie'], ['gal']],
    ['bud', ['gal', 'vie'], []],
    // A fleet whose coast is still to be asked for, and one whose coast is pointed at.
    ['spa', ['spa/nc', 'spa/sc', 'por'], ['spa/nc', 'spa/sc']],
    ['spa/sc', ['spa/nc', 'spa/sc', 'por'], ['spa/sc']],
    // Only one coast is in reach: that is meant.
    ['spa', ['spa/sc'], ['spa/sc']],
    ['spa/nc', ['spa/sc'], ['spa/sc']],
    // An army, which knows no coasts.
    ['spa/nc', ['spa', 'por'], ['spa']],
    ['gal', ['gal', 'gal'], ['gal']],
    ['', ['gal'], []],
  ])('%s, of %j, means %j', (at, choices, means) => {
    expect(choicesAt(at, choices)).toEqual(means);
  });
});

const spotIn = (at: string, size: 'small' | 'large' = 'large'): Point =>
  spotOf(shapesOf(standardMap)?.[size] ?? {}, at)?.unit ?? [0, 0];

describe.each([standardMap, maharajahMap])('the place near a point of $name', (map) => {
  it.each(pictureSizes)('is the one whose unit is there, %s', (size) => {
    for (const id of map.provinces.keys()) {
      const point = spotOf(shapesOf(map)?.[size] ?? {}, id)?.unit ?? [0, 0];
      // A province's unit can stand within reach of its own coasts, which are not asked for here.
      expect(placeNear(map, map.provinces.keys(), { size, point, within: 0 })).toBe(id);
    }
  });
});

describe('the place near a point', () => {
  const near = (places: string[], point: Point, within: number): string | null =>
    placeNear(standardMap, places, { point, within });

  it('is looked for among those that are asked for alone, and no farther than one says', () => {
    const point = spotIn('bel');
    expect(near(['hol', 'vie'], point, 100)).toBe('hol');
    expect(near(['vie'], point, 100)).toBeNull();
    expect(near(['vie'], point, 1_600)).toBe('vie');
    expect(near([], point, 1_600)).toBeNull();
  });

  it('tells the coasts of a province apart', () => {
    expect(near(['spa/nc', 'spa/sc'], spotIn('spa/sc'), 0)).toBe('spa/sc');
    expect(near(['spa/nc', 'spa/sc'], spotIn('spa/nc'), 0)).toBe('spa/nc');
    expect(near(['bul/ec', 'bul/sc'], spotIn('bla'), 300)).toBe('bul/ec');
  });

  it('is none at places that do not exist, and on a map that nobody has drawn', () => {
    expect(near(['xxx', '__proto__', 'spa/ec'], [0, 0], Number.MAX_VALUE)).toBeNull();
    const small = loadMap({
      name: 'Small',
      provinces: [
        { id: 'aaa', name: 'A', terrain: 'inland', centre: true },
        { id: 'bbb', name: 'B', terrain: 'inland' },
      ],
      armies: { aaa: 'bbb', bbb: 'aaa' },
      fleets: {},
      powers: [{ id: 'AAA', name: 'A', adjective: 'A', homes: 'aaa', starts: 'A aaa' }],
    });
    expect(placeNear(small, ['aaa'], { point: [0, 0], within: 1_600 })).toBeNull();
  });
});
