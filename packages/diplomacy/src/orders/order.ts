import type { Location, Power, Province, UnitType } from '../map/map.ts';

/** A unit as an order names it. What the order leaves out is null; legality finds the unit that is meant. */
export interface Named {
  readonly type: UnitType | null;
  readonly at: Location;
  /** Whose it is said to be, where the order says it: `F Tur Con` (DATC 4.C.6). */
  readonly power?: Power;
}

/**
 * How an army was told to go. Null: as the rule set says. `convoy`: by any convoy. A list: by one of these routes, each the
 * provinces of its fleets in order.
 */
export type Via = null | 'convoy' | readonly (readonly Province[])[];

/** An order of a movement phase. */
export type MovementOrder =
  | { readonly kind: 'hold'; readonly unit: Named }
  | { readonly kind: 'move'; readonly unit: Named; readonly to: Location; readonly via: Via }
  /** Support of a unit that does not move: `to` is null. */
  | { readonly kind: 'support'; readonly unit: Named; readonly of: Named; readonly to: Location | null }
  | { readonly kind: 'convoy'; readonly unit: Named; readonly of: Named; readonly to: Location };

/** An order of a retreat phase. */
export type RetreatOrder =
  | { readonly kind: 'retreat'; readonly unit: Named; readonly to: Location }
  | { readonly kind: 'disband'; readonly unit: Named };

/** An order of an adjustment phase. `disband` takes a unit off the board; `waive` leaves a build unused. */
export type AdjustmentOrder =
  | { readonly kind: 'build'; readonly unit: Named }
  | { readonly kind: 'disband'; readonly unit: Named }
  | { readonly kind: 'waive' };

/** An order of any phase, as it was read and before anybody checked that it is legal. */
export type Order = MovementOrder | RetreatOrder | AdjustmentOrder;
