import { describe, expect, it } from 'vitest';
import { standardMap } from '../../src/map/standard.ts';
import { centresAfterFall, winnersOf } from '../../src/phases/ownership.ts';
import { centres, unit } from '../support/told.ts';

const after = (owned: string, ...units: string[]) =>
  Object.fromEntries(centresAfterFall(centres(owned), units.map(unit), standardMap));

describe('centres after a Fall', () => {
  it.each([
    ['stay with who left them', 'AUS bud vie', ['AUS A gal'], { AUS: ['bud', 'vie'] }],
    ['go to who stands on them', 'AUS bud vie', ['RUS A bud'], { AUS: ['vie'], RUS: ['bud'] }],
    ['are taken from nobody too', '', ['TUR A bul'], { TUR: ['bul'] }],
    ['are taken on either coast', '', ['TUR F bul/sc'], { TUR: ['bul'] }],
    ['are not what is no centre', 'AUS vie', ['AUS A boh', 'ITA F adr'], { AUS: ['vie'] }],
    [
      'keep their order, the new ones last',
      'AUS vie bud',
      ['AUS A vie', 'AUS A ser'],
      { AUS: ['vie', 'bud', 'ser'] },
    ],
    ['can all be lost', 'AUS vie', ['ITA A vie'], { AUS: [], ITA: ['vie'] }],
  ])('%s', (_, owned, units, expected) => {
    expect(after(owned, ...units)).toEqual(expected);
  });

  it.each([
    [17, 18, []],
    [18, 18, ['TUR']],
    [19, 18, ['TUR']],
    [18, 19, []],
    [19, 19, ['TUR']],
  ])('%i of them, where %i win', (count, victory, winners) => {
    const owned = Array.from({ length: count }, (_, at) => `c${at}`);
    expect(
      winnersOf(
        new Map([
          ['TUR', owned],
          ['ENG', ['lon']],
        ]),
        victory,
      ),
    ).toEqual(winners);
  });
});
