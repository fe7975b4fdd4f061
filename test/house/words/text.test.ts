import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  banEndOf,
  cite,
  cut,
  dayOf,
  listed,
  mentionOf,
  momentOf,
  nameOf,
  plain,
  sessionOn,
  signed,
  tidy,
  timeOf,
} from '../../../src/house/words/text.ts';
import { defaultFigures } from '../../../terms/figures.ts';
import { aClub } from '../../support/a-club.ts';

describe('how long somebody is banned', () => {
  test.each([
    ['2026-12-05T00:00Z', 'until the end of Friday 4 December 2026'],
    ['2026-06-12T23:00Z', 'until the end of Friday 12 June 2026'],
    ['2026-12-04T23:59:59Z', 'until <t:1796428799:F>'],
    ['2026-12-05T00:00:01Z', 'until <t:1796428801:F>'],
  ])('to %s: %s', (endsAt, words) => {
    expect(banEndOf(Date.parse(endsAt), defaultFigures)).toBe(words);
  });

  test('for good', () => {
    expect(banEndOf(null, defaultFigures)).toBe('with no end date');
  });
});

describe('somebody else’s words', () => {
  test.each([
    ['*bold* _it_ ~~gone~~', '\\*bold\\* \\_it\\_ \\~\\~gone\\~\\~'],
    ['`code` ||secret||', '\\`code\\` \\|\\|secret\\|\\|'],
    ['[free](https://evil.example)', '\\[free\\](https:\\//evil.example)'],
    ['<img onerror=x>', '\\<img onerror=x\\>'],
    ['# big', '\\# big'],
    ['- a list', '\\- a list'],
    ['back\\slash', 'back\\\\slash'],
    ['two\nlines\tand  more', 'two lines and more'],
    ['evil\u202Eeman', 'evil eman'],
  ])('%s is shown as it was typed', (typed, shown) => {
    expect(plain(typed)).toBe(shown);
  });

  test.each(['@everyone', '@here', '<@123>', '<@!123>', '<@&123>', '<#123>', '</terms:123>', '<t:0:F>'])(
    '%s mentions nobody and is no mark-up',
    (typed) => {
      expect(plain(typed)).not.toMatch(/(?<!\\)<|@(?!\u200B)/);
    },
  );

  test('nothing that anybody types pings or formats', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        expect(plain(typed).replace(/\\./gsu, '')).not.toMatch(/[*_~`|<>[\]#]|@(?!\u200B)/);
      }),
    );
  });

  test('5,000 characters are cut, and never within a character', () => {
    expect(plain('x'.repeat(5000))).toHaveLength(100);
    expect(cut('♟️🙂🙂', 4)).toBe('♟️…');
    expect(cut('a🙂', 2)).toBe('a…');
    expect(cut('abc', 3)).toBe('abc');
    expect(tidy('x'.repeat(200))).toHaveLength(100);
  });
});

test('a person without a name is shown by number, and one without an account is never mentioned', () => {
  const club = aClub({ now: '2026-11-20 12:40' });
  const ana = club.member('Ana');
  const bo = club.member('*Bo*', { account: false });
  expect(nameOf(club.view, 7)).toBe('\\#7');
  expect(mentionOf(club.view, ana)).toBe('<@201>');
  expect(mentionOf(club.view, bo)).toBe('\\*Bo\\*');
});

test('a change has a real minus sign', () => {
  expect([8, -3, 0].map(signed)).toEqual(['+8', '−3', '±0']);
});

test('Acts are cited by their numbers', () => {
  expect(cite(['0.6', 'II.6.1'])).toBe('Act 0.6, Act II.6.1');
});

test.each([
  ['2026-07-03 12:45', 'Friday 3 July 2026, 12:45'],
  ['2026-12-04 12:45', 'Friday 4 December 2026, 12:45'],
])('%s is shown to each reader in their time, and in the club’s beside it', (moment, local) => {
  const { now } = aClub({ now: moment });
  expect(momentOf(now, defaultFigures)).toBe(`<t:${now / 1000}:F> (${local} at the club)`);
  expect(timeOf(now, defaultFigures)).toBe(`<t:${now / 1000}:t> (12:45 at the club)`);
});

test('a session is named by its day, hours and room', () => {
  const { now } = aClub({ now: '2026-11-27 12:30' });
  expect(sessionOn('2026-11-27', defaultFigures)).toBe(
    `Friday 27 November 2026, 12:30–13:10 in room 322 (<t:${now / 1000}:F>)`,
  );
  expect(dayOf('2026-11-27')).toBe('Friday 27 November 2026');
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is listed as “%s”', (words, text) => {
  expect(listed(words)).toBe(text);
});
