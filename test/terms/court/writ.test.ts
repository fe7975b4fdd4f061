import { describe, expect, it } from 'vitest';
import { grantsWrit } from '../../../terms/court/writ.ts';
import { defaultFigures } from '../../../terms/figures.ts';

const chief = { chief: true };
const justice = { chief: false };

describe('Act III.3.6: the Chief Justice alone, or two Justices, grant a case', () => {
  it.each([
    { words: [], granted: false },
    { words: [justice], granted: false },
    { words: [justice, justice], granted: true },
    { words: [chief], granted: true },
    { words: [justice, chief], granted: true },
    { words: [justice, justice, justice], granted: true },
  ])('$words: $granted', ({ words, granted }) => {
    expect(grantsWrit(words, defaultFigures)).toBe(granted);
  });

  it.each([
    { grantingJustices: 1, words: 1, granted: true },
    { grantingJustices: 3, words: 2, granted: false },
    { grantingJustices: 3, words: 3, granted: true },
  ])(
    '$words of the $grantingJustices that a club asks for: $granted',
    ({ grantingJustices, words, granted }) => {
      expect(grantsWrit(Array(words).fill(justice), { grantingJustices })).toBe(granted);
    },
  );
});
