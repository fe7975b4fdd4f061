import { describe, expect, it } from 'vitest';
import { boxed, columnsOf, columnsOnATelephone, cutToColumns } from '../../../src/house/words/columns.ts';

describe('how wide a text is', () => {
  it.each([
    ['Ana', 3],
    ['e\u0301', 1],
    ['z\u0310\u0311\u0312\u0313\u0314', 1],
    ['王小明', 6],
    ['👩‍👩‍👧', 2],
    ['★', 1],
    ['שלום', 4],
    ['', 0],
  ])('%s takes %i columns', (text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });

  it.each([
    ['Alexander', 9, 'Alexander'],
    ['Alexander', 8, 'Alexand…'],
    ['王小明明', 7, '王小明…'],
    ['王小明明', 6, '王小…'],
    ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 5, '👩‍👩‍👧👩‍👩‍👧…'],
    ['Jo Smith', 4, 'Jo…'],
  ])('%s in %i columns is %s', (text, columns, cut) => {
    expect(cutToColumns(text, columns)).toBe(cut);
  });
});

const line = (name: string, after: string[], before = '1.', mark = '') => ({ before, name, mark, after });

/** The lines of a box. */
const linesIn = (box: string): string[] => box.split('\n').slice(1, -1);

describe('a box', () => {
  it('has its columns under one another, and names that fit', () => {
    expect(
      linesIn(boxed([line('Ana', ['120', 'W'], '9.', '★'), line('王小明', ['90', 'WDLWW'], '10.')])),
    ).toEqual([' 9. Ana★   120     W', '10. 王小明  90 WDLWW']);
  });

  it('is as wide as a telephone allows, however long the names, and keeps the star', () => {
    const names = ['x'.repeat(32), '王'.repeat(32), '👩‍👩‍👧'.repeat(9), 'ש'.repeat(32), 'e\u0301'.repeat(16)];
    const lines = linesIn(boxed(names.map((name) => line(name, ['1200', 'WWDLW'], '25.', '★'))));
    for (const each of lines) {
      expect(columnsOf(each)).toBeLessThanOrEqual(columnsOnATelephone);
      expect(each).toContain('…');
      expect(each).toMatch(/★ +1200 WWDLW$/);
    }
  });

  it('keeps names from right to left from turning the rest of their line round', () => {
    expect(linesIn(boxed([line('שלום', ['100'])]))).toEqual(['1. \u2068שלום\u2069 100']);
  });

  it('leaves some of a name even beside very long records', () => {
    const [only = ''] = linesIn(boxed([line('Alexander', ['1200', '1000-1000-1000', '+100'], '100.')]));
    expect(only).toContain('Alexa…');
  });
});
