import { describe, expect, it } from 'vitest';
import { ruleSets } from '../../src/rules/named.ts';
import { isFor, playCase } from './play-case.ts';
import { readAllCases } from './read-cases.ts';

describe.each([...ruleSets.keys()])('DATC under %s', (rules) => {
  const cases = readAllCases().filter((each) => isFor(each, rules));
  it.each(cases.map((each) => [each.number, each.title, each] as const))('%s %s', (_, __, each) => {
    const phases = playCase(each, rules);
    expect(phases.map(({ came }) => came)).toEqual(phases.map((phase) => phase.expected));
    expect(phases.map(({ again }) => again)).toEqual(phases.map(({ came }) => came));
  });
});
