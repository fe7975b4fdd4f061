import { describe, expect, it } from 'vitest';
import { writeOrder } from '../../src/notation/order.ts';
import type { Order } from '../../src/orders/order.ts';

const bud = { type: 'A', at: 'bud' } as const;
const tyr = { type: 'A', at: 'tyr' } as const;
const vie = { type: 'A', at: 'vie' } as const;
const nth = { type: 'F', at: 'nth' } as const;
const yor = { type: 'A', at: 'yor' } as const;
const stp = { type: 'F', at: 'stp/nc' } as const;

describe('an order', () => {
  it.each<[string, Order]>([
    ['A bud H', { kind: 'hold', unit: bud }],
    ['bud H', { kind: 'hold', unit: { type: null, at: 'bud' } }],
    ['A bud-gal', { kind: 'move', unit: bud, to: 'gal', via: null }],
    ['F stp/nc-nwy', { kind: 'move', unit: stp, to: 'nwy', via: null }],
    ['A yor-nwy via nth', { kind: 'move', unit: yor, to: 'nwy', via: [['nth']] }],
    ['A yor-nwy via convoy', { kind: 'move', unit: yor, to: 'nwy', via: 'convoy' }],
    ['A yor-bel via nth or nth-eng', { kind: 'move', unit: yor, to: 'bel', via: [['nth'], ['nth', 'eng']] }],
    ['A tyr S A vie', { kind: 'support', unit: tyr, of: vie, to: null }],
    ['A tyr S A vie-tri', { kind: 'support', unit: tyr, of: vie, to: 'tri' }],
    ['A tyr S vie', { kind: 'support', unit: tyr, of: { type: null, at: 'vie' }, to: null }],
    ['F nth S F stp/nc-nwy', { kind: 'support', unit: nth, of: stp, to: 'nwy' }],
    ['F nth C A yor-nwy', { kind: 'convoy', unit: nth, of: yor, to: 'nwy' }],
    ['A vie-boh', { kind: 'retreat', unit: vie, to: 'boh' }],
    ['Disband A vie', { kind: 'disband', unit: vie }],
    ['Build F stp/nc', { kind: 'build', unit: stp }],
    ['Waive', { kind: 'waive' }],
  ])('is written %s', (text, order) => {
    expect(writeOrder(order)).toBe(text);
  });

  it('to disband is one word after the unit that could have retreated', () => {
    expect(writeOrder({ kind: 'disband', unit: vie }, 'R')).toBe('A vie D');
    expect(writeOrder({ kind: 'disband', unit: vie }, 'A')).toBe('Disband A vie');
  });
});
