import { describe, expect, it } from 'vitest';
import { ruleSets } from '../../src/rules/named.ts';
import { inWords } from './expect-case.ts';
import { isFor, playCase } from './play-case.ts';
import { readAllCases } from './read-cases.ts';

describe.each([...ruleSets.keys()])('DATC under %s', (rules) => {
  const cases = readAllCases().filter((each) => isFor(each, rules));
  it.each(cases.map((each) => [each.number, each.title, each] as const))('%s %s', (_, __, each) => {
    const turns = playCase(each, rules);
    expect(turns.map(({ came }) => inWords(came))).toEqual(turns.map((turn) => inWords(turn.expected)));
    expect(turns.map(({ again }) => inWords(again))).toEqual(turns.map(({ came }) => inWords(came)));
  });
});
