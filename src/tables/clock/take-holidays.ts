import { localDate } from '../../../terms/time.ts';
import type { Actor } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { presentPhase } from '../games.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, notPlayed, type Table, writeAt } from '../table.ts';
import { holdsOffice, ownSeat, personActing } from '../who.ts';
import { asksTooLate } from './extension-wish.ts';
import { clockOf, holidaysOf, phaseDeadline } from './phase-deadline.ts';

/**
 * A player or the gamemaster has the deadline put off behind the holidays that it falls in: it is granted to anyone, and counts as no
 * extension (WM D.VII(5), MJ B.VIII(5)).
 */
export function takeHolidays(
  work: UnitOfWork,
  actor: Actor,
  table: Table,
): Result<TableOutcome<'deadline-extended'>> {
  const { number, state } = table;
  const person = personActing(work, actor);
  if (state.status !== 'playing') return refused(notPlayed(table));
  const isGm = holdsOffice(table, person, 'gm');
  const own = isGm ? null : ownSeat(work, actor, table, 'extension');
  if (own !== null && !own.ok) return own;
  if (!fallsInHolidays(work, table))
    return refused({ code: 'no-holidays', table: number, ...by(table.rules, 'quiet-times') });
  const late = asksTooLate(work, table);
  if (late.length > 0) return refused(...late);
  const [seat, { id: phase }] = [own === null ? null : own.value.id, presentPhase(table)];
  writeAt(work, table, { type: 'holidays-asked', phase, seat }, person);
  const deadline = phaseDeadline(work, table) ?? work.now;
  const news = { kind: 'holidays-taken', table: number, phase, seat, deadline } as const;
  work.announce(news, { to: 'table', table: number });
  return done({ kind: 'deadline-extended', table: number, deadline });
}

/** Whether the deadline falls in holidays for which nobody has asked yet; where they count by themselves, it never does. */
function fallsInHolidays(work: UnitOfWork, table: Table): boolean {
  const deadline = phaseDeadline(work, table);
  if (deadline === null) return false;
  const date = localDate(deadline, clockOf(work, table));
  return holidaysOf(table).some(({ from, to }) => from <= date && date <= to);
}
