import { provinceOf } from '../map/map.ts';
import { writeOrder } from '../notation/order.ts';
import type { Order, RetreatOrder } from '../orders/order.ts';
import type { Position } from '../position.ts';
import type { Told } from '../results/result.ts';
import { adjudicateRetreats, type Retreated } from '../retreats/retreats.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { Board } from './board.ts';
import {
  byPower,
  type Line,
  nameOf,
  provinceNamed,
  readLines,
  tellInTurn,
  type WrittenOrders,
} from './lines.ts';

/** A phase other than movement as it came out: the units that there are then, and what became of each order. */
export interface Played {
  readonly position: Position;
  readonly told: readonly Told[];
}

/** Plays the retreats that were written. Whatever else was written there does nothing. */
export function playRetreats(position: Position, orders: WrittenOrders, rules: RuleSet): Played {
  const lines = readLines(orders, { map: rules.map, rules, position, kind: 'R' });
  return retreatAsRead(position, lines, rules);
}

/** The same, of lines that were read. */
export function retreatAsRead(position: Position, lines: readonly Line[], rules: RuleSet): Played {
  const done = adjudicateRetreats(position.dislodged, byPower(lines, isRetreat), rules);
  const board = new Board(position);
  // DATC 6.H.2: a unit with an order that is no retreat has been told of with that.
  const told = done.orders.filter((one) => one.order !== null || !lines.some((line) => isAbout(line, one)));
  return {
    position: { ...position, units: [...position.units, ...done.units], dislodged: [] },
    told: tellInTurn({ lines, is: isRetreat, done: told, tell: (one) => tell(one, board) }, board, 'R'),
  };
}

const isAbout = (line: Line, { power, unit }: Retreated): boolean =>
  line.power === power && unit !== null && provinceNamed(line) === provinceOf(unit.at);

const isRetreat = (order: Order): order is RetreatOrder =>
  order.kind === 'retreat' || order.kind === 'disband';

function tell({ power, order, unit, to, result, why }: Retreated, board: Board): Told {
  const named = unit ?? board.completed(order?.unit ?? { type: null, at: '' });
  const written: Order =
    to === null ? { kind: 'disband', unit: named } : { kind: 'retreat', unit: named, to };
  return { power, unit: nameOf(named), order: writeOrder(written, 'R'), result, dislodged: false, why };
}
