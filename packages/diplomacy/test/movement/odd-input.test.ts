import { describe, expect, it } from 'vitest';
import type { DiplomacyMap, ProvinceFacts } from '../../src/map/map.ts';
import { adjudicateMovement } from '../../src/movement/adjudicate-movement.ts';
import type { LegalOrder } from '../../src/orders/legal-order.ts';
import type { Unit } from '../../src/position.ts';
import { standard } from '../../src/rules/standard.ts';
import { resultsOf } from '../support/short-orders.ts';

const { map } = standard;
const vienna: Unit = { power: 'AUS', type: 'A', at: 'vie' };
const resultsFor = (units: readonly Unit[], orders: readonly LegalOrder[]) =>
  adjudicateMovement({ map, rules: standard, units, orders }).orders.map(({ order, result }) => [
    order.unit.at,
    order.kind,
    result,
  ]);

describe('Orders that no player could give', () => {
  it('a unit without an order holds', () => {
    expect(resultsFor([vienna], [])).toEqual([['vie', 'hold', 'holds']]);
  });

  it('an order for a unit that is not there does nothing', () => {
    const order: LegalOrder = { kind: 'move', unit: { ...vienna, at: 'gal' }, to: 'vie', via: null };
    expect(resultsFor([vienna], [order])).toEqual([['vie', 'hold', 'holds']]);
  });

  it('a support or convoy of nobody is void', () => {
    const nobody: Unit = { power: 'RUS', type: 'A', at: 'gal' };
    const fleet: Unit = { power: 'AUS', type: 'F', at: 'adr' };
    const orders: LegalOrder[] = [
      { kind: 'support', unit: vienna, of: nobody, to: null },
      { kind: 'convoy', unit: fleet, of: nobody, to: 'apu' },
    ];
    expect(resultsFor([vienna, fleet], orders).map(([, , result]) => result)).toEqual(['void', 'void']);
  });

  it('a move to where the unit stands moves nothing, and the unit can be supported', () => {
    const lines = ['AUS A vie-vie', 'AUS A bud S vie', 'RUS A gal-vie', 'RUS A boh S gal-vie'];
    expect(resultsOf(standard, lines)).toEqual(['void', 'supports', 'bounces', 'supports']);
    expect(resultsFor([vienna], [{ kind: 'move', unit: vienna, to: 'vie', via: null }])).toEqual([
      ['vie', 'move', 'void'],
    ]);
  });

  it('a place that the map has not is an error', () => {
    expect(() => resultsFor([{ ...vienna, at: 'xyz' }], [])).toThrow(new RangeError('The map has no xyz.'));
  });
});

describe('A map of thousands of provinces', () => {
  const size = 5000;
  const id = (n: number) => n.toString(36).padStart(3, '0');
  const facts = (n: number): ProvinceFacts => ({
    id: id(n),
    name: id(n),
    abbreviations: [],
    terrain: 'coast',
    river: false,
    centre: false,
    coasts: [],
  });
  const all = Array.from({ length: size }, (_, n) => n);
  const ring: DiplomacyMap = {
    name: 'ring',
    provinces: new Map(all.map((n) => [id(n), facts(n)])),
    powers: new Map(),
    armyBorders: new Map(all.map((n) => [id(n), new Set([id((n + 1) % size), id((n + size - 1) % size)])])),
    fleetBorders: new Map(),
  };
  const units = all.map((n): Unit => ({ power: `P${n % 7}`, type: 'A', at: id(n) }));
  const follow = units.map(
    (unit, n): LegalOrder => ({ kind: 'move', unit, to: id((n + 1) % size), via: null }),
  );

  it.each([
    ['all follow each other round', follow, size],
    ['one does not, and the others queue', follow.slice(1), 0],
  ])('%s', (_, orders, moving) => {
    const movement = adjudicateMovement({ map: ring, rules: standard, units, orders });
    expect(movement.orders.filter(({ result }) => result === 'moves')).toHaveLength(moving);
  });
});
