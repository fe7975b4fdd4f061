import type { Location, Province } from '../map/map.ts';
import type { Unit } from '../position.ts';
import type { Via } from './order.ts';

/**
 * A movement order that its unit can carry out in this position (DATC 4.E.1): the units are on the board and every coast that has to be
 * named is. Whether a move goes by land or by convoy (DATC 4.A.3), and whether a support or convoy finds the order that it is for, is for
 * the adjudication to say.
 */
export type LegalOrder =
  | { readonly kind: 'hold'; readonly unit: Unit }
  | { readonly kind: 'move'; readonly unit: Unit; readonly to: Location; readonly via: Via }
  /** `to` is null where `of` is supported where it stands. It names a coast only where one was named and has to match (DATC 4.B.4). */
  | { readonly kind: 'support'; readonly unit: Unit; readonly of: Unit; readonly to: Location | null }
  | { readonly kind: 'convoy'; readonly unit: Unit; readonly of: Unit; readonly to: Province };
