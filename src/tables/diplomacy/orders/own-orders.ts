import { writePhase } from '../../../../packages/diplomacy/src/index.ts';
import type { Actor } from '../../../house/people.ts';
import type { ClubView } from '../../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../../house/result.ts';
import { waitingPoints } from '../../birthday/stop-turn.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import { playerOf, type Seat } from '../../seats/book.ts';
import { by, findTableOf, type Meant, notPlayed, type Table } from '../../table.ts';
import { ownSeat } from '../../who.ts';
import { abbreviationsOf } from '../abbreviations/lists.ts';
import type { DiplomacyGame, Draft } from '../game.ts';
import { ordersStand } from '../missing.ts';
import { powersToOrder } from '../needs.ts';
import { type Orderer, type OrderRead, readOrders } from './read-orders.ts';

/** Where the orders of a seat for a phase are hidden. */
export const ordersPlace = (table: number, seat: string, phase: string): string =>
  `orders of ${seat} at table ${table} in ${phase}`;

/** A player with their seat at a table where Diplomacy is played, in the phase as it is. */
export interface OwnGame {
  table: Table;
  game: DiplomacyGame;
  seat: Seat;
  phase: string;
}

/**
 * The seat of the person who acts, and the game; refused to everybody else, and where there is nothing to order (Club 2.2, WM D.II(3),
 * MJ B.III(3)). `seen` is the phase that they saw, where that is known: refused once it is over (Club 2.3).
 */
export function findOwnGame(
  view: ClubView,
  actor: Actor,
  meant: Meant,
  seen: string | null = null,
): Result<OwnGame> {
  const found = findTableOf(view, meant, 'diplomacy');
  if (!found.ok) return found;
  const table = found.value;
  const seat = ownSeat(view, actor, table, 'secrecy');
  return seat.ok ? inGame(table, seat.value, seen) : seat;
}

/** The same for a seat that is known. */
export function inGame(table: Table, seat: Seat, seen: string | null = null): Result<OwnGame> {
  const game = table.state.diplomacy;
  if (game === null) return refused(notPlayed(table));
  const { position } = game;
  if (seen !== null && writePhase(position.phase) !== seen)
    return refused({
      code: 'phase-over',
      table: table.number,
      phase: seen,
      ...by(table.rules, 'order-sets'),
    });
  const resting = isResting(table);
  if (resting.length > 0) return refused(...resting);
  if (!powersToOrder(position, diplomacyRules(table.rules).diplomacy.map).includes(seat.id))
    return refused({
      code: 'nothing-to-order',
      table: table.number,
      seat: seat.id,
      ...by(table.rules, 'referee'),
    });
  return done({ table, game, seat, phase: writePhase(position.phase) });
}

/** None, or the refusal where a turn waits for the Judge (BT15), or the game is decided and its end is to be announced (BT16). */
function isResting(table: Table): Refusal[] {
  const { regulations, diplomacy: game } = table.state;
  const about = { table: table.number };
  if (regulations.stopped !== null)
    return [
      { code: 'turn-waits', waiting: waitingPoints(table), ...about, ...by(table.rules, 'order-sets') },
    ];
  return (game?.winners.length ?? 0) > 0
    ? [{ code: 'game-decided', ...about, ...by(table.rules, 'victory') }]
    : [];
}

/** Orders that a seat has given for one phase. */
export interface GivenFor {
  readonly phase: string;
  readonly draft: Draft;
}

/** The orders that a seat has given: for this phase, and beforehand for those that may follow it. */
export function givenBy({ game, seat, phase }: Pick<OwnGame, 'game' | 'seat' | 'phase'>): GivenFor[] {
  const drafts = [[phase, game.drafts] as const, ...game.later];
  return drafts.flatMap(([phase, of]) => {
    const draft = of.get(seat.id);
    return draft === undefined ? [] : [{ phase, draft }];
  });
}

/** What is written there. Null where it cannot be opened. */
export const linesFor = (
  { secrets }: Pick<ClubView, 'secrets'>,
  { table, seat }: Pick<OwnGame, 'table' | 'seat'>,
  { phase, draft }: GivenFor,
): string | null => secrets.open(ordersPlace(table.number, seat.id, phase), draft.orders)?.words ?? null;

/** The orders that a seat has given, as they were written: for its player alone. Null where they cannot be opened. */
export function ownLines(view: Pick<ClubView, 'secrets'>, own: OwnGame): string | null {
  const lines = givenBy(own).map((given) => linesFor(view, own, given));
  return lines.includes(null) ? null : lines.join('\n');
}

/**
 * None, or why a seat's orders cannot be changed: those that it gave cannot be opened, so that what is not named would be lost; or it
 * has changed them too often in this phase (Club 2.3); or the deadline is past, and only other seats still order (WM D.VII(3), MJ
 * B.VIII(3)).
 */
export function cannotChange(view: Pick<ClubView, 'secrets'>, own: OwnGame, whole = false): Refusal[] {
  const { table, game, seat } = own;
  const { changes: most } = diplomacyRules(table.rules).figures;
  const about = { table: table.number, ...by(table.rules, 'order-sets') };
  if (ordersStand(table, seat.id))
    return [{ code: 'orders-stand', table: table.number, ...by(table.rules, 'late-orders') }];
  if ((game.changes.get(seat.id) ?? 0) >= most) return [{ code: 'too-many-changes', most, ...about }];
  return whole || ownLines(view, own) !== null ? [] : [{ code: 'orders-closed', ...about }];
}

/** The same as the bot reads them; none where they cannot be opened. */
export const ownOrders = (view: Pick<ClubView, 'secrets'>, own: OwnGame): OrderRead[] =>
  readOrders(own.game, diplomacyRules(own.table.rules), standingOrderer(own), ownLines(view, own) ?? '');

/** Who gave the orders of a seat that stand, for whoever reads them. */
export function standingOrderer(own: OwnGame): Orderer {
  const draft = own.game.drafts.get(own.seat.id);
  if (draft === undefined) return newOrderer(own);
  const { abbreviations } = own.table.state;
  return {
    power: own.seat.id,
    beforehand: draft.beforehand !== null,
    ...abbreviationsOf(abbreviations, draft.by),
  };
}

/** The player of a seat, who gives new orders. */
export const newOrderer = ({ table, seat }: Pick<OwnGame, 'table' | 'seat'>): Orderer => ({
  power: seat.id,
  ...abbreviationsOf(table.state.abbreviations, playerOf(seat)),
});
