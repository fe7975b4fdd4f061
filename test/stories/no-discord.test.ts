import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exitCodeFor, exitCodes } from '../../src/exit-codes.ts';
import { aClubToStart, type ClubToStart } from '../support/a-club-to-start.ts';
import { BotProcess, eventually, look } from '../support/bot-process.ts';

vi.setConfig({ testTimeout: 120_000 });

let people: ClubToStart<'ana'>['people'];
let club: ClubToStart['club'];
let environment: ClubToStart['environment'] & { METRICS_PORT: string };
beforeAll(async () => {
  const started = await aClubToStart('ana');
  ({ club, people } = started);
  environment = { ...started.environment, METRICS_PORT: '0' };
}, 120_000);
afterAll(() => club.close());

/** The bot waits for Discord: where its pages are, and what it says of itself. */
async function waiting(bot: BotProcess) {
  await eventually(() => bot.printed.includes('the site is open') || bot.exited);
  const line = bot.printed.split('\n').find((each) => each.includes('the site is open')) ?? '{}';
  const { url, health } = JSON.parse(line);
  return { site: String(url), health: `${health}/health` };
}

const said = (bot: BotProcess, words: string): number => bot.printed.split(words).length - 1;

/** A port of this machine that nobody has, and what has it carry to another later: a network that comes up. */
async function aNetworkToCome(to: string) {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  await new Promise((resolve) => listening.close(resolve));
  const comes = async () => {
    const relay = createServer((near) => {
      const far = connect(Number(new URL(to).port), '127.0.0.1');
      for (const [from, into] of [
        [near, far],
        [far, near],
      ] as const)
        from.on('error', () => into.destroy()).pipe(into);
    }).listen(address.port, '127.0.0.1');
    onTestFinished(() => void relay.close());
    await once(relay, 'listening');
  };
  return { api: `http://127.0.0.1:${address.port}/api`, comes };
}

describe('a bot that is started and does not reach Discord', () => {
  it('waits with its site open, says that it is not connected, and serves the club when there is a network', async () => {
    const { api, comes } = await aNetworkToCome(club.playground.url);
    const bot = new BotProcess({ ...environment, DISCORD_API_URL: api });
    const { site, health } = await waiting(bot);
    expect((await fetch(site)).status).toBe(200);
    const asked = await fetch(health);
    expect([asked.status, await asked.json()]).toEqual([
      503,
      { status: 'ailing', found: ['the bot is not connected to Discord'] },
    ]);
    expect(bot.printed).toMatch(/cannot be reached at http:\/\/127\.0\.0\.1:\d+\/api \(ECONNREFUSED\)/);
    await comes();
    await bot.ready();
    expect((await people.ana.as.run('leaderboard')).text).toContain('Ana');
    await eventually(async () => (await fetch(health)).status === 200);
    expect(await bot.stop()).toBe(0);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends in good order when it is told so by %s', async (signal) => {
    const bot = new BotProcess({ ...environment, DISCORD_API_URL: 'http://127.0.0.1:9/api' });
    await waiting(bot);
    bot.signal(signal);
    expect(await bot.exit()).toBe(0);
    expect(bot.printed).toContain('"stopped"');
  });

  it('says once for each reason why, however often it tries', async () => {
    club.playground.faults.next('GET /applications/@me', 502, 2);
    club.playground.faults.next('GET /applications/@me', 'garbage', 1);
    const bot = await new BotProcess({ ...environment, LOG_LEVEL: 'debug' }).ready();
    const tries = bot.printed.split('\n').filter((line) => line.includes('not connected to Discord yet'));
    expect(tries.map((line) => [JSON.parse(line).level, JSON.parse(line).tries])).toEqual([
      [40, 1],
      [20, 2],
      [40, 3],
    ]);
    expect(await bot.stop()).toBe(0);
  });

  it('begins no more sessions than Discord allows in a day, and waits for the next', async () => {
    onTestFinished(() => club.playground.limitStarts(1000, 0));
    club.playground.limitStarts(0, 500);
    const bot = new BotProcess(environment);
    await waiting(bot);
    expect(bot.printed).toContain('it lets the bot start no more today');
    club.playground.limitStarts(5, 0);
    await bot.ready();
    expect(await bot.stop()).toBe(0);
  });
});

describe('a bot whose gateway turns it away', () => {
  it('for a moment at its first try is the same bot with all its parts when it is let in', async () => {
    club.playground.refuseUpgrades(503);
    const bot = new BotProcess(environment);
    await eventually(() => said(bot, 'not connected to Discord yet') > 0 || bot.exited);
    expect(bot.printed).toContain('Unexpected server response: 503');
    club.playground.refuseUpgrades(null);
    await bot.ready();
    expect(bot.printed).toContain('"connected to Discord again"');
    const { mia, ana } = people;
    await mia.as.run('session open');
    const adjusting = await mia.as.run('penalty adjust', { member: ana, points: 5, reason: 'A prize' });
    if (adjusting.buttons.includes('Confirm')) await mia.as.press(adjusting, 'Confirm');
    const unposted = 'SELECT count(*) FROM Notice WHERE messageId IS NULL AND abandoned IS NULL';
    await eventually(async () => Number((await look(club.databaseUrl, unposted))[0]) === 0);
    expect(await bot.stop()).toBe(0);
  });

  it('all the time ends when it is told so', async () => {
    onTestFinished(() => club.playground.refuseUpgrades(null));
    club.playground.refuseUpgrades(503);
    const bot = new BotProcess(environment);
    await eventually(() => said(bot, 'not connected to Discord yet') > 0 || bot.exited);
    expect(await bot.stop()).toBe(0);
  });

  it('for good logs why and ends', async () => {
    const bot = await new BotProcess(environment).ready();
    club.playground.closeGateway(4004);
    expect(await bot.exit()).toBe(exitCodes.token);
    const end = bot.printed.split('\n').find((line) => line.includes('"level":60')) ?? '{}';
    expect(JSON.parse(end)).toMatchObject({
      exit: exitCodes.token,
      err: { cause: { message: expect.stringContaining('4004') } },
    });
    expect(bot.printed).not.toContain(club.token);
  });

  it.each([
    [4004, exitCodes.token],
    // Started again it takes the shards that Discord recommends by then.
    [4010, exitCodes.fault],
    [4011, exitCodes.fault],
    [4012, exitCodes.version],
    [4013, exitCodes.intents],
    [4014, exitCodes.intents],
  ])('for good, with %i, has reason to end with %i', async (code, exit) => {
    const bot = await club.startBot();
    onTestFinished(() => club.stopBot());
    club.playground.closeGateway(code);
    const why = await bot.turnedAway;
    expect(why).toMatchObject({ cause: { message: expect.stringContaining(`${code}`) } });
    expect(exitCodeFor(why)).toBe(exit);
  });
});

describe('a token that was reset', () => {
  it('ends a bot that asks Discord for something', async () => {
    const bot = await new BotProcess(environment).ready();
    const { token } = club.application;
    onTestFinished(() => {
      club.application.token = token;
    });
    club.application.token = 'AAAA.BBBB.CCCC';
    await people.morgan.as.run('chief appoint', { member: people.ana, office: 'moderator' });
    expect(await bot.exit()).toBe(exitCodes.token);
    club.playground.clearIncidents();
  });
});
