import { z } from 'zod';
import { due as fallsDue } from '../../../packages/nomic/src/index.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import type { Calendar, DueThing } from '../../house/room.ts';
import { type NoticeWords, toClub } from '../../house/words/reply.ts';
import { nameOf, plain } from '../../house/words/text.ts';
import { type Table, tablesOf, theTable } from '../table.ts';
import { playerAt } from '../votes/proposals.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { timeCame } from './do-deed.ts';
import { withNames } from './names.ts';

export const notices = {
  /** What came of an entry of the book. */
  'nomic-told': z.object({ table: z.int().positive(), entry: z.int().positive() }),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'nomic-told': ({ table: number, entry }, { view }) => {
    const table = theTable(view, number);
    const { nomic } = table.state;
    const { from, to } = nomic?.tellings.get(entry) ?? { from: 0, to: 0 };
    const name = (seat: string): string => {
      const player = playerAt(table, seat);
      return player === null ? seatName(table, seat) : nameOf(view, player);
    };
    const lines = (nomic?.game.told ?? [])
      .slice(from, to)
      .map(({ why }) => plain(withNames(why, name), 1500));
    return toClub([`${tableTitle(table)}:`, ...lines]);
  },
};

export const noticeSamples = { 'nomic-told': [{ table: 3, entry: 8 }] };

/** What falls due by itself at tables of Nomic: days end, and times to dispute run out (Nomic 3.1). */
const nomicDue: Calendar = (view, now) => tablesOf(view).flatMap((table) => dueAt(table, now));

function dueAt({ number, state: { nomic, status } }: Table, now: number): DueThing[] {
  if (nomic === null || status !== 'playing') return [];
  const [next] = fallsDue(nomic.game, nomic.game.now).flatMap(({ at, is }) =>
    is === 'too late to propose' || at >= now ? [] : [{ at, is }],
  );
  if (next === undefined) return [];
  const { at, is } = next;
  const carryOut = (work: UnitOfWork): void => {
    timeCame(work, theTable(work, number), is);
  };
  return [{ at, name: `${is} at table ${number}, due at ${at}`, carryOut }];
}

export const due = [nomicDue];
