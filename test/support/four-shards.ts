import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect } from 'vitest';
import { type GuildHandle, Playground, UNHURRIED_MS } from '../../packages/playground/src/index.ts';
import { type App, startApp } from '../../src/app.ts';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { everywhere, isSiteAlone, type Shards, shardOf } from '../../src/house/hosting.ts';
import { openForReading } from '../../src/store/open-database.ts';
import { departedClubs } from '../../src/store/prisma-departures.ts';

const count = 4;

/** One process of a bot, as far as it is another than its siblings: what it is asked for, and what it logs. */
export interface Sibling {
  app: App;
  logged: Record<string, unknown>[];
}

/** A Discord that wants four shards with a server on each, and processes of a bot on one database: a file unless an address is given. */
export async function fourShards(moment: string, address?: string) {
  const clock = { now: Date.parse(`${moment.replace(' ', 'T')}:00Z`) };
  const playground = await Playground.start({
    clock: () => clock.now,
    rateLimits: false,
    sharding: { recommended: count, maxConcurrency: count },
  });
  const application = playground.createApplication({ name: 'Rook & Gavel' });
  const guilds = new Map<number, GuildHandle>();
  for (let made = 0; guilds.size < count; made += 1) {
    const guild = playground.createGuild({ name: `Club ${made}`, channels: ['discussion', 'games'] });
    guild.install(application, invitePermissions);
    guilds.set(shardOf(guild.id, count), guild);
  }
  const driver = await playground.driver(UNHURRIED_MS);
  const folder = await mkdtemp(join(tmpdir(), 'four-shards-'));
  const databaseUrl = address ?? `file:${join(folder, 'club.db')}`;
  const siblings: Sibling[] = [];
  const on = (shard: number): GuildHandle => {
    const guild = guilds.get(shard);
    if (guild === undefined) throw new Error(`There is no server on shard ${shard}`);
    return guild;
  };
  const ownerOn = (shard: number) => driver.as(on(shard).owner, on(shard), 'games');
  return {
    playground,
    application,
    siblings,
    folder,
    on,
    ownerOn,
    goTo(later: string) {
      clock.now = Date.parse(`${later.replace(' ', 'T')}:00Z`);
    },
    /** Starts a process with these shards; the first one has the site, and so has one without shards. */
    async start(shards: Shards | null, logged: Sibling['logged'] = []): Promise<Sibling> {
      const write = (line: string) => void logged.push(JSON.parse(line));
      const [first] = siblings;
      const app = await startApp({
        token: isSiteAlone(shards) ? null : application.token,
        api: playground.apiUrl,
        databaseUrl,
        keysFolder: folder,
        hosting: { ...everywhere, shards },
        site:
          first === undefined || isSiteAlone(shards)
            ? { host: '127.0.0.1', port: 0, url: null }
            : { port: null, url: first.app.siteUrl },
        metricsPort: 0,
        clock: () => clock.now,
        log: pino({ level: 'debug' }, { write }),
      });
      const sibling = { app, logged };
      siblings.push(sibling);
      return sibling;
    },
    /** Gives the server of that shard a club with its first Member. Returns that Member. */
    async setUp(shard: number) {
      const user = playground.createUser({ name: `ana${shard}`, displayName: `Ana ${shard}` });
      on(shard).join(user);
      const ana = driver.as(user, on(shard), 'games');
      await ownerOn(shard).run('setup', { chief: user });
      const joined = await ana.run('join');
      expect(joined.text).toContain(`Ana ${shard}`);
      return ana;
    },
    /** What `/leaderboard` says on the server of that shard. */
    board: async (shard: number) => (await ownerOn(shard).run('leaderboard')).text,
    /** How often the naming of the Chief Justice stands in #discussion of that server. */
    async announced(shard: number) {
      const said = await ownerOn(shard).messages('discussion');
      return said.filter(({ text }) => text.includes('Chief Justice')).length;
    },
    idle: () => playground.idle(UNHURRIED_MS, () => siblings.some(({ app }) => app.underWay() > 0)),
    /** The clubs that are noted as left. */
    async left() {
      const database = await openForReading(databaseUrl, folder);
      return departedClubs(database).finally(() => database.close());
    },
    async close() {
      await driver.close();
      for (const { app } of siblings) await app.stop();
      await playground.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
