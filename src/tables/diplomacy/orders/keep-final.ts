import { type Power, writePhase } from '../../../../packages/diplomacy/src/index.ts';
import type { ClubView, UnitOfWork } from '../../../house/ports.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import { type Table, type TableNumber, theTable, writeAt } from '../../table.ts';
import type { DiplomacyGame } from '../game.ts';
import { adjustmentsIn } from '../own.ts';
import { ownLines, standingOrderer } from './own-orders.ts';
import { toldOf } from './read-orders.ts';

/**
 * Orders that were given beforehand are final in their phase if they were when the phase before ended, and leave nothing there to order
 * (WM D.II(5), MJ B.III(5)): their player has said all, and the phase needn’t wait for them. They can be changed until it ends.
 */
export function keepFinal(work: UnitOfWork, number: TableNumber): void {
  const table = theTable(work, number);
  const { diplomacy: game, status } = table.state;
  if (game === null || status !== 'playing') return;
  const phase = writePhase(game.position.phase);
  for (const [seat, { beforehand, by }] of game.drafts)
    if (beforehand?.final === true && leavesNothing(work, table, game, seat))
      writeAt(work, table, { type: 'orders-final', seat, phase, final: true }, by);
}

/** Whether the orders of a power say of each retreat, build or disband what is done, and each can be. */
function leavesNothing(view: ClubView, table: Table, game: DiplomacyGame, power: Power): boolean {
  const seat = table.state.seats.get(power);
  if (seat === undefined) return false;
  const { position } = game;
  const own = { table, game, seat, phase: writePhase(position.phase) };
  const texts = (ownLines(view, own) ?? '').split('\n').map((text) => ({ text }));
  const { diplomacy } = diplomacyRules(table.rules);
  const carriedOut = toldOf(texts, { position, rules: diplomacy }, standingOrderer(own)).filter(
    ({ result }) => ['retreats', 'disbands', 'builds', 'waives'].includes(result),
  );
  const needed =
    position.phase.kind === 'R'
      ? position.dislodged.filter(({ unit }) => unit.power === power).length
      : adjustmentsIn(position, diplomacy.map, power);
  return carriedOut.length >= needed;
}
