import { type DiplomacyFigures, diplomacyRules } from '../../rule-sets/rule-set.ts';
import type { Table } from '../../table.ts';

/** What the rules of a table leave to the gamemaster to say before the start, of orders. */
type OrderPolicy = Pick<DiplomacyFigures, 'orderSets' | 'unreadable'>;

/** The choices of a setting, each with what it comes to. */
const byChoice = {
  'order-sets': { last: { orderSets: 'last' }, newest: { orderSets: 'newest' } },
  format: { any: { unreadable: 'kept' }, readable: { unreadable: 'sent back' } },
} as const;

/**
 * What a set of orders does to the one before, and what becomes of lines that cannot be read: as the gamemaster said before the start, or
 * as the rules have it (WM D.II(2), D.III(3), MJ B.III(2), B.IV(4)).
 */
export function orderPolicy({ state: { settings }, rules }: Pick<Table, 'state' | 'rules'>): OrderPolicy {
  const { orderSets, unreadable } = diplomacyRules(rules).figures;
  return { orderSets, unreadable, ...chosen('order-sets', settings), ...chosen('format', settings) };
}

function chosen(
  name: keyof typeof byChoice,
  settings: Readonly<Record<string, string>>,
): Partial<OrderPolicy> {
  const [, policy = {}] = Object.entries(byChoice[name]).find(([value]) => value === settings[name]) ?? [];
  return policy;
}
