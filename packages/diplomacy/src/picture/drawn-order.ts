import type { Power } from '../map/map.ts';
import type { Order } from '../orders/order.ts';
import type { Result } from '../results/result.ts';

/** An order as it is drawn: whose it is, and what became of it, or null where that is not known yet. */
export interface DrawnOrder {
  readonly power: Power;
  readonly order: Order;
  readonly result: Result | null;
}

/** What was ordered did not happen. */
const failures: ReadonlySet<Result | null> = new Set<Result | null>([
  'bounces',
  'cut',
  'disrupted',
  'void',
  'illegal',
]);

export const failed = ({ result }: DrawnOrder): boolean => failures.has(result);
