import { partsOf } from '../house/chapters.ts';
import type { Person } from '../house/people.ts';
import type { ClubView } from '../house/ports.ts';
import type { Export } from '../house/privacy/export-shape.ts';
import type { Room } from '../house/room.ts';
import * as chapters from './chapters.ts';
import { greyPressOf } from './press/authors.ts';
import { tableItems } from './rulings/court.ts';
import { leaveTableForGood } from './seats/open-seat.ts';
import { isUnderWay, tablesOf } from './table.ts';
import { isAtTable, isOfficer } from './who.ts';
import { tableErrands } from './words/errands.ts';

/** The club's tables in its common matters. They change no score (Club 8.1): nothing of theirs is in the club's own book. */
export const tables: Room = {
  due: partsOf(chapters, 'due').flat(),
  apart: true,
  exported: async (_, view, person) => ({ talks: talksWith(view, person) }),
  unnamedWords: greyPressOf,
  court: tableItems,
  tablesPlayed: (view) => tablesOf(view).filter(isUnderWay).length,
  errands: tableErrands,
  leftBehind: (view, person) => ({
    tables: tablesOf(view)
      .filter((table) => isUnderWay(table) && (isAtTable(table, person) || isOfficer(table, person)))
      .map(({ number }) => number),
  }),
  leaveTables(work, person, by) {
    for (const { number } of tablesOf(work)) leaveTableForGood(work, number, person, 'left', by);
  },
};

/** The threads of private conversations that the bot let somebody into. */
const talksWith = ({ settings }: ClubView, { account }: Person): Export['talks'] =>
  Object.entries(settings.talkThreads).flatMap(([key, { thread, accounts }]) =>
    account !== null && accounts.includes(account) ? [{ table: Number(key.split('/')[0]), thread }] : [],
  );
