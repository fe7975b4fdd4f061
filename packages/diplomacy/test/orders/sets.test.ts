import { describe, expect, it } from 'vitest';
import { writeOrder } from '../../src/notation/order.ts';
import { legalOrder } from '../../src/orders/legality.ts';
import { inForce, settled } from '../../src/orders/sets.ts';
import { contextOf, movementOrder } from '../support/reading.ts';

describe('Several sets of orders (DATC 4.D.1, WM D.III(3), MJ B.IV(4))', () => {
  const unitOf = (order: string) => order.slice(2, 5);
  const sets = [['A vie-gal', 'A bud-ser', 'F tri-alb'], ['A vie-tri', 'A vie-boh'], ['F tri H']];

  it('only the last counts', () => expect(inForce(sets, 'last set', unitOf)).toEqual(['F tri H']));

  it('the newest orders of each unit count, and several of one set stay', () =>
    expect(inForce(sets, 'newest of each unit', unitOf)).toEqual([
      'A bud-ser',
      'A vie-tri',
      'A vie-boh',
      'F tri H',
    ]));

  it('an empty last set takes back all that was ordered, or nothing', () => {
    expect(inForce([...sets, []], 'last set', unitOf)).toEqual([]);
    expect(inForce([...sets, []], 'newest of each unit', unitOf).length).toBe(4);
  });

  it('there may be none', () => {
    expect(inForce([], 'last set', unitOf)).toEqual([]);
    expect(inForce([], 'newest of each unit', unitOf)).toEqual([]);
  });
});

// DATC 4.D.3; a: standard's other setting, b: WM D.III(5), c: MJ B.IV(6) and the preference of DATC.
describe('Several orders to one unit', () => {
  const units = 'AUS A vie, AUS A bud, RUS A war';
  const settle = (texts: readonly string[], severalOrders: 'first' | 'last' | 'hold') => {
    const context = contextOf({ units });
    const judged = texts.map((text) => {
      const order = movementOrder(text, context);
      return { order, legal: legalOrder(order, context, () => []) };
    });
    const own = context.position.units.filter(({ power }) => power === 'AUS');
    const { orders, notCounted } = settled(judged, own, { severalOrders });
    return {
      orders: orders.map((order) => writeOrder(order)),
      not: judged.map((each) => notCounted.get(each) ?? null),
    };
  };

  it.each([
    ['first', 'A vie-gal', [null, 'an earlier order counts']],
    ['last', 'A vie-tri', ['a later order counts', null]],
    ['hold', 'A vie H', ['ordered differently', 'ordered differently']],
  ] as const)('the %s', (which, order, not) => {
    expect(settle(['A Vie-Gal', 'A Vie-Tri'], which)).toEqual({ orders: [order, 'A bud H'], not });
  });

  it.each([
    ['first', [null, 'given before']],
    ['last', ['a later order counts', null]],
    ['hold', [null, 'given before']],
  ] as const)('that say the same, however they are written, count once: %s', (which, not) => {
    expect(settle(['A Vie-Gal', 'army vienna to galicia'], which)).toEqual({
      orders: ['A vie-gal', 'A bud H'],
      not,
    });
    expect(settle(['A Vie-Gal', 'Vie-Gal'], which)).toEqual({ orders: ['A vie-gal', 'A bud H'], not });
  });

  it.each(['first', 'last', 'hold'] as const)(
    'of which all but one are illegal: that one counts (%s)',
    (which) => {
      const texts = ['A Vie-Mun', 'A Vie-Gal', 'A Vie S A War-Boh', 'A War-Gal'];
      expect(settle(texts, which)).toEqual({
        orders: ['A vie-gal', 'A bud H'],
        not: [null, null, null, null],
      });
    },
  );

  it('three that are not all the same come to none', () =>
    expect(settle(['A Vie-Gal', 'A Vie-Gal', 'A Vie-Tri'], 'hold').orders).toEqual(['A vie H', 'A bud H']));

  it('units without orders hold', () =>
    expect(settle([], 'last')).toEqual({ orders: ['A vie H', 'A bud H'], not: [] }));

  it('settles ten thousand', () => {
    const texts = Array.from({ length: 10_000 }, (_, at) => (at % 2 === 0 ? 'A Vie-Gal' : 'A Bud-Ser'));
    expect(settle(texts, 'hold').orders).toEqual(['A vie-gal', 'A bud-ser']);
  });
});
