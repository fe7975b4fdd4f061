import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  DatabaseDamaged,
  DatabaseLocked,
  DatabaseMissing,
  DatabaseNewer,
  DatabaseNotWritable,
  NotAFile,
} from '../../../src/store/database-errors.ts';
import { openDatabase, openForReading } from '../../../src/store/open-database.ts';
import { schemaChanges } from '../../../src/store/schema-engine.ts';
import { Sqlite } from '../../../src/store/sqlite.ts';
import { aFolder, clubId, clubsOf, occasion, opened, plays, sql } from '../a-database.ts';

const hash = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** A database in which something has happened, closed again. */
async function aFile(change = 'SELECT 1'): Promise<string> {
  const file = join(aFolder(), 'club.db');
  const database = await openDatabase(`file:${file}`);
  await database.alone((client) => client.$queryRawUnsafe(change));
  await database.close();
  return file;
}

describe('opening a database', () => {
  it('makes the folder, the file and the tables', async () => {
    const folder = aFolder();
    const clubs = await clubsOf(`file:${folder}/made/club.db`);
    await clubs.change(clubId, occasion('1'), plays(1, 2));
    expect(readdirSync(join(folder, 'made'))).toContain('club.db');
    expect((await clubs.view(clubId)).state.lastSeq).toBe(2);
  });

  it('applies a migration once', async () => {
    const file = await aFile();
    const database = await opened(`file:${file}`);
    const applied = await database.alone(
      (client) =>
        client.$queryRaw`SELECT migration_name, finished_at IS NOT NULL AS done FROM _prisma_migrations`,
    );
    expect(applied).toEqual([
      { migration_name: '0001_a_friday_at_the_club', done: 1n },
      { migration_name: '0002_the_site', done: 1n },
      { migration_name: '0003_events', done: 1n },
      { migration_name: '0004_roles_and_nicknames', done: 1n },
      { migration_name: '0005_exhibits', done: 1n },
      { migration_name: '0006_court_names', done: 1n },
      { migration_name: '0007_hearings', done: 1n },
      { migration_name: '0008_online_games', done: 1n },
      { migration_name: '0009_chess_clocks', done: 1n },
      { migration_name: '0010_marks_and_shut_out', done: 1n },
      { migration_name: '0011_front_page_and_leaving', done: 1n },
      { migration_name: '0012_game_cards', done: 1n },
      { migration_name: '0013_told_posts', done: 1n },
      { migration_name: '0014_books', done: 1n },
      { migration_name: '0015_milestones', done: 1n },
      { migration_name: '0016_session_post', done: 1n },
      { migration_name: '0017_pinned_board', done: 1n },
      { migration_name: '0018_reminders', done: 1n },
      { migration_name: '0019_tables', done: 1n },
      { migration_name: '0020_table_cards', done: 1n },
      { migration_name: '0021_nomic_threads', done: 1n },
      { migration_name: '0022_keys_known', done: 1n },
    ]);
  });

  it('keeps what was committed on the disk, whatever happens next', async () => {
    const database = await opened();
    const settings = await database.alone((client) =>
      Promise.all([
        client.$queryRaw`PRAGMA journal_mode`,
        client.$queryRaw`PRAGMA synchronous`,
        client.$queryRaw`PRAGMA foreign_keys`,
      ]),
    );
    // SQLite keeps the file whole, and the bot waits for the log to be on the disk (log-on-disk.test.ts).
    expect(settings).toEqual([[{ journal_mode: 'wal' }], [{ synchronous: 1n }], [{ foreign_keys: 1n }]]);
  });

  it('has migrations that lead to the schema', async () => {
    expect(await schemaChanges()).toBeNull();
  });
});

describe('a database that cannot be opened is left as it is', () => {
  const keepsAsItIs = async (file: string, error: new (...args: never[]) => Error): Promise<void> => {
    const before = hash(file);
    await expect(openDatabase(`file:${file}`, { patience: 20 })).rejects.toBeInstanceOf(error);
    expect(hash(file)).toBe(before);
  };

  it('when it is no database', async () => {
    const file = join(aFolder(), 'club.db');
    writeFileSync(file, 'Minutes of the chess club. '.repeat(400));
    await keepsAsItIs(file, DatabaseDamaged);
    expect(readdirSync(join(file, '..'))).toEqual(['club.db']);
  });

  it('when it is the database of something else', async () => {
    const file = join(aFolder(), 'club.db');
    const connection = await new Sqlite(file).connect();
    await connection.executeScript('CREATE TABLE Library (book TEXT)');
    await connection.dispose();
    await keepsAsItIs(file, DatabaseDamaged);
  });

  it.each([
    ['a page is overwritten', (bytes: Buffer) => bytes.fill(0xff, 8192, 12_288)],
    ['its end is missing', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9_000)],
  ])('when %s', async (_, damage) => {
    const file = await aFile();
    writeFileSync(file, damage(readFileSync(file)));
    await keepsAsItIs(file, DatabaseDamaged);
  });

  it('when a newer version has written it', async () => {
    const file = await aFile(
      "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', '', '9999_later')",
    );
    await keepsAsItIs(file, DatabaseNewer);
    await expect(openDatabase(`file:${file}`)).rejects.toThrow('9999_later');
  });

  it('when another program holds it', async () => {
    const file = await aFile();
    const other = await new Sqlite(file).connect();
    onTestFinished(() => other.dispose());
    await other.executeScript('BEGIN EXCLUSIVE');
    await keepsAsItIs(file, DatabaseLocked);
  });

  it('when something else is in its place', async () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'club.db'));
    await expect(openDatabase(`file:${folder}/club.db`)).rejects.toBeInstanceOf(NotAFile);
    writeFileSync(join(folder, 'data'), '');
    await expect(openDatabase(`file:${folder}/data/club.db`)).rejects.toBeInstanceOf(DatabaseNotWritable);
  });
});

describe('opening a database to look at', () => {
  it('makes nothing where there is none', async () => {
    const folder = aFolder();
    await expect(openForReading(`file:${folder}/club.db`)).rejects.toBeInstanceOf(DatabaseMissing);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('lets nothing be written', async () => {
    const database = await openForReading(`file:${await aFile()}`);
    onTestFinished(() => database.close());
    await expect(sql(database, "DELETE FROM Club WHERE id = '1000'")).rejects.toThrow('readonly');
  });
});
