import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import { playerOf, type Seat } from '../seats/book.ts';
import type { Table } from '../table.ts';
import { powersToOrder } from './needs.ts';

/** The phase that is being played, as entries call it. */
export const presentId = ({ state: { diplomacy: game } }: Table): string =>
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
