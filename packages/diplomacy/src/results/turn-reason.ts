import type { Location, Province } from '../map/map.ts';
import type { Unit } from '../position.ts';

/** Why a retreat order is not possible. */
export type NoRetreat =
  | 'no such unit is dislodged'
  | 'wrong type of unit'
  | 'type of unit missing'
  | 'wrong coast of the unit'
  | 'not offered'
  | 'coast missing'
  | 'wrong coast';

/** Why a build, a disband or a waive is not possible. */
export type NoAdjustment =
  | 'no builds to make'
  | 'no disbands to make'
  | 'not a home centre'
  | 'not owned'
  | 'occupied'
  | 'type of unit missing'
  | 'fleet inland'
  | 'coast missing'
  | 'wrong coast'
  | 'no such unit'
  | 'wrong type of unit';

/** Why an order that is possible by itself does not count. */
export type NotCounted =
  | 'an earlier order counts'
  | 'a later order counts'
  | 'ordered differently'
  | 'more than allowed'
  | 'civil disorder decides'
  | 'given before'
  | 'support in civil disorder'
  | 'not needed';

/** Why retreats and adjustments came out as they did. */
export type TurnReason =
  | { readonly code: 'retreated'; readonly to: Location }
  | { readonly code: 'retreats met'; readonly at: Province; readonly others: readonly Unit[] }
  | { readonly code: 'no retreat'; readonly because: NoRetreat; readonly offered: readonly Location[] }
  /** A dislodged unit without an order: it had somewhere to go, or it had not. */
  | { readonly code: 'no retreat ordered'; readonly offered: readonly Location[] }
  | { readonly code: 'as ordered' }
  | { readonly code: 'no adjustment'; readonly because: NoAdjustment }
  | { readonly code: 'not counted'; readonly because: NotCounted }
  /** Removed in civil disorder: `distance` is in moves, null where no way leads home (DATC 4.D.8). */
  | { readonly code: 'civil disorder'; readonly distance: number | null }
  /** The order was not understood, or is not possible: a sentence says why. */
  | { readonly code: 'illegal'; readonly what: string }
  /** A unit without an order. */
  | { readonly code: 'no order' };
