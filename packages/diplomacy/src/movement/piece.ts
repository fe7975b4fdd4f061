import type { LegalOrder } from '../orders/legal-order.ts';
import type { Via } from '../orders/order.ts';
import type { Unit } from '../position.ts';

/** What is known so far of a question with two answers. Small numbers, as it is asked many thousand times a second. */
export const open = 0;
export const yes = 1;
export const no = 2;
export type Answer = typeof open | typeof yes | typeof no;

export const holding = 0;
export const moving = 1;
export const supporting = 2;
export const convoying = 3;
/** What a unit does. One whose support or convoy matches no order does as one that holds. */
export type Doing = typeof holding | typeof moving | typeof supporting | typeof convoying;

/** A unit with its order, and what is known of it. Provinces are numbers of the board. */
export class Piece {
  readonly unit: Unit;
  readonly at: number;
  readonly order: LegalOrder;
  doing: Doing = holding;
  /** Where a move goes, or where a support counts; else -1. */
  to = -1;
  /** Whether its order comes to pass: it moves, its support is not cut, its convoy is not broken. */
  done: Answer = open;
  /** Of a move: whether it can reach its destination at all, as a convoyed army cannot once its convoy is broken. */
  arrives: Answer = yes;
  byConvoy = false;
  /** The unit in the province that a move goes to. */
  holder: Piece | null = null;
  /** The unit that it meets head to head: each goes to where the other is, and neither by convoy. */
  opponent: Piece | null = null;
  /** Whom a support or convoy is for. */
  helps: Piece | null = null;
  /** The first of those that support it; each names the next. */
  supporter: Piece | null = null;
  nextSupporter: Piece | null = null;
  /** The next of those that move to the same province. */
  nextAttacker: Piece | null = null;
  /** The fleets ordered to convoy it to where it goes. */
  carriers: Piece[] | null = null;
  /** Where its order names routes: those that are whole, each its fleets. */
  routes: readonly (readonly Piece[])[] | null = null;
  /** A convoy that the rule for paradoxes ended (DATC 4.A.2). */
  paradox = false;
  /** The fleet whose attack ends a convoy in a river province, even where it fails (Maharajiad B.I(2)). */
  troubledBy: Piece | null = null;
  /** Who dislodged it, once all is decided. */
  dislodger: Piece | null = null;
  /** Whether it waits to be looked at again. */
  waits = false;
  /** The last search of a convoy that came by. */
  seen = 0;

  constructor(unit: Unit, at: number, order: LegalOrder) {
    this.unit = unit;
    this.at = at;
    this.order = order;
  }
}

/** How a move was told to go. */
export const viaOf = ({ order }: Piece): Via => (order.kind === 'move' ? order.via : null);
