import type { Instant } from '../time.ts';

/** Acts II.10 and II.11: an order on a Member, from when it was given until just before it was ended. */
export interface Order {
  readonly from: Instant;
  /** Null while it stands. */
  readonly to: Instant | null;
}

/** Whether an order stood at that moment. */
export const stoodAt = ({ from, to }: Order, at: Instant): boolean => from <= at && (to === null || at < to);

/** Act II.11: whether a game that ended then had to be played with a clock. */
export const needsClock = (orders: readonly Order[], endedAt: Instant): boolean =>
  orders.some((order) => stoodAt(order, endedAt));
