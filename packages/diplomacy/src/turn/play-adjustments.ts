import type { Adjusted } from '../adjustments/adjusted.ts';
import { adjudicateAdjustments } from '../adjustments/adjustments.ts';
import { writeOrder } from '../notation/order.ts';
import type { AdjustmentOrder, Order } from '../orders/order.ts';
import type { Position } from '../position.ts';
import type { Told } from '../results/result.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { Board } from './board.ts';
import { byPower, type Line, nameOf, readLines, tellInTurn, type WrittenOrders } from './lines.ts';
import type { Played } from './play-retreats.ts';

/** Plays the builds, disbands and waives that were written. Whatever else was written there does nothing. */
export function playAdjustments(position: Position, orders: WrittenOrders, rules: RuleSet): Played {
  const lines = readLines(orders, { map: rules.map, rules, position, kind: 'A' });
  return adjustAsRead(position, lines, rules);
}

/** The same, of lines that were read. */
export function adjustAsRead(position: Position, lines: readonly Line[], rules: RuleSet): Played {
  const done = adjudicateAdjustments(position, byPower(lines, isAdjustment), rules);
  const board = new Board(position);
  return {
    position: { ...position, units: done.units },
    told: tellInTurn(
      { lines, is: isAdjustment, done: done.orders, tell: (one) => tell(one, board) },
      board,
      'A',
    ),
  };
}

const isAdjustment = (order: Order): order is AdjustmentOrder =>
  order.kind === 'build' || order.kind === 'disband' || order.kind === 'waive';

function tell({ power, order, unit, result, why }: Adjusted, board: Board): Told {
  const told = { power, result, dislodged: false, why };
  if (order?.kind === 'waive') return { ...told, unit: null, order: writeOrder(order) };
  const kind = order?.kind ?? 'disband';
  const ordered = order?.unit ?? { type: null, at: '' };
  const named = unit ?? (kind === 'build' ? ordered : board.completed(ordered));
  return { ...told, unit: nameOf(named), order: writeOrder({ kind, unit: named }, 'A') };
}
