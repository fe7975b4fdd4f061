import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { openForReading } from '../../../src/store/open-database.ts';
import { verifyAll } from '../../../src/store/verify.ts';
import { ownPostgresql, programsOfPostgresql } from '../../../tools/own-postgresql.ts';
import { fourShards, type Sibling } from '../../support/four-shards.ts';
import { anAddress } from '../a-database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

type Stage = Awaited<ReturnType<typeof fourShards>>;

let stage: Stage;
afterEach(() => stage.close());

const half = { own: [0, 1], of: 4 };
const rest = { own: [2, 3], of: 4 };

const says = ({ logged }: Pick<Sibling, 'logged'>, words: string) =>
  vi.waitFor(() => expect(logged.map(({ msg }) => msg)).toContain(words), 20_000);

/** Where a process says that its `/health` and `/metrics` are, also one that is not started yet. */
const healthOf = ({ logged }: Pick<Sibling, 'logged'>) => String(logged.find(({ health }) => health)?.health);

const waits = 'another process has these shards: waiting until it ends';

it('a rolling update loses and doubles nothing: the next process answers at once, and waits with the rest until the first has ended', async () => {
  stage = await fourShards('2026-11-18 16:00', anAddress());
  const first = await stage.start(half);
  await stage.start(rest);
  await stage.setUp(0);
  await stage.idle();
  const logged: Sibling['logged'] = [];
  const starting = stage.start(half, logged);
  await says({ logged }, waits);
  await stage.setUp(1);
  expect(await stage.board(0)).toContain('Ana 0');
  await stage.idle();
  expect(await stage.announced(1)).toBe(1);
  await first.app.stop();
  await starting;
  expect(await stage.board(1)).toContain('Ana 1');
  await stage.setUp(2);
  await stage.idle();
  expect(await stage.announced(2)).toBe(1);
  for (const shard of [0, 1]) expect(await stage.announced(shard)).toBe(1);
  expect(stage.playground.violations).toEqual([]);
});

it('a process that waits for another to end is well, and says that it waits', async () => {
  stage = await fourShards('2026-11-18 16:00', anAddress());
  const first = await stage.start(half);
  const logged: Sibling['logged'] = [];
  const starting = stage.start(half, logged);
  await says({ logged }, waits);
  const url = healthOf({ logged });
  const metrics = async () => (await (await fetch(`${url}/metrics`)).text()).split('\n');
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'well', found: [] });
  expect(await metrics()).toEqual(
    expect.arrayContaining(['rook_gateway_ready 1', 'rook_shard_ready{shard="1"} 1', 'rook_duty_waiting 1']),
  );
  await first.app.stop();
  await starting;
  expect(await metrics()).toContain('rook_duty_waiting 0');
});

it('what was left to be posted by a process that waits is posted by the one that has the shards', async () => {
  stage = await fourShards('2026-11-18 16:00', anAddress());
  await stage.start(half);
  const logged: Sibling['logged'] = [];
  const starting = stage.start(half, logged);
  starting.catch(() => {});
  await says({ logged }, waits);
  for (const shard of [0, 1]) {
    await stage.setUp(shard);
    await stage.idle();
    await vi.waitFor(async () => expect(await stage.announced(shard)).toBe(1), 20_000);
  }
  const [first] = [stage.siblings[0]];
  await first?.app.stop();
  await starting;
});

it('a database that is away for a minute is said to be, and all goes on when it is back', async () => {
  const server = await ownPostgresql(programsOfPostgresql() ?? '', { durable: true });
  const address = await server.database();
  stage = await fourShards('2026-11-18 16:00', address);
  const health = `${healthOf(await stage.start(null))}/health`;
  await stage.setUp(3);
  await stage.idle();
  await server.kill();
  const [asked, back] = [stage.ownerOn(3).run('leaderboard'), wait(60_000)];
  expect((await asked).text).toContain('check whether it was done');
  const unwell = await fetch(health);
  expect([unwell.status, await unwell.text()]).toEqual([
    503,
    expect.stringContaining('the database does not answer'),
  ]);
  await back;
  await server.begin();
  await vi.waitFor(async () => expect(await stage.board(3)).toContain('Ana 3'), 60_000);
  expect(await stage.announced(3)).toBe(1);
  const database = await openForReading(address, stage.folder);
  expect((await verifyAll(database)).differences).toEqual([]);
  await database.close();
  await stage.close();
  await server.stop();
  stage = { ...stage, close: async () => {} };
});
