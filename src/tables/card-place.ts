import type { Settings, UnitOfWork } from '../house/ports.ts';
import { done, type Result } from '../house/result.ts';
import { writtenPlace } from '../house/told-posts.ts';
import type { TableNumber } from './table.ts';

/** Keeps where the post is by which a table opened, so that it can follow what becomes of the table. */
export function noteTableCard(
  work: UnitOfWork,
  table: TableNumber,
  place: Parameters<typeof writtenPlace>[0],
): Result<null> {
  work.saveSettings({ tableCards: { ...work.settings.tableCards, [table]: writtenPlace(place) } });
  return done(null);
}

/** Where those posts are, by the numbers of their tables; the others are about entries of tables (`table-posts.ts`). */
export const openingCards = ({ tableCards }: Pick<Settings, 'tableCards'>): [string, string][] =>
  Object.entries(tableCards).filter(([key]) => !key.includes('/'));

/** Forgets where that post is, once nothing changes on it any more. */
export function forgetTableCard(work: UnitOfWork, table: TableNumber): Result<null> {
  const { [table]: place, ...others } = work.settings.tableCards;
  if (place !== undefined) work.saveSettings({ tableCards: others });
  return done(null);
}
