import { provinceOf } from '../map/map.ts';
import { writeNamed, writeOrder } from '../notation/order.ts';
import type { Order } from '../orders/order.ts';
import type { Position } from '../position.ts';
import type { Told } from '../results/result.ts';
import { adjudicateRetreats, type Retreated } from '../retreats/retreats.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { Board } from './board.ts';
import { type Line, provinceNamed } from './lines.ts';
import { settleRetreats } from './settle-retreats.ts';
import { byPower, tellInTurn } from './tell.ts';

/** A phase as it came out: how it stands then, and what became of each order. */
export interface Played {
  readonly position: Position;
  readonly told: readonly Told[];
}

/** Plays the retreats that were written. Whatever else was written there does nothing. */
export function playRetreats(position: Position, lines: readonly Line[], rules: RuleSet): Played {
  const settled = settleRetreats(lines, position.dislodged, rules);
  const done = adjudicateRetreats(position.dislodged, byPower(settled), rules);
  const board = new Board(position);
  const tell = (one: Retreated) => toldOf(one, board);
  // DATC 6.H.2: a unit with an order that is no retreat has been told of with that.
  const told = done.orders.filter((one) => one.order !== null || !lines.some((line) => isAbout(line, one)));
  return {
    position: { ...position, units: [...position.units, ...done.units], dislodged: [] },
    told: tellInTurn({ lines, settled, done: told, tell, board, kind: 'R' }),
  };
}

const isAbout = (line: Line, { power, unit }: Retreated): boolean =>
  line.power === power && unit !== null && provinceNamed(line) === provinceOf(unit.at);

function toldOf({ power, order, unit, to, result, why }: Retreated, board: Board): Told {
  const named = unit ?? board.completed(order?.unit ?? { type: null, at: '' });
  const written: Order =
    to === null ? { kind: 'disband', unit: named } : { kind: 'retreat', unit: named, to };
  return { power, unit: writeNamed(named), order: writeOrder(written, 'R'), result, dislodged: false, why };
}
