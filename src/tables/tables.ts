import { partsOf } from '../house/chapters.ts';
import type { Room } from '../house/room.ts';
import * as chapters from './chapters.ts';
import { exportTables } from './export.ts';
import { isUnderWay, tablesOf } from './table.ts';

/** The club's tables in its common matters. */
export const tables: Room = {
  exported: exportTables,
  due: partsOf(chapters, 'due').flat(),
  tablesPlayed: (view) => tablesOf(view).filter(isUnderWay).length,
};
