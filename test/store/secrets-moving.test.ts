import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportClub } from '../../src/store/moving/export-club.ts';
import { importClub } from '../../src/store/moving/import-club.ts';
import { readSealed } from '../../src/store/moving/sealed-file.ts';
import { fileOf } from '../../src/store/sqlite.ts';
import { aFolder, anAddress, clubId, friday } from './a-database.ts';
import { aClub, holdsAny, kinds, openedAt, secretsOf } from './orders-kept.ts';

it('orders that are not published stay unread where their club moves to, and their key stays', async () => {
  const { key, database, stop } = await aClub();
  const from = join(aFolder(), 'rooks.club');
  await exportClub(database, { club: clubId, file: from, now: friday });
  await stop();
  const lines = await readSealed(from, async (all) => {
    const read: string[] = [];
    for await (const line of all) read.push(line);
    return Buffer.from(read.join('\n'));
  });
  expect(lines.includes('"cipher') || lines.includes('\\"cipher')).toBe(true);
  expect(holdsAny(lines, secretsOf(key))).toBe(false);
  const file = fileOf(anAddress());
  await importClub({ from, url: `file:${file}`, withoutKey: true, now: friday, kinds });
  expect(existsSync(`${file}.secrets.key`)).toBe(false);
  expect(await openedAt(`file:${file}`)).toBeNull();
});
