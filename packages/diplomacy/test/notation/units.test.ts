import { describe, expect, it } from 'vitest';
import { maharajahMap } from '../../src/map/maharajah.ts';
import { standardMap } from '../../src/map/standard.ts';
import { NotationError } from '../../src/notation/notation-error.ts';
import { readPhase, writePhase } from '../../src/notation/phase.ts';
import { provinceCalled, readLocation } from '../../src/notation/place.ts';
import { readUnit, writeUnit } from '../../src/notation/unit.ts';

describe('a phase', () => {
  it.each(['S1901M', 'S1901R', 'F1901M', 'F1901R', 'W1901A', 'S1501M', 'F1M', 'W9999A'])(
    '%s is read and written back',
    (text) => {
      expect(writePhase(readPhase(text))).toBe(text);
    },
  );

  it('has a season, a year and what is done in it', () => {
    expect(readPhase('F1903R')).toEqual({ season: 'F', year: 1903, kind: 'R' });
  });

  it.each([
    '',
    'S1901',
    '1901M',
    's1901m',
    'S1901A',
    'F1901A',
    'W1901M',
    'W1901R',
    'S0M',
    'S01901M',
    'S19011M',
    'S-1M',
    'X1901M',
    'S1901M ',
    'S1901MM',
    'over',
  ])('%o is none', (text) => {
    expect(() => readPhase(text)).toThrow(
      new NotationError(
        `There is no phase ${JSON.stringify(text)}: phases are written as S1901M, F1901R or W1901A.`,
      ),
    );
  });
});

describe('a place', () => {
  it.each([
    ['bud', 'bud'],
    ['BUD', 'bud'],
    ['Budapest', 'bud'],
    ['gob', 'bot'],
    ['Gulf of Bothnia', 'bot'],
    ['mid-atlantic ocean', 'mao'],
    ['St. Petersburg', 'stp'],
    ['stp/sc', 'stp/sc'],
    ['StP(NC)', 'stp/nc'],
    ['Spain (sc)', 'spa/sc'],
  ])('%s is %s', (words, at) => {
    expect(readLocation(standardMap, words)).toBe(at);
  });

  it.each([
    ['buda', 'There is no province "buda".'],
    ['', 'There is no province "".'],
    ['xyz/nc', 'There is no province "xyz".'],
    ['bud/nc', 'There is no coast "bud/nc".'],
    ['stp/ec', 'There is no coast "stp/ec".'],
    ['stp/xx', 'There is no coast "stp/xx".'],
    ['constructor', 'There is no province "constructor".'],
    ['x'.repeat(100_000), `There is no province "${'x'.repeat(40)}…".`],
  ])('%.20s is none', (words, why) => {
    expect(() => readLocation(standardMap, words)).toThrow(new NotationError(why));
  });

  it.each([standardMap, maharajahMap])(
    'on the $name map is found by its id, its name and its abbreviations',
    (map) => {
      for (const { id, name, abbreviations } of map.provinces.values())
        for (const words of [id, name, name.toUpperCase(), ...abbreviations])
          expect(provinceCalled(map, words), words).toBe(id);
    },
  );
});

describe('a unit', () => {
  it.each(['AUS A bud', 'RUS F stp/sc', 'ENG F nth', 'FRA A stp', 'TUR F con'])(
    '%s is read and written back',
    (text) => {
      expect(writeUnit(readUnit(standardMap, text))).toBe(text);
    },
  );

  it('is written with the ids of its place, whatever it was called', () => {
    expect(writeUnit(readUnit(standardMap, 'RUS F St Petersburg (sc)'))).toBe('RUS F stp/sc');
  });

  it.each([
    ['AUS A', 'There is no unit "AUS A": units are written as AUS A bud or RUS F stp/sc.'],
    ['AUS W bud', 'There is no unit "AUS W bud": units are written as AUS A bud or RUS F stp/sc.'],
    ['A bud', 'There is no unit "A bud": units are written as AUS A bud or RUS F stp/sc.'],
    ['XXX A bud', 'There is no power "XXX".'],
    ['aus A bud', 'There is no power "aus".'],
    ['AUS A xyz', 'There is no province "xyz".'],
    ['AUS A adr', 'No army can be at adr.'],
    ['RUS A stp/sc', 'No army can be at stp/sc.'],
    ['AUS F bud', 'No fleet can be at bud.'],
    ['RUS F stp', 'A fleet at stp has to name its coast: stp/nc or stp/sc.'],
    ['RUS F bul/nc', 'There is no coast "bul/nc".'],
    [
      `AUS A ${'x'.repeat(100_000)}`,
      `There is no unit "AUS A ${'x'.repeat(34)}…": units are written as AUS A bud or RUS F stp/sc.`,
    ],
  ])('%.20s is none', (text, why) => {
    expect(() => readUnit(standardMap, text)).toThrow(new NotationError(why));
  });

  it('sails up rivers on the Maharajah map alone', () => {
    expect(readUnit(maharajahMap, 'MUG F kab')).toEqual({ power: 'MUG', type: 'F', at: 'kab' });
    expect(() => readUnit(maharajahMap, 'MUG F bal')).toThrow('No fleet can be at bal.');
  });
});
