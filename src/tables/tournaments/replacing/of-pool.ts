import type { Offer } from '../../seats/book.ts';
import type { Table } from '../../table.ts';

/**
 * WM B.8(e): who is offered a seat after its team's time is as a reserve. Whom the captain chose in time plays for the team, also where they
 * answer later.
 */
export function ofPool(
  { state }: Pick<Table, 'state'>,
  { seat, at }: Offer,
): { fromPool: true } | Record<never, never> {
  const pool = state.pools.get(seat);
  return pool !== undefined && at >= pool.since ? { fromPool: true } : {};
}
