import { expect, it } from 'vitest';
import { bears, signed, signOf } from '../../src/discord/sign.ts';
import { tidy } from '../../src/house/words/text.ts';

it('a sign is nothing that anybody sees, nor what anybody can type', () => {
  expect(signOf('Notice 7 · 9f3a12')).toMatch(/^[\u200B\u200C\u2060\u2062]{32}$/);
  expect(tidy(`Hello${signOf('Notice 7 · 9f3a12')}`)).toBe('Hello');
});

it('a post bears its own sign, and no other', () => {
  for (const content of ['', 'Won.', 'See https://example.org/']) {
    const post = signed(content, 'Notice 7 · 9f3a12');
    expect(bears(post, 'Notice 7 · 9f3a12')).toBe(true);
    for (const other of ['Notice 17 · 9f3a12', 'Notice 7', 'Notice 7 · 9f3a13', 'Answer 7'])
      expect(bears(post, other)).toBe(false);
  }
});

it('an address at the end of a post stays as it is', () => {
  expect(signed('See https://example.org/', 'Notice 7')).toMatch(/^See https:\/\/example\.org\/ /);
});

it('a post that an earlier version made is found again by its last line', () => {
  expect(bears('Won.\n-# Notice 7 · 9f3a12', 'Notice 7 · 9f3a12')).toBe(true);
  expect(bears('Won.\n-# Notice 7 · 9f3a12', 'Notice 7')).toBe(false);
});
