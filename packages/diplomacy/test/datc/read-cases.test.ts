import { describe, expect, it } from 'vitest';
import { mapOf, positionOf } from './board.ts';
import { expected, phasesUnder } from './expect-case.ts';
import { readAllCases, readCases } from './read-cases.ts';

const cases = readAllCases();
const numbers = (chapter: string): string[] => [
  ...new Set(
    cases
      .map(({ number }) => number.replace(' second part', ''))
      .filter((number) => number.startsWith(`${chapter}.`)),
  ),
];

describe('the cases as they are written down', () => {
  it.each([
    ['6.A', 12],
    ['6.B', 15],
    ['6.C', 9],
    ['6.D', 34],
    ['6.E', 15],
    ['6.F', 25],
    ['6.G', 20],
    ['6.H', 16],
    ['6.I', 7],
    ['6.J', 11],
    ['2.4/9', 7],
    ['2.4/6.J', 9],
  ])('has every case of chapter %s, %i of them', (chapter, count) => {
    const first = chapter === '2.4/6.J' ? 3 : 1;
    const all = Array.from({ length: count }, (_, index) => {
      const last = chapter === '2.4/9' ? String.fromCharCode(65 + index) : String(first + index);
      return `${chapter}.${last}`;
    });
    expect(numbers(chapter)).toEqual(all);
  });

  it('has no two cases of one number', () => {
    expect(new Set(cases.map(({ number }) => number)).size).toBe(cases.length);
  });

  it.each(cases.map((each) => [each.number, each] as const))('can set up %s', (_, each) => {
    const map = mapOf(each);
    const position = positionOf(each, map);
    expect(position.units.length + each.owns.size).toBeGreaterThan(0);
    for (const rules of ['standard', 'world-masters-2004', 'maharajiad', 'birthday-2020']) {
      const [first] = phasesUnder(each, rules);
      if (first === undefined) throw new Error('A case without a phase.');
      expect(expected(first, position, map).told.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['6.A.1 One space only', 'no number and title'],
    ['6.A.1  A move\n\n  England\n    F North Sea - Picardy : illegal', 'Line 4'],
    ['6.A.1  A move\n\n  England\n    F North Sea - Picardy | fails', 'Nothing ends so: fails'],
    ['6.A.1  A move\n\n    F North Sea - Picardy | illegal', 'Nobody orders'],
    ['  England', 'Line 1'],
  ])('refuses %j', (text, words) => {
    expect(() => readCases(text)).toThrow(words);
  });
});
