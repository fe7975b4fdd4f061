import { describe, expect, it } from 'vitest';
import {
  cleaning,
  daysWritten,
  paragraphsOf,
  readRules,
  referencesIn,
  withDays,
  writeRules,
} from '../src/index.ts';
import { initial, rule } from './support/fixtures.ts';

describe('the rule set that ships', () => {
  it('has nothing to clean, and names only rules that are there', () => {
    expect(cleaning(initial)).toEqual([]);
    const numbers = new Set([...initial.rules.values()].map(({ number }) => number));
    const named = [...initial.rules.values()].flatMap(({ text }) => paragraphsOf(text)).flatMap(referencesIn);
    expect(named.filter(({ number }) => !numbers.has(number))).toEqual([]);
  });

  it('F.1.5 has links both ways, and a proposal with its own id for each rule', () => {
    for (const { id, links } of initial.rules.values()) {
      expect(links.proposals).toEqual([id]);
      for (const other of links.rules) expect(initial.rules.get(other)?.links.rules).toContain(id);
    }
  });

  it('is written and read in both shapes', () => {
    for (const shape of ['first', 'later'] as const) {
      const { rules } = readRules(writeRules(initial, shape));
      expect([...rules.rules.values()]).toEqual(
        [...initial.rules.values()].map((each) => ({ ...each, notes: expect.any(Array) })),
      );
    }
  });

  it('F.1.16 R201 has the players’ days, which can be read and set before a game', () => {
    expect(daysWritten(initial).map(({ name, day }) => `${name}: ${day}`)).toEqual([
      'Ana: Monday',
      'Ben P: Tuesday',
      'Cleo: Wednesday',
      'Dev: Thursday',
      'Eve: Friday',
    ]);
    const two = withDays(initial, [
      { name: 'Flo', day: 'Friday' },
      { name: 'Gus de la X', day: 'Sunday' },
    ]);
    expect(paragraphsOf(rule(two, 201).text).slice(0, 3)).toEqual([
      'Each player has one day of the week:',
      'Flo Friday',
      'Gus de la X Sunday',
    ]);
    expect([daysWritten(two).length, rule(two, 201).history.length]).toEqual([2, 1]);
    expect(rule(two, 201).history[0]?.text).toBe(rule(two, 201).text);
  });
});
