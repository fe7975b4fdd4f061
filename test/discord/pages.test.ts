import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesOf, pick } from '../../src/house/words/pages.ts';
import { pageRow } from '../../src/house/words/reply.ts';

test('a short text is one page', () => {
  expect(pagesOf('short', 10)).toEqual(['short']);
  expect(pagesOf('', 10)).toEqual(['']);
});

test.each([
  ['between lines where it can', 'aaa bbb\nccc', ['aaa bbb', 'ccc']],
  ['else between words', 'aaa bbb ccc ddd', ['aaa bbb', 'ccc ddd']],
  ['else anywhere', 'aaaaaaaaaaaaa', ['aaaaaaaaaa', 'aaa']],
])('a long text is cut %s', (_, text, pages) => {
  expect(pagesOf(text, 10)).toEqual(pages);
});

test('pages are never too long, and nothing but space between them is lost', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 50 }), (text, limit) => {
      const pages = pagesOf(text, limit);
      expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(limit);
      expect(pages.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});

test.each([
  [1, 'a', 1],
  [3, 'c', 3],
  [0, 'a', 1],
  [9, 'c', 3],
  [Number.NaN, 'a', 1],
])('page %d asked for of three is %s', (wanted, item, page) => {
  expect(pick(['a', 'b', 'c'], wanted)).toEqual({ item, page, pages: 3 });
});

test('the buttons lead to the pages beside, and no further', () => {
  const buttons = (page: number) =>
    pageRow('turn', ['x'], { page, pages: 3 }).flatMap(({ components }) => components);
  expect(buttons(1)).toMatchObject([{ disabled: true }, { custom_id: 'turn:x:2', disabled: false }]);
  expect(buttons(3)).toMatchObject([{ custom_id: 'turn:x:2', disabled: false }, { disabled: true }]);
  expect(pageRow('turn', ['x'], { page: 1, pages: 1 })).toEqual([]);
});
