import { expect, it, onTestFinished } from 'vitest';
import { Metrics } from '../../src/health/metrics.ts';
import { openHealth, type Watched } from '../../src/health/open-health.ts';

const waiting = {
  clubs: 2,
  entries: 1234,
  notices: 3,
  longest: 4500,
  owed: 1,
  copies: { age: 5000, made: true, tooOld: 86_400_000 },
};
const well: Watched = {
  gateway: () => [{ id: 0, ready: true, ping: 40, servers: 3 }],
  underWay: () => 2,
  inMemory: () => 1,
  changes: () => 6,
  queue: () => 5,
  sinceRound: () => 7000,
  behind: () => 0,
  waits: () => false,
  kept: async () => waiting,
  tryWriting: async () => {},
};

async function open(changed: Partial<Watched> = {}) {
  const metrics = new Metrics({ version: '1.2.3' });
  const watched = { ...well, ...changed };
  const health = await openHealth({ watched, metrics, host: '127.0.0.1', port: 0, patience: 50 });
  onTestFinished(() => health.close());
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${health.url}${path}`, init);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: await response.text(),
    };
  };
  return { metrics, get };
}

const never = () => new Promise<never>(() => {});
const full = Object.assign(new Error('/var/lib/secret/club.db: no space'), { code: 'ENOSPC' });

it('a bot that is well says so', async () => {
  const { get } = await open();
  expect(await get('/health')).toEqual({
    status: 200,
    type: 'application/json',
    body: '{"status":"well","found":[]}',
  });
});

it.each<[string, Partial<Watched>, string[]]>([
  [
    'is not connected',
    { gateway: () => [{ id: 0, ready: false, ping: 1, servers: 3 }] },
    ['the bot is not connected to Discord'],
  ],
  ['cannot write', { tryWriting: () => Promise.reject(full) }, ['the database cannot be written: ENOSPC']],
  [
    'waits for its database for ever',
    { kept: never, tryWriting: never },
    ['the database cannot be written: no answer in time', 'the database does not answer'],
  ],
])('a bot that %s is unavailable, and says why', async (_, changed, found) => {
  const { get } = await open(changed);
  const { status, body } = await get('/health');
  expect([status, JSON.parse(body)]).toEqual([503, { status: 'ailing', found }]);
});

it.each<[string, Partial<Watched>]>([
  ['well', {}],
  ['ailing', { tryWriting: () => Promise.reject(full) }],
])('answers anyone who asks without a body as it does others, %s', async (_, changed) => {
  const { get } = await open(changed);
  for (const path of ['/health', '/metrics']) {
    const [asked, { status, type }] = [await get(path, { method: 'HEAD' }), await get(path)];
    expect(asked).toEqual({ status, type, body: '' });
  }
});

it('tells Prometheus how it is', async () => {
  const { get } = await open();
  const { status, type, body } = await get('/metrics');
  expect([status, type]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')]);
  for (const line of [
    'rook_gateway_ready 1',
    'rook_gateway_ping_seconds 0.04',
    'rook_shard_ready{shard="0"} 1',
    'rook_shard_ping_seconds{shard="0"} 0.04',
    'rook_shard_servers{shard="0"} 3',
    'rook_clubs_in_memory 1',
    'rook_changes_total 6',
    'rook_interactions_under_way 2',
    'rook_database_queue 5',
    'rook_calendar_age_seconds 7',
    'rook_duty_waiting 0',
    'rook_clubs 2',
    'rook_ledger_entries 1234',
    'rook_outbox_notices 3',
    'rook_outbox_oldest_seconds 4.5',
    'rook_answers_owed 1',
    'rook_backup_age_seconds 5',
    `rook_info{version="1.2.3",node="${process.version}"} 1`,
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).toContain('\nprocess_resident_memory_bytes ');
});

it('tells Prometheus of each shard, and of the bot that it is well where all are', async () => {
  const shards = [
    { id: 4, ready: true, ping: 20, servers: 9 },
    { id: 5, ready: false, ping: 60, servers: 8 },
    { id: 6, ready: true, ping: null, servers: 0 },
  ];
  const { get } = await open({ gateway: () => shards });
  const lines = (await get('/metrics')).body.split('\n');
  for (const line of [
    'rook_gateway_ready 0',
    'rook_gateway_ping_seconds 0.04',
    'rook_shard_ready{shard="4"} 1',
    'rook_shard_ready{shard="5"} 0',
    'rook_shard_ping_seconds{shard="6"} Nan',
    'rook_shard_servers{shard="5"} 8',
  ])
    expect(lines).toContain(line);
});

it('tells Prometheus that it waits for another process, which is no ailment', async () => {
  const { get } = await open({ waits: () => true });
  expect((await get('/health')).status).toBe(200);
  expect((await get('/metrics')).body).toContain('\nrook_duty_waiting 1\n');
});

it('says nothing of Discord where there is only the site', async () => {
  const { get } = await open({ gateway: () => 'none' });
  expect((await get('/health')).status).toBe(200);
  expect((await get('/metrics')).body).toContain('\nrook_gateway_ready Nan\n');
});

it('counts interactions by what they were and how they ended, and how long they took', async () => {
  const { metrics, get } = await open();
  const joined = { kind: 'command', name: '/join', ending: 'done', acknowledged: 20, answered: 60 };
  metrics.answered(joined);
  metrics.answered({ ...joined, acknowledged: null, answered: 3500, ending: 'too-late' });
  for (const status of [200, 200, 429]) metrics.requested(status);
  const lines = (await get('/metrics')).body.split('\n');
  for (const line of [
    'rook_interactions_total{kind="command",name="/join",ending="done"} 1',
    'rook_interactions_total{kind="command",name="/join",ending="too-late"} 1',
    'rook_acknowledgement_seconds_bucket{le="0.01",kind="command"} 0',
    'rook_acknowledgement_seconds_bucket{le="0.025",kind="command"} 1',
    'rook_acknowledgement_seconds_count{kind="command"} 1',
    'rook_answer_seconds_bucket{le="3",kind="command"} 1',
    'rook_answer_seconds_count{kind="command"} 2',
    'rook_discord_requests_total{status="200"} 2',
    'rook_discord_requests_total{status="429"} 1',
  ])
    expect(lines).toContain(line);
});

it('does not tell for certain what its database does not say', async () => {
  const { get } = await open({ kept: never });
  const { status, body } = await get('/metrics');
  expect([status, body.split('\n')]).toEqual([200, expect.arrayContaining(['rook_outbox_notices Nan'])]);
});

it.each([
  ['/', {}],
  ['/metrics/', {}],
  ['/health', { method: 'POST' }],
  ['/../health/../etc/passwd', {}],
])('has nothing else: %s %o', async (path, init) => {
  const { get } = await open();
  expect((await get(path, init)).status).toBe(404);
});

it('says so where it went wrong itself, without a word of the mishap', async () => {
  const { get } = await open({
    queue: () => {
      throw new Error('private words');
    },
  });
  expect(await get('/metrics')).toMatchObject({ status: 500, body: 'It could not be found out.\n' });
});
