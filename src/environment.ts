import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { days } from './house/departures.ts';
import { type Hosting, isServed } from './house/hosting.ts';

/** How the bot was asked to run; see `.env.example`. */
export interface Environment {
  /** Null opens a playground on this machine instead. */
  token: string | null;
  /** Base of the HTTP API; null is Discord's own. */
  api: string | null;
  databaseUrl: string;
  /** The instant at which the bot's clock starts, in epoch milliseconds; null is the real time. */
  startsAt: number | null;
  logLevel: LogLevel;
  port: number;
  host: string;
  /** The address under which people reach the site, without a slash at its end; null is where it listens. */
  siteUrl: string | null;
  /** The proxies in front of the site that are believed when they say for whom they ask, as addresses and networks. */
  trustedProxies: readonly string[];
  /** Which servers the bot serves, and whose club stands at the front page. */
  hosting: Hosting;
  /** For how long a club is kept once the bot was removed from its server, in milliseconds. */
  keepFor: number;
  /** Where this machine is told how the bot is; null is nowhere. */
  metricsPort: number | null;
  /** The age of the newest copy of the database from which the bot is not well, in milliseconds; null is none. */
  copiesTooOld: number | null;
}

/** The settings are wrong, in words for the bot's keeper. */
export class SettingsFault extends Error {}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema.optional());

const portError = { error: 'must be a whole number from 0 to 65535' };
const port = optional(z.coerce.number(portError).int(portError).min(0, portError).max(65_535, portError));

const daysError = { error: 'must be a whole number of days, of 3650 at most' };

/** A file that a path names; SQLite has other names for databases that are gone with the program. */
const databaseUrl = z.string().regex(/^file:(?!:)\S(.*\S)?$/, {
  error: 'must be "file:" and the path of a file, such as file:./data/club.db',
});

const server = z
  .string()
  .regex(/^\d{1,20}$/, { error: 'must be the id of a server, such as 190000000000000001' });

/** `1, 2` are two. */
const several = <Each extends z.ZodType<unknown, string>>(each: Each) =>
  z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .pipe(z.array(each));

const servers = several(server);

const proxyError = { error: 'must be addresses or networks, such as 127.0.0.1 or 10.0.0.0/8' };
const proxies = several(z.string().refine(isNetwork, proxyError));

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  // A network of everybody (/0) would have anybody believed.
  return most > 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most));
}

const schema = z.object({
  DISCORD_TOKEN: optional(z.string()),
  DISCORD_API_URL: optional(z.url({ error: 'must be an address such as http://127.0.0.1:3225/api' })),
  DATABASE_URL: optional(databaseUrl),
  CLUB_NOW: optional(
    z.iso.datetime({ error: 'must be an instant such as 2026-11-20T12:45:00Z', offset: true }),
  ),
  PORT: port,
  HOST: optional(z.string()),
  SITE_URL: optional(
    z.url({ error: 'must be an address such as https://chess.example.org', protocol: /^https?$/ }),
  ),
  TRUSTED_PROXIES: optional(proxies),
  SERVERS: optional(servers),
  FRONT_PAGE: optional(server),
  KEEP_DAYS: optional(z.coerce.number(daysError).int(daysError).min(1, daysError).max(3650, daysError)),
  METRICS_PORT: port,
  BACKUP_DAYS: optional(z.coerce.number(daysError).int(daysError).min(0, daysError).max(3650, daysError)),
  LOG_LEVEL: optional(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })),
});

const isDiscordsOwn = (api: string | undefined): boolean =>
  api === undefined || /(^|\.)discord(app)?\.com$/.test(new URL(api).hostname);

/** Takes `.env`, if there is one, into the environment, which goes before it. Throws, in plain words, if it may not be read. */
export function loadSettings(): void {
  if (!existsSync('.env')) return;
  if (statSync('.env').isDirectory())
    throw new SettingsFault('.env is a folder, and should be a file as .env.example is.');
  try {
    accessSync('.env', constants.R_OK);
  } catch (cause) {
    throw new SettingsFault(
      '.env is there, and this user may not read it. Run this as the user who runs the bot, and let that user read it.',
      { cause },
    );
  }
  process.loadEnvFile('.env');
}

const kept = (keepDays = 30, backupDays = 3): Pick<Environment, 'keepFor' | 'copiesTooOld'> => ({
  keepFor: days(keepDays),
  copiesTooOld: backupDays === 0 ? null : days(backupDays),
});

function hostingOf(servers: readonly string[] = [], frontPage: string | null = null): Hosting {
  const hosting = { servers, frontPage };
  if (frontPage === null || isServed(hosting, frontPage)) return hosting;
  throw new SettingsFault('FRONT_PAGE is none of SERVERS: name it there too');
}

/** Reads the environment. Throws with every fault named; a faulty value is never repeated, since it may be a secret. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const read = schema.safeParse(variables);
  if (!read.success)
    throw new SettingsFault(
      read.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`).join('; '),
    );
  const { DISCORD_TOKEN, DISCORD_API_URL, DATABASE_URL, CLUB_NOW, LOG_LEVEL } = read.data;
  const { PORT, HOST, SITE_URL, METRICS_PORT, SERVERS, FRONT_PAGE, KEEP_DAYS, TRUSTED_PROXIES, BACKUP_DAYS } =
    read.data;
  if (CLUB_NOW !== undefined && DISCORD_TOKEN !== undefined && isDiscordsOwn(DISCORD_API_URL)) {
    throw new SettingsFault(
      "CLUB_NOW is for rehearsals; with Discord's own API the bot runs on the real time",
    );
  }
  return {
    ...kept(KEEP_DAYS, BACKUP_DAYS),
    token: DISCORD_TOKEN ?? null,
    api: DISCORD_API_URL ?? null,
    databaseUrl: DATABASE_URL ?? 'file:./data/club.db',
    startsAt: CLUB_NOW === undefined ? null : Date.parse(CLUB_NOW),
    logLevel: LOG_LEVEL ?? (DISCORD_TOKEN === undefined ? 'warn' : 'info'),
    port: PORT ?? 3220,
    host: HOST ?? '127.0.0.1',
    siteUrl: SITE_URL?.replace(/\/+$/, '') ?? null,
    trustedProxies: TRUSTED_PROXIES ?? [],
    hosting: hostingOf(SERVERS, FRONT_PAGE),
    metricsPort: METRICS_PORT ?? null,
  };
}
