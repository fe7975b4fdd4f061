import { describe, expect, it } from 'vitest';
import { maharajahMap } from '../../src/map/maharajah.ts';
import { standardMap } from '../../src/map/standard.ts';
import { NotationError } from '../../src/notation/notation-error.ts';
import { readPosition, writePosition } from '../../src/notation/position.ts';

const plain = {
  phase: 'S1901M',
  units: ['AUS A bud', 'RUS F stp/sc'],
  centres: { AUS: ['bud', 'tri', 'vie'] },
};
const retreats = {
  phase: 'F1901R',
  units: ['AUS A gal', 'GER A tri'],
  centres: {},
  dislodged: [{ unit: 'AUS A vie', from: 'gal', retreats: ['boh', 'tyr'] }],
};

describe('a position', () => {
  it('is read from JSON', () => {
    expect(readPosition(plain, standardMap)).toEqual({
      phase: { season: 'S', year: 1901, kind: 'M' },
      units: [
        { power: 'AUS', type: 'A', at: 'bud' },
        { power: 'RUS', type: 'F', at: 'stp/sc' },
      ],
      centres: new Map([['AUS', ['bud', 'tri', 'vie']]]),
      dislodged: [],
    });
  });

  it('may leave out the centres and who is dislodged', () => {
    const { centres, dislodged } = readPosition({ phase: 'S1901M', units: [] }, standardMap);
    expect([centres.size, dislodged.length]).toEqual([0, 0]);
  });

  it.each([
    ['of a spring', standardMap, { ...plain, dislodged: [] }],
    ['with retreats', standardMap, retreats],
    [
      'with a retreat to where a convoy came from',
      standardMap,
      { ...retreats, dislodged: [{ unit: 'AUS A vie', from: null, retreats: [] }] },
    ],
    [
      'with homes and stays',
      maharajahMap,
      {
        phase: 'F1501M',
        units: ['PER A her', 'PER A mes'],
        centres: { PER: ['her'] },
        dislodged: [],
        homes: { PER: ['hor', 'isf', 'mes', 'her'] },
        stays: { 'PER A her': ['S1501'], 'PER A mes': [] },
      },
    ],
  ])('%s comes back as it was', (_which, map, json) => {
    expect(writePosition(readPosition(json, map))).toEqual(json);
    expect(writePosition(readPosition(JSON.parse(JSON.stringify(json)), map))).toEqual(json);
  });

  it('comes back with the ids of what it called otherwise', () => {
    const json = { phase: 'S1901M', units: ['ENG F mid'], centres: { ENG: ['London', 'EDI'] } };
    expect(writePosition(readPosition(json, standardMap))).toEqual({
      phase: 'S1901M',
      units: ['ENG F mao'],
      centres: { ENG: ['lon', 'edi'] },
      dislodged: [],
    });
  });

  it.each<[string, unknown]>([
    ['The position is not an object.', null],
    ['The position is not an object.', []],
    ['The position is not an object.', 'S1901M'],
    ['phase is not a text.', { ...plain, phase: undefined }],
    ['There is no phase "S1901":', { ...plain, phase: 'S1901' }],
    ['units is not a list.', { ...plain, units: undefined }],
    ['units is not a list.', { ...plain, units: { 0: 'AUS A bud' } }],
    ['A member of units is not a text.', { ...plain, units: [7] }],
    [
      'units has more than 75 members.',
      { ...plain, units: Array.from({ length: 1_000_000 }, () => 'AUS A bud') },
    ],
    ['There is no province "xyz".', { ...plain, units: ['AUS A xyz'] }],
    ['There is no power "XXX".', { ...plain, units: ['XXX A bud'] }],
    ['No army can be at adr.', { ...plain, units: ['AUS A adr'] }],
    ['Two units are in bud: AUS A bud and RUS A bud.', { ...plain, units: ['AUS A bud', 'RUS A bud'] }],
    [
      'Two units are in stp: RUS F stp/nc and RUS F stp/sc.',
      { ...plain, units: ['RUS F stp/nc', 'RUS F stp/sc'] },
    ],
    ['centres is not an object.', { ...plain, centres: ['bud'] }],
    ['There is no power "XXX".', { ...plain, centres: { XXX: ['bud'] } }],
    [
      'There is no power "__proto__".',
      JSON.parse('{"phase":"S1901M","units":[],"centres":{"__proto__":["bud"]}}'),
    ],
    ['The centres of AUS is not a list.', { ...plain, centres: { AUS: 'bud' } }],
    ['There is no centre in boh.', { ...plain, centres: { AUS: ['boh'] } }],
    ['bud is twice in centres: of AUS and of RUS.', { ...plain, centres: { AUS: ['bud'], RUS: ['bud'] } }],
    ['bud is twice in homes: of AUS and of AUS.', { ...plain, homes: { AUS: ['bud', 'bud'] } }],
    ['dislodged is not a list.', { ...retreats, dislodged: 'AUS A vie' }],
    ['A member of dislodged is not an object.', { ...retreats, dislodged: ['AUS A vie'] }],
    ['Nobody can be dislodged in S1901M.', { ...retreats, phase: 'S1901M' }],
    [
      'Two units are in vie: AUS A vie and GER A vie.',
      { ...retreats, dislodged: [{ unit: 'AUS A vie' }, { unit: 'GER A vie' }] },
    ],
    [
      'AUS A vie cannot retreat to mun.',
      { ...retreats, dislodged: [{ unit: 'AUS A vie', from: null, retreats: ['mun'] }] },
    ],
    [
      'AUS A vie cannot retreat to tri, where GER A tri is.',
      { ...retreats, dislodged: [{ unit: 'AUS A vie', from: null, retreats: ['tri'] }] },
    ],
    ['from is not a text.', { ...retreats, dislodged: [{ unit: 'AUS A vie', from: 7, retreats: [] }] }],
    ['"AUS A gal" is in stays and not among the units.', { ...plain, stays: { 'AUS A gal': [] } }],
    ['There is no season "S".', { ...plain, stays: { 'AUS A bud': ['S'] } }],
  ])('is refused: %s', (why, json) => {
    const read = () => readPosition(json, standardMap);
    expect(read).toThrow(NotationError);
    expect(read).toThrow(why);
  });
});
