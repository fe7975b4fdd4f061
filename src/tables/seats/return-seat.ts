import type { UseCase } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { hearOf, isUnheard } from '../diplomacy/still-play.ts';
import { handBack } from '../opening/leave-table.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, type Meant, writeAt } from '../table.ts';
import { comeBack, hasLost } from '../tournaments/replacing/come-back.ts';
import { personActing } from '../who.ts';
import { findSeat, type SeatOfTable } from './find-seat.ts';
import { needsHolder } from './offer-seat.ts';
import { endStandIn } from './open-seat.ts';

/**
 * The player whose seat it is, or the gamemaster, has them play it again before the time of the stand-in is over; the stand-in hands it
 * back; a player who asked for a replacement stays after all (Club 1.6); one who gave no orders still plays, or comes back (WM B.8(c)).
 */
export const returnSeat: UseCase<Meant & { seat: string }, TableOutcome> = (work, actor, input) => {
  const found = findSeat(work, input);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const about = { table: table.number, seat: seat.id };
  const person = personActing(work, actor);
  if (person !== null && seat.standIn?.person === person)
    return done(handBack(work, table.number, seat.id, person));
  if (person !== null && hasLost(work, found.value, person)) return comeBack(work, found.value, person);
  const mayNot = needsHolder(work, actor, found.value);
  if (mayNot.length > 0) return refused(...mayNot);
  if (seat.standIn === null) return stay(work, found.value, person);
  endStandIn(work, table, seat, person);
  return done({ kind: 'seat-returned', ...about });
};

/** A player who asked for a replacement stays after all, or one who gave no orders still plays. */
function stay(
  work: UnitOfWork,
  { table, seat }: SeatOfTable,
  person: PersonNumber | null,
): Result<TableOutcome<'seat-kept' | 'player-heard'>> {
  if (seat.holder === person && isUnheard(table, seat)) return done(hearOf(work, table, seat, person));
  const about = { table: table.number, seat: seat.id };
  if (!seat.wantsReplacement || person === null || seat.holder !== person)
    return refused({ code: 'no-stand-in', ...about, ...by(table.rules, 'replacement') });
  writeAt(work, table, { type: 'seat-returned', seat: seat.id }, person);
  const told = { kind: 'seat-kept', ...about, person } as const;
  work.announce(told, { to: 'table', table: table.number });
  return done(told);
}
