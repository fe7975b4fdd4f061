import type { DiplomacyMap } from '../map/map.ts';
import type { LegalOrder } from '../orders/legal-order.ts';
import type { Unit } from '../position.ts';
import type { Movement } from '../results/result.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { contestedProvinces, dislodge, dislodgedOf, unitsAfter } from './aftermath.ts';
import { boardOf } from './board.ts';
import { Field } from './field.ts';
import { MovedPiece } from './moved-piece.ts';
import { resolve } from './resolve.ts';

/** The units on a map and what each is to do, by which rules. */
export interface MovementRequest {
  readonly map: DiplomacyMap;
  readonly rules: RuleSet;
  /** All units on the board, no two in one province. */
  readonly units: readonly Unit[];
  /** At most one for each unit; a unit without one holds. The order in which they are listed makes no difference. */
  readonly orders: readonly LegalOrder[];
}

/**
 * What a movement phase comes to: what becomes of each order and why, where the units stand, which are dislodged and where they may
 * retreat to (Kruijswijk, The Math of Adjudication; DATC 5). Throws a RangeError where a unit or order names a place that the map has not.
 */
export function adjudicateMovement({ map, rules, units, orders }: MovementRequest): Movement {
  const field = new Field(boardOf(map), rules.choices, units, orders);
  resolve(field);
  dislodge(field);
  const contested = contestedProvinces(field);
  return {
    orders: field.pieces.map((piece) => new MovedPiece(field, piece)),
    units: unitsAfter(field),
    dislodged: dislodgedOf(map, field, contested),
    contested,
  };
}
