import { describe, expect, it } from 'vitest';
import { inForce } from '../../src/orders/sets.ts';

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
