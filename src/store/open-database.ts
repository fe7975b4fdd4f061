import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import { AccountKey } from './account-key.ts';
import { Database } from './database.ts';
import { DatabaseDamaged, DatabaseMissing, DatabaseNewer, explained } from './database-errors.ts';
import { KeyFile } from './key-file.ts';
import { ownMigrations } from './migrations.ts';
import { filters, schemaEngine } from './schema-engine.ts';
import { Seal } from './seal.ts';
import { fileOf, firstColumn, Sqlite } from './sqlite.ts';

interface Opening {
  /** How long to wait for another program that is writing, in milliseconds. */
  patience?: number;
}

/**
 * Opens the database at an address such as `file:./data/club.db`, makes it where there is none and brings it up
 * to date. Throws a `DatabaseError`, and leaves the file as it is, when it is damaged, newer than this program,
 * locked or not writable.
 */
export async function openDatabase(url: string, { patience = 5_000 }: Opening = {}): Promise<Database> {
  const file = fileOf(url);
  try {
    await mkdir(dirname(file), { recursive: true });
    const migrations = await ownMigrations();
    if (existsSync(file) && statSync(file).size > 0) await inspect(file, migrations, patience);
    await migrate(file, migrations, patience);
    return new Database(new Sqlite(file, { patience: 0 }), keysOf(file));
  } catch (error) {
    throw explained(file, error);
  }
}

/** Opens a database that exists, to look at only, while the bot runs or not. Throws as `openDatabase` does. */
export async function openForReading(url: string): Promise<Database> {
  const file = fileOf(url);
  if (!existsSync(file)) throw new DatabaseMissing(file);
  try {
    await inspect(file, await ownMigrations(), 5_000);
    return new Database(new Sqlite(file, { readonly: true, patience: 0 }), keysOf(file));
  } catch (error) {
    throw explained(file, error);
  }
}

/** The keys beside the database. */
const keysOf = (file: string): Pick<Database, 'accountKey' | 'seal'> => ({
  accountKey: new AccountKey(
    new KeyFile(
      `${file}.key`,
      'those who had their data erased while they were banned are no longer known again',
    ),
  ),
  seal: new Seal(new KeyFile(`${file}.links.key`, 'links to records that were given before no longer open')),
});

/** Looks at the file without changing it. */
async function inspect(file: string, migrations: MigrationList, patience: number): Promise<void> {
  const connection = await new Sqlite(file, { readonly: true, patience }).connect();
  try {
    const [health] = await firstColumn(connection, 'PRAGMA quick_check(1)');
    if (health !== 'ok') throw new DatabaseDamaged(file);
    await checkHistory(connection, file, migrations);
  } finally {
    await connection.dispose();
  }
}

async function checkHistory(
  connection: SqlDriverAdapter,
  file: string,
  { migrationDirectories }: MigrationList,
): Promise<void> {
  const tables = await firstColumn(connection, "SELECT name FROM sqlite_master WHERE type = 'table'");
  if (tables.length === 0) return;
  if (!tables.includes('_prisma_migrations')) throw new DatabaseDamaged(file);
  const known = migrationDirectories.map(({ path }) => path);
  const recorded = await firstColumn(connection, 'SELECT migration_name FROM _prisma_migrations');
  const unknown = recorded.map(String).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new DatabaseNewer(file, unknown);
}

/** Applies the migrations that are missing, all or none: the engine works inside a transaction of ours. */
async function migrate(file: string, migrationsList: MigrationList, patience: number): Promise<void> {
  const sqlite = new Sqlite(file, { foreignKeys: false, patience });
  const connection = await sqlite.connect();
  try {
    await connection.executeScript('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE');
    sqlite.connect = async () => connection;
    const engine = await schemaEngine(sqlite);
    await engine.applyMigrations({ migrationsList, filters });
    await connection.executeScript('COMMIT');
  } finally {
    await connection.dispose();
  }
}
