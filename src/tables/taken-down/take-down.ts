import { enrolActor, isStaff } from '../../house/people.ts';
import { asPreviewed, type Preview } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { allOf, done, notUnderstood, refused, understood } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import type { TableBody } from '../book/table.ts';
import { findTable, type Meant, type Table, theTable, writeAt } from '../table.ts';
import { findWritten, isWrittenDown, type Written } from './written.ts';

export interface TakeDown extends Meant {
  /** What is taken down, as typed: `press 3`. */
  entry: string;
  reason: string;
}

/** Words that are taken down, and why. */
export interface PlannedTakeDown {
  table: Table;
  written: Written;
  reason: string;
}

/** What taking words down comes to; refused to all but the member of staff (Act 0.14). */
export const previewTakeDown: Preview<TakeDown, PlannedTakeDown> = (view, actor, input) => {
  if (!isStaff(view, actor)) return refused({ code: 'staff-only', acts: ['0.14'] });
  const found = findTable(view, input);
  if (!found.ok) return found;
  const table = found.value;
  const read = allOf(
    understood(findWritten(table, input.entry), { problem: 'nothing-written', text: input.entry }),
    readReason(input.reason),
  );
  if (!read.ok) return read;
  const [written, reason] = read.value;
  return isWrittenDown(table, written)
    ? notUnderstood({ problem: 'taken-down-already', text: input.entry })
    : done({ table, written, reason });
};

type Body = Extract<TableBody, { type: 'words-taken-down' }>;

/** Erases the words that are beside entries. Texts of rules are moves of a game: they stay in the book, and are shown no more. */
function takeDown(
  work: UnitOfWork,
  { number, state: { takenDown } }: Table,
  { seq, besides, rule }: Written,
  write: (body: Body, isFirst: boolean) => void,
): void {
  if (rule !== undefined) return write({ type: 'words-taken-down', entry: seq, rule }, true);
  const entries = [seq, ...besides].filter((entry) => !takenDown.has(entry));
  for (const [nth, entry] of entries.entries()) write({ type: 'words-taken-down', entry }, nth === 0);
  work.eraseWords(entries, number);
}

/**
 * The member of staff takes down what somebody wrote at a table (Club 4.4): its words are erased, which is logged with the reason. Its author is
 * told, but not that of grey press: the message would say who that is.
 */
export const takeDownWords = asPreviewed(
  previewTakeDown,
  (work, actor, { table: shown, written, reason }) => {
    const { kind: what, number, author } = written;
    const table = theTable(work, shown.number);
    const staff = enrolActor(work, actor);
    takeDown(work, table, written, (body, first) =>
      writeAt(work, table, body, staff, first ? { reason } : {}),
    );
    const told = { kind: 'words-taken-down', table: table.number, what, number } as const;
    if (author !== null && author !== staff)
      work.announce({ ...told, person: author }, { to: 'person', person: author });
    return told;
  },
);
