import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { expect, test } from 'vitest';
import { NotDiscords } from '../../src/discord/errors.ts';
import { notAPage } from '../../src/discord/make-request.ts';

type Answer = Awaited<ReturnType<RESTOptions['makeRequest']>>;

const answered = (status: number, headers: Record<string, string>) =>
  notAPage(async () => new Response('{}', { status, headers }) as unknown as Answer)(
    DefaultRestOptions.api,
    {},
  );

test.each([
  ['Discord’s own', { 'content-type': 'application/json', 'retry-after': '0.3' }],
  ['that of Cloudflare, which stands before Discord', { 'content-type': 'text/html', 'retry-after': '120' }],
])('a limit is waited for by the library: %s', async (_, headers) => {
  expect((await answered(429, headers)).status).toBe(429);
});

test.each([
  ['says nothing', {}],
  ['says nothing of use', { 'retry-after': '0' }],
  ['names a day', { 'retry-after': 'Fri, 20 Nov 2026 13:00:00 GMT' }],
])(
  'a limit that %s of when it is over is no answer, or the library would ask without a pause',
  async (_, headers) => {
    await expect(answered(429, { 'content-type': 'text/html', ...headers })).rejects.toBeInstanceOf(
      NotDiscords,
    );
  },
);
