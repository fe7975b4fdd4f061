import { describe, expect, it } from 'vitest';
import { clean, cleaning, plainText, readRules, writeRules } from '../../src/index.ts';
import { fixture, idOf, initial, rule, rulesOf } from '../support/fixtures.ts';

const first = rulesOf('first');
const found = cleaning(first);

describe('F.1.7 what could be cleaned', () => {
  it('is a hyphen inside a word, a space too many, and a note about a file that is not there', () => {
    expect(found.map(({ kind, rule: id, found: text, better }) => [kind, id, text, better])).toEqual([
      ['hyphen', idOf(first, 102), 'im-mutable', 'immutable'],
      ['spaces', idOf(first, 107), 'voting  thread,', 'voting thread,'],
      ['spaces', idOf(first, 203), 'voted. \n', 'voted.\n'],
      ['reference to a file', idOf(first, 203), 'See Formulas.pdf for how this looks in print.', ''],
    ]);
    expect(cleaning(initial)).toEqual([]);
  });

  it('is offered, not applied: the rules are as they were in the file', () => {
    expect(writeRules(first, 'first')).toEqual(JSON.parse(fixture('first')));
  });

  it('is applied one by one', () => {
    const cleaned = clean(first, found.slice(0, 1));
    expect(plainText(rule(cleaned, 102).text)).toContain('make an immutable rule');
    expect(cleaning(cleaned)).toEqual(found.slice(1));
    expect(rule(cleaned, 102).history).toHaveLength(1);
  });

  it('is gone when everything is applied, and the history begins with the clean text', () => {
    const cleaned = clean(first, found);
    expect(cleaning(cleaned)).toEqual([]);
    expect(rule(cleaned, 203).notes).toHaveLength(1);
    expect(rule(cleaned, 102).history.at(0)?.text).toBe(rule(cleaned, 102).text);
  });

  it('is also a link that leads nowhere or one way', () => {
    const entry = { text: ['x'], notes: [], ineffect: '1', date: '', proplinks: [] };
    const rules = {
      0: { ...entry, label: '201', linksto: ['1', '9'] },
      1: { ...entry, label: '202', linksto: [] },
    };
    const read = readRules({ rules }).rules;
    const links = cleaning(read);
    expect(links.map(({ kind, found: to, better }) => [kind, to, better])).toEqual([
      ['link', '1', '1'],
      ['link', '9', ''],
    ]);
    expect(cleaning(clean(read, links)).map(({ found: to }) => to)).toEqual([]);
    expect(clean(read, links).rules.get('1')?.links.rules).toEqual(['0']);
  });
});
