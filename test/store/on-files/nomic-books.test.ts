import { expect, it } from 'vitest';
import { backUp } from '../../../src/store/keeping/back-up.ts';
import { restore } from '../../../src/store/keeping/restore.ts';
import { fileOf } from '../../../src/store/sqlite.ts';
import { opened, sql } from '../a-database.ts';
import { now, played, tableIn } from '../a-game-of-nomic.ts';

it('the book of a game of Nomic is in a copy, and the same when that is put back', async () => {
  const { url, database, state } = await played();
  const file = fileOf(url);
  const { file: copy, verified } = await backUp({ from: file, to: null, keep: 14, now });
  expect(verified).toMatchObject({ differences: [], setAside: [] });
  await sql(database, 'DELETE FROM "EntryText" WHERE book = 1');
  await sql(database, `DELETE FROM "Entry" WHERE book = 1 AND type = 'nomic-deed'`);
  await database.close();
  expect((await restore({ file, copy, now })).verified).toMatchObject({ differences: [], setAside: [] });
  expect(await tableIn(await opened(url))).toEqual(state);
});
