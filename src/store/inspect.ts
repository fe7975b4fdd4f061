import { existsSync, statSync } from 'node:fs';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import {
  DatabaseDamaged,
  DatabaseLost,
  DatabaseNewer,
  explainedOnSight,
  LogMissing,
  NotAFile,
} from './database-errors.ts';
import { isThere } from './is-there.ts';
import { copiesFolder, copiesOf } from './keeping/copies.ts';
import { keyFilesOf } from './keys.ts';
import { firstColumn, Sqlite } from './sqlite.ts';

/** The changes of a database that lie beside it in a log. */
export const logOf = (file: string): string[] =>
  [`${file}-wal`].filter((log) => isThere(log) && statSync(log).size > 0);

/** The changes of a database that lie beside it in a log, and the folder of its copies: both say that there was one. */
export const logAndCopiesOf = (file: string): string[] => [
  ...logOf(file),
  ...(copiesOf(file).length > 0 ? [copiesFolder(file)] : []),
];

/** The keys that lie beside a database. */
export const keysBeside = (file: string): string[] =>
  Object.values(keyFilesOf(file))
    .map((key) => key.file)
    .filter(isThere);

/** Its keys say so, too. */
const tracesOf = (file: string): string[] => [...keysBeside(file), ...logAndCopiesOf(file)];

/**
 * Whether there is a database to look at; otherwise one is to be made. Throws where there was one and its traces are what
 * is left of it.
 */
export function hasContent(file: string, traces: (file: string) => string[] = tracesOf): boolean {
  if (isThere(file) && statSync(file).isDirectory()) throw new NotAFile(file);
  if (isThere(file) && statSync(file).size > 0) return true;
  const left = traces(file);
  if (left.length > 0) throw new DatabaseLost(file, left);
  return false;
}

/** Looks at the file without changing it, and gives back the names of the migrations it has had. */
export async function inspect(file: string, migrations: MigrationList, patience: number): Promise<string[]> {
  if (isLogMissing(file)) throw new LogMissing(file);
  try {
    return await look(file, migrations, patience);
  } catch (error) {
    throw explainedOnSight(file, error);
  }
}

async function look(file: string, migrations: MigrationList, patience: number): Promise<string[]> {
  const connection = await new Sqlite(file, { readonly: true, patience }).connect();
  try {
    const [health] = await firstColumn(connection, 'PRAGMA integrity_check(1)');
    if (health !== 'ok') throw new DatabaseDamaged(file, oneLine(health));
    return await checkHistory(connection, file, migrations);
  } finally {
    await connection.dispose();
  }
}

/**
 * Whether somebody took the write-ahead log away. SQLite makes it before its index (`-shm`) and deletes it after, so the
 * index is never left alone. Looked at twice, since another program may be about to end or to begin.
 */
function isLogMissing(file: string): boolean {
  const alone = () => !existsSync(`${file}-wal`) && existsSync(`${file}-shm`);
  return alone() && alone();
}

const oneLine = (text: unknown): string => String(text).replace(/\s+/g, ' ').trim();

async function checkHistory(
  connection: SqlDriverAdapter,
  file: string,
  { migrationDirectories }: MigrationList,
): Promise<string[]> {
  const tables = await firstColumn(connection, "SELECT name FROM sqlite_master WHERE type = 'table'");
  if (tables.length === 0) return [];
  if (!tables.includes('_prisma_migrations')) throw new DatabaseDamaged(file, 'it has tables of its own');
  const known = migrationDirectories.map(({ path }) => path);
  const recorded = await firstColumn(connection, 'SELECT migration_name FROM _prisma_migrations');
  const names = recorded.map(String);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new DatabaseNewer(file, unknown);
  return names;
}
