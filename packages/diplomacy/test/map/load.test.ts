import { describe, expect, it } from 'vitest';
import { loadMap } from '../../src/map/load.ts';
import { type MapData, MapError } from '../../src/map/map-data.ts';

/** Two islands with a strait between them, and a peninsula with two coasts. */
const small: MapData = {
  name: 'Small',
  provinces: [
    { id: 'aaa', name: 'Alpha', terrain: 'coast', centre: true },
    { id: 'bbb', name: 'Beta', terrain: 'coast', centre: true },
    { id: 'ccc', name: 'Gamma', terrain: 'coast', coasts: 'nc sc' },
    { id: 'ddd', name: 'Delta', terrain: 'inland', centre: true },
    { id: 'sss', name: 'Strait', terrain: 'sea', also: 'str' },
    { id: 'xxx', name: 'Desert', terrain: 'impassable' },
  ],
  armies: { aaa: 'ddd', ccc: 'ddd', ddd: 'aaa ccc' },
  fleets: { aaa: 'ccc/nc sss', bbb: 'sss', 'ccc/nc': 'aaa', 'ccc/sc': 'sss', sss: 'aaa bbb ccc/sc' },
  powers: [{ id: 'ONE', name: 'One', adjective: 'First', homes: 'aaa ddd', starts: 'F aaa, A ddd' }],
};

const [alpha, beta, gamma, delta, strait, desert] = small.provinces;
const [one] = small.powers;
const changed = (change: object): MapData => Object.assign({ ...small }, change);
const provinces = (...changes: unknown[]): MapData =>
  changed({
    provinces: [alpha, beta, gamma, delta, strait, desert, ...changes].filter((each) => each !== undefined),
  });

describe('a map', () => {
  it('is loaded as it was written', () => {
    const map = loadMap(small);
    expect([...map.provinces.keys()].join(' ')).toBe('aaa bbb ccc ddd sss xxx');
    expect(map.provinces.get('sss')?.abbreviations).toEqual(['str']);
    expect(map.armyBorders.get('bbb')).toEqual(new Set());
    expect(map.fleetBorders.get('sss')).toEqual(new Set(['aaa', 'bbb', 'ccc/sc']));
    expect(map.fleetBorders.has('ccc')).toBe(false);
    expect(map.powers.get('ONE')?.starts).toEqual([
      { type: 'F', at: 'aaa' },
      { type: 'A', at: 'ddd' },
    ]);
  });

  it.each<[string, MapData]>([
    [
      'aaa: has a border for armies to ddd, which has none back',
      changed({ armies: { aaa: 'ddd', ccc: 'ddd', ddd: 'ccc' } }),
    ],
    [
      'ccc/nc: has a border for fleets to bbb, which has none back',
      changed({ fleets: { ...small.fleets, 'ccc/nc': 'aaa bbb' } }),
    ],
    ['aaa: has a border for armies to nnn, where none can be', changed({ armies: { aaa: 'nnn' } })],
    ['aaa: has a border for armies to sss, where none can be', changed({ armies: { aaa: 'sss' } })],
    [
      'aaa: has a border for fleets to ccc, where none can be',
      changed({ fleets: { ...small.fleets, aaa: 'ccc sss' } }),
    ],
    [
      'ccc: has borders for fleets, which cannot be there',
      changed({ fleets: { ...small.fleets, ccc: 'sss' } }),
    ],
    [
      'ccc/wc: has borders for fleets, which cannot be there',
      changed({ fleets: { ...small.fleets, 'ccc/wc': 'sss' } }),
    ],
    [
      'nnn: has borders for armies, which cannot be there',
      changed({ armies: { ...small.armies, nnn: 'aaa' } }),
    ],
    [
      'xxx: has borders for armies, which cannot be there',
      changed({ armies: { ...small.armies, xxx: 'aaa' } }),
    ],
    [
      'ccc/nc: has a border for fleets to itself',
      changed({ fleets: { ...small.fleets, 'ccc/nc': 'aaa ccc/sc' } }),
    ],
    [
      'aaa: has ddd twice in its borders for armies',
      changed({ armies: { ...small.armies, aaa: 'ddd ddd' } }),
    ],
    [
      'ccc/sc: has no borders for fleets',
      changed({ fleets: { aaa: 'ccc/nc sss', bbb: 'sss', 'ccc/nc': 'aaa', sss: 'aaa bbb' } }),
    ],
    [
      'eee: cannot be reached from the rest of the map',
      provinces({ id: 'eee', name: 'Eta', terrain: 'inland' }),
    ],
    [
      'bbb: cannot be reached from the rest of the map',
      changed({
        provinces: [...small.provinces, { id: 'ttt', name: 'Tarn', terrain: 'sea' }],
        fleets: { ...small.fleets, bbb: 'ttt', sss: 'aaa ccc/sc', ttt: 'bbb' },
      }),
    ],
    ['aaa: is both Alpha and Again', provinces({ id: 'aaa', name: 'Again', terrain: 'sea' })],
    ['eee: is called alpha, as aaa is', provinces({ id: 'eee', name: 'ALPHA', terrain: 'sea' })],
    ['eee: is called str, as sss is', provinces({ id: 'eee', name: 'Eta', terrain: 'sea', also: 'str' })],
    ['eee: is called bbb, as bbb is', provinces({ id: 'eee', name: 'Eta', terrain: 'sea', also: 'b-b b' })],
    [
      'eee: has an abbreviation in capitals',
      provinces({ id: 'eee', name: 'Eta', terrain: 'sea', also: 'ET' }),
    ],
    ['Eta: is not an id of three small letters', provinces({ id: 'Eta', name: 'Eta', terrain: 'sea' })],
    ['eee: has no name', provinces({ id: 'eee', name: '', terrain: 'sea' })],
    [
      'eee: has to be one of inland, coast, sea, impassable',
      provinces({ id: 'eee', name: 'Eta', terrain: 'swamp' }),
    ],
    [
      'eee: has to say yes or no to centre',
      provinces({ id: 'eee', name: 'Eta', terrain: 'coast', centre: 'no' }),
    ],
    ['eee: names its only coast', provinces({ id: 'eee', name: 'Eta', terrain: 'coast', coasts: 'nc' })],
    [
      'eee: has a coast up, which is none of nc, sc, ec, wc',
      provinces({ id: 'eee', name: 'Eta', terrain: 'coast', coasts: 'nc up' }),
    ],
    [
      'eee: has nc twice in its coasts',
      provinces({ id: 'eee', name: 'Eta', terrain: 'coast', coasts: 'nc nc' }),
    ],
    [
      'eee: has a coast or river and is not on one',
      provinces({ id: 'eee', name: 'Eta', terrain: 'inland', river: true }),
    ],
    ['eee: is a centre and no land', provinces({ id: 'eee', name: 'Eta', terrain: 'sea', centre: true })],
    ['ccc: is a home of ONE and no centre', changed({ powers: [{ ...one, homes: 'ccc' }] })],
    ['nnn: is a home of ONE and no centre', changed({ powers: [{ ...one, homes: 'nnn' }] })],
    [
      'aaa: is a home of two powers',
      changed({ powers: [one, { ...one, id: 'TWO', name: 'Two', starts: 'A bbb' }] }),
    ],
    ['ONE: has aaa twice in its homes', changed({ powers: [{ ...one, homes: 'aaa aaa' }] })],
    ['ONE: is a power already', changed({ powers: [one, one] })],
    ['TWO: has the name of another power', changed({ powers: [one, { ...one, id: 'TWO' }] })],
    ['One: is not an id of three capital letters', changed({ powers: [{ ...one, id: 'One' }] })],
    [
      'sss: has A of ONE at the start, which cannot be there',
      changed({ powers: [{ ...one, starts: 'A sss' }] }),
    ],
    [
      'ccc: has F of ONE at the start, which cannot be there',
      changed({ powers: [{ ...one, starts: 'F ccc' }] }),
    ],
    ['aaa: has two units at the start', changed({ powers: [{ ...one, starts: 'A aaa, F aaa' }] })],
    [
      'ONE: starts with W aaa, which is neither an army nor a fleet',
      changed({ powers: [{ ...one, starts: 'W aaa' }] }),
    ],
    ['the map: has no provinces', changed({ provinces: [] })],
    ['the map: has no list of provinces', changed({ provinces: { aaa: alpha } })],
    ['the map: has no list of powers', changed({ powers: undefined })],
    ['the map: has no borders for fleets', changed({ fleets: null })],
    ['the map: has no name', changed({ name: 7 })],
    ['the map: has a thing that is no object as number 7 of its provinces', provinces(null)],
  ])('is refused: %s', (why, data) => {
    const load = () => loadMap(data);
    expect(load).toThrow(MapError);
    expect(load).toThrow(why);
    expect(load).toThrow(expect.objectContaining({ place: why.slice(0, why.indexOf(':')) }));
  });

  it.each<[string, unknown]>([
    ['has more than 1000 provinces', { ...small, provinces: Array.from({ length: 1_000_000 }, () => alpha) }],
    ['has more than 100 powers', { ...small, powers: Array.from({ length: 1_000_000 }, () => one) }],
    [
      'has more than 1000 characters as its borders for armies',
      { ...small, armies: { aaa: 'ddd '.repeat(1_000_000).trim() } },
    ],
    [`${'x'.repeat(40)}…: has borders for armies`, { ...small, armies: { ['x'.repeat(1_000_000)]: 'aaa' } }],
    ['is not an object', null],
    ['is not an object', [small]],
    [
      'has borders for armies, which cannot be there',
      JSON.parse(
        '{"name":"x","provinces":[{"id":"aaa","name":"A","terrain":"sea"}],"armies":{"__proto__":"aaa"},"fleets":{},"powers":[]}',
      ),
    ],
  ])('from anywhere is refused: %s', (why, data) => {
    expect(() => loadMap(data as MapData)).toThrow(why);
  });
});
