import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjudicate,
  type LegalOrders,
  legalOrders,
  type Position,
  type Power,
  provinceOf,
  type RuleSet,
  ruleSets,
  standard,
  writeUnit,
} from '../../../packages/diplomacy/src/index.ts';
import { type Pick, randomOrders } from '../../../src/tables/diplomacy/random-orders.ts';
import { dice } from '../../support/dice.ts';
import { greedyOrders } from '../../support/greedy-orders.ts';
import { opening } from './opening.ts';

type Player = typeof randomOrders;
const players: readonly (readonly [string, Player])[] = [
  ['at random', randomOrders],
  ['to win', greedyOrders],
];

function pickFrom(seed: number): Pick {
  const roll = dice(seed);
  return (below) => Math.floor(roll() * below);
}

/** Plays on until somebody wins, but not much longer than a game takes, and looks at each phase. */
function played(
  rules: RuleSet,
  orderOf: (power: Power) => Player,
  pick: Pick,
  look: (position: Position, orders: ReadonlyMap<Power, readonly string[]>) => void = () => undefined,
  most = 40,
): { position: Position; winners: readonly Power[] } {
  let position = opening(rules);
  for (let phase = 0; phase < most; phase += 1) {
    const now = position;
    const orders = new Map(
      [...rules.map.powers.keys()].map((power) => [
        power,
        orderOf(power)(now, rules.map, rules, power, pick),
      ]),
    );
    look(position, orders);
    const turn = adjudicate(position, orders, rules);
    expect(turn.told.filter(({ result }) => result === 'illegal')).toEqual([]);
    if (turn.winners.length > 0) return turn;
    position = turn.position;
  }
  return { position, winners: [] };
}

/** How many orders a power has to give: for each unit, each dislodged one, or each build or disband that is due. */
function due(position: Position, power: Power, all: LegalOrders): number {
  const own = position.units.filter((unit) => unit.power === power);
  const legal = all[power] ?? [];
  const sites = new Set(
    legal.filter((order) => order.startsWith('Build')).map((order) => order.slice(8, 11)),
  );
  const balance = (position.centres.get(power) ?? []).length - own.length;
  return {
    M: own.length,
    R: position.dislodged.filter(({ unit }) => unit.power === power).length,
    A: balance < 0 ? -balance : Math.min(balance, sites.size),
  }[position.phase.kind];
}

/** The list of legal orders that each is in: its unit's, or in adjustments its power's. */
function legalFor(position: Position, power: Power, legal: LegalOrders): readonly (readonly string[])[] {
  if (position.phase.kind === 'A') return [legal[power] ?? []];
  const units = position.phase.kind === 'M' ? position.units : position.dislodged.map(({ unit }) => unit);
  return units.filter((unit) => unit.power === power).map((unit) => legal[writeUnit(unit)] ?? []);
}

function expectLegal(
  position: Position,
  orders: ReadonlyMap<Power, readonly string[]>,
  rules: RuleSet,
): void {
  const all = legalOrders(position, rules.map, rules);
  for (const [power, list] of orders) {
    expect(list.length).toBe(due(position, power, all));
    const legal = legalFor(position, power, all);
    for (const [at, order] of list.entries())
      expect(position.phase.kind === 'A' ? legal[0] : legal[at]).toContain(order);
    if (position.phase.kind !== 'A') continue;
    const places = list.map((order) => provinceOf(order.split(' ').at(-1) ?? ''));
    expect(new Set(places).size).toBe(places.length);
  }
}

describe.each(players)('a player who plays %s', (_, player) => {
  it.each([...ruleSets.keys()])('gives each unit one legal order, all through a game under %s', (id) => {
    const rules = ruleSets.get(id) ?? standard;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        played(
          rules,
          () => player,
          pickFrom(seed),
          (position, orders) => expectLegal(position, orders, rules),
        );
      }),
      { numRuns: 4 },
    );
  });

  it('plays the same from the same chances', () => {
    const once = played(standard, () => player, pickFrom(5));
    expect(played(standard, () => player, pickFrom(5))).toEqual(once);
    expect(played(standard, () => player, pickFrom(6))).not.toEqual(once);
  });

  it('orders nothing for a power that has nothing', () => {
    const start = opening(standard);
    const without = {
      ...start,
      units: start.units.filter(({ power }) => power !== 'ITA'),
      centres: new Map([...start.centres].filter(([power]) => power !== 'ITA')),
    };
    for (const kind of ['M', 'R', 'A'] as const) {
      const position: Position = { ...without, phase: { ...start.phase, kind } };
      expect(player(position, standard.map, standard, 'ITA', pickFrom(1))).toEqual([]);
    }
  });

  it('moves more often than it holds', () => {
    let [moves, holds] = [0, 0];
    played(
      standard,
      () => player,
      pickFrom(9),
      ({ phase }, orders) => {
        if (phase.kind !== 'M') return;
        const all = [...orders.values()].flat();
        moves += all.filter((order) => /^[AF] [a-z/]+-/.test(order)).length;
        holds += all.filter((order) => order.endsWith(' H')).length;
      },
    );
    expect(moves).toBeGreaterThan(2 * holds);
  });
});

describe('a player who plays to win', () => {
  it.each([1, 2, 3])('does better than six who play at random (%i)', (seed) => {
    for (const power of standard.map.powers.keys()) {
      const { position, winners } = played(
        standard,
        (each) => (each === power ? greedyOrders : randomOrders),
        pickFrom(seed),
        undefined,
        60,
      );
      const sizes = [...position.centres].map(([each, { length }]) => ({ each, length }));
      const best = sizes.sort((a, b) => b.length - a.length)[0]?.each;
      expect([power, winners.length === 0 ? best : winners[0]]).toEqual([power, power]);
    }
  });

  it('takes armies over sea', () => {
    const orders: string[] = [];
    played(
      standard,
      () => greedyOrders,
      pickFrom(4),
      (_, all) => orders.push(...[...all.values()].flat()),
    );
    const convoys = orders.filter((order) => / C /.test(order));
    expect(convoys.length).toBeGreaterThan(0);
    for (const order of convoys) expect(orders).toContain(order.split(' C ')[1]);
  });
});
