import { Client, Events } from 'discord.js';
import { GatewayIntentBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GuildHandle } from '../src/handles.ts';
import { type Arrangement, arrange, BareBot } from './arrangement.ts';

const { Guilds, DirectMessages } = GatewayIntentBits;
const everything = { intents: Guilds | DirectMessages };

let here: Arrangement;
let guilds: GuildHandle[];
beforeEach(async () => {
  here = await arrange();
  guilds = [here.guild, ...['two', 'three', 'four', 'five', 'six'].map(another)];
});
afterEach(async () => here.playground.close());

/** A guild with the bot and Ana on it. */
function another(name: string): GuildHandle {
  const guild = here.playground.createGuild({ name });
  guild.join(here.ana);
  guild.install(here.app, ['ViewChannel', 'SendMessages']);
  return guild;
}

type Shard = [id: number, count: number];

const identified = (...shard: Shard) =>
  BareBot.identified(here.playground.url, here.app.token, everything.intents, shard);

/** As the documentation of Discord has it. */
const shardOf = (guild: GuildHandle, count: number) => Number((BigInt(guild.id) >> 22n) % BigInt(count));
const onShard = (...[id, count]: Shard) => guilds.filter((guild) => shardOf(guild, count) === id);

const namesOf = (bot: BareBot, event: string) =>
  bot.heard.flatMap(({ t, d }) => (t === event ? [String(Object(d).name)] : []));

/** Adds a role of this name in every guild, and resolves when the bot has heard of the last of its own guilds. */
async function addRoles(name: string, bots: readonly BareBot[]) {
  for (const guild of guilds) guild.addRole(name);
  for (const bot of bots) {
    bot.say({ op: 1, d: null });
    await bot.until(({ op }) => op === 11);
  }
}

const rolesTold = (bot: BareBot) =>
  bot.heard.flatMap(({ t, d }) => (t === 'GUILD_ROLE_CREATE' ? [String(Object(d).guild_id)] : []));

const idsOf = (some: readonly GuildHandle[]) => some.map(({ id }) => id);

describe('a session of a shard', () => {
  test('is told in READY which it is, and of its own guilds alone', async () => {
    const bot = await identified(1, 3);
    const ready = Object(bot.heard.find(({ t }) => t === 'READY')?.d);
    const own = onShard(1, 3);
    expect(own.length).toBe(2);
    expect(ready).toMatchObject({ shard: [1, 3], guilds: own.map(({ id }) => ({ id, unavailable: true })) });
    await bot.until(({ t, d }) => t === 'GUILD_CREATE' && Object(d).id === own.at(-1)?.id);
    expect(namesOf(bot, 'GUILD_CREATE')).toEqual(own.map(({ name }) => name));
  });

  test('of a bot that names none is told of all', async () => {
    const bot = await BareBot.identified(here.playground.url, here.app.token, Guilds);
    expect(Object(bot.heard.find(({ t }) => t === 'READY')?.d).guilds).toHaveLength(guilds.length);
  });

  test('hears what happens in its guilds, and so does another of the same shard', async () => {
    const bots = [await identified(0, 2), await identified(0, 2), await identified(1, 2)];
    await addRoles('new', bots);
    const expected = [onShard(0, 2), onShard(0, 2), onShard(1, 2)].map(idsOf);
    expect(bots.map(rolesTold)).toEqual(expected);
  });

  test('has its part by its own count, while others have theirs by another', async () => {
    const bots = [await identified(0, 2), await identified(2, 5), await identified(0, 1)];
    await addRoles('new', bots);
    expect(bots.map(rolesTold)).toEqual([onShard(0, 2), onShard(2, 5), guilds].map(idsOf));
  });

  test('that is resumed stays of its shard, and misses nothing', async () => {
    const bot = await identified(1, 2);
    const { session_id } = Object(bot.heard.find(({ t }) => t === 'READY')?.d);
    bot.cut();
    for (const guild of guilds) guild.addRole('missed');
    const again = new BareBot(here.playground.url);
    await again.until(({ op }) => op === 10);
    again.say({ op: 6, d: { token: here.app.token, session_id, seq: 1 } });
    await again.until(({ t }) => t === 'RESUMED');
    expect(rolesTold(again)).toEqual(idsOf(onShard(1, 2)));
  });

  test('hears of the bot joining and leaving a guild of its own, and of no other', async () => {
    const bots = [await identified(0, 2), await identified(1, 2)];
    const fresh = another('seven');
    guilds.push(fresh);
    fresh.uninstall(here.app);
    await addRoles('new', bots);
    const heardOf = bots.map((bot) =>
      bot.heard.filter(({ d }) => Object(d).id === fresh.id).map(({ t }) => t),
    );
    expect(heardOf[shardOf(fresh, 2)]).toEqual(['GUILD_CREATE', 'GUILD_DELETE']);
    expect(heardOf[1 - shardOf(fresh, 2)]).toEqual([]);
  });

  test('is given members of its own guilds alone', async () => {
    const bot = await identified(0, 2);
    const [own, others] = [onShard(0, 2)[0], onShard(1, 2)[0]];
    for (const guild of [others, own]) bot.say({ op: 8, d: { guild_id: guild?.id, query: 'ana', limit: 1 } });
    await bot.until(({ t }) => t === 'GUILD_MEMBERS_CHUNK');
    const chunks = bot.heard.filter(({ t }) => t === 'GUILD_MEMBERS_CHUNK');
    expect(chunks).toMatchObject([{ d: { guild_id: own?.id, members: [{ user: { username: 'ana' } }] } }]);
  });

  test('gets the interactions of its guilds; those in direct messages go to shard 0', async () => {
    const bots = [await identified(0, 2), await identified(1, 2)];
    const posted = await here.api('POST', `/applications/${here.app.id}/commands`, {
      name: 'hello',
      description: 'Says hello',
      contexts: [0, 1],
    });
    expect(posted.status).toBe(201);
    const { body: direct } = await here.api('POST', '/users/@me/channels', { recipient_id: here.ana.id });
    await here.api('POST', `/channels/${direct.id}/messages`, { content: 'hello' });
    for (const [shard, bot] of bots.entries()) {
      const [guild] = onShard(shard, 2);
      if (guild === undefined) throw new Error('there is no guild');
      const answer = here.driver.as(here.ana, guild, 'general').run('hello');
      const asked = await bot.interaction();
      expect(asked.guild_id).toBe(guild.id);
      await here.api('POST', `/interactions/${asked.id}/${asked.token}/callback`, {
        type: 4,
        data: { content: 'hi' },
      });
      await answer;
    }
    await bots[0]?.until(({ t, d }) => t === 'MESSAGE_CREATE' && Object(d).channel_id === direct.id);
    expect(bots[1]?.events()).not.toContain('MESSAGE_CREATE');
  });
});

describe('a shard is refused', () => {
  test.each<Shard>([
    [2, 2],
    [-1, 2],
    [0, 0],
  ])('that there is not: %i of %i', async (...shard) => {
    const bot = new BareBot(here.playground.url);
    await bot.identify(here.app.token, Guilds, shard);
    expect(await bot.closed()).toBe(4010);
  });

  test('that would have too many guilds', async () => {
    here.playground.sharding.mostGuilds = 3;
    const bot = new BareBot(here.playground.url);
    await bot.identify(here.app.token, Guilds);
    expect(await bot.closed()).toBe(4011);
    await identified(0, 2);
    await identified(1, 2);
  });
});

/** Resolves with what the gateway says to a bot that identifies: READY, or that its session is invalid. */
async function attempt(...shard: Shard) {
  const bot = new BareBot(here.playground.url);
  await bot.identify(here.app.token, Guilds, shard);
  const { t, op, d } = await bot.until((payload) => payload.t === 'READY' || payload.op === 9);
  return t ?? { op, d };
}

describe('shards that identify', () => {
  const invalid = { op: 9, d: false };

  test('are let in one of a bucket at a time', async () => {
    here.playground.rateLimits.enabled = true;
    Object.assign(here.playground.sharding, { maxConcurrency: 2, identifyMs: 60_000 });
    expect(await attempt(0, 4)).toBe('READY');
    expect(await attempt(1, 4)).toBe('READY');
    expect(await attempt(2, 4)).toEqual(invalid);
    expect(await attempt(3, 4)).toEqual(invalid);
    expect(here.playground.violations).toEqual([]);
    expect(here.playground.refusals).toMatchObject([{ status: 429 }, { status: 429 }]);
  });

  test('are let in after five seconds, which one that comes too soon does not prolong', async () => {
    here.playground.rateLimits.enabled = true;
    here.playground.sharding.identifyMs = 300;
    expect(await attempt(0, 2)).toBe('READY');
    expect(await attempt(1, 2)).toEqual(invalid);
    await expect.poll(() => attempt(1, 2), { interval: 50 }).toBe('READY');
  });

  test('are let in as fast as they come where no limit holds', async () => {
    expect([await attempt(0, 2), await attempt(1, 2)]).toEqual(['READY', 'READY']);
  });

  test('are counted, and so they are told', async () => {
    here.playground.sharding.maxConcurrency = 16;
    await identified(0, 2);
    await identified(1, 2);
    const limit = (await here.api('GET', '/gateway/bot')).body.session_start_limit;
    expect(limit).toMatchObject({ total: 1000, remaining: 998, max_concurrency: 16 });
    expect(Object(limit).reset_after).toBeGreaterThan(86_000_000);
  });

  test('may be as many again once the time is over', async () => {
    here.playground.limitStarts(1, 200);
    const left = async () =>
      Object((await here.api('GET', '/gateway/bot')).body.session_start_limit).remaining;
    expect(await left()).toBe(1);
    await identified(0, 1);
    await expect.poll(left).toBe(1000);
  });

  test('when no session is left cost the bot all its sessions and its token', async () => {
    here.playground.limitStarts(1, 60_000);
    const { token } = here.app;
    const first = await identified(0, 2);
    const second = new BareBot(here.playground.url);
    await second.identify(token, Guilds, [1, 2]);
    expect([await second.closed(), await first.closed()]).toEqual([4004, 4004]);
    expect(here.app.token).not.toBe(token);
    expect((await here.api('GET', '/gateway/bot')).status).toBe(401);
    expect(here.playground.violations).toMatchObject([{ status: 4004 }, { status: 401 }]);
  });
});

describe('as many shards are recommended', () => {
  const recommended = async () => Number((await here.api('GET', '/gateway/bot')).body.shards);

  test('as the guilds of the bot need', async () => {
    expect(await recommended()).toBe(1);
    here.playground.sharding.mostGuilds = 5;
    expect(await recommended()).toBe(3);
  });

  test('as the one says who arranges this Discord', async () => {
    here.playground.sharding.recommended = 4;
    expect(await recommended()).toBe(4);
  });
});

test('one shard can be cut off alone', async () => {
  const bots = [await identified(0, 2), await identified(1, 2)];
  expect(here.playground.closeGateway(4000, 1)).toBe(1);
  expect(await bots[1]?.closed()).toBe(4000);
  await addRoles('new', bots.slice(0, 1));
});

test('discord.js takes the shards that are recommended, with all guilds', async () => {
  Object.assign(here.playground.sharding, { recommended: 4, maxConcurrency: 4 });
  const client = new Client({ intents: [Guilds], shards: 'auto', rest: { api: here.playground.apiUrl } });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(here.app.token);
  await ready;
  expect(client.ws.shards.size).toBe(4);
  expect([...client.guilds.cache.keys()].sort()).toEqual(idsOf(guilds).sort());
  for (const guild of client.guilds.cache.values())
    expect(guild.shardId).toBe(Number((BigInt(guild.id) >> 22n) % 4n));
  await client.destroy();
  expect(here.playground.violations).toEqual([]);
});
