import { join } from 'node:path';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { rooms } from '../../src/rooms.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { openSite } from '../../src/web/site.ts';
import { beginFolder } from '../begun.ts';
import type { SayHowFar } from '../how-far.ts';
import { afterwards, crowd } from './crowd.ts';

const requests = 200;

/** Measures the site of a crowded club, asked over the loopback, beside a server that has the same bytes at hand. */
export async function benchSite(members: number, say: SayHowFar): Promise<string[]> {
  const folder = beginFolder('rook-and-gavel-');
  const database = await openDatabase(`file:${join(folder.path, 'club.db')}`);
  try {
    const clubs = new PrismaClubs(database, () => {}, rooms);
    say('a club is filled');
    await crowd(clubs, members);
    return [`site of ${members.toLocaleString('en-GB')} members`, ...(await measure(clubs, say))];
  } finally {
    await database.close();
    folder.remove();
  }
}

async function measure(clubs: PrismaClubs, say: SayHowFar): Promise<string[]> {
  const [log, host, port] = [pino({ level: 'silent' }), '127.0.0.1', 0];
  const site = await openSite({ clubs, clock: () => afterwards, log, host, port, rateLimit: 1_000_000 });
  try {
    const lines: string[] = [];
    for (const path of ['/', '/?page=50', '/api', '/members/1', '/games']) {
      say(path);
      lines.push(await line(path, `${site.url}${path}`));
    }
    return [...lines, await yardstick(await textOf(`${site.url}/`))];
  } finally {
    await site.close();
  }
}

/** The yardstick: the bytes of the first page from memory, and nothing else. */
async function yardstick(page: string): Promise<string> {
  const server = fastify();
  server.get('/', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  try {
    return await line('same bytes', await server.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await server.close();
  }
}

/** Median and 95th percentile of requests one after another, in milliseconds, and the size of an answer. */
async function line(name: string, url: string): Promise<string> {
  const bytes = Buffer.byteLength(await textOf(url));
  const times: number[] = [];
  for (let n = 0; n < requests; n++) {
    const start = performance.now();
    await textOf(url);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(share * requests)] ?? Number.NaN).toFixed(1)} ms`;
  return `  ${name.padEnd(17)} ${at(0.5).padStart(9)}   p95 ${at(0.95).padStart(9)}   ${(bytes / 1000).toFixed(1)} kB`;
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
