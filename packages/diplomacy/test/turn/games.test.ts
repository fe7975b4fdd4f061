import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjudicate, type Turn } from '../../src/adjudicate.ts';
import { type Power, provinceOf } from '../../src/map/map.ts';
import { readPosition, writePosition } from '../../src/notation/position.ts';
import { legalOrders } from '../../src/orders/legal-orders.ts';
import type { Position } from '../../src/position.ts';
import { results } from '../../src/results/result.ts';
import { wordsOf } from '../../src/results/words.ts';
import { ruleSets } from '../../src/rules/named.ts';
import type { RuleSet } from '../../src/rules/rule-set.ts';

/** The first position of a map. */
function opening({ map }: RuleSet): Position {
  const powers = [...map.powers.values()];
  return {
    phase: { season: 'S', year: 1901, kind: 'M' },
    units: powers.flatMap(({ id, starts }) => starts.map((start) => ({ power: id, ...start }))),
    centres: new Map(powers.map(({ id, homes }) => [id, homes])),
    dislodged: [],
  };
}

/** Picks numbers below others, always the same from the same seed. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Orders for most units, most of them legal, some for what is not there. */
function someOrders(
  position: Position,
  rules: RuleSet,
  pick: (below: number) => number,
): Map<Power, string[]> {
  const orders = new Map<Power, string[]>();
  for (const [who, possible] of Object.entries(legalOrders(position, rules.map, rules))) {
    const power = who.slice(0, 3);
    const times = position.phase.kind === 'A' ? 3 : pick(8) === 0 ? 0 : 1;
    for (let time = 0; time < times; time += 1) {
      const order = pick(20) === 0 ? 'A xyz-mun' : (possible[pick(possible.length)] ?? '');
      orders.set(power, [...(orders.get(power) ?? []), order]);
    }
  }
  return orders;
}

const provincesOf = (position: Position): string[] => position.units.map(({ at }) => provinceOf(at));

function checkTurn(
  before: Position,
  orders: ReadonlyMap<Power, readonly string[]>,
  turn: Turn,
  rules: RuleSet,
): void {
  const { position, told, dislodged } = turn;
  expect(new Set(provincesOf(position)).size).toBe(position.units.length);
  const owned = [...position.centres.values()].flat();
  expect(new Set(owned).size).toBe(owned.length);
  // Every order is told of once, in the order in which it was given.
  for (const [power, list] of orders)
    expect(told.filter((one) => one.power === power).length).toBeGreaterThanOrEqual(list.length);
  for (const one of told) expect(wordsOf(one)).not.toMatch(/undefined|null|\[object/);
  if (before.phase.kind === 'M' && rules.choices.phases === 'separate')
    expect(position.units.length + dislodged.length).toBe(before.units.length);
  if (before.phase.kind === 'A')
    for (const power of rules.map.powers.keys())
      expect(position.units.filter((unit) => unit.power === power).length).toBeLessThanOrEqual(
        (position.centres.get(power) ?? []).length,
      );
  // What is written is read back the same.
  expect(readPosition(writePosition(position), rules.map)).toEqual(position);
}

describe.each([...ruleSets.values()].map((rules) => [rules.id, rules] as const))(
  'games under %s',
  (_, rules) => {
    it('go on without two in a province, and without anybody lost or made', () => {
      fc.assert(
        fc.property(fc.integer({ min: 1 }), (seed) => {
          const pick = dice(seed);
          let position = opening(rules);
          for (let phase = 0; phase < 40; phase += 1) {
            const orders = someOrders(position, rules, pick);
            const turn = adjudicate(position, orders, rules);
            checkTurn(position, orders, turn, rules);
            const again = adjudicate(position, new Map([...orders].reverse()), rules);
            expect(writePosition(again.position).centres).toEqual(writePosition(turn.position).centres);
            expect(provincesOf(again.position).sort()).toEqual(provincesOf(turn.position).sort());
            if (turn.winners.length > 0) return;
            position = turn.position;
          }
        }),
        { numRuns: 10 },
      );
    });

    it('nothing that is written makes it throw', () => {
      const text = fc.oneof(
        fc.string(),
        fc.constantFrom('A vie-gal', 'Build A vie', 'A vie D', 'waive', 'if A vie dislodged'),
      );
      const sets = fc.oneof(
        fc.array(text, { maxLength: 5 }),
        fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 3 }),
      );
      fc.assert(
        fc.property(
          fc.array(sets, { maxLength: 3 }),
          fc.constantFrom('S1901M', 'F1901M', 'S1901R', 'W1901A'),
          (all, when) => {
            const start = opening(rules);
            const position = readPosition({ ...writePosition(start), phase: when }, rules.map);
            const powers = [...rules.map.powers.keys()];
            const orders = new Map(all.map((written, at) => [powers[at] ?? '', written]));
            for (const one of adjudicate(position, orders, rules).told) expect(results).toContain(one.result);
          },
        ),
        { numRuns: 150 },
      );
    });
  },
);
