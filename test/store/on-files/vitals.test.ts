import { expect, it, onTestFinished, vi } from 'vitest';
import { DiskFails } from '../../../src/store/database-errors.ts';
import { fileOf, Sqlite } from '../../../src/store/sqlite.ts';
import { tryWriting } from '../../../src/store/vitals.ts';
import { anAddress, opened } from '../a-database.ts';

it('nothing can be kept in a file that another program keeps for itself', async () => {
  const url = anAddress();
  const database = await opened(url);
  const other = await new Sqlite(fileOf(url)).connect();
  onTestFinished(() => other.dispose());
  await other.executeScript('BEGIN IMMEDIATE');
  await expect(tryWriting(database, fileOf(url))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
});

it('nothing can be kept on a disk that fails, and the error is the disk’s own', async () => {
  const database = await opened();
  const failure = new DiskFails('club.db');
  vi.spyOn(database.engine, 'settled').mockRejectedValueOnce(failure);
  await expect(tryWriting(database, null)).rejects.toBe(failure);
});
