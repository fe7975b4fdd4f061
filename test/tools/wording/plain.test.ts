import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../../tools/wording/catalogue.ts';
import type { Message } from '../../../tools/wording/message.ts';
import { stumblesIn } from '../../../tools/wording/plain.ts';

let messages: readonly Message[];
beforeAll(async () => {
  messages = await catalogue();
}, 120_000);

const saying = (text: string): Message => ({
  room: 'The house',
  group: 'What is answered',
  code: 'said',
  text,
});

describe('what makes people stumble', () => {
  it.each([
    ['an old phrase', 'Dee decides it anew.', 'Dee decides it again.'],
    ['an old phrase', 'That costs 15 points: 100 → 100', 'That costs 15 points: 115 → 100'],
    ['an old phrase', 'The ban is undone, as though it had never been.', 'The ban is undone.'],
    ['a long sentence', `So ${'very '.repeat(24)}long.`, `So ${'very '.repeat(23)}long.`],
    [
      'one time told twice',
      'It ends <t:1795177800:F> (Friday 20 November 2026, 12:45 at the club).',
      'It ends <t:1795177800:F> (Friday 20 November 2026, 23:59 at the club).',
    ],
    ['a wrong plural', 'Dee lost 1 points.', 'Dee lost 21 points.'],
    ['a wrong plural', 'One more games wait.', 'Game #1 waits.'],
    ['a small letter at the start', '⛔ one place is empty.', '⛔ One place is empty.'],
    ['a small letter at the start', 'That is all. nothing changes.', 'That is all. `npm test` says so.'],
  ])('%s: “%s”, and not “%s”', (what, stumbles, reads) => {
    expect(stumblesIn([saying(stumbles)])).toEqual([`${what}: The house, said`]);
    expect(stumblesIn([saying(reads)])).toEqual([]);
  });
});

describe('all that people read', () => {
  it('makes nobody stumble', () => {
    expect(stumblesIn(messages)).toEqual([]);
  });

  it('has none of the marks by which Acts come into the small print', () => {
    expect(messages.filter(({ text }) => /\p{Co}/u.test(text)).map(({ code }) => code)).toEqual([]);
  });

  it('has the Acts of the house and the Court in the small print alone', () => {
    const cites = /^(?!-# |\*\*|.*(?:→|joined|by \w+ \(|↳)).*\(Act [0IV][^)]*\)/m;
    const inSentences = messages.filter(
      ({ room, group, text }) =>
        ['The house', 'The Court'].includes(room) &&
        /answered|by itself|refused/.test(group) &&
        cites.test(text),
    );
    expect(inSentences.map(({ code, text }) => `${code}: ${text}`)).toEqual([]);
  });
});
