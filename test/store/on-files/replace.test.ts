import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DatabaseLocked } from '../../../src/store/database-errors.ts';
import { replaceDatabase } from '../../../src/store/keeping/replace.ts';
import { firstColumn, Sqlite } from '../../../src/store/sqlite.ts';
import { anAddress, friday, opened } from '../a-database.ts';

/** Where a database is, and how it was. */
async function aDatabase() {
  const url = anAddress();
  const database = await opened(url);
  await database.close();
  const file = url.replace('file:', '');
  return { file, before: readFileSync(file) };
}

/** Writes a row, and leaves it in the log alone. */
async function writeIntoLog(file: string) {
  const connection = await new Sqlite(file).connect();
  await connection.executeScript('PRAGMA journal_mode = WAL; CREATE TABLE Said (word TEXT)');
  await connection.executeScript("INSERT INTO Said VALUES ('check')");
  return connection;
}

it('what is put in place has in it what was in its log alone', async () => {
  const { file } = await aDatabase();
  await replaceDatabase({ file, now: friday }, async (next) => {
    const connection = await writeIntoLog(`${next}.begun`);
    for (const end of ['', '-wal']) copyFileSync(`${next}.begun${end}`, `${next}${end}`);
    await connection.dispose();
  });
  const there = await new Sqlite(file).connect();
  onTestFinished(() => there.dispose());
  expect(await firstColumn(there, 'SELECT word FROM Said')).toEqual(['check']);
});

it('nothing is put in place while its log cannot be folded in', async () => {
  const { file, before } = await aDatabase();
  const replaced = replaceDatabase({ file, now: friday }, async (next) => {
    const connection = await writeIntoLog(next);
    onTestFinished(() => connection.dispose());
  });
  await expect(replaced).rejects.toBeInstanceOf(DatabaseLocked);
  expect([readFileSync(file).equals(before), existsSync(`${file}-wal`)]).toEqual([true, false]);
  expect(readdirSync(dirname(file)).filter((name) => /next|before/.test(name))).toEqual([]);
});
