import { describe, expect, it } from 'vitest';
import { labelOf, paragraphsOf, readRules, readRulesText, writeRules } from '../../src/index.ts';
import { changed, fixture, idOf, initial, rule, rulesOf } from '../support/fixtures.ts';

const first = rulesOf('first');
const later = rulesOf('later');

describe('the file of a rule set', () => {
  it('F.1.1 has rules by id with their labels, 18 immutable and 15 mutable ones at the start', () => {
    const rules = [...initial.rules.values()];
    expect(rules.map(({ id }) => id)).toEqual(Array.from({ length: 33 }, (_, id) => String(id)));
    const labels = [
      ...Array.from({ length: 18 }, (_, at) => `${101 + at}[I]`),
      ...Array.from({ length: 15 }, (_, at) => `${201 + at}`),
    ];
    expect(rules.map(labelOf)).toEqual(labels);
  });

  it.each(['first', 'later'] as const)('is written with the same value, in the %s shape', (shape) => {
    const { rules, shape: read } = readRulesText(fixture(shape));
    expect(read).toBe(shape);
    expect(writeRules(rules, shape)).toEqual(JSON.parse(fixture(shape)));
  });

  it('F.1.3 has paragraphs, and notes with content, author and date, the newest first', () => {
    expect(paragraphsOf(rule(first, 109).text)).toHaveLength(2);
    expect(rule(first, 203).notes.map(({ author, date }) => [author, date])).toEqual([
      ['Ana', '2026-11-03'],
      ['Initial', '2026-11-02'],
    ]);
  });

  it('F.1.4 has rules that are not in effect, which are no law', () => {
    expect(first.rules.get('33')?.inEffect).toBe(false);
    const written = JSON.stringify(
      writeRules(changed(first, { kind: 'repeal', rule: idOf(first, 205) }).rules, 'first'),
    );
    expect(JSON.parse(written).rules[idOf(first, 205)].ineffect).toBe('0');
  });

  it('F.1.5 has links to other rules and to proposals, which a change adds to', () => {
    const id = idOf(first, 206);
    expect(first.rules.get(id)?.links).toMatchObject({ rules: [idOf(first, 214)], proposals: [id] });
    const { rules } = changed(first, { kind: 'amend', rule: id, text: ['At once.'] });
    expect(rules.rules.get(id)?.links.proposals).toEqual([id, '301']);
  });

  it('F.1.6 keeps the fields that it does not know, at every level, in rules that change too', () => {
    const id = idOf(first, 104);
    const { rules } = changed(first, { kind: 'transmute', rule: id, to: 'mutable' });
    const written = JSON.parse(JSON.stringify(writeRules(rules, 'first')));
    expect(written.club).toEqual({ name: 'a club of our own' });
    expect(written.rules[id]).toMatchObject({
      label: '301',
      colour: 'green',
      weight: { heavy: [1, 2.5, null, true] },
    });
    const links = rule(later, 203).id;
    const changedLater = changed(later, { kind: 'amend', rule: links, text: ['Nothing & <b>nobody</b>.'] });
    const item = JSON.parse(JSON.stringify(writeRules(changedLater.rules, 'later'))).items[links];
    expect(item.linksto).toEqual({
      rules: [],
      props: ['20', '301'],
      psoo: ['2'],
      jdgmts: ['1', '2'],
      days: ['4'],
    });
    expect(item.text).toEqual(['<p>Nothing &amp; &lt;b&gt;nobody&lt;/b&gt;.</p>']);
  });

  it('F.1.6 is written in the other shape, and back', () => {
    const there = readRules(writeRules(first, 'later'));
    expect(there.shape).toBe('later');
    expect(writeRules(there.rules, 'first')).toEqual(JSON.parse(fixture('first')));
  });

  it('F.1.6 reads the later shape as paragraphs with links by id, and everything else as text', () => {
    expect(paragraphsOf(rule(later, 104).text)).toEqual([
      'Every rule-change that is proposed properly is <b>voted</b> on & counted.',
      'It is adopted if it gets the votes that the rules ask for.',
    ]);
    expect(rule(later, 206).text[0]).toContainEqual({ text: '214', rule: idOf(later, 214) });
  });
});

describe('a file that is none', () => {
  const entry = { text: ['x'], notes: [], label: '201', ineffect: '1', date: '', linksto: [], proplinks: [] };
  const one = (fields: object) => ({ rules: { 0: { ...entry, ...fields } }, date: '', author: '' });
  const cases: readonly (readonly [string, unknown, string])[] = [
    ['a list', [], 'The file is not an object.'],
    ['of neither shape', {}, 'The file needs its rules in either "rules" or "items".'],
    ['with a list of rules', { rules: [] }, 'The file: "rules" is not an object.'],
    ['with a rule that is a text', { rules: { 0: 'x' } }, 'Rule with id "0" is not an object.'],
    [
      'with another label',
      one({ label: '101[J]' }),
      'Rule with id "0": "101[J]" is no label such as "101[I]" or "201".',
    ],
    [
      'with a flag that is none',
      one({ ineffect: '2' }),
      'Rule with id "0": "ineffect" is neither "1" nor "0".',
    ],
    ['with a text that is no list', one({ text: 'x' }), 'Rule with id "0": "text" is not a list.'],
    [
      'with an id that is none',
      one({ linksto: [7] }),
      'Rule with id "0": "linksto" holds something that is no id.',
    ],
    ['with a note that is none', one({ notes: ['x'] }), 'Rule with id "0": a note is not an object.'],
    ['with numbers twice', { rules: { 0: entry, 1: entry } }, 'Two rules in effect have the number 201.'],
    ['with a function', { rules: () => 7 }, 'The file holds something that JSON cannot write.'],
  ];
  it.each(cases)('%s is refused in a sentence', (_, value, sentence) => {
    expect(() => readRules(value)).toThrow(sentence);
  });

  it('is refused if it is no JSON', () => {
    expect(() => readRulesText('{"rules":')).toThrow('The file is not valid JSON.');
  });
});
