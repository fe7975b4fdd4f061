import { describe, expect, it } from 'vitest';
import { advance, begin, type Game, mutableRules } from '../../src/index.ts';
import type { Change } from '../../src/rules/change.ts';
import { changed, idOf, initial } from '../support/fixtures.ts';
import {
  aboutRule,
  after,
  amend,
  enact,
  figures,
  judge,
  type Line,
  lastTold,
  moment,
  opening,
  propose,
  raise,
  repeal,
  states,
  votes,
} from '../support/table.ts';

/** A game with so many mutable rules, R211 among them. */
function withMutable(count: number): Game {
  let rules = initial;
  for (let number = 301; mutableRules(rules) < count; number++)
    rules = changed(rules, { kind: 'enact', text: ['x'] }, number).rules;
  return begin({ ...opening, rules });
}

/** R211 is repealed on the first Monday, and another rule enacted on Tuesday. */
const replaced: readonly Line[] = [
  ['1 Mon 10:00', 'A', propose(repeal(211))],
  ...votes('1 Mon 11:00', 'A+ B+'),
  ['1 Tue 10:00', 'B', propose(enact)],
  ...votes('1 Tue 11:00', 'A+ B+'),
];
const again: Change = {
  kind: 'enact',
  again: idOf(initial, 211),
  text: ['There may be only so many mutable rules.'],
};
const lower = amend(211, 'At no time may there be more than 10 mutable rules.');
const whyImproper = (game: Game): string | undefined => lastTold(game, 'improper')?.why;

describe('the limit of mutable rules', () => {
  it('F.1.28 R211 counts the rule that brings it back', () => {
    const game = after([...replaced, ['1 Wed 10:00', 'C', propose(again, 'same')]], withMutable(25));
    expect(states(game)).toEqual(['in effect', 'in effect']);
    expect(whyImproper(game)).toBe('There could then be at most 25 mutable rules, and there would be 26.');
    expect(lastTold(game, 'improper')?.rules).toEqual(['R211']);
  });

  it.each([
    ['same', 24],
    ['mutable=26', 25],
    ['mutable=none', 25],
  ])('F.1.28 R211 can come back with %s after there were %i', (named, count) => {
    const game = after(
      [...replaced, ['1 Wed 10:00', 'C', propose(again, named)], ...votes('1 Wed 11:00', 'A+ B+')],
      withMutable(count),
    );
    const later = advance(game, moment('1 Thu 00:00'));
    expect(states(later)).toEqual(['in effect', 'in effect', 'in effect']);
    expect(mutableRules(later.rules)).toBe(count + 1);
  });

  it('F.1.28 R211 cannot be lowered below what is there', () => {
    const game = after([['1 Mon 10:00', 'A', propose(lower, 'mutable=14')]]);
    expect(whyImproper(game)).toBe('There could then be at most 14 mutable rules, and there would be 15.');
    expect(states(after([['1 Mon 10:00', 'A', propose(lower, 'mutable=15')]]))).toEqual(['open']);
  });

  it('F.1.28 R211 comes back by a text without figures only where what the Judge names leaves room for it', () => {
    const lines: readonly Line[] = [
      ...replaced,
      ['1 Wed 10:00', 'C', propose(again)],
      ...votes('1 Wed 11:00', 'A+ B+'),
      ['1 Thu 09:00', 'D', raise(313)],
    ];
    const named = (text: string): Game => {
      const effect = { is: 'figures', changes: figures(text), proposal: 313 } as const;
      const game = after([...lines, ['1 Thu 10:00', 'C', judge(1, effect)]], withMutable(25));
      return advance(game, moment('1 Thu 11:00'));
    };
    expect(states(named('mutable=25')).at(-1)).toBe('impossible');
    expect(states(named('mutable=none')).at(-1)).toBe('in effect');
  });

  it('F.1.28 R211 R112 cannot come back by an amendment once it was void', () => {
    const game = after(
      [
        ['1 Tue 09:00', 'B', aboutRule(211)],
        ['1 Tue 09:30', 'A', judge(1, { is: 'void rule', rule: idOf(initial, 211) })],
        ['1 Tue 10:40', 'B', propose(enact)],
        ...votes('1 Tue 11:00', 'A+ B+'),
        ['1 Wed 10:00', 'C', propose(lower, 'same')],
      ],
      withMutable(25),
    );
    expect(states(game)).toEqual(['in effect']);
    expect(whyImproper(game)).toBe('There could then be at most 25 mutable rules, and there would be 26.');
  });

  it('F.1.28 R211 hinders no change that leaves as many as a Judgement let there be', () => {
    const judged: readonly Line[] = [
      ['1 Tue 09:00', 'B', aboutRule(211)],
      ['1 Tue 09:30', 'A', judge(1, { is: 'figures', changes: figures('mutable=10') })],
    ];
    const proposed = (change: Change, named?: string): Game =>
      after([...judged, ['1 Tue 10:40', 'B', propose(change, named)]]);
    expect(whyImproper(proposed(enact))).toBe(
      'There may be at most 10 mutable rules, and this would make 16.',
    );
    expect(states(proposed(repeal(212)))).toEqual(['open']);
    expect(states(proposed(lower, 'mutable=12'))).toEqual(['open']);
    expect(whyImproper(proposed(lower, 'mutable=9'))).toContain('at most 9');
  });
});
