import { once } from 'node:events';
import { connect } from 'node:net';
import { constants, createInflate } from 'node:zlib';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Arrangement, arrange, BareBot } from './arrangement.ts';

const GUILDS = GatewayIntentBits.Guilds;
const properties = { os: 'linux', browser: 'none', device: 'none' };

let here: Arrangement;
beforeEach(async () => {
  here = await arrange();
});
afterEach(async () => here.playground.close());

const fresh = () => new BareBot(here.playground.url);

describe('a bot is turned away', () => {
  test.each<[why: string, code: number, token: (() => string) | undefined, intents: number]>([
    ['with a wrong token', 4004, () => 'none', GUILDS],
    ['with intents that do not exist', 4013, undefined, 1 << 30],
    ['with privileged intents it was not given', 4014, undefined, GUILDS | GatewayIntentBits.GuildMembers],
  ])('%s', async (_, code, token, intents) => {
    const bot = fresh();
    await bot.identify(token?.() ?? here.app.token, intents);
    expect(await bot.closed()).toBe(code);
    expect(here.playground.violations).toMatchObject([{ method: 'GATEWAY', status: code }]);
  });

  test.each<[why: string, code: number, said: unknown]>([
    ['for what is no JSON', 4002, 'hello'],
    ['for an unknown opcode', 4001, { op: 99, d: null }],
    ['for asking before it has said who it is', 4003, { op: 8, d: { guild_id: '1', query: '', limit: 0 } }],
    ['for more than 4,096 bytes', 4002, 'x'.repeat(4_097)],
  ])('%s', async (_, code, said) => {
    const bot = fresh();
    await bot.until(({ op }) => op === 10);
    bot.say(said);
    expect(await bot.closed()).toBe(code);
  });

  test('when its heart stops', async () => {
    const brisk = await arrange({ heartbeatMs: 1_000 });
    const bot = await BareBot.identified(brisk.playground.url, brisk.app.token, GUILDS);
    bot.say({ op: 1, d: null });
    await bot.until(({ op }) => op === 11);
    expect(await bot.closed()).toBe(4009);
    await brisk.playground.close();
  });

  test('with another version of the gateway', async () => {
    const socket = new WebSocket(`${here.playground.url.replace('http', 'ws')}/gateway?v=9&encoding=json`);
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(4012);
  });
});

describe('a bot is told', () => {
  test('READY with its guilds unavailable, then each guild', async () => {
    const bot = await BareBot.identified(here.playground.url, here.app.token, GUILDS);
    await bot.until(({ t }) => t === 'GUILD_CREATE');
    expect(bot.events()).toEqual(['READY', 'GUILD_CREATE']);
    const [, ready, guild] = bot.heard;
    expect(ready?.d).toMatchObject({ v: 10, guilds: [{ id: here.guild.id, unavailable: true }] });
    expect(guild?.d).toMatchObject({
      name: 'Friday Lunch',
      channels: [{ name: 'general' }, { name: 'games' }],
    });
  });

  test('only what its intents cover', async () => {
    here.app.privilegedIntents = GatewayIntentBits.GuildMembers;
    const narrow = await BareBot.identified(here.playground.url, here.app.token, GUILDS);
    const wide = await BareBot.identified(
      here.playground.url,
      here.app.token,
      GUILDS | GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildMessages,
    );
    here.guild.join(here.playground.createUser({ name: 'cy' }));
    await here.driver.as(here.ana, here.guild, 'games').post('hello');
    here.guild.addRole('last');
    for (const bot of [narrow, wide]) await bot.until(({ t }) => t === 'GUILD_ROLE_CREATE');
    expect(wide.events().slice(2)).toEqual(['GUILD_MEMBER_ADD', 'MESSAGE_CREATE', 'GUILD_ROLE_CREATE']);
    expect(narrow.events().slice(2)).toEqual(['GUILD_ROLE_CREATE']);
  });

  test('the members it asks for', async () => {
    const bot = await BareBot.identified(here.playground.url, here.app.token, GUILDS);
    bot.say({ op: 8, d: { guild_id: here.guild.id, user_ids: [here.ana.id, '1'], limit: 0 } });
    const { d } = await bot.until(({ t }) => t === 'GUILD_MEMBERS_CHUNK');
    expect(d).toMatchObject({ members: [{ user: { username: 'ana' } }], not_found: ['1'] });
  });
});

describe('resuming', () => {
  async function cutOff() {
    const bot = await BareBot.identified(here.playground.url, here.app.token, GUILDS);
    await bot.until(({ t }) => t === 'GUILD_CREATE');
    const { session_id } = Object(bot.heard.find(({ t }) => t === 'READY')?.d);
    const seq = bot.heard.at(-1)?.s;
    bot.cut();
    return { session_id, seq };
  }

  test('brings what was missed, in order, and then RESUMED', async () => {
    const session = await cutOff();
    here.guild.addRole('one');
    here.guild.addRole('two');
    const bot = fresh();
    await bot.until(({ op }) => op === 10);
    bot.say({ op: 6, d: { token: here.app.token, ...session } });
    await bot.until(({ t }) => t === 'RESUMED');
    expect(bot.events()).toEqual(['GUILD_ROLE_CREATE', 'GUILD_ROLE_CREATE', 'RESUMED']);
    expect(bot.heard.filter(({ op }) => op === 0).map(({ s }) => s)).toEqual([3, 4, 5]);
  });

  test('an unknown session is invalid, and so is a number that never was', async () => {
    const session = await cutOff();
    const stranger = fresh();
    stranger
      .until(({ op }) => op === 10)
      .then(() => stranger.say({ op: 6, d: { token: here.app.token, ...session, session_id: 'none' } }));
    expect(await stranger.until(({ op }) => op === 9)).toMatchObject({ d: false });
    const ahead = fresh();
    await ahead.until(({ op }) => op === 10);
    ahead.say({ op: 6, d: { token: here.app.token, ...session, seq: 99 } });
    expect(await ahead.closed()).toBe(4007);
  });
});

describe('one session', () => {
  test('is taken over by the connection that resumes it, whatever becomes of the older one', async () => {
    const old = await BareBot.identified(here.playground.url, here.app.token, GUILDS);
    await old.until(({ t }) => t === 'GUILD_CREATE');
    const { session_id } = Object(old.heard.find(({ t }) => t === 'READY')?.d);
    const bot = fresh();
    await bot.until(({ op }) => op === 10);
    bot.say({ op: 6, d: { token: here.app.token, session_id, seq: 2 } });
    await bot.until(({ t }) => t === 'RESUMED');
    old.leave();
    await old.closed();
    here.guild.addRole('later');
    await bot.until(({ t }) => t === 'GUILD_ROLE_CREATE');
    expect(old.events()).not.toContain('GUILD_ROLE_CREATE');
  });

  test('that is void may be followed by another on the same connection', async () => {
    const bot = await BareBot.identified(here.playground.url, here.app.token, GUILDS);
    here.playground.disturb('invalidate');
    await bot.until(({ op }) => op === 9);
    bot.heard.length = 0;
    bot.say({ op: 2, d: { token: here.app.token, intents: GUILDS, properties } });
    await bot.until(({ t }) => t === 'READY');
  });

  test('is not resumed from before what a heartbeat has acknowledged', async () => {
    const bot = await BareBot.identified(here.playground.url, here.app.token, GUILDS);
    await bot.until(({ t }) => t === 'GUILD_CREATE');
    const { session_id } = Object(bot.heard.find(({ t }) => t === 'READY')?.d);
    bot.say({ op: 1, d: 2 });
    await bot.until(({ op }) => op === 11);
    bot.cut();
    here.guild.addRole('missed');
    const resumed = fresh();
    await resumed.until(({ op }) => op === 10);
    resumed.say({ op: 6, d: { token: here.app.token, session_id, seq: 1 } });
    await resumed.until(({ op }) => op === 9);
    resumed.say({ op: 6, d: { token: here.app.token, session_id, seq: 2 } });
    await resumed.until(({ t }) => t === 'RESUMED');
    expect(resumed.heard.filter(({ op }) => op === 0).map(({ s }) => s)).toEqual([3, 4]);
  });
});

test.each(['GET // HTTP/1.1', 'GET /gateway?v=10&encoding=json HTTP/1.1'])(
  'a socket that speaks nonsense is dropped and nobody else: %s',
  async (line) => {
    const socket = connect(Number(new URL(here.playground.url).port), '127.0.0.1');
    const gone = once(socket, 'close');
    const handshake = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket'];
    const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=='];
    socket.write(`${[line, ...handshake, ...key].join('\r\n')}\r\n\r\n`);
    socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    socket.resume();
    await gone;
    await BareBot.identified(here.playground.url, here.app.token, GUILDS);
  },
);

describe('discord.js', () => {
  test.each(['reconnect', 'invalidate', 'drop'] as const)(
    'comes back after %s and misses nothing',
    async (how) => {
      const client = new Client({ intents: [GUILDS], rest: { api: here.playground.apiUrl } });
      const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
      await client.login(here.app.token);
      await ready;
      const back = new Promise<void>((resolve) => {
        client.once(Events.ShardResume, () => resolve());
        client.once(Events.ShardReady, () => resolve());
      });
      here.playground.disturb(how);
      const role = here.guild.addRole('missed');
      await back;
      await expect.poll(() => client.guilds.cache.get(here.guild.id)?.roles.cache.has(role.id)).toBe(true);
      await client.destroy();
      expect(here.playground.violations).toEqual([]);
    },
  );
});

test('the stream is compressed where that is asked for', async () => {
  const address = `${here.playground.url.replace('http', 'ws')}/gateway?v=10&encoding=json&compress=zlib-stream`;
  const socket = new WebSocket(address);
  const inflate = createInflate({ flush: constants.Z_SYNC_FLUSH });
  socket.on('message', (data) => inflate.write(data));
  const text = await new Promise((resolve) => inflate.once('data', (chunk) => resolve(String(chunk))));
  expect(JSON.parse(String(text))).toMatchObject({ op: 10, d: { heartbeat_interval: 41_250 } });
});
