import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { DefaultRestOptions } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { TurnedAway, Unreachable, whyNotIn } from '../../src/discord/entrance.ts';
import { knock, pauseAfter } from '../../src/discord/knock.ts';

const { makeRequest } = DefaultRestOptions;
const User = z.object({ id: z.string() });
const page = '<!doctype html><title>Sign in to this network</title>';

/** Something that answers in Discord's place, be it Discord. */
async function somebody(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  return `http://127.0.0.1:${address.port}/api`;
}

const saying =
  (status: number, type: string, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);

const knocking = (api: string, token = 'a.b.c') => knock({ token, api, makeRequest }, '/users/@me', User);

const failing = async (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  );

test('an answer of Discord is taken', async () => {
  const api = await somebody(saying(200, 'application/json', '{"id":"1"}'));
  expect(await knocking(api)).toEqual({ id: '1' });
});

test.each([
  ['the page of a network that wants a sign-in', 200, 'text/html', page, {}, 'not Discord that answers'],
  ['its way there', 302, 'text/html', '', { location: 'http://10.0.0.1' }, '302'],
  ['its refusal', 401, 'text/html', page, {}, '401'],
  ['a page that calls itself JSON', 200, 'application/json', page, {}, 'not Discord that answers'],
  ['something else in JSON', 200, 'application/json', '{"ok":true}', {}, 'not Discord that answers'],
  ['its refusal in JSON', 401, 'application/json', '{"error":"sign in"}', {}, '401'],
  ['a web filter', 403, 'text/html', page, {}, '403'],
  ['a failure of Discord', 500, 'application/json', '{"message":"500","code":0}', {}, '500'],
  ['a failure before Discord', 502, 'text/html', page, {}, '502'],
])('%s is to be tried again', async (_, status, type, body, headers, why) => {
  const error = await failing(knocking(await somebody(saying(status, type, body, headers))));
  expect(error).toBeInstanceOf(Unreachable);
  expect(String(error)).toContain(why);
});

test('a limit, and being barred by Cloudflare, say in how many seconds to try again', async () => {
  const api = await somebody(saying(429, 'text/html', 'error code: 1015', { 'retry-after': '120' }));
  const error = await failing(knocking(api));
  expect(error).toMatchObject({ retryAfter: 120_000 });
  expect([
    pauseAfter(1, error),
    pauseAfter(1, new Error('x')),
    pauseAfter(3, null),
    pauseAfter(99, null),
  ]).toEqual([120_000, 1_000, 4_000, 60_000]);
});

test('only Discord itself says that it does not know the token', async () => {
  const api = await somebody(saying(401, 'application/json', '{"message":"401: Unauthorized","code":0}'));
  expect(await failing(knocking(api))).toMatchObject({ refusal: 'token' });
});

test('a single word of Discord that it does not know the token is not believed', async () => {
  let asked = 0;
  const no = saying(401, 'application/json', '{"message":"401: Unauthorized","code":0}');
  const yes = saying(200, 'application/json', '{"id":"1"}');
  const api = await somebody((response) => {
    asked += 1;
    (asked < 3 ? no : yes)(response);
  });
  expect(await knocking(api)).toEqual({ id: '1' });
});

test('what can be no token is not sent', async () => {
  const api = await somebody(saying(200, 'application/json', '{"id":"1"}'));
  expect(await failing(knocking(api, 'two\nlines'))).toMatchObject({ refusal: 'token' });
});

test.each([
  ['no name', 'http://rook-and-gavel.invalid/api'],
  ['nobody there', 'http://127.0.0.1:9/api'],
  ['no certificate', 'https://127.0.0.1:9/api'],
])('%s is to be tried again', async (_, api) => {
  expect(await failing(knocking(api))).toBeInstanceOf(Unreachable);
});

test('a connection that ends in the midst of it is to be tried again', async () => {
  const api = await somebody((response) => response.destroy());
  expect(await failing(knocking(api))).toBeInstanceOf(Unreachable);
});

test('who gives up is not told of a Discord that cannot be reached', async () => {
  const asked = new AbortController();
  const api = await somebody(() => asked.abort());
  const error = await failing(knock({ token: 'a', api, makeRequest, signal: asked.signal }, '/x', User));
  expect([error instanceof Unreachable, error]).toEqual([false, asked.signal.reason]);
});

test('what the client meets is worded in the same way, and what is not understood is left', () => {
  const network = Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' });
  expect(whyNotIn(network, 'https://discord.com/api')).toBeInstanceOf(Unreachable);
  const away = new TurnedAway('intents');
  expect(whyNotIn(away, '')).toBe(away);
  const strange = new Error('x');
  expect(whyNotIn(strange, '')).toBe(strange);
});
