import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { Bot } from '../../../tools/faults/bot.ts';
import { aFolder } from '../../store/a-database.ts';

it('a bot that lives and never logs in is not waited for without end', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  const bot = new Bot({
    DISCORD_TOKEN: 'MTIz.NDU2.Nzg5',
    DISCORD_API_URL: `http://127.0.0.1:${address.port}/api`,
    DATABASE_URL: `file:${aFolder()}/club.db`,
  });
  onTestFinished(() => bot.kill());
  await once(silent, 'connection');
  expect([await bot.ready(100), bot.isGone]).toEqual([false, false]);
}, 30_000);
