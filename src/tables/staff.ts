import { type Actor, enrolActor, isStaff } from '../house/people.ts';
import type { ClubView, UnitOfWork } from '../house/ports.ts';
import type { Refusal } from '../house/result.ts';
import { logReading, type Papers } from '../house/staff-reading.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import { isUnderWay, type Table } from './table.ts';
import { isAtTable, personActing } from './who.ts';

/** Act 0.14: none, or why somebody may not read what is private at a table: they are not the member of staff, or they play there. */
export function mayNotReadAsStaff(view: ClubView, actor: Actor, table: Table): Refusal[] {
  if (!isStaff(view, actor)) return [{ code: 'staff-reads-only', acts: ['0.14'] }];
  const plays = isUnderWay(table) && isAtTable(table, personActing(view, actor));
  return plays ? [{ code: 'staff-plays-here', table: table.number, acts: ['0.14'] }] : [];
}

/** Whether somebody read as the member of staff what is private at a table: a conversation, or who wrote grey press. */
export const hasRead = ({ book }: Pick<Table, 'book'>, reader: PersonNumber): boolean =>
  book.entries.some(
    (entry) => (entry.type === 'talk-read' || entry.type === 'press-author-read') && entry.person === reader,
  );

/** Act 0.14: logs in the club's own book that the member of staff reads it. Returns who they are. */
export function loggedAtTable(work: UnitOfWork, actor: Actor, papers: Papers['papers']): number {
  logReading(work, actor, { papers, of: null });
  return enrolActor(work, actor);
}
