import { z } from 'zod';
import type { Database } from './database.ts';
import type { Value } from './engine/engine.ts';

// Rows that are read past Prisma, which knows what kinds their columns are of: SQLite has fewer than PostgreSQL.

/** A point in time, as a Date. */
export const instant = z.union([z.date(), z.string().pipe(z.coerce.date())]);

/** Whether something holds; SQLite has 0 and 1 for it. */
export const flag = z.codec(z.union([z.boolean(), z.int().min(0).max(1)]), z.boolean(), {
  decode: Boolean,
  encode: (holds) => holds,
});

export const text = z.string();

/** The ids of clubs, to be read. */
export const clubIds = { table: 'Club', columns: z.object({ id: text }) };

/**
 * The rows of a table that fit `where` (`WHERE … ORDER BY …`), with the columns of the schema. Past Prisma, for who has the client: for what
 * each start asks, and what is asked again and again while nothing happens. Until Prisma has a question, its query compiler stays unloaded.
 */
export async function readRows<Shape extends z.ZodRawShape>(
  database: Database,
  { table, columns }: { table: string; columns: z.ZodObject<Shape> },
  where: string,
  ...args: readonly Value[]
): Promise<z.output<z.ZodObject<Shape>>[]> {
  const names = Object.keys(columns.shape);
  const sql = `SELECT ${names.map((name) => `"${name}"`).join(', ')} FROM "${table}" ${where}`;
  const rows = await database.rows(sql, ...args);
  return rows.map((row) => columns.parse(Object.fromEntries(names.map((name, place) => [name, row[place]]))));
}
