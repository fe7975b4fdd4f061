import type { Logger } from 'pino';
import { commands } from '../commands/index.ts';
import type { Instant } from '../terms/time.ts';
import { startBot } from './discord/bot.ts';
import { startClockWork } from './schedule/clock-work.ts';
import { openDatabase } from './store/open-database.ts';
import { PrismaAnswers } from './store/prisma-answers.ts';
import { PrismaClubs } from './store/prisma-clubs.ts';
import { PrismaOutbox } from './store/prisma-outbox.ts';

export interface AppSettings {
  token: string;
  /** Base of Discord's HTTP API; null is Discord's own. */
  api: string | null;
  databaseUrl: string;
  site: SiteSettings;
  /** The club's clock, in epoch milliseconds. */
  clock: () => Instant;
  log: Logger;
}

export interface SiteSettings {
  host: string;
  /** 0 is any free port. */
  port: number;
  /** The address under which people reach it, without a slash at its end; null is where it listens. */
  url: string | null;
}

export interface App {
  clubs: PrismaClubs;
  /** Finishes what is under way and closes everything, in the order in which it was opened, backwards; once. */
  stop(): Promise<void>;
}

/** Opens the club's records, connects to Discord and lets the calendar run. Rejects when any of it cannot be had. */
export async function startApp({ token, api, databaseUrl, site, clock, log }: AppSettings): Promise<App> {
  const database = await openDatabase(databaseUrl);
  try {
    const outbox = new PrismaOutbox(database);
    const clubs = new PrismaClubs(database, () => outbox.wake());
    const answers = new PrismaAnswers(database);
    const siteUrl = site.url ?? `http://${site.host}:${site.port}`;
    const parts = { token, clubs, outbox, answers, commands, siteUrl, clock, log };
    const bot = await startBot(api === null ? parts : { ...parts, api });
    const clockWork = startClockWork({ clubs, clock, log });
    const close = async () => {
      await clockWork.stop();
      await bot.stop();
      await database.close();
    };
    let closed: Promise<void> | null = null;
    return {
      clubs,
      stop() {
        closed ??= close();
        return closed;
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
