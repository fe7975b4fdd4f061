import type { ClubView, UnitOfWork } from '../house/ports.ts';
import { done, type Result } from '../house/result.ts';
import { tidy } from '../house/words/text.ts';
import { type TableNumber, theTable } from './table.ts';

/** Keeps where a table is played: the id of its thread or channel. */
export function noteTableThread(work: UnitOfWork, table: TableNumber, thread: string): Result<null> {
  work.saveSettings({ tableThreads: { ...work.settings.tableThreads, [table]: thread } });
  return done(null);
}

/** What the thread of a table is called. */
export const tableThreadName = (view: Pick<ClubView, 'books'>, number: TableNumber): string =>
  tidy(`Table ${number}: ${theTable(view, number).about.name}`);
