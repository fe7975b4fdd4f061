import { describe, expect, it } from 'vitest';
import { initialsOf } from '../../src/appeals/party-names.ts';

describe('what the Court calls a party', () => {
  it.each([
    ['Ana', 'A'],
    ['ana bell', 'AB'],
    ['Ana-Maria Luisa del Carmen', 'AML'],
    ['  émile  ', 'É'],
    ['(the) Éa', 'TÉ'],
    ['7Up', 'U'],
    ['42', '4'],
    ['🎉 🎈', '🎉'],
    ['\u202Eevil', 'E'],
    ['', '?'],
  ])('%j is called %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
