import { describe, expect, it } from 'vitest';
import { advance, type Claim, inPrecedence, orderOfRules, precedence } from '../../src/index.ts';
import { changed, idOf, initial, rule } from '../support/fixtures.ts';
import { after, moment, propose, repeal, votes } from '../support/table.ts';

const order = (one: number, other: number, ...claims: Claim[]) => {
  const { first, rules, voids } = precedence(rule(initial, one), rule(initial, other), claims);
  return [first.number, rules.join(), voids];
};
const says = (one: number, what: Claim['says'], over: number | 'all' | 'mutable'): Claim => ({
  rule: idOf(initial, one),
  says: what,
  over: typeof over === 'number' ? idOf(initial, over) : over,
});

describe('F.1.30 the order of two rules, should they conflict', () => {
  it('R112 is the immutable before the mutable, whatever their numbers and claims', () => {
    expect(order(204, 111)).toEqual([111, 'R112', true]);
    expect(order(204, 111, says(204, 'takes precedence', 'all'))).toEqual([111, 'R112', true]);
    const { rules } = changed(initial, { kind: 'transmute', rule: idOf(initial, 215), to: 'immutable' });
    expect(precedence(rule(rules, 301), rule(rules, 201)).first.number).toBe(301);
  });

  it('R213 is the lower number before the higher, of two alike', () => {
    expect([order(206, 214), order(118, 101)]).toEqual([
      [206, 'R213', false],
      [101, 'R213', false],
    ]);
  });

  it('R213 is the other way round where a rule claims precedence or defers', () => {
    expect(order(206, 214, says(214, 'takes precedence', 206))).toEqual([214, 'R213', false]);
    expect(order(206, 214, says(206, 'defers', 214))).toEqual([214, 'R213', false]);
    expect(order(206, 214, says(206, 'defers', 'mutable'))).toEqual([214, 'R213', false]);
    expect(order(206, 214, says(214, 'takes precedence', 201))).toEqual([206, 'R213', false]);
  });

  it('R213 is by number again where the claims contradict each other', () => {
    const both = [says(214, 'takes precedence', 206), says(206, 'takes precedence', 'all')];
    expect(order(206, 214, ...both)).toEqual([206, 'R213', false]);
    expect(order(206, 214, says(206, 'defers', 214), says(214, 'defers', 206))).toEqual([206, 'R213', false]);
  });

  it('is explained in a sentence', () => {
    expect(precedence(rule(initial, 204), rule(initial, 111)).why).toBe(
      'Rule 111 is immutable and Rule 204 mutable: in a conflict, Rule 204 is void.',
    );
  });

  it('orders all rules', () => {
    const numbers = inPrecedence([...initial.rules.values()].reverse()).map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  });
});

describe('F.1.30 the order of rules in a game', () => {
  it('is a Judge’s to decide where the rule about it is not in effect', () => {
    const game = after([['1 Mon 10:00', 'A', propose(repeal(213))], ...votes('1 Mon 11:00', 'A+')]);
    const [one, other] = [rule(initial, 206), rule(initial, 214)];
    expect(orderOfRules(game, one, other)).toMatchObject({ first: one });
    const later = advance(game, moment('1 Tue 00:00'));
    expect(orderOfRules(later, one, other)).toHaveProperty('undecided');
    expect(orderOfRules(later, one, rule(initial, 111))).toMatchObject({ first: { number: 111 } });
  });
});
