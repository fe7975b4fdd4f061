import { describe, expect, it } from 'vitest';
import { adjudicateAdjustments } from '../../src/adjustments/adjustments.ts';
import type { Wishes } from '../../src/rules/named.ts';
import { adjustment, rulesOf, shortOf, winter } from '../support/told.ts';

interface Case {
  readonly name: string;
  readonly units: readonly string[];
  readonly owned: string;
  /** `Build A mos: builds` */
  readonly orders: readonly string[];
  readonly built: readonly string[];
  readonly rules?: string;
  readonly settings?: Wishes['settings'];
}

const ofRussia = (name: string, owned: string, ...orders: string[]) => ({
  name,
  units: [],
  owned: `RUS ${owned}`,
  orders,
});
const master = 'world-masters-2004';

const cases: readonly Case[] = [
  { ...ofRussia('an army inland', 'mos', 'Build A mos: builds'), built: ['RUS A mos'] },
  {
    ...ofRussia('a fleet on a coast of two', 'stp', 'Build F stp/nc: builds'),
    built: ['RUS F stp/nc'],
  },
  { ...ofRussia('no fleet without its coast (4.B.7)', 'stp', 'Build F stp: illegal'), built: [] },
  {
    ...ofRussia('no fleet on a coast that is not there', 'stp', 'Build F stp/ec: illegal'),
    built: [],
  },
  {
    ...ofRussia('a coast without meaning is not looked at (4.B.6)', 'sev', 'Build F sev/sc: builds'),
    built: ['RUS F sev'],
  },
  {
    ...ofRussia('an army has no coast (4.B.6)', 'stp', 'Build A stp/nc: builds'),
    built: ['RUS A stp'],
  },
  {
    ...ofRussia('a coast without meaning, where that is illegal', 'sev', 'Build F sev/sc: illegal'),
    settings: { '4.B.6': 'a' },
    built: [],
  },
  { ...ofRussia('no fleet inland (4.C.4, 6.I.2)', 'mos', 'Build F mos: illegal'), built: [] },
  {
    ...ofRussia('a fleet inland as an army, where that is set', 'mos', 'Build F mos: builds'),
    settings: { '4.C.4': 'b' },
    built: ['RUS A mos'],
  },
  {
    ...ofRussia('no type: an army inland (4.C.3)', 'mos', 'Build mos: builds'),
    built: ['RUS A mos'],
  },
  { ...ofRussia('no type: nothing on a coast', 'sev', 'Build sev: illegal'), built: [] },
  {
    ...ofRussia('no type: a fleet on a named coast (4.C.3 c)', 'stp', 'Build stp/sc: builds'),
    built: ['RUS F stp/sc'],
  },
  {
    ...ofRussia('no type and a coast (WM D.V(1))', 'stp', 'Build stp/sc: builds'),
    rules: master,
    built: ['RUS F stp/sc'],
  },
  {
    ...ofRussia('no type: nothing on a named coast (4.C.3 b)', 'stp', 'Build stp/sc: illegal'),
    settings: { '4.C.3': 'b' },
    built: [],
  },
  { ...ofRussia('not at home (6.I.6)', 'mos war ber', 'Build A ber: illegal'), built: [] },
  { ...ofRussia('not owned (6.I.5)', 'mos', 'Build A war: illegal'), built: [] },
  {
    name: 'not where another stands (6.I.3)',
    units: ['GER A war'],
    owned: 'RUS mos war; GER ber',
    orders: ['Build A war: illegal'],
    built: [],
  },
  {
    name: 'not on the other coast of a unit (6.I.4)',
    units: ['RUS F stp/sc'],
    owned: 'RUS stp mos',
    orders: ['Build A stp: illegal'],
    built: [],
  },
  {
    name: 'nothing without a centre to spare',
    units: ['RUS A gal'],
    owned: 'RUS mos',
    orders: ['Build A mos: illegal', 'Waive: illegal', 'Disband A gal: illegal'],
    built: [],
  },
  {
    ...ofRussia('the first of too many (4.D.4 b)', 'mos', 'Build A mos: builds', 'Build A mos: void'),
    built: ['RUS A mos'],
  },
  {
    name: 'the first of too many, illegal ones aside (6.I.1)',
    units: ['RUS A gal', 'RUS A ukr'],
    owned: 'RUS mos war sev',
    orders: ['Build A kie: illegal', 'Build A mos: builds', 'Build A war: void'],
    built: ['RUS A mos'],
  },
  {
    name: 'the last of too many (WM D.V(2))',
    rules: master,
    units: ['RUS A gal', 'RUS A ukr'],
    owned: 'RUS mos war sev',
    orders: ['Build A mos: void', 'Build A war: builds'],
    built: ['RUS A war'],
  },
  {
    name: 'none of too many (MJ B.VI(2))',
    rules: 'maharajiad',
    units: ['PER A her', 'PER A kan'],
    owned: 'PER isf mes hor',
    orders: ['Build A isf: void', 'Build A mes: void'],
    built: [],
  },
  {
    name: 'a duplicate is not too many (MJ B.VI(3))',
    rules: 'maharajiad',
    units: ['PER A her', 'PER A kan'],
    owned: 'PER isf mes hor',
    orders: ['Build A isf: builds', 'Build A isf: void'],
    built: ['PER A isf'],
  },
  {
    ...ofRussia('the first in one province (4.D.5 b)', 'mos sev', 'Build A sev: builds', 'Build F sev: void'),
    built: ['RUS A sev'],
  },
  {
    ...ofRussia(
      'the last in one province (WM D.V(3))',
      'mos sev',
      'Build A sev: void',
      'Build F sev: builds',
    ),
    rules: master,
    built: ['RUS F sev'],
  },
  {
    name: 'neither of two types in one province (MJ B.VI(3))',
    rules: 'maharajiad',
    units: [],
    owned: 'PER hor isf',
    orders: ['Build A hor: void', 'Build F hor: void', 'Build A isf: builds'],
    built: ['PER A isf'],
  },
  {
    name: 'the army where no fleet can be (MJ B.VI(3))',
    rules: 'maharajiad',
    units: [],
    owned: 'PER mes isf',
    orders: ['Build F mes: illegal', 'Build A mes: builds'],
    built: ['PER A mes'],
  },
  {
    ...ofRussia('waives what it need not build (4.D.7)', 'mos war', 'Waive: waives', 'Build A war: builds'),
    built: ['RUS A war'],
  },
  {
    ...ofRussia('a waive takes its turn', 'mos', 'Waive: waives', 'Build A mos: void'),
    built: [],
  },
  {
    name: 'no more than there is room for',
    units: ['RUS A mos'],
    owned: 'RUS mos war ber mun kie',
    orders: ['Build A war: builds', 'Waive: waives'],
    built: ['RUS A war'],
  },
];

describe('builds', () => {
  it.each(cases)('$name', ({ units, owned, orders, built, rules = 'standard', settings = {} }) => {
    const position = winter(units, owned);
    const power = owned.slice(0, 3);
    const written = orders.map((line) => adjustment(line.split(': ')[0] ?? ''));
    const done = adjudicateAdjustments(position, new Map([[power, written]]), rulesOf(rules, { settings }));
    expect(done.orders.map(({ result }) => result)).toEqual(orders.map((line) => line.split(': ')[1]));
    expect(done.units.map(shortOf)).toEqual([...units, ...built]);
  });

  it('are made in the homes of the position where those are not the map’s (MJ B.I(3))', () => {
    const position = { ...winter([], 'PER her isf'), homes: new Map([['PER', ['her']]]) };
    const done = adjudicateAdjustments(
      position,
      new Map([['PER', [adjustment('Build A her'), adjustment('Build A isf')]]]),
      rulesOf('maharajiad'),
    );
    expect(done.orders.map(({ result }) => result)).toEqual(['builds', 'illegal']);
  });
});
