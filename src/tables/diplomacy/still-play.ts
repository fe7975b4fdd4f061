import type { UseCase } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, refused } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { TableOutcome } from '../outcomes.ts';
import type { Seat } from '../seats/book.ts';
import { by, findTableOf, type Meant, type Table, writeAt } from '../table.ts';
import { ownSeat, personActing } from '../who.ts';

/** Whether a player who gave no orders is still to be heard of. */
export const isUnheard = ({ state: { diplomacy: game } }: Table, { id }: Pick<Seat, 'id'>): boolean =>
  game?.unheard.has(id) === true;

/** A player who gave no orders says that they still play (WM D.VII(6), MJ B.VIII(6)). */
export const stillPlay: UseCase<Meant, TableOutcome<'player-heard'>> = (work, actor, input) => {
  const found = findTableOf(work, input, 'diplomacy');
  if (!found.ok) return found;
  const table = found.value;
  const seat = ownSeat(work, actor, table, 'no-orders');
  if (!seat.ok) return seat;
  return isUnheard(table, seat.value)
    ? done(hearOf(work, table, seat.value, personActing(work, actor)))
    : refused({ code: 'heard-already', table: table.number, ...by(table.rules, 'no-orders') });
};

/** Keeps that a player was heard of, and tells the gamemaster. */
export function hearOf(
  work: UnitOfWork,
  table: Table,
  { id: seat }: Seat,
  person: PersonNumber | null,
): TableOutcome<'player-heard'> {
  const { number, state } = table;
  writeAt(work, table, { type: 'player-heard', seat }, person);
  const told = { kind: 'player-heard', table: number, seat } as const;
  if (state.gm !== null) tell(work, told, state.gm);
  return told;
}
