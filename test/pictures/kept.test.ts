import { expect, it } from 'vitest';
import { Kept } from '../../src/pictures/kept.ts';

/** Texts of five letters, of which there is room for three; and what was worked out, in order. */
function kept(): { of: (name: string) => string; worked: string[] } {
  const worked: string[] = [];
  const texts = new Kept<string>(15, (text) => text.length);
  const of = (name: string): string =>
    texts.of(name, () => {
      worked.push(name);
      return name.repeat(5);
    });
  return { of, worked };
}

it('works out what is asked for again only once', () => {
  const { of, worked } = kept();
  expect(['a', 'b', 'a', 'b'].map(of)).toEqual(['aaaaa', 'bbbbb', 'aaaaa', 'bbbbb']);
  expect(worked).toEqual(['a', 'b']);
});

it('forgets what was not asked for the longest', () => {
  const { of, worked } = kept();
  for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) of(name);
  expect(worked).toEqual(['a', 'b', 'c', 'd', 'b']);
});

it('keeps the last even where there is no room for it', () => {
  const small = new Kept<object>(1, () => 5);
  const first = small.of('a', () => ({}));
  expect(small.of('a', () => ({}))).toBe(first);
});
