import { once } from 'node:events';
import { request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PersonClient } from '../src/people/client.ts';
import { GuildsSeen, InteractionSeen, MessageSeen, PeopleSeen } from '../src/people/protocol.ts';
import { type Arrangement, arrange, BareBot } from './arrangement.ts';

let here: Arrangement;
let server: FastifyInstance;
let isOpen: boolean;
/** The address of the server beside which the page hangs, and its host. */
let site: string;
let host: string;
beforeEach(async () => {
  here = await arrange();
  // As the site has it: a proxy's word on other headers is taken, and must not let another website in.
  server = fastify({ trustProxy: 'loopback' });
  server.get('/', () => 'the site');
  isOpen = true;
  here.playground.mount(server, '/playground', { knownAs: ['bots.example.org'], isOpen: () => isOpen });
  site = await server.listen({ host: '127.0.0.1', port: 0 });
  host = new URL(site).host;
});
afterEach(async () => {
  await server.close();
  await here.playground.close();
});

const page = () => `${site}/playground`;

/** A request with any headers, also those that `fetch` does not let through. */
async function request(url: string, method = 'GET', headers: Record<string, string> = {}, body = '{}') {
  const sent = ask(url, { method, headers: { 'content-type': 'application/json', ...headers } });
  sent.end(method === 'GET' ? undefined : body);
  const [answer] = await once(sent, 'response');
  return { status: Number(answer.statusCode), headers: answer.headers, text: await text(answer) };
}

/** Whether a socket opens. */
async function opens(url: string, headers: Record<string, string>): Promise<boolean> {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers });
  const opened = await once(socket, 'open').then(
    () => true,
    () => false,
  );
  socket.terminate();
  return opened;
}

describe('the page hangs beside a site', () => {
  test('and lets nobody in before all is ready', async () => {
    const events = `${page()}/people/${here.ana.id}/events`;
    isOpen = false;
    const early = await request(page());
    expect(early).toMatchObject({ status: 503, headers: { refresh: '1' } });
    expect((await request(`${page()}/people`)).status).toBe(503);
    expect(await opens(events, {})).toBe(false);
    isOpen = true;
    expect((await request(page())).status).toBe(200);
    expect(await opens(events, {})).toBe(true);
  });

  test('with its script and styles, and takes nothing from elsewhere', async () => {
    const { status, headers, text: html } = await request(page());
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\bon\w+=/);
    const assets = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
    expect(assets).not.toEqual([]);
    for (const path of assets) expect((await request(`${site}${path}`)).status).toBe(200);
  });

  test('and leaves the rest of it alone', async () => {
    expect((await request(site)).text).toBe('the site');
    expect((await request(`${site}/people`)).status).toBe(404);
    expect(await opens(`${site}/people/${here.ana.id}/events`, {})).toBe(false);
    expect(await opens(`${page()}/gateway?v=10&encoding=json`, {})).toBe(false);
  });

  test('whose people see and do what they do on the playground itself', async () => {
    const people = PeopleSeen.parse(JSON.parse((await request(`${page()}/people`)).text));
    expect(people.map(({ name }) => name)).toContain('ana');
    const bot = await BareBot.identified(here.playground.url, here.app.token, 1);
    await here.api('POST', `/applications/${here.app.id}/commands`, { name: 'board', description: 'd' });
    const ana = new PersonClient(page(), here.ana.id);
    const [guild] = await ana.ask('GET', '/guilds', GuildsSeen);
    const channel = guild?.channels.find(({ name }) => name === 'games')?.id;
    const action = { do: 'run', channel, command: 'board' };
    const { id } = await ana.ask('POST', '/interactions', InteractionSeen, action);
    const heard = ana.nextEvent(30_000);
    const { id: opened, token } = await bot.interaction();
    await here.api('POST', `/interactions/${opened}/${token}/callback`, { type: 4, data: { content: 'x' } });
    await heard;
    expect(await ana.ask('GET', `/interactions/${id}`, InteractionSeen)).toMatchObject({
      progress: 'answered',
      message: { content: 'x' },
    });
    await ana.close();
  });

  test('where files are reached through that server, and by others where they were', async () => {
    const ana = new PersonClient(page(), here.ana.id);
    const path = `/channels/${here.guild.channel('games').id}/messages`;
    const files = [{ filename: 'a game.txt', data: Buffer.from('1. up').toString('base64') }];
    const { attachments } = await ana.ask('POST', path, MessageSeen, { files });
    await ana.close();
    const [seen] = attachments;
    expect(seen?.url).toMatch(/^\/playground\/attachments\/\d+\/\d+\/a%20game\.txt$/);
    expect((await request(`${site}${seen?.url}`)).text).toBe('1. up');
    const [direct] = await here.driver.as(here.bo, here.guild, 'games').messages();
    const url = `${here.playground.url}${seen?.url.slice('/playground'.length)}`;
    expect(direct?.attachments[0]?.url).toBe(url);
    expect(String(await here.driver.download({ url }))).toBe('1. up');
  });
});

test('a server that closes lets go of its people', async () => {
  const socket = new WebSocket(`${page().replace('http', 'ws')}/people/${here.ana.id}/events`);
  await once(socket, 'open');
  const gone = once(socket, 'close');
  await server.close();
  await gone;
  expect(await opens(`${here.playground.url}/people/${here.ana.id}/events`, {})).toBe(true);
});

describe('only our own pages act here', () => {
  type Headers = () => Record<string, string>;
  const port = () => new URL(site).port;
  const ours: [who: string, headers: Headers][] = [
    ['the page itself', () => ({ origin: site })],
    [
      'the page by another name of this machine',
      () => ({ host: `localhost:${port()}`, origin: `http://localhost:${port()}` }),
    ],
    ['the page behind a proxy', () => ({ host: 'bots.example.org', origin: 'https://bots.example.org' })],
    ['the page behind a proxy that names this machine', () => ({ origin: 'https://bots.example.org' })],
    ['a client that is no browser', () => ({})],
  ];
  const foreign: [who: string, headers: Headers][] = [
    ['another website', () => ({ origin: 'https://evil.example' })],
    ['another website on this machine', () => ({ origin: 'http://127.0.0.1:9' })],
    ['a page without an origin of its own', () => ({ origin: 'null' })],
    [
      'a name that points here',
      () => ({ host: `evil.example:${port()}`, origin: `http://evil.example:${port()}` }),
    ],
    ['a name that points here, asked by no page', () => ({ host: 'evil.example' })],
    [
      'a name that points here and claims a proxy',
      () => ({ host: 'evil.example', 'x-forwarded-host': host, 'x-forwarded-for': '127.0.0.1' }),
    ],
    ['a name that only begins like this machine’s', () => ({ host: '127.0.0.1.evil.example' })],
    ['a name that only ends like this machine’s', () => ({ host: 'evil-localhost' })],
  ];
  const answers = async (headers: Record<string, string>) => [
    (await request(`${page()}/people`, 'GET', headers)).status,
    (await request(`${page()}/people/${here.ana.id}/directs/${here.bo.id}`, 'POST', headers)).status,
    await opens(`${page()}/people/${here.ana.id}/events`, headers),
  ];

  test.each(ours)('%s is let in', async (_, headers) => {
    expect(await answers(headers())).toEqual([200, 200, true]);
  });

  test.each(foreign)('%s is kept out', async (_, headers) => {
    expect(await answers(headers())).toEqual([403, 403, false]);
  });

  test('also where the playground itself listens', async () => {
    const url = `${here.playground.url}/people/${here.ana.id}`;
    const origin = 'https://evil.example';
    expect((await request(url, 'PATCH', { origin }, '{"dmsClosed":true}')).status).toBe(403);
    expect(here.ana.dmsClosed).toBe(false);
    expect(await opens(`${url}/events`, { origin })).toBe(false);
    expect(await opens(`${url}/events`, { origin: here.playground.url })).toBe(true);
  });

  test('nobody but this host may be asked for sockets', async () => {
    const { headers } = await request(page());
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://${host} wss://${host};`);
  });
});

describe('a hostile file runs nothing on our pages', () => {
  const post = async (contentType: string, filename = 'file') => {
    const data = Buffer.from('<script>alert(1)</script>').toString('base64');
    const channel = here.guild.channel('games').id;
    const sent = JSON.stringify({ files: [{ filename, contentType, data }] });
    const path = `/people/${here.ana.id}/channels/${channel}/messages`;
    const { attachments } = MessageSeen.parse(
      JSON.parse((await request(`${page()}${path}`, 'POST', {}, sent)).text),
    );
    return (await request(`${site}${attachments[0]?.url}`)).headers;
  };

  test.each([
    ['text/html', 'application/octet-stream', 'attachment'],
    ['image/svg+xml', 'image/svg+xml', 'attachment'],
    ['application/xhtml+xml', 'application/octet-stream', 'attachment'],
    ['text/javascript', 'application/octet-stream', 'attachment'],
    ['application/pdf', 'application/octet-stream', 'attachment'],
    ['image/png', 'image/png', 'inline'],
    ['IMAGE/PNG; charset=utf-8', 'image/png', 'inline'],
    ['image/png\r\nset-cookie: a=b', 'application/octet-stream', 'attachment'],
    ['', 'application/octet-stream', 'attachment'],
  ])('%j is served as %s, %s', async (given, type, disposition) => {
    const headers = await post(given);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': disposition,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test.each([
    ['"; filename=evil.html'],
    ['../../../etc/passwd'],
    ['%2e%2e%2f'],
    ['\u202Egpj.html'],
    ['a?b#c'],
  ])('named %j, it is found by that name alone', async (name) => {
    expect(await post('text/html', name)).toMatchObject({ 'content-disposition': 'attachment' });
  });
});
