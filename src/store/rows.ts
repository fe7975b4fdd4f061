import type { ClubId } from '../house/ports.ts';
import type { Database, Step } from './database.ts';
import type { Value } from './engine/engine.ts';

/** A row of a table, by its columns; what is undefined is not in it. */
export type Row = Readonly<Record<string, Value | undefined>>;

/** A database takes only so many values in one statement, and Prisma is slow long before that. */
const atOnce = 100;

/** Cuts a list into pieces for one statement each. */
export const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, n) => all.slice(n * atOnce, (n + 1) * atOnce));

/** Adds rows with the same columns in one statement, past Prisma: for those that are many, or come with every command. */
export function adding(database: Database, table: string, rows: readonly Row[]): Step[] {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first);
  const places = `(${columns.map(() => '?').join()})`;
  const names = columns.map((column) => `"${column}"`).join();
  const sql = `INSERT INTO "${table}" (${names}) VALUES ${rows.map(() => places).join()}`;
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  return [() => database.run(sql, ...values)];
}

/** Writes those columns of the rows of a table that have those values, past Prisma as `adding` does; nothing where there are none. */
export function updating(database: Database, table: string, columns: Row, where: Row): Step[] {
  const [written, known] = [columnsOf(columns), columnsOf(where)];
  if (written.length === 0) return [];
  const equal = ({ name }: Column) => `"${name}" = ?`;
  const sql = `UPDATE "${table}" SET ${written.map(equal).join()} WHERE ${known.map(equal).join(' AND ')}`;
  return [() => database.run(sql, ...[...written, ...known].map(({ value }) => value))];
}

interface Column {
  name: string;
  value: Value;
}

const columnsOf = (row: Row): Column[] =>
  Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));

/** Takes a club's rows with those keys out of a table in one statement. */
export function removing(
  database: Database,
  table: string,
  clubId: ClubId,
  { column, keys }: { column: string; keys: readonly (string | number)[] },
): Step[] {
  if (keys.length === 0) return [];
  const sql = `DELETE FROM "${table}" WHERE "clubId" = ? AND "${column}" IN (${keys.map(() => '?').join()})`;
  return [() => database.run(sql, clubId, ...keys)];
}
