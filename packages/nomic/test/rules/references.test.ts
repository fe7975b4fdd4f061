import { describe, expect, it } from 'vitest';
import { plainText, referencesIn, writeRules } from '../../src/index.ts';
import { changed, idOf, initial, rule, rulesOf } from '../support/fixtures.ts';

const enacted = (...text: string[]) => changed(initial, { kind: 'enact', text }).rules;
const afterTransmuting = (number: number, text: string) =>
  changed(
    enacted(text),
    { kind: 'transmute', rule: idOf(initial, number), to: number < 200 ? 'mutable' : 'immutable' },
    302,
  );

describe('F.1.18 R110 references to a rule that gets another number', () => {
  it.each([
    ['See Rule 109.', 'See Rule 302.'],
    ['see rule 109', 'see rule 302'],
    ['Rule\n109', 'Rule\n302'],
    ['Rules 101, 109 and 103', 'Rules 101, 302 and 103'],
    ['Rules 101, 102, and 109.', 'Rules 101, 102, and 302.'],
    ['Rules 109 & 103', 'Rules 302 & 103'],
    ['Rule 103 or Rule 109', 'Rule 103 or Rule 302'],
    ['Rule 103 and 109', 'Rule 103 and 302'],
    ['Rule 109’s second sentence', 'Rule 302’s second sentence'],
    ['Rule 109(b)', 'Rule 302(b)'],
  ])('%j is rewritten', (before, after) => {
    expect(plainText(rule(afterTransmuting(109, before).rules, 301).text)).toBe(after);
  });

  it.each(['109 points', 'Rule 1090', 'Rule 109th', 'the 109', 'Rule 103, 109 points each', 'overrule 109'])(
    '%j is no reference',
    (text) => {
      expect(plainText(rule(afterTransmuting(109, text).rules, 301).text)).toBe(text);
    },
  );

  it('are left and told of where they are a range', () => {
    const { rules, left } = afterTransmuting(109, 'Rules 101–118, and Rules 110 to 112');
    expect(plainText(rule(rules, 301).text)).toBe('Rules 101–118, and Rules 110 to 112');
    expect(left).toEqual([
      { rule: idOf(initial, 101), range: '101–118' },
      { rule: '33', range: '101–118' },
    ]);
  });

  it('are rewritten in every rule in effect, also in the rule itself, and in no other', () => {
    const start = enacted('Rule 214 and Rule 301.');
    const repealed = changed(start, { kind: 'repeal', rule: idOf(initial, 206) }, 302).rules;
    const made = changed(
      repealed,
      { kind: 'amend', rule: idOf(initial, 214), text: ['This is Rule 214.'] },
      303,
    );
    expect(made.rewritten).toEqual([idOf(initial, 214), '33']);
    expect(plainText(rule(made.rules, 303).text)).toBe('This is Rule 303.');
    expect(plainText(rule(made.rules, 206).text)).toContain('Rule 214');
  });

  it('F.1.2 by id lead where they did, and their words go along', () => {
    const later = rulesOf('later');
    const made = changed(later, { kind: 'transmute', rule: idOf(later, 214), to: 'immutable' });
    const text = rule(made.rules, 206).text[0];
    expect(text).toContainEqual({ text: '301', rule: idOf(later, 214) });
    expect(JSON.stringify(writeRules(made.rules, 'later'))).toContain(
      `href=\\"${idOf(later, 214)}\\">301</a>`,
    );
  });

  it('are rewritten when the text of before an amendment comes back', () => {
    const id = idOf(initial, 206);
    const amended = changed(initial, { kind: 'amend', rule: id, text: ['At once.'] }).rules;
    const moved = changed(
      amended,
      { kind: 'transmute', rule: idOf(initial, 214), to: 'immutable' },
      302,
    ).rules;
    const back = changed(moved, { kind: 'repeal-amendment', rule: id, amendment: 301 }, 303).rules;
    expect(plainText(rule(back, 303).text)).toContain('Rule 302 may delay it');
  });

  it('are found in their order', () => {
    expect(referencesIn('Rules 1, 2 and 3–5; Rule 6').map(({ number }) => number)).toEqual([1, 2, 3, 5, 6]);
  });
});
