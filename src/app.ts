import type { Logger } from 'pino';
import { commands as ourCommands } from '../commands/index.ts';
import type { Instant } from '../terms/time.ts';
import type { Connected } from './discord/bot.ts';
import type { Command } from './discord/command.ts';
import type { Environment } from './environment.ts';
import { usualKeeping } from './house/departures.ts';
import { type Duty, ShardsTaken } from './house/duty.ts';
import { everywhere, isSiteAlone } from './house/hosting.ts';
import { isLoopback } from './house/site-address.ts';
import { type Listening, whyNotListening } from './listening.ts';
import { startOnDiscord } from './on-discord.ts';
import { type OnClose, openInOrder } from './opening.ts';
import { rooms } from './rooms.ts';
import type { ClockWork } from './schedule/clock-work.ts';
import { besideOf, usualKeys } from './store/address.ts';
import type { Database } from './store/database.ts';
import { openDatabase } from './store/open-database.ts';
import { PrismaClubs } from './store/prisma-clubs.ts';
import { PrismaOutbox } from './store/prisma-outbox.ts';
import { isSecretsKeyLost } from './store/secrets.ts';
import { startWatching } from './watching.ts';
import type { openSite, SiteParts } from './web/site.ts';

type FromEnvironment = Pick<Environment, 'api' | 'databaseUrl'> &
  Partial<Pick<Environment, 'keysFolder' | 'hosting' | 'keepFor' | 'metricsPort' | 'copiesTooOld'>>;

/** Unless said otherwise all servers are served, a club is kept for 30 days, and neither health nor copies are looked at. */
export interface AppSettings extends FromEnvironment {
  /** Null where it has only the site. */
  token: string | null;
  site: SiteSettings | SiteElsewhere;
  /** All of the bot's own unless said otherwise. */
  commands?: readonly Command[];
  clock: () => Instant;
  log: Logger;
  signal?: AbortSignal;
}

export interface SiteSettings extends Listening {
  /** The address under which people reach it, without a slash at its end; null is where it listens. */
  url: string | null;
  /** The proxies that are believed when they say for whom they ask; none unless said otherwise. */
  trustedProxies?: readonly string[];
  beside?: NonNullable<Parameters<typeof openSite>[1]>;
}

/** Another process has the site, at this address. */
interface SiteElsewhere {
  port: null;
  url: string;
}

/** The running bot; `stop` closes all that was opened. */
export type App = Awaited<ReturnType<typeof startApp>>;

/** Opens records and site, connects to Discord, runs the calendar. Returns the app, or rejects with nothing left open. */
export async function startApp(settings: AppSettings) {
  const { close, ...app } = await openInOrder((onClose) => open(settings, onClose));
  return { ...app, stop: close };
}

/** Orders and votes that nobody can open are said at once, while there is time to put the key back. */
async function tellOfLostKey(database: Database, log: Logger): Promise<void> {
  const what = 'orders and votes that are not published yet cannot be opened';
  try {
    if (await isSecretsKeyLost(database)) log.error(`${what}: their key is missing`);
  } catch (err) {
    log.error({ err }, what);
  }
}

/** Opens the site, unless another process has it: then nothing of it is loaded. Returns the address under which people reach it. */
async function openTheSite(
  site: AppSettings['site'],
  parts: Pick<SiteParts, 'clubs' | 'clock' | 'log'>,
  onClose: OnClose,
): Promise<string> {
  if (site.port === null) return site.url;
  const { beside, url, trustedProxies = [], ...listening } = site;
  const { openSite } = await import('./web/site.ts');
  const opened = await openSite({ ...parts, trustedProxies, ...listening }, beside).catch(
    (error: unknown) => {
      throw whyNotListening(error, listening);
    },
  );
  onClose(() => opened.close());
  return url ?? opened.url;
}

/** What a process is that has only the site. */
const siteAlone = {
  underWay: () => 0,
  settle: async () => {},
};

/** Rejects with what a promise resolves to, if it does. */
const thrown = (failing: Promise<Error>): Promise<never> =>
  failing.then((error) => {
    throw error;
  });

const taken = ({ lost }: Duty): Promise<Error> => lost.then(() => new ShardsTaken());

async function open(
  { token, api, databaseUrl, site, clock, log, signal, ...settings }: AppSettings,
  onClose: OnClose,
) {
  const { commands = ourCommands } = settings;
  const { keysFolder = usualKeys } = settings;
  const { hosting = everywhere, keepFor = usualKeeping, metricsPort = null, copiesTooOld = null } = settings;
  const { shards } = hosting;
  const watching = metricsPort === null ? null : await startWatching(metricsPort);
  const database = await openDatabase(databaseUrl, { keysFolder });
  onClose(() => database.close());
  await tellOfLostKey(database, log);
  const outbox = new PrismaOutbox(database, hosting);
  const clubs = new PrismaClubs(
    database,
    () => outbox.wake(),
    rooms,
    hosting,
    (unread) => log.error(unread, 'set aside: it cannot be read'),
  );
  onClose(clubs.followOthers());
  onClose(clubs.letThemRest());
  const siteUrl = await openTheSite(site, { clubs, clock, log }, onClose);
  const duty = token === null || isSiteAlone(shards) ? null : database.engine.duty(shards);
  if (duty !== null) onClose(() => duty.end());
  let connected: Connected | null = null;
  let clockWork: ClockWork | null = null;
  const health = await watching?.open({
    ...{ bot: () => connected, clockWork: () => clockWork },
    waits: () => connected !== null && duty?.isTaken === false,
    ...{ database, databaseUrl, copiesTooOld, hosting, clubs, clock },
  });
  if (health !== undefined) onClose(() => health.close());
  const healthUrl = health?.url ?? null;
  let isTold = false;
  const tellOpen = () => {
    const what = site.port === null ? 'the site is in another process' : 'the site is open';
    if (!isTold) log.info({ url: siteUrl, health: healthUrl }, what);
    isTold = true;
  };
  const opened = {
    clubs,
    siteUrl,
    /** The address of `/health` and `/metrics`, without a slash at its end; null where there are none. */
    healthUrl,
  };
  if (token === null || isSiteAlone(shards)) {
    tellOpen();
    return { ...opened, ...siteAlone, turnedAway: database.engine.failing };
  }
  const starting = startOnDiscord(
    {
      ...{
        token,
        database,
        beside: besideOf(databaseUrl, keysFolder),
        clubs,
        outbox,
        commands,
        siteUrl,
        shards,
        keepFor,
        clock,
        log,
        signal,
        duty: duty ?? undefined,
      },
      // Where another program stands in for Discord, people are on this machine too.
      siteIsFar: api === null && isLoopback(siteUrl),
      onConnected: (bot) => {
        connected = bot;
      },
      ...{ onWaiting: tellOpen, ...watching?.told, ...(api === null ? {} : { api }) },
    },
    onClose,
  );
  const { bot, calendar } = await Promise.race([starting, thrown(database.engine.failing)]);
  clockWork = calendar;
  tellOpen();
  return {
    ...opened,
    /** Resolves when Discord will have the bot no more, another process has its shards, or the disk fails, with why. */
    turnedAway: Promise.race([
      bot.turnedAway,
      database.engine.failing,
      ...(duty === null ? [] : [taken(duty)]),
    ]),
    /** How many interactions are being answered. */
    underWay: () => bot.underWay(),
    /** Does now what is due in every club; resolves when that is done. */
    settle: () => calendar.settle(),
  };
}
