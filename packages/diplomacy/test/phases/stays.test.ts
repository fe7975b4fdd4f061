import { describe, expect, it } from 'vitest';
import { maharajahMap as map } from '../../src/map/maharajah.ts';
import { homesAfterYear, staysAfterMovement } from '../../src/phases/stays.ts';
import type { Phase, Position, Stay } from '../../src/position.ts';
import { centres, shortOf, unit } from '../support/told.ts';

const phase = (text: string): Phase => {
  const season = text[0] === 'S' ? 'S' : text[0] === 'F' ? 'F' : 'W';
  return { season, year: Number(text.slice(1, 5)), kind: season === 'W' ? 'A' : 'M' };
};

const stay = (who: string, ...seasons: string[]): Stay => ({
  unit: unit(who),
  seasons: seasons.map((text) => ({ season: phase(text).season, year: phase(text).year })),
});

const at = (when: string, units: readonly string[], stays: readonly Stay[] = []): Position => ({
  phase: phase(when),
  units: units.map(unit),
  centres: centres(''),
  dislodged: [],
  stays,
});

const short = (stays: readonly Stay[]) =>
  stays.map(({ unit: of, seasons }) => [
    shortOf(of),
    seasons.map(({ season, year }) => `${season}${year}`).join(' '),
  ]);

describe('stays on a centre (MJ B.I(3))', () => {
  it.each([
    ['begin in Spring', 'S1501', 'PER A her', [], [['PER A her', 'S1501']]],
    ['go on in Fall', 'F1501', 'PER A her', [stay('PER A her', 'S1501')], [['PER A her', 'S1501 F1501']]],
    ['do not begin in Fall', 'F1501', 'PER A her', [], []],
    ['do not go on from another year', 'F1502', 'PER A her', [stay('PER A her', 'S1501')], []],
    ['begin again each Spring', 'S1502', 'PER A her', [stay('PER A her', 'S1501')], [['PER A her', 'S1502']]],
    ['are those of one unit, not of another there', 'F1501', 'PER F her', [stay('PER A her', 'S1501')], []],
    ['do not count at home', 'S1501', 'PER A isf', [], []],
    ['do not count where there is no centre', 'S1501', 'PER A kas', [], []],
  ])('%s', (_, when, who, stays, expected) => {
    const position = at(when, [who], stays);
    expect(short(staysAfterMovement({ position, map }, [unit(who)]))).toEqual(expected);
  });

  it.each([
    ['all year make it a home', ['PER A her'], [stay('PER A her', 'S1501', 'F1501')], true],
    ['without Fall do not', ['PER A her'], [stay('PER A her', 'S1501')], false],
    ['without Spring do not', ['PER A her'], [stay('PER A her', 'F1501')], false],
    ['of another year do not', ['PER A her'], [stay('PER A her', 'S1500', 'F1500')], false],
    ['of a unit that was disbanded in Winter do not', [], [stay('PER A her', 'S1501', 'F1501')], false],
  ])('%s', (_, units, stays, made) => {
    const homes = homesAfterYear(at('W1501', units, stays), map, phase('W1501'));
    expect(homes.get('PER')?.includes('her')).toBe(made);
  });

  it('make a home of one power at a time, and back again', () => {
    const taken = homesAfterYear(
      at('W1501', ['PER A agr'], [stay('PER A agr', 'S1501', 'F1501')]),
      map,
      phase('W1501'),
    );
    expect([taken.get('PER')?.includes('agr'), taken.get('DEL')?.includes('agr')]).toEqual([true, false]);
    const back = homesAfterYear(
      { ...at('W1502', ['DEL A agr'], [stay('DEL A agr', 'S1502', 'F1502')]), homes: taken },
      map,
      phase('W1502'),
    );
    expect([back.get('PER')?.includes('agr'), back.get('DEL')?.includes('agr')]).toEqual([false, true]);
  });
});
