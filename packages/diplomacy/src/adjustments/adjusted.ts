import type { Power } from '../map/map.ts';
import type { AdjustmentOrder } from '../orders/order.ts';
import type { Unit } from '../position.ts';
import type { Reason } from '../results/reason.ts';
import type { Result } from '../results/result.ts';

/** What became of an adjustment order, or of a unit that civil disorder removed, whose `order` is null. */
export interface Adjusted {
  readonly power: Power;
  readonly order: AdjustmentOrder | null;
  /** The unit that is built or disbanded; null where the order comes to none. */
  readonly unit: Unit | null;
  readonly result: Result;
  readonly why: Reason;
}
