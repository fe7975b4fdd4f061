import { expect, it } from 'vitest';
import { backUp } from '../../../src/store/keeping/back-up.ts';
import { restore } from '../../../src/store/keeping/restore.ts';
import { openDatabase } from '../../../src/store/open-database.ts';
import { fileOf } from '../../../src/store/sqlite.ts';
import { verifyAll } from '../../../src/store/verify.ts';
import { clubId, friday, sql } from '../a-database.ts';
import { aClub, clubsIn, kinds, opened, pointsIn } from '../two-books.ts';

it('a book of a kind that this version does not know is copied and put back as it is, and said to be set aside', async () => {
  const { url, database } = await aClub((address) => openDatabase(address, { kinds }));
  const file = fileOf(url);
  const { file: copy, verified } = await backUp({ from: file, to: null, keep: 14, now: friday });
  expect(verified?.setAside).toEqual([`club ${clubId}, book 1`]);
  await sql(database, 'DELETE FROM "EntryText" WHERE book = 1');
  await sql(database, 'DELETE FROM "Entry" WHERE book = 1');
  await database.close();
  const restored = await restore({ file, copy, now: friday });
  expect(restored.verified.setAside).toEqual([`club ${clubId}, book 1`]);
  const there = await opened(url);
  expect(await pointsIn(clubsIn(there))).toBe(8);
  expect((await verifyAll(there)).differences).toEqual([]);
});
