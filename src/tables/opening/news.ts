import type { UnitOfWork } from '../../house/ports.ts';
import type { TableNumber } from '../table.ts';

/** What everybody hears of a table in #games. */
export const tableNews = ['opened', 'started', 'over', 'abandoned'] as const;
export type TableNews = (typeof tableNews)[number];

/** Tells the club in #games how far a table has come. */
export const tellGames = (work: UnitOfWork, table: TableNumber, news: TableNews): void =>
  work.announce({ kind: 'table-news', table, news }, { to: 'games' });
