import { once } from 'node:events';
import { connect } from 'node:net';
import { Client, Events, GatewayIntentBits, TextChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Arrangement, arrange } from './arrangement.ts';

const POST = 'POST /channels/{channel_id}/messages';

let here: Arrangement;
let client: Client;
let games: TextChannel;
beforeEach(async () => {
  here = await arrange({ rateLimits: true });
  client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: here.playground.apiUrl, timeout: 2_000, retries: 1 },
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

/** Stops the clock after all windows so far have ended, so that a slow machine counts as a fast one does. */
function timeStandsStill(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
}

describe('rate limits', () => {
  test('are told in headers, refuse with 429 and pass when they say', async () => {
    timeStandsStill();
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
    vi.setSystemTime(Date.now() + Number(refused.body.retry_after) * 1_000);
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
    timeStandsStill();
    const asked = await Promise.all(
      Array.from({ length: 150 }, (_, n) => here.api('GET', `/users/${n % 2 ? here.ana.id : here.bo.id}`)),
    );
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(100);
    expect(refused.every(({ body }) => body.global === true)).toBe(true);
  });
});

describe('ordered trouble', () => {
  test('429 for everything is waited out by discord.js', async () => {
    here.playground.faults.next(POST, 'global');
    await games.send('at last');
    expect(await texts()).toEqual(['at last']);
    expect(here.playground.refusals).toMatchObject([
      { status: 429, detail: expect.stringContaining('limited') },
    ]);
  });

  test.each([
    ['cut', 0],
    ['half', 1],
  ] as const)('a connection that ends (%s) has left %i messages', async (fault, left) => {
    here.playground.faults.next(POST, fault);
    await expect(here.api('POST', `/channels/${games.id}/messages`, { content: 'x' })).rejects.toThrow();
    expect(await texts()).toHaveLength(left);
    expect(here.playground.violations).toEqual([]);
  });

  test('a page of somebody else in the place of an answer is work done', async () => {
    here.playground.faults.next('*', 'garbage');
    const answer = await fetch(`${here.playground.apiUrl}/v10/channels/${games.id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${here.app.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'x' }),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('html'),
    ]);
    expect(await texts()).toEqual(['x']);
  });

  test.each([
    ['page 200', 200],
    ['page 302', 302],
    ['page 403', 403],
    ['page 404', 404],
  ] as const)('a page of a web filter (%s) is work not done', async (fault, status) => {
    here.playground.faults.next(POST, fault);
    const answer = await fetch(`${here.playground.apiUrl}/v10/channels/${games.id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${here.app.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'x' }),
    });
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining('<title>')]);
    expect(await texts()).toEqual([]);
    expect(here.playground.violations).toEqual([]);
  });

  test('a file or words that Discord does not take are refused with its code, and are no mistake of the client', async () => {
    here.playground.faults.next(POST, 'bad file');
    await games.send('without a file');
    await expect(games.send({ files: [Buffer.from('x')] })).rejects.toMatchObject({
      status: 400,
      code: 50035,
    });
    here.playground.faults.next(POST, 'bad words');
    await expect(games.send('said badly')).rejects.toMatchObject({ status: 400, code: 50035 });
    expect(await texts()).toEqual(['without a file']);
    expect(here.playground.violations).toEqual([]);
  });

  test('more new direct messages than may be opened at a time are too fast; one that is open counts no more', async () => {
    here.playground.limitDms(1, 600_000);
    await client.users.createDM(here.ana.id);
    await expect(client.users.createDM(here.bo.id)).rejects.toMatchObject({ status: 403, code: 40003 });
    await client.users.createDM(here.ana.id, { force: true });
    here.playground.limitDms(2, 600_000);
    await client.users.createDM(here.bo.id);
    expect(here.playground.violations).toEqual([]);
  });

  test('a request whose sender is gone before it is whole is nobody’s fault', async () => {
    const { port, hostname } = new URL(here.playground.apiUrl);
    const sender = connect(Number(port), hostname);
    const head = [
      `POST /api/v10/channels/${games.id}/messages HTTP/1.1`,
      `Host: ${hostname}`,
      `Authorization: Bot ${here.app.token}`,
      'Content-Type: application/json',
      'Content-Length: 1000',
    ];
    sender.write(`${head.join('\r\n')}\r\n\r\n{"content":`, () => sender.destroySoon());
    await once(sender, 'close');
    await here.api('POST', `/channels/${games.id}/messages`, { content: 'whole' });
    await here.playground.idle();
    expect(await texts()).toEqual(['whole']);
    expect(here.playground.violations).toEqual([]);
  });

  test('ends when it is called off', async () => {
    here.playground.faults.next(POST, 500, 99);
    here.playground.faults.clear();
    await games.send('unharmed');
    expect(await texts()).toEqual(['unharmed']);
  });

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
