import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Duty } from '../../../src/house/duty.ts';
import type { Shards } from '../../../src/house/hosting.ts';
import { LocksOnServer } from '../../../src/store/engine/locks.ts';
import { cutAll } from '../../../tools/own-postgresql.ts';
import { anAddress, asked } from '../a-database.ts';
import { aNetwork, quickLook } from './a-network.ts';

/** A process with those shards, of four. */
const having = (url: string, ...own: number[]): Duty => dividedBy(url, { own, of: 4 });

/** A process with those shards; null is as many as Discord recommends. */
function dividedBy(url: string, shards: Shards | null): Duty {
  const duty = new LocksOnServer(url, shards);
  onTestFinished(() => duty.end());
  return duty;
}

const isTakenSoon = (duty: Duty): Promise<boolean> =>
  Promise.race([duty.taken(undefined).then(() => true), wait(1000, false)]);

it('the duty for a shard is one process’s at a time, and the next one’s when that ends', async () => {
  const url = anAddress();
  const [first, other, next] = [having(url, 0, 1), having(url, 2, 3), having(url, 1)];
  await first.taken(undefined);
  await other.taken(undefined);
  const waiting = next.taken(undefined);
  expect(await Promise.race([waiting.then(() => true), wait(700, false)])).toBe(false);
  await first.end();
  await waiting;
});

it('who cannot have all shards has none of them, so that two who overlap do not wait for each other', async () => {
  const url = anAddress();
  const [first, wide, narrow] = [having(url, 1), having(url, 0, 1), having(url, 0)];
  await first.taken(undefined);
  void wide.taken(undefined).catch(() => {});
  await wait(500);
  expect(await isTakenSoon(narrow)).toBe(true);
});

it.each([999, 1_000, 1_001, 16_000])('two processes share %d shards', async (of) => {
  const url = anAddress();
  const others = Array.from({ length: 12 }, (_, n) => n + 1);
  await dividedBy(url, { own: [0], of }).taken(undefined);
  expect(await isTakenSoon(dividedBy(url, { own: others, of }))).toBe(true);
});

it.each<[string, (Shards | null)[]]>([
  ['a process that has as many as Discord recommends', [null]],
  [
    'all processes that go by another number',
    [
      { own: [0], of: 2 },
      { own: [1], of: 2 },
    ],
  ],
])('who goes by a number of shards waits for %s', async (_, others) => {
  const url = anAddress();
  const before = others.map((shards) => dividedBy(url, shards));
  for (const duty of before) await duty.taken(undefined);
  const waiting = Promise.all([having(url, 0, 1), having(url, 2, 3)].map((duty) => duty.taken(undefined)));
  for (const duty of before) {
    expect(await Promise.race([waiting.then(() => true), wait(1200, false)])).toBe(false);
    await duty.end();
  }
  await waiting;
});

it('of those that begin at once with different numbers, those of one number have their shards', async () => {
  const url = anAddress();
  const numbers = [1, 2, 3].map((of) => dividedBy(url, { own: [0], of }));
  const taken = numbers.map((duty, n) => duty.taken(undefined).then(() => n));
  for (const each of taken) each.catch(() => {});
  const first = await Promise.race(taken);
  const others = taken.filter((_, n) => n !== first);
  expect(await Promise.race([...others, wait(1500, 'nobody')])).toBe('nobody');
});

it('a process that is told to stop waits no longer', async () => {
  const url = anAddress();
  await having(url, 0).taken(undefined);
  const stopping = new AbortController();
  const waiting = having(url, 0).taken(stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toThrow();
});

it('a process whose connection is cut takes its duty again where nobody waits for it', async () => {
  const url = anAddress();
  const duty = having(url, 0);
  await duty.taken(undefined);
  await cutAll(url);
  await wait(2500);
  expect(await isTakenSoon(having(url, 0))).toBe(false);
});

it('a process whose connection is dropped without a word takes its duty again where nobody waits for it', async () => {
  const url = anAddress();
  const network = await aNetwork(url);
  const duty = new LocksOnServer(network.url, { own: [0], of: 4 }, quickLook);
  onTestFinished(() => duty.end());
  await duty.taken(undefined);
  const holders = () =>
    asked<{ pid: number }>(
      url,
      `SELECT DISTINCT pid FROM pg_locks JOIN pg_database ON pg_locks.database = pg_database.oid
        WHERE datname = current_database() AND locktype = 'advisory'`,
    );
  const [before] = await holders();
  network.drop();
  await expect.poll(holders).toEqual([expect.not.objectContaining(before ?? {})]);
  await expect.poll(() => duty.isTaken).toBe(true);
});

it('a process whose connection is cut hears that another has been quicker', async () => {
  const url = anAddress();
  const [first, next] = [having(url, 0), having(url, 0)];
  await first.taken(undefined);
  const waiting = next.taken(undefined);
  await wait(400);
  await cutAll(url);
  await waiting;
  await first.lost;
});

it('sessions of one bucket begin five seconds apart, those of others at once', async () => {
  const url = anAddress();
  const { signal } = new AbortController();
  const [one, other] = [having(url, 0), having(url, 1)];
  const began = performance.now();
  await one.turn(0, signal);
  await other.turn(1, signal);
  await other.turn(0, signal);
  expect(performance.now() - began).toBeGreaterThan(5000);
});

it('sessions of one bucket begin five seconds apart within a process, too, and who gives up keeps nobody waiting', async () => {
  const one = having(anAddress(), 0);
  const { signal } = new AbortController();
  const givenUp = new AbortController();
  const began = performance.now();
  await one.turn(0, signal);
  const gives = expect(one.turn(0, givenUp.signal)).rejects.toThrow();
  const next = one.turn(0, signal);
  await one.turn(1, signal);
  givenUp.abort();
  await gives;
  await next;
  expect(performance.now() - began).toBeGreaterThan(5000);
});
