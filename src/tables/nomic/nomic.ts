import { z } from 'zod';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { Calendar, DueThing } from '../../house/room.ts';
import type { NoticeWords } from '../../house/words/reply.ts';
import { type Table, tablesOf, theTable } from '../table.ts';
import { timeCame } from './do-deed.ts';
import { playThreads } from './threads/names.ts';
import { fallsDueNext, hasToWait } from './threads/reading.ts';
import { toldReply } from './words/told.ts';

export const notices = {
  /** What came of an entry of the book, as far as it belongs in that thread. */
  'nomic-told': z.object({
    ...{ table: z.int().positive(), entry: z.int().positive(), thread: z.enum(playThreads) },
  }),
};

export const noticeWords: NoticeWords<typeof notices> = { 'nomic-told': toldReply };

const entries = [8, 9, 10, 11, 12, 13, 14, 15, 16];

export const noticeSamples = {
  'nomic-told': entries.flatMap((entry) => playThreads.map((thread) => ({ table: 3, entry, thread }))),
};

/** What falls due by itself at tables of Nomic, once all was read that was written before: days end, and times to dispute run out (Nomic 3.1). */
const nomicDue: Calendar = (view, now) => tablesOf(view).flatMap((table) => dueAt(view, table, now));

function dueAt(view: ClubView, table: Table, now: number): DueThing[] {
  const { number } = table;
  const next = fallsDueNext(table);
  if (next === null || next.at >= now || hasToWait(view, table, next.at, now)) return [];
  const { at, is } = next;
  const carryOut = (work: UnitOfWork): void => {
    timeCame(work, theTable(work, number), is);
  };
  return [{ at, name: `${is} at table ${number}, due at ${at}`, carryOut }];
}

export const due = [nomicDue];
