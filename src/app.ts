import type { Logger } from 'pino';
import { commands as ourCommands } from '../commands/index.ts';
import type { Instant } from '../terms/time.ts';
import { type Bot, startBot } from './discord/bot.ts';
import type { Command } from './discord/command.ts';
import { startDepartures } from './discord/departures.ts';
import type { Environment } from './environment.ts';
import { usualKeeping } from './house/departures.ts';
import { everywhere } from './house/hosting.ts';
import { isLoopback } from './house/site-address.ts';
import { type Listening, whyNotListening } from './listening.ts';
import { type OnClose, openInOrder } from './opening.ts';
import { rooms } from './rooms.ts';
import { startChessClocks } from './schedule/chess-clocks.ts';
import { type ClockWork, startClockWork } from './schedule/clock-work.ts';
import { besideOf, usualKeys } from './store/address.ts';
import type { Database } from './store/database.ts';
import { openDatabase } from './store/open-database.ts';
import { PrismaAnswers } from './store/prisma-answers.ts';
import { PrismaClubs } from './store/prisma-clubs.ts';
import { PrismaDepartures } from './store/prisma-departures.ts';
import { PrismaHearings } from './store/prisma-hearings.ts';
import { PrismaOutbox } from './store/prisma-outbox.ts';
import { PutOffFiles } from './store/put-off-files.ts';
import { isSecretsKeyLost } from './store/secrets.ts';
import { startWatching } from './watching.ts';
import { openSite } from './web/site.ts';

type FromEnvironment = Pick<Environment, 'api' | 'databaseUrl'> &
  Partial<Pick<Environment, 'keysFolder' | 'hosting' | 'keepFor' | 'metricsPort' | 'copiesTooOld'>>;

/** Unless said otherwise all servers are served, a club is kept for 30 days, and neither health nor copies are looked at. */
export interface AppSettings extends FromEnvironment {
  token: string;
  site: SiteSettings;
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

async function open(
  { token, api, databaseUrl, site: theSite, clock, log, signal, ...settings }: AppSettings,
  onClose: OnClose,
) {
  const { commands = ourCommands } = settings;
  const { keysFolder = usualKeys } = settings;
  const { hosting = everywhere, keepFor = usualKeeping, metricsPort = null, copiesTooOld = null } = settings;
  const { beside, url, trustedProxies = [], ...listening } = theSite;
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
  const site = await openSite({ clubs, clock, log, trustedProxies, ...listening }, beside).catch(
    (error: unknown) => {
      throw whyNotListening(error, listening);
    },
  );
  onClose(() => site.close());
  const siteUrl = url ?? site.url;
  const answers = new PrismaAnswers(database);
  const hearings = new PrismaHearings(database);
  const putOff = new PutOffFiles(besideOf(databaseUrl, keysFolder));
  let bot: Bot | null = null;
  let clockWork: ClockWork | null = null;
  const health = await watching?.open({
    ...{ bot: () => bot, clockWork: () => clockWork },
    ...{ database, databaseUrl, copiesTooOld, hosting, clubs, clock },
  });
  if (health !== undefined) onClose(() => health.close());
  const healthUrl = health?.url ?? null;
  let isTold = false;
  const tellOpen = () => {
    if (!isTold) log.info({ url: siteUrl, health: healthUrl }, 'the site is open');
    isTold = true;
  };
  const started = await startBot({
    ...{ token, clubs, hearings, outbox, answers, putOff, commands, siteUrl, clock, log, signal },
    // Where another program stands in for Discord, people are on this machine too.
    siteIsFar: api === null && isLoopback(siteUrl),
    ...{ onWaiting: tellOpen, ...watching?.told, ...(api === null ? {} : { api }) },
  });
  bot = started;
  onClose(() => started.stop());
  tellOpen();
  const departures = new PrismaDepartures(database, clubs, putOff);
  const leaving = startDepartures({ client: started.client, departures, keepFor, clock, log });
  onClose(() => leaving.stop());
  const calendar = startClockWork({
    ...{ clubs, clock, log },
    readFirst: started.readFirst,
    letPeopleFirst: started.letPeopleFirst,
  });
  clockWork = calendar;
  onClose(() => calendar.stop());
  const chessClocks = startChessClocks({ clubs, clock, log });
  onClose(() => chessClocks.stop());
  return {
    clubs,
    siteUrl,
    /** The address of `/health` and `/metrics`, without a slash at its end; null where there are none. */
    healthUrl,
    /** Resolves when Discord will have the bot no more, with why. */
    turnedAway: started.turnedAway,
    /** How many interactions are being answered. */
    underWay: () => started.underWay(),
    /** Does now what is due in every club; resolves when that is done. */
    settle: () => calendar.settle(),
  };
}
