import { partsOf } from '../house/chapters.ts';
import type { Room } from '../house/room.ts';
import * as chapters from './chapters.ts';
import { keepDeadlines } from './clock/hold-deadline.ts';
import { exportTables } from './export.ts';
import { greyPressOf } from './press/authors.ts';
import { tableItems } from './rulings/court.ts';
import { leaveTableForGood } from './seats/open-seat.ts';
import { isUnderWay, tablesOf } from './table.ts';
import { isAtTable, isOfficer } from './who.ts';
import { tableErrands } from './words/errands.ts';

/** The club's tables in its common matters. They change no score (Club 8.1 and Nomic 8.1): nothing of theirs is in the club's own book. */
export const tables: Room = {
  exported: exportTables,
  due: partsOf(chapters, 'due').flat(),
  apart: true,
  unnamedWords: greyPressOf,
  court: tableItems,
  tablesPlayed: (view) => tablesOf(view).filter(isUnderWay).length,
  keepDeadlines,
  errands: tableErrands,
  leftBehind: (view, person) => ({
    tables: tablesOf(view)
      .filter((table) => isUnderWay(table) && (isAtTable(table, person) || isOfficer(table, person)))
      .map(({ number }) => number),
  }),
  removedFrom: (view, person) =>
    tablesOf(view)
      .filter((table) => isUnderWay(table) && table.state.removed.includes(person))
      .map(({ number }) => number),
  leaveTables(work, person, by) {
    for (const { number } of tablesOf(work)) leaveTableForGood(work, number, person, 'left', by);
  },
};
