import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSealed } from '../../src/store/moving/sealed-file.ts';
import { anAddress, beside, isOnFiles } from './a-database.ts';
import { exported, movedIn } from './a-move.ts';
import { aClub, holdsAny, kinds, openedAt, secretsOf } from './orders-kept.ts';

it('orders that are not published stay unread where their club moves to, and their key stays', async () => {
  const { key, database, stop } = await aClub();
  const { from } = await exported(database);
  await stop();
  const lines = await readSealed(from, async (all) => {
    const read: string[] = [];
    for await (const line of all) read.push(line);
    return Buffer.from(read.join('\n'));
  });
  expect(lines.includes('"cipher') || lines.includes('\\"cipher')).toBe(true);
  expect(holdsAny(lines, secretsOf(key))).toBe(false);
  const url = anAddress();
  await movedIn(from, url, { kinds });
  // A server's first process makes a key of its own.
  expect(existsSync(`${beside(url)}.secrets.key`)).toBe(!isOnFiles);
  expect(await openedAt(url)).toBeNull();
});
