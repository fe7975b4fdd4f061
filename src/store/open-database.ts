import { accessSync, constants, statSync } from 'node:fs';
import { appendFile, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import type { AnyRules } from '../ledger/rule-books.ts';
import { kindsOfBook } from '../rule-books.ts';
import { isOnServer } from './address.ts';
import { claim, claimAlone } from './claim.ts';
import { Database } from './database.ts';
import { DatabaseMissing, DatabaseOlder, explained, OthersDatabase } from './database-errors.ts';
import { OnSqlite } from './engine/on-sqlite.ts';
import { hasContent, inspect } from './inspect.ts';
import { modeIn } from './keeping/copy-file.ts';
import { keysOf } from './keys.ts';
import { ownMigrations } from './migrations.ts';
import { filters, schemaEngine } from './schema-engine.ts';
import { fileOf, Sqlite } from './sqlite.ts';

/** What a database on a server needs; a file does without. */
const server = () => import('./open-server.ts');

interface Opening {
  /** How long to wait for another program that is writing, in milliseconds. */
  patience?: number;
  /** Whether it is claimed for this process alone: then it throws `BotRuns` while a bot has it. */
  alone?: boolean;
  /** What books there can be; those that the root lists unless said. */
  kinds?: readonly AnyRules[];
  /** The folder of the keys of a database on a server. */
  keysFolder?: string | undefined;
}

/**
 * Opens the database at an address such as `file:./data/club.db`, or on a server (`openServer`), makes it where there is none and
 * brings it up to date. Throws a `DatabaseError`, and leaves the file as it is, when it is damaged, lost, newer than this program,
 * locked or not writable.
 */
export async function openDatabase(
  url: string,
  { patience = 5_000, alone = false, kinds = kindsOfBook, ...others }: Opening = {},
): Promise<Database> {
  if (isOnServer(url)) return (await server()).openServer(url, { kinds, ...others });
  const file = fileOf(url);
  try {
    const migrations = await ownMigrations();
    const applied = hasContent(file) ? await inspect(file, migrations, patience) : await begin(file);
    const release = await (alone ? claimAlone(file) : claim(file, 'shared', patience));
    try {
      await bringUpToDate(file, migrations, applied, patience);
    } catch (error) {
      await release();
      throw error;
    }
    const sqlite = new Sqlite(file, { patience: 0, settles: true });
    return new Database(new OnSqlite(sqlite), keysOf(file), kinds, release);
  } catch (error) {
    throw explained(file, error);
  }
}

/**
 * Opens a database that exists, to look at only, while the bot runs or not. Throws as `openDatabase` does, and when it
 * is of an older version.
 */
export async function openForReading(url: string, keysFolder?: string): Promise<Database> {
  if (isOnServer(url)) return (await server()).readServer(url, { kinds: kindsOfBook, keysFolder });
  const file = fileOf(url);
  try {
    const { migrationDirectories } = await ownMigrations();
    const applied = await inspectDatabase(file);
    if (applied.length < migrationDirectories.length) throw new DatabaseOlder(file);
    return new Database(
      new OnSqlite(new Sqlite(file, { readonly: true, patience: 0 })),
      keysOf(file),
      kindsOfBook,
      async () => {},
    );
  } catch (error) {
    throw explained(file, error);
  }
}

/**
 * As `inspectFile`, of the bot's own database. Throws where there is none, or nothing in it, too; and where this process
 * would make a log of its own beside it, without the right to take that away again.
 */
export async function inspectDatabase(file: string): Promise<string[]> {
  if (!hasContent(file)) throw new DatabaseMissing(file);
  if (isOnlyLent(file)) throw new OthersDatabase(file);
  const applied = await inspectFile(file);
  if (applied.length === 0) throw new DatabaseMissing(file);
  return applied;
}

/**
 * Looks at a file without changing it: whether it is whole, and of this version or an older one. Gives back the names of
 * the migrations it has had, none where it is empty. Throws as `openDatabase` does.
 */
export async function inspectFile(file: string): Promise<string[]> {
  try {
    return await inspect(file, await ownMigrations(), 5_000);
  } catch (error) {
    throw explained(file, error);
  }
}

/** Whether file and folder are another user's, and this one may write into the folder and not to the file. */
function isOnlyLent(file: string): boolean {
  const user = process.getuid?.() ?? null;
  if (user === null || [file, dirname(file)].some((path) => statSync(path).uid === user)) return false;
  return mayWrite(dirname(file)) && !mayWrite(file);
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Makes an empty file where there is none, which others on the machine may not read; it has had no migrations. */
async function begin(file: string): Promise<string[]> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await stat(folder);
  await appendFile(file, '', { mode: modeIn(mode) });
  return [];
}

/**
 * Makes sure that the file can be written, and applies the migrations that are missing, all or none: the engine, which
 * is large and started only then, works inside a transaction of ours.
 */
async function bringUpToDate(
  file: string,
  migrationsList: MigrationList,
  applied: readonly string[],
  patience: number,
): Promise<void> {
  const sqlite = new Sqlite(file, { foreignKeys: false, patience });
  const connection = await sqlite.connect();
  try {
    await connection.executeScript('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE');
    if (migrationsList.migrationDirectories.some(({ path }) => !applied.includes(path))) {
      sqlite.connect = async () => connection;
      const engine = await schemaEngine(sqlite);
      await engine.applyMigrations({ migrationsList, filters });
    }
    await connection.executeScript('COMMIT');
  } finally {
    await connection.dispose();
  }
}
