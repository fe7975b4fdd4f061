import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase, openForReading } from '../../../src/store/open-database.ts';
import { firstColumn, leaveNoLog, Sqlite } from '../../../src/store/sqlite.ts';
import { aFolder } from '../a-database.ts';

/** The file of a database that was made and closed. */
async function aFile(): Promise<string> {
  const file = join(aFolder(), 'club.db');
  await (await openDatabase(`file:${file}`)).close();
  return file;
}

const tables = 'SELECT count(*) FROM sqlite_master';

it('a connection that could not be had is tried again', async () => {
  const file = await aFile();
  const sqlite = new Sqlite(file, { fileMustExist: true, patience: 0 });
  rmSync(file);
  await expect(sqlite.connect()).rejects.toThrow();
  await (await openDatabase(`file:${file}`)).close();
  const connection = await sqlite.connect();
  expect(Number((await firstColumn(connection, tables))[0])).toBeGreaterThan(5);
  await connection.dispose();
});

it('a database that is opened while another program holds it for a moment is used once that lets go', async () => {
  const file = await aFile();
  const database = await openDatabase(`file:${file}`);
  const other = await new Sqlite(file).connect();
  const mode = 'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT';
  await other.executeScript(mode);
  setTimeout(() => void other.dispose(), 100);
  expect(await database.alone((client) => client.club.count())).toBe(0);
  await database.close();
});

it('the log of one that only looked is taken away, and that of one who writes is not', async () => {
  const file = await aFile();
  await (await openForReading(`file:${file}`)).close();
  await leaveNoLog(file);
  expect(existsSync(`${file}-wal`)).toBe(false);
  const database = await openDatabase(`file:${file}`);
  await database.alone((client) => client.club.count());
  await leaveNoLog(file);
  expect(existsSync(`${file}-wal`)).toBe(true);
  await database.close();
});

it('what is gone leaves no log, and nothing is made in its place', async () => {
  const file = join(aFolder(), 'away.db');
  await expect(leaveNoLog(file)).resolves.toBeUndefined();
  writeFileSync(`${file}-wal`, '');
  await expect(leaveNoLog(file)).resolves.toBeUndefined();
  expect(existsSync(file)).toBe(false);
});
