import type { ClubView } from '../../../house/ports.ts';
import type { Errand } from '../../../house/room.ts';
import { directButton, row } from '../../../house/words/reply.ts';
import { deadlineWords } from '../../clock/words/stated.ts';
import type { AwaitedUntil, ReminderWords } from '../../games.ts';
import type { Table } from '../../table.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import { myOrders } from './my-orders.ts';
import { phaseName } from './phase-name.ts';

const hasGiven = ({ state: { diplomacy: game } }: Table, seat: string): boolean =>
  game?.drafts.has(seat) === true;

/** A player is told when the phase ends and how far they are, with a button that opens their orders. */
export const ordersReminder = (
  view: ClubView,
  table: Table,
  { seat, what, until }: AwaitedUntil,
): ReminderWords => ({
  lines: [
    `**${tableTitle(table)}: ${phaseName(what, table)}** ends at ${deadlineWords(table, until)}.`,
    hasGiven(table, seat)
      ? `You play ${seatName(table, seat)}. Your orders are in, but not final yet.`
      : `You play ${seatName(table, seat)}, and have given **no orders** yet.`,
  ],
  components: [row(directButton(view.id, 'My orders', 'orders-open', [table.number, what], 'primary'))],
});

/** Club 2.3: orders that a player has not given yet. */
export const ordersErrand = (table: Table, { seat, what, since, until }: AwaitedUntil): Errand | null =>
  hasGiven(table, seat)
    ? null
    : {
        what: `Give your orders for ${seatName(table, seat)} at ${tableTitle(table)}: ${phaseName(what, table)}.`,
        ...{ since, due: until, buttons: [myOrders(table)] },
      };
