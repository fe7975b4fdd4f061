import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '../terms/time.ts';
import type { Connected } from './discord/bot.ts';
import type { Answered } from './health/metrics.ts';
import type { Copies } from './health/vital-signs.ts';
import { type Hosting, isSiteAlone } from './house/hosting.ts';
import { whyNotListening } from './listening.ts';
import { packageRoot } from './package-root.ts';
import type { ClockWork } from './schedule/clock-work.ts';
import { isOnServer } from './store/address.ts';
import type { Database } from './store/database.ts';
import { ageOfCopy } from './store/keeping/copies.ts';
import type { PrismaClubs } from './store/prisma-clubs.ts';
import { fileOf } from './store/sqlite.ts';
import { keptIn, tryWriting } from './store/vitals.ts';

interface Organs {
  /** Null until it is connected. */
  bot(): Connected | null;
  /** Null until this process does what falls due. */
  clockWork(): ClockWork | null;
  /** Whether this process waits until another gives up its duty. */
  waits(): boolean;
  database: Database;
  databaseUrl: string;
  /** The age of the newest copy from which the bot is not well, in milliseconds; null is none. */
  copiesTooOld: number | null;
  hosting: Hosting;
  clubs: PrismaClubs;
  clock: () => Instant;
}

const host = '127.0.0.1';

/** Begins to count, for `/health` and `/metrics` at that port of this machine alone. Loads only here what counts. */
export async function startWatching(port: number) {
  const { Metrics } = await import('./health/metrics.ts');
  const { openHealth } = await import('./health/open-health.ts');
  const metrics = new Metrics({ version: await ownVersion() });
  return {
    told: {
      onAnswered: (answered: Answered) => metrics.answered(answered),
      onRequest: (status: number) => metrics.requested(status),
    },
    /** Opens `/health` and `/metrics`. Rejects where the port cannot be had. */
    async open(organs: Organs) {
      const { bot, clockWork, waits, database, databaseUrl, copiesTooOld, hosting, clubs, clock } = organs;
      const file = isOnServer(databaseUrl) ? null : fileOf(databaseUrl);
      let began: number | null = null;
      const sinceRound = () => {
        const calendar = clockWork();
        if (calendar === null && (bot() === null || waits())) return 0;
        began ??= performance.now();
        return performance.now() - (calendar?.lastRound ?? began);
      };
      const watched = {
        gateway: () => (isSiteAlone(hosting.shards) ? 'none' : (bot()?.gateway() ?? null)),
        underWay: () => bot()?.underWay() ?? 0,
        inMemory: () => clubs.inMemory,
        changes: () => clubs.changes,
        queue: () => database.queue,
        sinceRound,
        behind: () => clockWork()?.behind ?? 0,
        waits,
        kept: async () => {
          const { noticesSince, owedSince: _, since, ...kept } = await keptIn(database, hosting);
          const copies =
            file === null ? null : copiesOf(file, since === null ? null : clock() - since, copiesTooOld);
          return {
            ...kept,
            copies,
            longest: noticesSince === null ? 0 : Math.max(0, clock() - noticesSince),
          };
        },
        tryWriting: () => tryWriting(database, file),
      };
      return openHealth({ watched, metrics, host, port }).catch((error: unknown) => {
        throw whyNotListening(error, { host, port }, 'METRICS_PORT');
      });
    },
  };
}

/** A copy is as old as the machine's clock says, as files have it; a database that was never copied, as its first club. */
function copiesOf(file: string, oldest: number | null, tooOld: number | null): Copies | null {
  if (tooOld === null || oldest === null) return null;
  const age = ageOfCopy(file, Date.now());
  return { age: age ?? Math.max(0, oldest), made: age !== null, tooOld };
}

async function ownVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageRoot(), 'package.json'), 'utf8'));
  return String(version);
}
