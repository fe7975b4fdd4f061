import type { UseCase } from '../../../house/plan.ts';
import type { UnitOfWork } from '../../../house/ports.ts';
import { done, type Result, refused } from '../../../house/result.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { by, type Meant, writeAt } from '../../table.ts';
import { personActing } from '../../who.ts';
import { cannotChange, findOwnGame, type OwnGame } from './own-orders.ts';

/** `final` is null to turn round what it is; `phase` is what the player saw, or null. */
export interface FinalInput extends Meant {
  final: boolean | null;
  phase: string | null;
}

/** A player marks their orders final, or not any more. Once all have, the phase ends (Club 3.3; WM D.II(1), MJ B.III(1)). */
export const markFinal: UseCase<FinalInput, TableOutcome<'orders-final'>> = (work, actor, input) => {
  const found = findOwnGame(work, actor, input, input.phase);
  return found.ok ? finishOrders(work, found.value, input.final, personActing(work, actor)) : found;
};

/** The same for a seat that is known, by the person who plays it. */
export function finishOrders(
  work: UnitOfWork,
  own: OwnGame,
  wanted: boolean | null,
  person: number | null,
): Result<TableOutcome<'orders-final'>> {
  const { table, game, seat, phase } = own;
  if (!game.drafts.has(seat.id)) return refused({ code: 'no-orders-yet', ...by(table.rules, 'early-end') });
  const refusals = cannotChange(work, own);
  if (refusals.length > 0) return refused(...refusals);
  const final = wanted ?? !game.final.has(seat.id);
  if (final !== game.final.has(seat.id))
    writeAt(work, table, { type: 'orders-final', seat: seat.id, phase, final }, person);
  return done({ kind: 'orders-final', table: table.number, seat: seat.id, phase, final });
}
