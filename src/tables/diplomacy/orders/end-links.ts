import type { UseCase } from '../../../house/plan.ts';
import { done, refused } from '../../../house/result.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { type Meant, writeAt } from '../../table.ts';
import { personActing } from '../../who.ts';
import { cannotChange, findOwnGame } from './own-orders.ts';

export interface LinksEnded extends Meant {
  /** How often links had been ended where the player pressed: pressed twice, it is done once. */
  before: number;
}

/** A player ends all links to the page for their orders that were given before (Club 2.2), and gets another one. */
export const endLinks: UseCase<LinksEnded, TableOutcome<'orders-links-ended'>> = (work, actor, input) => {
  const found = findOwnGame(work, actor, input);
  if (!found.ok) return found;
  const { table, game, seat, phase } = found.value;
  const refusals = cannotChange(work, found.value, true);
  if (refusals.length > 0) return refused(...refusals);
  if ((game.linksEnded.get(seat.id) ?? 0) === input.before)
    writeAt(work, table, { type: 'orders-links-ended', seat: seat.id, phase }, personActing(work, actor));
  return done({ kind: 'orders-links-ended', table: table.number, seat: seat.id, phase });
};
