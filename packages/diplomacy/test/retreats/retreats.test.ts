import { describe, expect, it } from 'vitest';
import { adjudicateRetreats } from '../../src/retreats/retreats.ts';
import type { Wishes } from '../../src/rules/named.ts';
import { dislodged, retreat, rulesOf, shortOf } from '../support/told.ts';

interface Case {
  readonly name: string;
  readonly out: readonly string[];
  /** `AUS: A vie-boh` → what becomes of it. */
  readonly orders: readonly (readonly [order: string, result: string])[];
  readonly left: readonly string[];
  readonly rules?: string;
  readonly settings?: Wishes['settings'];
}

const cases: readonly Case[] = [
  {
    name: 'goes where it may',
    out: ['AUS A vie < gal : boh tri'],
    orders: [['AUS: A vie-boh', 'retreats']],
    left: ['AUS A boh'],
  },
  {
    name: 'two to one province are lost, a third elsewhere is not (2000 rule book; 6.H.7)',
    out: ['ITA A vie : gal tyr', 'ITA A boh : tyr', 'GER A mun : bur'],
    orders: [
      ['ITA: A vie-tyr', 'disbands'],
      ['ITA: A boh-tyr', 'disbands'],
      ['GER: A mun-bur', 'retreats'],
    ],
    left: ['GER A bur'],
  },
  {
    name: 'two coasts of one province are one province',
    out: ['FRA F mao : spa/nc', 'ITA F wes : spa/sc'],
    orders: [
      ['FRA: F mao-spa/nc', 'disbands'],
      ['ITA: F wes-spa/sc', 'disbands'],
    ],
    left: [],
  },
  {
    name: 'without an order it disbands',
    out: ['AUS A vie : boh'],
    orders: [['AUS: ', 'disbands']],
    left: [],
  },
  {
    name: 'ordered to disband it does',
    out: ['AUS A vie : boh'],
    orders: [['AUS: A vie D', 'disbands']],
    left: [],
  },
  {
    name: 'nothing but what is offered (6.H.5)',
    out: ['TUR F ank : arm'],
    orders: [['TUR: F ank-bla', 'illegal']],
    left: [],
  },
  {
    name: "only one's own (6.H.4)",
    out: ['ENG A hol : bel'],
    orders: [
      ['ENG: A hol-bel', 'retreats'],
      ['ENG: F nth-nwg', 'illegal'],
      ['FRA: A hol-bel', 'illegal'],
    ],
    left: ['ENG A bel'],
  },
  {
    name: 'one coast possible need not be named (4.B.2)',
    out: ['ENG F por : spa/nc mao'],
    orders: [['ENG: F por-spa', 'retreats']],
    left: ['ENG F spa/nc'],
  },
  {
    name: 'of two coasts one has to be named (4.B.1)',
    out: ['ENG F mao : spa/nc spa/sc'],
    orders: [['ENG: F mao-spa', 'illegal']],
    left: [],
  },
  {
    name: 'an impossible coast is illegal (4.B.3)',
    out: ['ENG F gas : spa/nc'],
    orders: [['ENG: F gas-spa/sc', 'illegal']],
    left: [],
  },
  {
    name: 'an impossible coast is mended (WM D.IV(3)b)',
    rules: 'world-masters-2004',
    out: ['ENG F gas : spa/nc'],
    orders: [['ENG: F gas-spa/sc', 'retreats']],
    left: ['ENG F spa/nc'],
  },
  {
    name: 'an army has no coast (4.B.6)',
    out: ['ENG A gas : spa'],
    orders: [['ENG: A gas-spa/nc', 'retreats']],
    left: ['ENG A spa'],
  },
  {
    name: 'an army with a coast, where that is illegal',
    settings: { '4.B.6': 'a' },
    out: ['ENG A gas : spa'],
    orders: [['ENG: A gas-spa/nc', 'illegal']],
    left: [],
  },
  {
    name: 'a wrong type is not looked at (4.C.2)',
    out: ['ENG A gas : spa'],
    orders: [['ENG: F gas-spa', 'retreats']],
    left: ['ENG A spa'],
  },
  {
    name: 'a wrong type makes it illegal (MJ B.V(2))',
    rules: 'maharajiad',
    out: ['PER A her : kan'],
    orders: [['PER: F her-kan', 'illegal']],
    left: [],
  },
  {
    name: 'a type left out is not needed (MJ B.V(1))',
    rules: 'maharajiad',
    out: ['PER A her : kan'],
    orders: [['PER: her-kan', 'retreats']],
    left: ['PER A kan'],
  },
  {
    name: 'two that differ are none (4.D.3 c)',
    out: ['AUS A vie : boh tri'],
    orders: [
      ['AUS: A vie-boh', 'illegal'],
      ['AUS: A vie-tri', 'illegal'],
    ],
    left: [],
  },
  {
    name: 'two that are the same are one',
    out: ['AUS A vie : boh tri'],
    orders: [
      ['AUS: A vie-boh', 'retreats'],
      ['AUS: A vie-boh', 'void'],
    ],
    left: ['AUS A boh'],
  },
  {
    name: 'an illegal one does not count as a second',
    out: ['AUS A vie : boh tri'],
    orders: [
      ['AUS: A vie-boh', 'retreats'],
      ['AUS: A vie-ber', 'illegal'],
    ],
    left: ['AUS A boh'],
  },
  {
    name: 'the last counts (WM D.III(5))',
    rules: 'world-masters-2004',
    out: ['AUS A vie : boh tri'],
    orders: [
      ['AUS: A vie-boh', 'void'],
      ['AUS: A vie-tri', 'retreats'],
    ],
    left: ['AUS A tri'],
  },
];

describe('retreats', () => {
  it.each(cases)('$name', ({ out, orders, left, rules = 'standard', settings = {} }) => {
    const written = new Map<string, ReturnType<typeof retreat>[]>();
    for (const [line] of orders) {
      const [power = '', order = ''] = line.split(': ');
      if (order !== '') written.set(power, [...(written.get(power) ?? []), retreat(order)]);
    }
    const done = adjudicateRetreats(out.map(dislodged), written, rulesOf(rules, { settings }));
    expect(done.units.map(shortOf)).toEqual(left);
    expect(done.orders.map(({ power, result }) => [power, result])).toEqual(
      orders.map(([line, result]) => [line.split(':')[0], result]),
    );
  });

  it('says whom it met, and what was offered', () => {
    const out = ['ITA A vie : gal tyr', 'GER A boh : tyr'].map(dislodged);
    const met = adjudicateRetreats(
      out,
      new Map([
        ['ITA', [retreat('A vie-tyr')]],
        ['GER', [retreat('A boh-tyr')]],
      ]),
      rulesOf('standard'),
    );
    expect(met.orders[0]?.why).toEqual({ code: 'retreats met', at: 'tyr', others: [out[1]?.unit] });
    const silent = adjudicateRetreats(out.slice(0, 1), new Map(), rulesOf('standard'));
    expect(silent.orders[0]?.why).toEqual({ code: 'no retreat ordered', offered: ['gal', 'tyr'] });
  });
});
