import { inGame } from '../../src/tables/diplomacy/orders/own-orders.ts';
import { ordersLink } from '../../src/tables/diplomacy/orders-link.ts';
import type { TableStory } from './a-table.ts';

/** The address of the page on which a power's player gives its orders, on a site at `siteUrl`. */
export function pageOf({ club, table }: TableStory, power: string, siteUrl = ''): string {
  const seat = table.state.seats.get(power);
  const own = seat === undefined ? null : inGame(table, seat);
  const address = own?.ok
    ? ordersLink({ clubs: club.clubs, view: club.view, now: club.now, siteUrl }, own.value)
    : null;
  if (address === null) throw new Error(`${power} has nothing to order`);
  return address;
}
