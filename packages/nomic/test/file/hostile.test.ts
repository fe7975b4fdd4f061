import { describe, expect, it } from 'vitest';
import { cleaning, differencesOf, plainText, readRules, readRulesText, writeRules } from '../../src/index.ts';
import { changed, tried } from '../support/fixtures.ts';

const entry = { text: ['x'], notes: [], ineffect: '1', date: '', linksto: [], proplinks: [] };
const many = (count: number, text: string) => ({
  rules: Object.fromEntries(
    Array.from({ length: count }, (_, id) => [id, { ...entry, label: String(1_000 + id), text: [text] }]),
  ),
});

describe('hostile rule sets', () => {
  it('may have rules of 100,000 characters, and no longer', () => {
    expect(readRules(many(1, 'x'.repeat(100_000))).rules.rules.size).toBe(1);
    expect(() => readRules(many(1, 'x'.repeat(100_001)))).toThrow('longer than 100000 characters');
  });

  it('may have 5,000 rules, and no more', () => {
    const { rules } = readRules(many(5_000, 'See Rule 1001, Rules 1002 and 1003.'));
    const after = changed(rules, { kind: 'amend', rule: '1', text: ['y'] }, 9_000);
    expect(after.rewritten).toHaveLength(4_999);
    expect(tried(after.rules, { kind: 'enact', text: ['x'] }, 9_001)).toHaveProperty('problem');
    expect(() => readRules(many(5_001, 'x'))).toThrow('more than 5000 rules');
  });

  it('may have references in circles', () => {
    const circle = readRules({
      rules: {
        0: { ...entry, label: '201', text: ['See Rule 202.'], linksto: ['1', '0'] },
        1: { ...entry, label: '202', text: ['See Rule 201 and Rule 202.'], linksto: ['0'] },
      },
    }).rules;
    const { rules } = changed(circle, { kind: 'amend', rule: '1', text: ['See Rules 201 and 202.'] });
    expect([...rules.rules.values()].map(({ text }) => plainText(text))).toEqual([
      'See Rule 301.',
      'See Rules 201 and 301.',
    ]);
  });

  it('may have `__proto__` for an id and for a field', () => {
    const text =
      '{"rules":{"__proto__":{"text":["x"],"notes":[],"label":"201","ineffect":"1","date":"","__proto__":{"a":1},"linksto":["__proto__"],"proplinks":[]}},"date":"","author":""}';
    const { rules } = readRulesText(text);
    expect(rules.rules.get('__proto__')?.number).toBe(201);
    expect(JSON.stringify(writeRules(rules, 'first'))).toBe(text);
    const enacted = changed(rules, { kind: 'enact', text: ['y'] });
    const after = changed(enacted.rules, { kind: 'transmute', rule: '__proto__', to: 'immutable' }, 302);
    expect(JSON.stringify(writeRules(after.rules, 'first'))).toContain(
      '"__proto__":{"text":["x"],"notes":[],"label":"302[I]"',
    );
  });

  it.each([
    ['spaces', ' '],
    ['hyphens', 'a-'],
    ['the word rule', 'rule 1 and '],
    ['ranges', 'Rules 1 – 2, '],
    ['links', '<a class="a_rule" href="1">'],
    ['paragraphs', '<p>'],
    ['entities', '&amp;'],
  ])('may be nothing but %s', (_, piece) => {
    const text = piece.repeat(Math.floor(99_000 / piece.length));
    const { rules } = readRules(many(3, text));
    expect(() => cleaning(rules)).not.toThrow();
    const after = changed(rules, { kind: 'amend', rule: '0', text: [`x${text}`] });
    expect(after.rules.rules.size).toBe(3);
    const item = { ...entry, label: '201', decorator: '', text: [text], linksto: {} };
    expect(readRules({ items: { 0: item } }).rules.rules.size).toBe(1);
  });

  it('may differ in everything', () => {
    const words = (from: number) => Array.from({ length: 14_000 }, (_, at) => from + at).join(' ');
    const [one, other] = [readRules(many(1, words(10_000))).rules, readRules(many(1, words(50_000))).rules];
    expect(differencesOf(one, other)[0]?.text.map(({ is }) => is)).toEqual(['removed', 'added']);
  });

  it('may go too deep, and is refused then', () => {
    expect(() => readRulesText(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toThrow(
      'deeper than 16 levels',
    );
  });
});
