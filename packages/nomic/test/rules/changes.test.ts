import { describe, expect, it } from 'vitest';
import {
  freeId,
  inEffect,
  keptShare,
  labelOf,
  mutableRules,
  plainText,
  readRules,
  textOf,
} from '../../src/index.ts';
import { changed, idOf, initial, refused, rule, tried } from '../support/fixtures.ts';

const text = ['Something new.'];
const words = (number: number, rules = initial) => plainText(rule(rules, number).text);

describe('a rule-change', () => {
  it('F.1.10 R103 enacts, amends and repeals a mutable rule', () => {
    const enacted = changed(initial, { kind: 'enact', text });
    expect([enacted.rule, labelOf(rule(enacted.rules, 301))]).toEqual(['33', '301']);
    const amended = changed(enacted.rules, { kind: 'amend', rule: '33', text: ['Something newer.'] }, 302);
    expect(words(302, amended.rules)).toBe('Something newer.');
    const repealed = changed(amended.rules, { kind: 'repeal', rule: '33' }, 303);
    expect(inEffect(repealed.rules)).toHaveLength(33);
  });

  it('F.1.10 R103 enacts, amends and repeals an amendment of a mutable rule', () => {
    const id = idOf(initial, 210);
    const enacted = changed(initial, { kind: 'enact-amendment', rule: id, text: ['300 points win.'] });
    const amended = changed(
      enacted.rules,
      { kind: 'amend-amendment', rule: id, amendment: 301, text: ['400 points win.'] },
      302,
    );
    expect(words(302, amended.rules)).toBe('400 points win.');
    const repealed = changed(amended.rules, { kind: 'repeal-amendment', rule: id, amendment: 302 }, 303);
    expect(words(303, repealed.rules)).toBe('300 points win.');
    expect(refused(initial, { kind: 'repeal-amendment', rule: id, amendment: 301 })).toContain(
      'was not amended',
    );
    expect(refused(amended.rules, { kind: 'repeal-amendment', rule: id, amendment: 301 }, 303)).toContain(
      'say what it is to read',
    );
  });

  it.each(['amend', 'repeal', 'enact-amendment'] as const)(
    'F.1.10 R103 cannot %s an immutable rule',
    (kind) => {
      expect(refused(initial, { kind, rule: idOf(initial, 101), text })).toBe(
        'Rule 101 is immutable: it can only be transmuted. R103',
      );
    },
  );

  it('F.1.9 R102 depends on whether a rule is mutable, and not on its number', () => {
    const id = idOf(initial, 105);
    const { rules } = changed(initial, { kind: 'transmute', rule: id, to: 'mutable' });
    expect(labelOf(rule(rules, 301))).toBe('301');
    expect(changed(rules, { kind: 'repeal', rule: id }, 302).rules.rules.get(id)?.inEffect).toBe(false);
    const hardened = changed(rules, { kind: 'transmute', rule: idOf(initial, 201), to: 'immutable' }, 302);
    expect(refused(hardened.rules, { kind: 'repeal', rule: idOf(initial, 201) }, 303)).toContain(
      'Rule 302 is immutable',
    );
  });

  it('F.1.21 R111 transmutes a rule only the way that it says', () => {
    expect(refused(initial, { kind: 'transmute', rule: idOf(initial, 201), to: 'mutable' })).toBe(
      'Rule 201 is mutable already. R103,R111',
    );
  });

  it('F.1.2 gives a new rule an id that no rule ever had', () => {
    const { rules } = changed(initial, { kind: 'enact', text });
    const without = changed(rules, { kind: 'repeal', rule: '33' }, 302);
    expect(freeId(without.rules)).toBe('34');
    const odd = readRules({
      rules: { x: { text, notes: [], label: '201', ineffect: '1', date: '', linksto: [] } },
    });
    expect(freeId(odd.rules)).toBe('0');
  });

  it.each([
    ['amend', { kind: 'amend', rule: '26', text }],
    ['transmute', { kind: 'transmute', rule: '26', to: 'immutable' }],
    ['amend an amendment of', { kind: 'enact-amendment', rule: '26', text }],
  ] as const)('F.1.17 R109 gives the proposal’s number to a rule that it would %s', (_, change) => {
    const made = changed(initial, change, 307);
    expect(made.renumbered).toEqual({ from: 209, to: 307 });
    expect(made.rules.rules.get('26')?.number).toBe(307);
  });

  it('F.1.17 R109 gives a rule that is enacted again the number of the proposal', () => {
    const repealed = changed(initial, { kind: 'repeal', rule: '22' });
    expect(repealed.renumbered).toBeNull();
    const again = changed(repealed.rules, { kind: 'enact', again: '22', text }, 302);
    expect([again.rule, again.renumbered]).toEqual(['22', { from: 205, to: 302 }]);
    expect(refused(again.rules, { kind: 'enact', again: '22', text }, 303)).toContain(
      'can be amended, not enacted',
    );
    expect(refused(initial, { kind: 'enact', again: '99', text })).toContain('There is no such rule');
  });

  it('F.1.28 R211 never makes more than 25 mutable rules', () => {
    let rules = initial;
    for (let number = 301; mutableRules(rules) < 25; number++)
      rules = changed(rules, { kind: 'enact', text }, number).rules;
    const tooMany = 'There may be at most 25 mutable rules, and this would make 26. R211';
    expect(refused(rules, { kind: 'enact', text }, 400)).toBe(tooMany);
    expect(refused(rules, { kind: 'transmute', rule: '0', to: 'mutable' }, 400)).toBe(tooMany);
    expect(refused(rules, { kind: 'repeal', rule: '22' }, 400)).toBe('possible');
  });

  it('F.1.28 R116 never leaves no mutable rule', () => {
    const entry = { text, notes: [], ineffect: '1', date: '', linksto: [] };
    const { rules } = readRules({
      rules: { 0: { ...entry, label: '201' }, 1: { ...entry, label: '101[I]' } },
    });
    expect(refused(rules, { kind: 'repeal', rule: '0' })).toBe(
      'There must always be at least one mutable rule. R116',
    );
    expect(refused(rules, { kind: 'transmute', rule: '0', to: 'immutable' })).toContain('R116');
  });

  it('needs a text, of a rule’s length, and a number that is free', () => {
    expect(refused(initial, { kind: 'enact', text: [' ', ''] })).toContain('A rule needs a text.');
    expect(refused(initial, { kind: 'enact', text: ['x'.repeat(100_001)] })).toContain('longer than 100000');
    expect(refused(initial, { kind: 'enact', text }, 201)).toContain('already has the number 201');
    expect(tried(initial, { kind: 'repeal', rule: 'none' })).toHaveProperty('problem');
  });

  it('E8 a person judges whether a text is an amendment; how much of it stays is told', () => {
    const before = textOf(['The first player to reach 200 points wins.']);
    expect(keptShare(before, textOf(['The first player to reach 150 points wins.']))).toBeCloseTo(7 / 8);
    expect(keptShare(before, textOf(['Hats must be worn.']))).toBe(0);
    expect(keptShare([], before)).toBe(1);
  });

  it('is part of the history of its rule', () => {
    const id = idOf(initial, 107);
    const one = changed(initial, { kind: 'transmute', rule: id, to: 'mutable' });
    const two = changed(one.rules, { kind: 'amend', rule: id, text: ['See Rule 301.'] }, 302);
    expect(two.rules.rules.get(id)?.history.map(({ number, by, date }) => [number, by.is, date])).toEqual([
      [107, 'initial', '2026-11-02'],
      [301, 'proposal', '2026-11-09'],
      [302, 'proposal', '2026-11-09'],
      [302, 'reference', '2026-11-09'],
    ]);
  });
});
