import { partsOf } from '../house/chapters.ts';
import type { Room } from '../house/room.ts';
import * as chapters from './chapters.ts';
import { tableItems } from './rulings/court.ts';
import { isUnderWay, tablesOf } from './table.ts';

/** The club's tables in its common matters. */
export const tables: Room = {
  due: partsOf(chapters, 'due').flat(),
  court: tableItems,
  tablesPlayed: (view) => tablesOf(view).filter(isUnderWay).length,
};
