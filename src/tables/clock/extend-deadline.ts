import type { Actor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../house/result.ts';
import { readOptionalReason, readReason } from '../../house/texts.ts';
import { findTableWith, presentPhase } from '../games.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, type Table, writeAt } from '../table.ts';
import { holdsOffice, personActing } from '../who.ts';
import { asksTooLate, type ExtendInput, readWish, type Wish } from './extension-wish.ts';
import { deadlineWith, isPutOffAsFar, phaseDeadline } from './phase-deadline.ts';
import { takeHolidays } from './take-holidays.ts';

/**
 * A player has the deadline of this phase put off, once a game or as often as their rules say, or the gamemaster does, who says why
 * (Club 3.4, WM D.VII(5), MJ B.VIII(5)). Final orders stay final.
 */
export const extendDeadline: UseCase<ExtendInput, TableOutcome<'deadline-extended' | 'extension-noted'>> = (
  work,
  actor,
  input,
) => {
  const found = findTableWith(work, input, 'extension');
  if (!found.ok) return found;
  const table = found.value;
  if (input.holidays) return takeHolidays(work, actor, table);
  const wish = readWish(work, actor, table, input);
  if (!wish.ok) return wish;
  if (input.next && wish.value.seat !== null)
    return done(noteExtension(work, actor, table, { ...wish.value, seat: wish.value.seat }));
  const late = wish.value.seat === null ? [] : asksTooLate(work, table);
  const refusals = late.length > 0 ? late : isOfNoUse(work, table, wish.value);
  if (refusals.length > 0) return refused(...refusals);
  const texts = readWhy(work, actor, table, input);
  if (!texts.ok) return texts;
  const by = personActing(work, actor);
  const deadline = extendPhase(work, table, { ...wish.value, by, texts: texts.value });
  return done({ kind: 'deadline-extended', table: table.number, deadline });
};

interface Extending extends Wish {
  by: number | null;
  texts?: { reason?: string };
  /** The entry by which it was asked for in an earlier phase. */
  noted?: number;
}

/** Puts the deadline of the present phase off. The table is told. Returns the deadline. */
export function extendPhase(work: UnitOfWork, table: Table, { by, texts = {}, ...wish }: Extending): number {
  const { id: phase } = presentPhase(table);
  const entry = writeAt(work, table, { type: 'deadline-extended', phase, ...wish }, by, texts);
  const deadline = phaseDeadline(work, table) ?? work.now;
  const { seat, hours, granted } = wish;
  const news = { table: table.number, entry, seat, hours, phase, deadline, ...(granted && { granted }) };
  work.announce({ kind: 'deadline-extended', ...news }, { to: 'table', table: table.number });
  return deadline;
}

/** The gamemaster says why; a player may. */
function readWhy(
  work: UnitOfWork,
  actor: Actor,
  table: Table,
  { reason }: ExtendInput,
): Result<{ reason?: string }> {
  if (!holdsOffice(table, personActing(work, actor), 'gm')) return readOptionalReason(reason);
  const read = readReason(reason ?? '');
  return read.ok ? done({ reason: read.value }) : read;
}

/** Keeps that a power has the next phase extended in which it has something to order. */
function noteExtension(
  work: UnitOfWork,
  actor: Actor,
  table: Table,
  wish: Wish & { seat: string },
): TableOutcome<'extension-noted'> {
  writeAt(work, table, { type: 'extension-noted', ...wish }, personActing(work, actor));
  return { kind: 'extension-noted', table: table.number, seat: wish.seat, hours: wish.hours };
}

/** None, or the refusal where an extension would move nothing: players put the deadline off as far as they can, or it waits so long already. */
function isOfNoUse(work: UnitOfWork, table: Table, { seat, hours }: Wish): Refusal[] {
  const { state, number, rules, book } = table;
  const { id: phase } = presentPhase(table);
  const extensions = [...state.extensions, { phase, seat, hours, seq: book.nextSeq, granted: false }];
  const longer = deadlineWith(work, table, { extensions, away: state.away });
  if (longer > (phaseDeadline(work, table) ?? 0)) return [];
  const { putOffDays: days } = rules.figures;
  return days !== null && isPutOffAsFar(work, table)
    ? [{ code: 'put-off-enough', table: number, days, ...by(rules, 'absence') }]
    : [{ code: 'waits-already', table: number, ...by(rules, 'absence') }];
}
