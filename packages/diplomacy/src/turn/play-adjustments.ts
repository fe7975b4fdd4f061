import type { Adjusted } from '../adjustments/adjusted.ts';
import { adjudicateAdjustments } from '../adjustments/adjustments.ts';
import { writeNamed, writeOrder } from '../notation/order.ts';
import type { Position } from '../position.ts';
import type { Told } from '../results/result.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { Board } from './board.ts';
import type { Line } from './lines.ts';
import type { Played } from './play-retreats.ts';
import { settleAdjustments } from './settle-adjustments.ts';
import { byPower, tellInTurn } from './tell.ts';

/** Plays the builds, disbands and waives that were written. Whatever else was written there does nothing. */
export function playAdjustments(position: Position, lines: readonly Line[], rules: RuleSet): Played {
  const settled = settleAdjustments(lines, position, rules);
  const done = adjudicateAdjustments(position, byPower(settled), rules);
  const board = new Board(position);
  const tell = (one: Adjusted) => toldOf(one, board);
  return {
    position: { ...position, units: done.units },
    told: tellInTurn({ lines, settled, done: done.orders, tell, board, kind: 'A' }),
  };
}

function toldOf({ power, order, unit, result, why }: Adjusted, board: Board): Told {
  const told = { power, result, dislodged: false, why };
  if (order?.kind === 'waive') return { ...told, unit: null, order: writeOrder(order) };
  const kind = order?.kind ?? 'disband';
  const ordered = order?.unit ?? { type: null, at: '' };
  const named = unit ?? (kind === 'build' ? ordered : board.completed(ordered));
  return { ...told, unit: writeNamed(named), order: writeOrder({ kind, unit: named }, 'A') };
}
