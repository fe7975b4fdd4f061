import { describe, expect, it } from 'vitest';
import { adjudicateMovement } from '../../src/movement/adjudicate-movement.ts';
import { standard } from '../../src/rules/standard.ts';
import { worldMasters2004 } from '../../src/rules/world-masters-2004.ts';
import { Dice } from '../support/dice.ts';
import { knot } from '../support/knots.ts';
import { table } from '../support/order-table.ts';
import { randomMap } from '../support/random-map.ts';

/** An army goes to where a fleet supports an attack on the army's own convoy. */
const simple = (attack: string, army: string, convoy: string, support: string) =>
  [
    ['ENG F lon S wal-eng', support],
    ['ENG F wal-eng', attack],
    ['FRA A bre-lon', army],
    ['FRA F eng C bre-lon', convoy],
  ] as const;

const pandin = (army: string, convoy: string, support: string) =>
  [
    ...simple('bounces', army, convoy, support),
    ['GER F nth S bel-eng', 'supports'],
    ['GER F bel-eng', 'bounces'],
    ['FRA F yor S bre-lon', 'supports'],
  ] as const;

describe('A paradox ends the convoys that are in it (DATC 4.A.2)', () => {
  table([
    ['6.F.14: none way', simple('moves', 'disrupted', 'disrupted; dislodged', 'supports')],
    ['6.F.17: Pandin', pandin('disrupted', 'disrupted', 'supports')],
    [
      '6.F.19: none, as another route remains',
      [
        ['FRA A tun-nap', 'bounces'],
        ['FRA F tys C tun-nap', 'convoys'],
        ['FRA F ion C tun-nap', 'convoys'],
        ['ITA F nap S rom-tys', 'cut'],
        ['ITA F rom-tys', 'bounces'],
      ],
    ],
    [
      'none, as the fleet is dislodged in any case',
      [
        ...simple('moves', 'disrupted', 'disrupted; dislodged', 'supports'),
        ['ENG F mao S wal-eng', 'supports'],
      ],
    ],
    [
      'none, as the fleet holds out in any case',
      [
        ['ENG F lon S wal-eng', 'cut'],
        ['ENG F wal-eng', 'bounces'],
        ['FRA A bre-lon', 'bounces'],
        ['FRA F eng C bre-lon', 'convoys'],
        ['FRA F pic S eng', 'supports'],
      ],
    ],
    [
      '6.F.15: the convoy beside it goes on',
      [
        ...simple('moves', 'disrupted', 'disrupted; dislodged', 'supports'),
        ['ITA F iri C naf-wal', 'convoys'],
        ['ITA F mao C naf-wal', 'convoys'],
        ['ITA A naf-wal', 'moves'],
      ],
    ],
    [
      'a fleet that the one attack or the other dislodges: the army cuts nothing, and that is the only way',
      [
        ['ENG F lon S wal-eng', 'supports'],
        ['ENG F wal-eng', 'moves'],
        ['FRA A bre-lon', 'disrupted'],
        ['FRA F eng C bre-lon', 'disrupted; dislodged'],
        ['GER F bel-eng', 'bounces'],
      ],
    ],
  ]);
  table(
    [
      [
        'WM D.VI(6), 6.F.14: by the rule of the book',
        simple('moves', 'disrupted', 'disrupted; dislodged', 'supports'),
      ],
      [
        'WM D.VI(6), 6.F.17: by the rule of the book, which goes before dislodging',
        pandin('moves', 'convoys', 'supports; dislodged'),
      ],
      [
        'WM D.VI(6), 6.F.18: Szykman, where the book says nothing',
        [
          ['ENG F nth C lon-bel', 'disrupted'],
          ['ENG A lon-bel', 'disrupted'],
          ['ENG F eng S lon-bel', 'supports'],
          ['FRA F bel S nth', 'supports'],
          ['GER F hel S ska-nth', 'supports'],
          ['GER F ska-nth', 'bounces'],
        ],
      ],
    ],
    worldMasters2004,
  );
});

describe('A paradox of many convoys', () => {
  it.each([4, 8, 16, 34])('of %i ends, and the same whatever order they are listed in', (convoys) => {
    for (let seed = 1; seed <= 5; seed++) {
      const dice = new Dice(seed);
      const map = randomMap(dice, { seas: 3 * convoys, coasts: 6 * convoys, touch: 1, rivers: false });
      const { units, orders } = knot(dice, map, convoys);
      const results = (listed: typeof orders) =>
        adjudicateMovement({ map, rules: standard, units, orders: listed }).orders.map(
          ({ result }) => result,
        );
      expect(results(dice.shuffled(orders))).toEqual(results(orders));
    }
  });
});
