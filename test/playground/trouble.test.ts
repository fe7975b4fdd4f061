import { Client, Events, GatewayIntentBits, TextChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Arrangement, arrange } from './arrangement.ts';

const POST = 'POST /channels/{channel_id}/messages';

let here: Arrangement;
let client: Client;
let games: TextChannel;
beforeEach(async () => {
  here = await arrange({ rateLimits: true });
  client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: here.playground.apiUrl, timeout: 500, retries: 1 },
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(here.app.token);
  await ready;
  const channel = await client.channels.fetch(here.guild.channel('games').id);
  if (!(channel instanceof TextChannel)) throw new Error('#games is a text channel');
  games = channel;
});
afterEach(async () => {
  await client.destroy();
  await here.playground.close();
});

const texts = async () =>
  (await here.driver.as(here.ana, here.guild, 'games').messages()).map(({ text }) => text);

describe('rate limits', () => {
  test('are told in headers, refuse with 429 and pass when they say', async () => {
    here.playground.rateLimits.set(POST, { requests: 2, perMs: 1_000 });
    const path = `/channels/${games.id}/messages`;
    const send = () => here.api('POST', path, { content: 'x' });
    expect((await send()).headers.get('x-ratelimit-remaining')).toBe('1');
    await send();
    const refused = await send();
    expect(refused).toMatchObject({ status: 429, body: { global: false } });
    expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
    expect(here.playground.refusals).toMatchObject([{ status: 429 }]);
    expect(here.playground.violations).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, Number(refused.body.retry_after) * 1_000 + 5));
    expect((await send()).status).toBe(200);
  });

  test('of one channel do not count for another', async () => {
    here.playground.rateLimits.set(POST, { requests: 1, perMs: 60_000 });
    const send = async (name: string) =>
      (await here.api('POST', `/channels/${here.guild.channel(name).id}/messages`, { content: 'x' })).status;
    expect([await send('games'), await send('games'), await send('general')]).toEqual([200, 429, 200]);
  });

  test('let five messages through in five seconds, and discord.js waits for the sixth', async () => {
    here.playground.rateLimits.set(POST, { requests: 5, perMs: 400 });
    await Promise.all(['1', '2', '3', '4', '5', '6'].map((content) => games.send(content)));
    expect(await texts()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(here.playground.refusals).toEqual([]);
  });

  test('fifty in a second are all a bot may ask, whatever it asks', async () => {
    const asked = await Promise.all(
      Array.from({ length: 150 }, (_, n) => here.api('GET', `/users/${n % 2 ? here.ana.id : here.bo.id}`)),
    );
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body.global).toBe(true);
  });
});

describe('ordered trouble', () => {
  test('429 is waited out by discord.js', async () => {
    here.playground.faults.next(POST, 429);
    await games.send('at last');
    expect(await texts()).toEqual(['at last']);
    expect(here.playground.refusals).toMatchObject([{ status: 429 }]);
  });

  test.each([500, 502] as const)('%i is tried again once, and then given up', async (status) => {
    here.playground.faults.next(POST, status);
    await games.send('second try');
    here.playground.faults.next(POST, status, 2);
    await expect(games.send('never')).rejects.toMatchObject({ status });
    expect(await texts()).toEqual(['second try']);
  });

  test('a request that hangs is aborted and tried again', async () => {
    here.playground.faults.next(POST, 'hang');
    await games.send('second try');
    expect(await texts()).toEqual(['second try']);
  });

  test('a lost answer is work done: without a nonce it is done twice', async () => {
    here.playground.faults.next(POST, 'lost');
    await games.send('twice');
    expect(await texts()).toEqual(['twice', 'twice']);
    here.playground.faults.next(POST, 'lost');
    await games.send({ content: 'once', nonce: 'once', enforceNonce: true });
    expect(await texts()).toEqual(['twice', 'twice', 'once']);
  });
});
