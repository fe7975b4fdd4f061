import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import type { AnyRules } from '../ledger/rule-books.ts';
import { besideOf, shownAddress } from './address.ts';
import { Database } from './database.ts';
import { OnPostgresql } from './engine/on-postgresql.ts';
import { OneConnection } from './engine/one-connection.ts';
import { keyFilesOf, keysOf } from './keys.ts';
import { noteKeys, whyNotWith } from './keys-known.ts';
import { serverMigrations } from './migrations.ts';
import { filters, schemaEngine } from './schema-engine.ts';
import {
  explainedOfServer,
  OthersTables,
  ServerEmpty,
  ServerNewer,
  ServerOlder,
  ServerRefuses,
  ServerTooOld,
} from './server-errors.ts';

interface Opening {
  /** The folder of the database's keys. */
  keysFolder?: string | undefined;
  kinds: readonly AnyRules[];
}

/** The oldest version of PostgreSQL that tells what became of a transaction as the bot asks. */
const oldest = 130_000;

/** Whatever program brings the database up to date has this lock meanwhile. */
const lock = 7_202_610_312;

/**
 * Opens the database on a PostgreSQL server, and brings it up to date, all or nothing, while no other program does. Throws a
 * `DatabaseError`, and leaves it as it is, when it cannot be reached, is another program's or a newer version's, or its keys are not here.
 */
export async function openServer(url: string, { keysFolder, kinds }: Opening): Promise<Database> {
  const place = shownAddress(url);
  const connection = new OneConnection(url);
  try {
    await mustBeNewEnough(connection, place);
    await connection.hold(() => bringUpToDate(connection, place));
    const keys = await keysFor(connection, url, place, keysFolder);
    return new Database(new OnPostgresql(connection, url), keys, kinds, async () => {});
  } catch (error) {
    await connection.end().catch(() => {});
    throw explainedOfServer(place, error);
  }
}

/** Opens one that exists, to look at only. Throws as `openServer` does, and when it is empty or of an older version. */
export async function readServer(url: string, { keysFolder, kinds }: Opening): Promise<Database> {
  const place = shownAddress(url);
  const connection = new OneConnection(url, { readonly: true });
  try {
    await mustBeNewEnough(connection, place);
    const { migrationDirectories } = await serverMigrations();
    const applied = await historyOf(connection, place);
    if (applied.length === 0) throw new ServerEmpty(place);
    if (applied.length < migrationDirectories.length) throw new ServerOlder(place);
    return new Database(
      new OnPostgresql(connection, url),
      keysOf(besideOf(url, keysFolder)),
      kinds,
      async () => {},
    );
  } catch (error) {
    await connection.end().catch(() => {});
    throw explainedOfServer(place, error);
  }
}

/** Opens it as `openServer` does, and does the work in one transaction: all that it does is kept, or nothing. */
export async function inOneTransaction<T>(
  url: string,
  opening: Opening,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  await (await openServer(url, opening)).close();
  const connection = new OneConnection(url);
  const keys = keysOf(besideOf(url, opening.keysFolder));
  const database = new Database(new OnPostgresql(connection, url), keys, opening.kinds, async () => {});
  try {
    return await connection.hold(() => work(database));
  } catch (error) {
    throw explainedOfServer(shownAddress(url), error);
  } finally {
    await database.close();
  }
}

/** Writes a row as a bot would, and takes it back. Rejects as the server does where that cannot be. */
export async function tryWritingThere(url: string): Promise<void> {
  const connection = new OneConnection(url);
  const takenBack = new Error('Taken back');
  try {
    await connection.hold(async () => {
      const row = 'INSERT INTO "Club" ("id", "createdAt") VALUES (?, ?)';
      await connection.run(row, ['the doctor', new Date(0)]);
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  } finally {
    await connection.end();
  }
}

async function mustBeNewEnough(connection: OneConnection, place: string): Promise<void> {
  const [[number, version] = []] = await connection.rows(
    `SELECT current_setting('server_version_num')::int, current_setting('server_version')`,
    [],
  );
  if (Number(number) < oldest) throw new ServerTooOld(place, String(version));
}

/** The names of the migrations that it has had. Throws where it has others', or others' tables. */
async function historyOf(connection: OneConnection, place: string): Promise<string[]> {
  const found = await connection.rows(
    'SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()',
    [],
  );
  const tables = found.map(([name]) => name);
  if (tables.length === 0) return [];
  if (!tables.includes('_prisma_migrations')) throw new OthersTables(place);
  const recorded = await connection.rows('SELECT migration_name FROM _prisma_migrations', []);
  const names = recorded.map(([name]) => String(name));
  const { migrationDirectories } = await serverMigrations();
  const unknown = names.filter((name) => !migrationDirectories.some(({ path }) => path === name));
  if (unknown.length > 0) throw new ServerNewer(place, unknown);
  return names;
}

/** Applies the migrations that are missing. The engine is large, and started only then. */
async function bringUpToDate(connection: OneConnection, place: string): Promise<void> {
  // Who waited sees what the other has done, however long that took.
  await connection.rows('SET TRANSACTION ISOLATION LEVEL READ COMMITTED', []);
  await connection.rows('SET LOCAL lock_timeout = 0', []);
  await connection.rows('SELECT pg_advisory_xact_lock(?::bigint)', [lock]);
  const migrationsList = await serverMigrations();
  const applied = await historyOf(connection, place);
  if (migrationsList.migrationDirectories.every(({ path }) => applied.includes(path))) return;
  const [[mayMakeTables] = []] = await connection.rows(
    "SELECT has_schema_privilege(current_schema(), 'CREATE')",
    [],
  );
  if (mayMakeTables !== true) throw new ServerRefuses(place, '42501');
  const engine = await schemaEngine(new PrismaPg(connection));
  await engine.applyMigrations({ migrationsList, filters });
  // The engine keeps a lock of its own for as long as the connection lasts.
  await connection.rows('SELECT pg_advisory_unlock_all()', []);
}

/**
 * The keys, which the first program makes. Where there are clubs already it makes none, and none is used that is another than the first
 * program's: people who were erased would not be known again, and words that are hidden could not be opened.
 */
async function keysFor(connection: OneConnection, url: string, place: string, folder: string | undefined) {
  const beside = besideOf(url, folder);
  const keys = keyFilesOf(beside);
  const rows = connection.rows.bind(connection);
  const mustFit = async () => {
    const why = await whyNotWith(rows, keys, place);
    if (why !== null) throw why;
  };
  await mustFit();
  await mkdir(dirname(beside), { recursive: true, mode: 0o700 });
  await noteKeys(rows, keys);
  await mustFit();
  return keysOf(beside);
}
