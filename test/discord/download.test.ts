import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { download } from '../../src/discord/download.ts';

/** A server that answers so; returns its address. */
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  return `http://127.0.0.1:${address.port}`;
}

const bytes = Buffer.from('1. e4 e5 2. Nf3 ½', 'utf8');
const file = (url: string) => ({ name: 'game.pgn', url, size: bytes.length });

it('gives the bytes of a file of the host of the API, and their SHA-256', async () => {
  const host = await serving((_, response) => response.end(bytes));
  const found = await download(file(`${host}/attachments/1/2/game.pgn`), { api: `${host}/api`, limit: 100 });
  expect(found).toEqual({
    ok: true,
    value: {
      bytes: new Uint8Array(bytes),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  });
});

it.each([
  ['just fits', bytes.length, true],
  ['is a byte too long', bytes.length - 1, false],
])('takes no more than the limit: a file that %s', async (_, limit, taken) => {
  const host = await serving((__, response) => {
    response.write(bytes.subarray(0, 5));
    response.end(bytes.subarray(5));
  });
  const found = await download(file(`${host}/game.pgn`), { api: `${host}/api`, limit });
  expect(found).toMatchObject(
    taken ? { ok: true } : { ok: false, invalid: { problem: 'file-too-large', limit } },
  );
});

it('stops reading a file that does not end', async () => {
  const host = await serving((_, response) => {
    const more = () => response.write(Buffer.alloc(1000), () => setImmediate(more));
    response.on('error', () => undefined);
    more();
  });
  const found = await download(file(`${host}/endless.txt`), { api: `${host}/api`, limit: 5_000 });
  expect(found).toMatchObject({ invalid: { problem: 'file-too-large' } });
});

it.each([
  ['another host', (elsewhere: string) => `${elsewhere}/attachments/x.png`],
  ['a host whose name begins like Discord’s', () => 'https://cdn.discordapp.com.example.org/x.png'],
  ['Discord’s host without its lock', () => 'http://cdn.discordapp.com/x.png'],
  ['somebody named like Discord’s host', () => 'https://cdn.discordapp.com@example.org/x.png'],
  ['no address at all', () => 'x.png'],
  ['a file of this machine', () => 'file:///etc/passwd'],
])('asks %s for nothing', async (_, address) => {
  const asked: unknown[] = [];
  const elsewhere = await serving(({ url }, response) => {
    asked.push(url);
    response.end(bytes);
  });
  const found = await download(file(address(elsewhere)), { api: 'http://127.0.0.1:9/api', limit: 100 });
  expect(found).toEqual({ ok: false, invalid: { problem: 'file-lost', name: 'game.pgn' } });
  expect(asked).toEqual([]);
});

it.each<[string, RequestListener]>([
  ['is not there', (_, response) => response.writeHead(404).end('none')],
  ['is somewhere else', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  [
    'breaks off',
    (_, response) =>
      response.writeHead(200, { 'content-length': 100 }).write(bytes, () => response.destroy()),
  ],
])('says that a file is lost that %s', async (_, listener) => {
  const host = await serving(listener);
  const found = await download(file(`${host}/game.pgn`), { api: `${host}/api`, limit: 200 });
  expect(found).toEqual({ ok: false, invalid: { problem: 'file-lost', name: 'game.pgn' } });
});

it.each<[string, RequestListener]>([
  ['is turned away', (_, response) => response.writeHead(403).end('<title>Filter</title>')],
  ['gets somebody’s page in its place', (_, response) => response.end('<title>Sign in</title>')],
  ['breaks off', (_, response) => response.destroy()],
])('asks again for a file that %s at first', async (_, first) => {
  let asked = 0;
  const host = await serving((request, response) => {
    asked += 1;
    if (asked === 1) first(request, response);
    else response.end(bytes);
  });
  const found = await download(file(`${host}/game.pgn`), { api: `${host}/api`, limit: 100 });
  expect(found).toMatchObject({ ok: true, value: { bytes: new Uint8Array(bytes) } });
});

it('takes nothing for the file that is of another size', async () => {
  const host = await serving((_, response) => response.end('<title>Sign in to this network</title>'));
  const found = await download(file(`${host}/game.pgn`), { api: `${host}/api`, limit: 100 });
  expect(found).toEqual({ ok: false, invalid: { problem: 'file-lost', name: 'game.pgn' } });
});
