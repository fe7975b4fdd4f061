import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exitCodes } from '../../../src/exit-codes.ts';
import { openForReading } from '../../../src/store/open-database.ts';
import { verifyAll } from '../../../src/store/verify.ts';
import { cutAll } from '../../../tools/own-postgresql.ts';
import { BotProcess, eventually } from '../../support/bot-process.ts';
import { fourShards } from '../../support/four-shards.ts';
import { anAddress } from '../a-database.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const moment = '2026-11-18 16:00';
const every = [0, 1, 2, 3];

let url: string;
let stage: Awaited<ReturnType<typeof fourShards>>;
beforeEach(async () => {
  url = anAddress();
  stage = await fourShards(moment, url);
});
afterEach(() => stage.close());

/** The bot as its keeper runs it, with these shards; without any, with as many as Discord recommends. */
function run(shards: string | null): BotProcess {
  const { playground, application, folder } = stage;
  return new BotProcess({
    ...{ DISCORD_TOKEN: application.token, DISCORD_API_URL: playground.apiUrl },
    ...{ DATABASE_URL: url, KEYS_FOLDER: folder, CLUB_NOW: `${moment.replace(' ', 'T')}:00Z` },
    ...(shards === null ? {} : { SHARDS: shards, PORT: 'none', SITE_URL: 'https://chess.example.org' }),
  });
}

const hasPrinted = (words: string) => async (bot: BotProcess) => {
  await eventually(() => bot.printed.includes(words) || bot.exited);
  expect(bot.printed).toContain(words);
};
const waits = hasPrinted('another process has these shards: waiting until it ends');

it.each([
  ['as many shards as Discord recommends', null],
  ['all shards by their numbers', '0-3/4'],
])(
  'a process with %s is taken over by two with half of them each: nothing is lost or doubled',
  async (_, all) => {
    const first = await run(all).ready();
    for (const shard of [0, 2]) await stage.setUp(shard);
    const [lower, upper] = [run('0-1/4'), run('2-3/4')];
    await Promise.all([waits(lower), waits(upper)]);
    for (const shard of [1, 3]) await stage.setUp(shard);
    expect(await first.stop()).toBe(exitCodes.stopped);
    for (const shard of every) {
      await vi.waitFor(async () => expect(await stage.announced(shard)).toBe(1), 30_000);
      expect(await stage.board(shard)).toContain(`Ana ${shard}`);
    }
    expect([lower.exited, upper.exited]).toEqual([false, false]);
    const database = await openForReading(url, stage.folder);
    expect(await verifyAll(database)).toMatchObject({ clubs: 4, differences: [] });
    await database.close();
    for (const bot of [lower, upper]) expect(await bot.stop()).toBe(exitCodes.stopped);
    for (const shard of every) expect(await stage.announced(shard)).toBe(1);
    expect(stage.playground.violations).toEqual([]);
  },
);

it('a process that is killed as it works leaves the clubs of others alone, and has lost and doubled nothing when it is back', async () => {
  const [lower, upper] = [await run('0-1/4').ready(), run('2-3/4')];
  await eventually(async () => (await stage.ownerOn(2).run('leaderboard')).kind !== 'failed');
  for (const shard of [0, 2]) await stage.setUp(shard);
  const asked = stage.ownerOn(0).run('join');
  await Promise.all([lower.kill(), stage.setUp(3)]);
  for (const shard of [2, 3]) expect(await stage.board(shard)).toContain(`Ana ${shard}`);
  await asked;
  await run('0-1/4').ready();
  // Where it was not kept before, it is done now.
  await stage.ownerOn(0).run('join');
  expect((await stage.board(0)).match(/ 100 /g)).toHaveLength(2);
  const database = await openForReading(url, stage.folder);
  expect(await verifyAll(database)).toMatchObject({ clubs: 3, differences: [] });
  await database.close();
  expect(upper.exited).toBe(false);
  expect(stage.playground.violations).toEqual([]);
});

it('a process whose shards another has taken says so as it ends, to be started again', async () => {
  const first = await run('0-3/4').ready();
  const second = run('0-3/4');
  await waits(second);
  await cutAll(url);
  expect(await first.exit()).toBe(exitCodes.fault);
  expect(first.printed).toContain('another process has the shards of this one');
  expect(first.printed).not.toContain('Discord will have the bot no more');
  await second.ready();
});
