import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BotProcess, look } from '../support/bot-process.ts';
import { ClubOnPlayground } from '../support/club-on-playground.ts';
import { entered } from '../support/second-game.ts';

vi.setConfig({ testTimeout: 120_000 });

const script = (name: string): string =>
  fileURLToPath(new URL(`../../dist/scripts/${name}.js`, import.meta.url));

it('a copy made while the bot runs is put back after it stopped, and the bot goes on from there', async () => {
  const club = await ClubOnPlayground.open('2026-11-20 12:25');
  const { ana, bo, mia } = await club.setUp('ana', 'bo');
  await mia.as.run('session open');
  await club.stopBot();
  club.goTo('12:41');
  onTestFinished(() => club.close());
  const { playground, databaseUrl } = club;
  const environment = {
    DISCORD_TOKEN: club.application.token,
    DISCORD_API_URL: playground.apiUrl,
    DATABASE_URL: databaseUrl,
    CLUB_NOW: new Date(club.now).toISOString(),
  };
  const env = { PATH: process.env.PATH ?? '', ...environment };
  const games = async () => Number((await look(databaseUrl, 'SELECT count(*) FROM Game'))[0]);
  const copy = join(databaseUrl.replace('file:', ''), '..', 'copy.db');

  const bot = await new BotProcess(environment).ready();
  await ana.as.run('game record', { opponent: bo, result: 'won' });
  expect(execFileSync('node', [script('backup'), copy], { env, encoding: 'utf8' })).toContain(
    'The copy is complete',
  );
  await entered(ana, await ana.as.run('game record', { opponent: bo, result: 'drew' }));
  const refused = spawnSync('node', [script('restore'), copy], { env, encoding: 'utf8' });
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('A bot is running')]);
  expect(await games()).toBe(2);

  await bot.stop();
  const restored = execFileSync('node', [script('restore'), copy], { env, encoding: 'utf8' });
  expect(restored).toContain('is now in the place of');
  expect(await games()).toBe(1);
  const again = await new BotProcess(environment).ready();
  const card = await entered(ana, await ana.as.run('game record', { opponent: bo, result: 'lost' }));
  expect(card.text).toContain('#2');
  expect(await games()).toBe(2);
  expect(await again.stop()).toBe(0);
  expect(spawnSync('node', [script('ledger-verify')], { env }).status).toBe(0);
});
