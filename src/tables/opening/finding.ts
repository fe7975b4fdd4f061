import type { ClubView } from '../../house/ports.ts';
import { isUnderWay, type TableNumber, tablesOf } from '../table.ts';

/** Where the lot of a table is hidden. */
export const lotPlace = (table: TableNumber): string => `lot of table ${table}`;

/** Whether another table that is not over has that name. */
export const nameTaken = (view: ClubView, name: string): boolean =>
  tablesOf(view).some((table) => isUnderWay(table) && table.about.name.toLowerCase() === name.toLowerCase());
