import type { Instant } from '../../../terms/time.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { keepDeadline } from '../clock/hold-deadline.ts';
import { punctual } from '../clock/phase-due.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import { playerOf, type Seat } from '../seats/book.ts';
import { openSeat } from '../seats/open-seat.ts';
import { type Table, theTable } from '../table.ts';
import { heldFor, presentId, seatsMissing } from './missing.ts';

const hour = 3600_000;

/**
 * Holds the results of a phase back in which no orders may be missing, and opens the seats of those who gave none. Returns whether it
 * did: it does not once a replacement was looked for long enough and the seat is in civil disorder (WM B.8(f)).
 */
export function holdForMissing(work: UnitOfWork, table: Table, now: Instant): boolean {
  const { number, rules } = table;
  const { hours, unfilled } = diplomacyRules(rules).figures.noMisses;
  const missing = seatsMissing(table);
  const isGivenUp = unfilled === 'civil-disorder' && missing.every((seat) => wasSought(table, seat, now));
  if (missing.length === 0 || isGivenUp) return false;
  for (const seat of missing)
    if (playerOf(seat) !== null) openSeat(work, theTable(work, number), seat, 'no-orders', null);
  const seats = missing.map(({ id }) => id);
  const from = now - work.now > punctual ? now : work.now;
  const until = keepDeadline(work, theTable(work, number), from + hours * hour, 'missing', seats);
  const told = { table: number, phase: presentId(table), seats, until };
  work.announce({ kind: 'results-held', ...told }, { to: 'table', table: number });
  return true;
}

/** Whether nobody has taken a seat in all the time for which results were held back for it. */
function wasSought(table: Table, seat: Seat, now: Instant): boolean {
  const { hours } = diplomacyRules(table.rules).figures.noMisses;
  const since = table.state.diplomacy?.openSince.get(seat.id) ?? now;
  return playerOf(seat) === null && heldFor(table).includes(seat.id) && since + hours * hour <= now;
}
