import { expect, it, onTestFinished } from 'vitest';
import { fileOf, Sqlite } from '../../src/store/sqlite.ts';
import { tryWriting } from '../../src/store/vitals.ts';
import { anAddress, opened } from './a-database.ts';

it('nothing can be kept in a file that another program keeps for itself', async () => {
  const url = anAddress();
  const database = await opened(url);
  const other = await new Sqlite(fileOf(url)).connect();
  onTestFinished(() => other.dispose());
  await other.executeScript('BEGIN IMMEDIATE');
  await expect(tryWriting(database, fileOf(url))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
});
