import { describe, expect, it } from 'vitest';
import { adjudicateAdjustments } from '../../src/adjustments/adjustments.ts';
import { distanceTo } from '../../src/adjustments/distance.ts';
import { standardMap } from '../../src/map/standard.ts';
import type { Wishes } from '../../src/rules/named.ts';
import { adjustment, rulesOf, shortOf, unit, winter } from '../support/told.ts';

interface Case {
  readonly name: string;
  readonly units: readonly string[];
  readonly owned: string;
  /** `Disband A ser: disbands`; what civil disorder removes follows as `- A ser`. */
  readonly orders: readonly string[];
  readonly rules?: string;
  readonly settings?: Wishes['settings'];
  readonly homes?: readonly string[];
}

const ofFrance = (name: string, orders: readonly string[]) => ({
  name,
  units: ['FRA A pic', 'FRA A par', 'FRA F lyo'],
  owned: 'FRA par mar',
  orders,
});
const master = 'world-masters-2004';

const cases: readonly Case[] = [
  ofFrance('the unit that is ordered', ['Disband A par: disbands']),
  ofFrance('the first of too many (4.D.6 b)', ['Disband A par: disbands', 'Disband A pic: void']),
  {
    ...ofFrance('the last of too many (WM D.V(2))', ['Disband A par: void', 'Disband A pic: disbands']),
    rules: master,
  },
  {
    ...ofFrance('civil disorder where too many are ordered (4.D.6 a)', [
      'Disband A par: void',
      'Disband A pic: disbands',
    ]),
    units: ['FRA A pic', 'FRA A par', 'FRA A mar'],
    settings: { '4.D.6': 'a' },
  },
  {
    ...ofFrance('civil disorder where too many are ordered, and not what was ordered', [
      'Disband A par: void',
      'Disband A pic: void',
      '- F lyo',
    ]),
    settings: { '4.D.6': 'a' },
  },
  {
    ...ofFrance('one twice is one, and civil disorder takes the other (6.J.2)', [
      'Disband A par: disbands',
      'Disband A par: void',
      '- A ruh',
    ]),
    units: ['FRA A par', 'FRA F lyo', 'FRA A ruh'],
    owned: 'FRA mar',
  },
  {
    ...ofFrance('one that is not there is nothing', ['Disband A ser: illegal', '- F lyo']),
  },
  ofFrance('builds and waives are nothing', ['Build A mar: illegal', 'Waive: illegal', '- F lyo']),
  ofFrance('a wrong type is not looked at (4.C.2)', ['Disband F par: disbands']),
  {
    name: 'a wrong type is nothing (MJ B.V(2))',
    rules: 'maharajiad',
    units: ['PER A isf', 'PER A kan'],
    owned: 'PER isf',
    orders: ['Disband F kan: illegal', '- A kan'],
  },
  {
    name: 'all of them without any centre',
    units: ['FRA A par', 'FRA A pic'],
    owned: 'GER ber',
    orders: ['- A par', '- A pic'],
  },
];

// DATC 6.J by the metric of 2023 and by that of the home centres: units, centres, and what is removed by the one and by the other.
const metrics: readonly (readonly [string, string, string, string, string])[] = [
  ['6.J.3', 'RUS A lvn, RUS A swe', 'stp', 'A swe', 'A swe'],
  ['6.J.4: Livonia before Ukraine', 'RUS A lvn, RUS A ukr', 'mos', 'A lvn', 'A lvn'],
  ['6.J.5', 'RUS F ska, RUS F ber', 'stp', 'F ber', 'F ber'],
  ['6.J.6: fleets over land, or as fleets', 'RUS F bot, RUS F nth', 'mun', 'F bot', 'F nth'],
  ['6.J.7: fleets before armies', 'RUS A boh, RUS F ska, RUS F nth', 'stp war', 'F nth', 'F nth'],
  ['6.J.8', 'RUS A tyr, RUS F bal', 'war', 'A tyr', 'A tyr'],
  ['6.J.10: armies over water', 'ITA A gre, ITA A pie', 'nap', 'A pie', 'A gre'],
  ['6.J.11: owned or home', 'ITA A war, ITA A tus', 'war', 'A tus', 'A war'],
  ['2.4/12.D', 'RUS F bla, RUS F nwg', 'stp', 'F bla', 'F nwg'],
];

describe('disbands', () => {
  it.each(cases)('$name', ({ units, owned, orders, rules = 'standard', settings = {} }) => {
    const position = winter(units, owned);
    const power = units[0]?.slice(0, 3) ?? '';
    const written = orders.filter((line) => !line.startsWith('- '));
    const done = adjudicateAdjustments(
      position,
      new Map([[power, written.map((line) => adjustment(line.split(': ')[0] ?? ''))]]),
      rulesOf(rules, { settings }),
    );
    const told = done.orders.map(({ order, unit: of, result }, at) =>
      order === null ? `- ${of?.type} ${of?.at}` : `${written[at]?.split(': ')[0]}: ${result}`,
    );
    expect(told).toEqual(orders);
    const gone = done.orders.flatMap(({ unit: of, result }) =>
      result === 'disbands' && of !== null ? [shortOf(of)] : [],
    );
    expect(done.units.map(shortOf)).toEqual(units.filter((one) => !gone.includes(one)));
  });
});

describe('civil disorder', () => {
  it.each(metrics)('%s', (_, units, owned, byOwned, byHome) => {
    const list = units.split(', ');
    const power = units.slice(0, 3);
    const spare = owned.split(' ').length;
    const removed = (rules: string) =>
      adjudicateAdjustments(winter(list, `${power} ${owned}`), new Map(), rulesOf(rules)).orders.map(
        ({ unit: of }) => `${of?.type} ${of?.at}`,
      );
    expect(list.length - spare).toBe(1);
    expect([removed('standard'), removed(master), removed('birthday-2020')]).toEqual([
      [byOwned],
      [byHome],
      [byHome],
    ]);
  });

  it('goes by the name in full, not by its three letters: Liverpool before Livonia', () => {
    const position = winter(['RUS A lvn', 'RUS A lvp'], 'RUS hol');
    const done = adjudicateAdjustments(position, new Map(), rulesOf('standard'));
    expect(done.orders).toMatchObject([
      { unit: { at: 'lvp' }, why: { code: 'civil disorder', distance: 3 } },
    ]);
  });

  it.each([
    ['an army over water', 'RUS A con', 'mos sev stp war', 'home centres', 2], // WM D.V(4)
    ['a fleet as fleets do', 'RUS F bul/sc', 'mos sev stp war', 'home centres', 3], // WM D.V(4)
    ['round Switzerland', 'FRA A tyr', 'mar', 'home centres', 2],
    ['a fleet over land', 'RUS F sev', 'mos', 'owned centres', 1],
    ['a fleet to what lies inland', 'RUS F sev', 'mos', 'home centres', null],
    ['nowhere', 'RUS A mos', '', 'owned centres', null],
    ['from where it is', 'RUS A mos', 'mos', 'owned centres', 0],
    ['from either coast', 'RUS F bar', 'stp', 'home centres', 1],
    ['from the other coast', 'RUS F bot', 'stp', 'home centres', 1],
  ] as const)('counts %s', (_, of, goals, by, distance) => {
    const to = new Set(goals.split(' '));
    expect(distanceTo(to, unit(of), standardMap, by)).toBe(distance);
  });

  it('counts from the homes that a power has made (MJ B.VI(4))', () => {
    const position = winter(['PER A her', 'PER A isf'], 'PER isf');
    const removed = (homes: readonly string[]) =>
      adjudicateAdjustments(
        { ...position, homes: new Map([['PER', homes]]) },
        new Map(),
        rulesOf('maharajiad'),
      ).orders.map(({ unit: of }) => of?.at);
    expect([removed(['isf']), removed(['her'])]).toEqual([['her'], ['isf']]);
  });
});
