import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import type { Hidden } from '../../house/secrets.ts';
import { reckonedOnce } from '../clock/reckoned.ts';
import { playerOf } from '../seats/book.ts';
import { type Table, tablesOf, theTable, writeAt } from '../table.ts';
import { ordersPlace } from './orders/own-orders.ts';

/**
 * Orders that the bot cannot open, since the club was moved without the key: their players are asked for them again at once (Club 2.3),
 * and not only when the phase is to end. They are kept, as the key may come back.
 */
export const closedOrdersDue = (view: ClubView): DueThing[] =>
  tablesOf(view).flatMap((table) => {
    const seats = seatsToAsk(view, table);
    return seats.length === 0
      ? []
      : {
          at: table.book.newestAt,
          name: `orders at table ${table.number} that cannot be opened`,
          carryOut: (work) => askAgain(work, theTable(work, table.number), seats),
        };
  });

/** The seats that somebody plays, whose orders cannot be opened, and who were not asked for them yet. */
const seatsToAsk = reckonedOnce((view: ClubView, { number, state }: Table): string[] => {
  const { diplomacy: game, seats, status } = state;
  if (game === null || status !== 'playing') return [];
  const phase = writePhase(game.position.phase);
  return [...game.drafts]
    .filter(([id, { askedAgain, orders }]) => {
      const seat = seats.get(id);
      const isPlayed = seat !== undefined && playerOf(seat) !== null;
      return isPlayed && !askedAgain && isClosed(view, ordersPlace(number, id, phase), orders);
    })
    .map(([id]) => id);
});

function isClosed({ secrets }: ClubView, place: string, orders: Hidden): boolean {
  try {
    return secrets.open(place, orders) === null;
  } catch {
    // The key is there and damaged. The log says so at the start and at each deadline, and it may be put right: nobody is asked yet.
    return false;
  }
}

function askAgain(work: UnitOfWork, table: Table, seats: string[]): void {
  const { diplomacy: game } = table.state;
  if (game === null) return;
  const phase = writePhase(game.position.phase);
  writeAt(work, table, { type: 'orders-asked-again', phase, seats }, null);
  const told = { table: table.number, seats };
  work.announce({ kind: 'orders-asked-again', ...told }, { to: 'table', table: table.number });
}
