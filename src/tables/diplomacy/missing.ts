import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { keepDeadline } from '../clock/hold-deadline.ts';
import { punctual } from '../clock/phase-due.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import { playerOf, type Seat } from '../seats/book.ts';
import { openSeat } from '../seats/open-seat.ts';
import { type Table, theTable } from '../table.ts';
import { powersToOrder } from './needs.ts';

const hour = 3600_000;

const presentId = ({ state: { diplomacy: game } }: Table): string =>
  game === null ? '' : writePhase(game.position.phase);

/** The seats without orders in a phase in which none may be missing (WM D.VII(6), MJ B.VIII(6)); none in other phases. */
export function seatsMissing(table: Table): Seat[] {
  const { diplomacy: game, seats } = table.state;
  const { figures, diplomacy } = diplomacyRules(table.rules);
  if (game === null || !figures.noMisses.phases.includes(presentId(table))) return [];
  return powersToOrder(game.position, diplomacy.map).flatMap((power) =>
    game.drafts.has(power) ? [] : (seats.get(power) ?? []),
  );
}

/** The seats for which the results of the phase are held back; none where they are not. */
export const heldFor = (table: Table): readonly string[] =>
  table.state.held.get(presentId(table))?.missing ?? [];

/** Whether the results wait for nothing else than somebody who plays seats that nobody plays. */
export function waitsForReplacement(table: Table): boolean {
  const missing = seatsMissing(table);
  return heldFor(table).length > 0 && missing.length > 0 && missing.every((seat) => playerOf(seat) === null);
}

/** Whether a seat keeps the orders that it gave before the deadline: its results wait for other seats, and late orders are not taken. */
export function ordersStand(table: Table, seat: string): boolean {
  const held = heldFor(table);
  const late = table.state.settings['late-orders'] ?? table.rules.settings['late-orders']?.usual;
  return held.length > 0 && late === 'no' && !held.includes(seat);
}

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
