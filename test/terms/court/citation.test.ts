import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citationOf, readCitation } from '../../../terms/court/citation.ts';

describe('the citation of a case', () => {
  it.each([
    { year: 2026, ordinal: 3, cited: '[2026] CoA 3' },
    { year: 2027, ordinal: 12, cited: '[2027] CoA 12' },
  ])('$cited', ({ year, ordinal, cited }) => {
    expect(citationOf({ year, ordinal })).toBe(cited);
  });

  it.each(['[2026] CoA 3', '2026 CoA 3', ' [2026]  coa  3 ', '2026/3', '[2026]CoA3', '2026 / 3'])(
    'is read from %j',
    (text) => {
      expect(readCitation(text)).toEqual({ year: 2026, ordinal: 3 });
    },
  );

  it.each(['', '3', '2026', 'CoA 3', '26/3', '2026/', '2026/x', '2026-3', '2026/3/4', '2026/1234567'])(
    'is not read from %j',
    (text) => {
      expect(readCitation(text)).toBeNull();
    },
  );

  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9999 }),
        fc.integer({ min: 1, max: 999_999 }),
        (year, ordinal) => {
          expect(readCitation(citationOf({ year, ordinal }))).toEqual({ year, ordinal });
        },
      ),
    );
  });
});
