import type { UnitOfWork } from '../../../house/ports.ts';
import { done, type Result, refused } from '../../../house/result.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { silentReasons } from '../../seats/book.ts';
import { mayNotSit, type SeatOfTable } from '../../seats/find-seat.ts';
import { by, writeAt } from '../../table.ts';
import { boardAt } from './board.ts';
import { hasOrdered } from './who-offers.ts';

/** Whether somebody lost a seat in the first round of teams since they gave no orders (WM B.8(c)). */
export function hasLost(work: UnitOfWork, { table, seat }: SeatOfTable, person: PersonNumber): boolean {
  const at = boardAt(work, table);
  const { vacancy } = seat;
  return (
    at !== null &&
    at.format.replacing !== null &&
    at.plan.kind === 'first' &&
    vacancy?.before === person &&
    silentReasons.includes(vacancy.why)
  );
}

/** They have it back as long as whoever took it over has given no orders (WM B.8(c)). */
export function comeBack(
  work: UnitOfWork,
  { table, seat }: SeatOfTable,
  person: PersonNumber,
): Result<TableOutcome<'player-came-back'>> {
  const about = { table: table.number, seat: seat.id };
  if (hasOrdered({ table, seat }))
    return refused({ code: 'seat-lost', ...about, ...by(table.rules, 'captain') });
  const refusals = mayNotSit(work, table, person, { seat, now: work.now, as: 'permanent' });
  if (refusals.length > 0) return refused(...refusals);
  const told = { kind: 'player-came-back', ...about, person } as const;
  writeAt(work, table, { type: 'seat-replaced', seat: seat.id, person, until: null }, person);
  work.announce(told, { to: 'table', table: table.number });
  return done(told);
}
