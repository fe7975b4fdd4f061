import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { days } from './house/departures.ts';
import { type Hosting, isChosen, isSiteAlone, type Shards } from './house/hosting.ts';
import { isOnServer, usualKeys } from './store/address.ts';

/** How the bot was asked to run; see `.env.example`. */
export type Environment = ReturnType<typeof readEnvironment>;

/** The settings are wrong, in words for the person who runs the bot. */
export class SettingsFault extends Error {}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema.optional());

const portError = { error: 'must be a whole number from 0 to 65535' };
const aPort = z.coerce.number(portError).int(portError).min(0, portError).max(65_535, portError);
const port = optional(aPort);
/** That of the site, which another process may have. */
const sitePort = optional(z.union([z.literal('none'), aPort], { error: `${portError.error}, or none` }));

const daysError = { error: 'must be a whole number of days, 3650 at most' };

/** Whether it is the address of a database on a server, and says which one. */
const namesDatabase = (url: string): boolean =>
  isOnServer(url) && URL.canParse(url) && /^\/[^/]+$/.test(new URL(url).pathname);

/** A file's path, where SQLite has other names too, for databases that end with the program; or a database on a server. */
const databaseUrl = z.string().refine((url) => /^file:(?!:)\S(.*\S)?$/.test(url) || namesDatabase(url), {
  error:
    'must be "file:" and the path of a file, such as file:./data/club.db, or the address of a PostgreSQL database, such as ' +
    'postgresql://user:password@127.0.0.1:5432/club',
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

const shardsError = {
  error: 'must be the shards of this process, from 0 on, and of how many, such as 0-3/16 or 5/16, or none',
};

const shards = z
  .string()
  .transform(shardsIn)
  .refine((found) => found !== null, shardsError);

/** `0-3/16` are four of sixteen, `none` are none of one; null for what are no shards. */
function shardsIn(text: string): Shards | null {
  if (text === 'none') return { own: [], of: 1 };
  const [, first, last = first, all] = /^(\d{1,5})(?:-(\d{1,5}))?\/(\d{1,5})$/.exec(text) ?? [];
  const [from, to, of] = [Number(first), Number(last), Number(all)];
  if (!(from <= to && to < of)) return null;
  return { own: Array.from({ length: to - from + 1 }, (_, at) => from + at), of };
}

const proxyError = { error: 'must be addresses or networks, such as 127.0.0.1 or 10.0.0.0/8' };

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  // A network of everybody (/0) would let anyone be believed.
  return most > 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most));
}

const schema = z.object({
  DISCORD_TOKEN: optional(z.string()),
  DISCORD_API_URL: optional(z.url({ error: 'must be an address such as http://127.0.0.1:3225/api' })),
  DATABASE_URL: optional(databaseUrl),
  KEYS_FOLDER: optional(z.string()),
  CLUB_NOW: optional(
    z.iso.datetime({ error: 'must be an instant such as 2026-11-20T12:45:00Z', offset: true }),
  ),
  PORT: sitePort,
  HOST: optional(z.string()),
  SITE_URL: optional(
    z.url({ error: 'must be an address such as https://chess.example.org', protocol: /^https?$/ }),
  ),
  TRUSTED_PROXIES: optional(several(z.string().refine(isNetwork, proxyError))),
  SERVERS: optional(several(server)),
  FRONT_PAGE: optional(server),
  SHARDS: optional(shards),
  KEEP_DAYS: optional(z.coerce.number(daysError).int(daysError).min(1, daysError).max(3650, daysError)),
  METRICS_PORT: port,
  BACKUP_DAYS: optional(z.coerce.number(daysError).int(daysError).min(0, daysError).max(3650, daysError)),
  LOG_LEVEL: optional(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })),
});

const isDiscordsOwn = (api: string | null): boolean =>
  api === null || /(^|\.)discord(app)?\.com$/.test(new URL(api).hostname);

type Read = z.output<typeof schema>;

/** Adds `.env`, if there is one, to the environment, which goes before it. Throws, in plain words, if it cannot be read. */
export function loadSettings(): void {
  if (!existsSync('.env')) return;
  if (statSync('.env').isDirectory())
    throw new SettingsFault('.env is a folder, but it should be a file. Copy .env.example and fill it in.');
  try {
    accessSync('.env', constants.R_OK);
  } catch (cause) {
    throw new SettingsFault(
      'This user may not read .env. Run this as the user who runs the bot, and let that user read the file.',
      { cause },
    );
  }
  process.loadEnvFile('.env');
}

function hostingOf({ SERVERS: servers = [], FRONT_PAGE, SHARDS }: Read): Hosting {
  const hosting = { servers, frontPage: FRONT_PAGE ?? null, shards: SHARDS ?? null };
  if (FRONT_PAGE === undefined || isChosen(hosting, FRONT_PAGE)) return hosting;
  throw new SettingsFault('FRONT_PAGE is not one of SERVERS: add it there too');
}

/** Null where another process has the site; the bot still has to say where that is. */
function sitePortOf({ PORT, SITE_URL, SHARDS, DISCORD_TOKEN }: Read): number | null {
  if (PORT !== 'none') return PORT ?? 3220;
  if (SHARDS !== undefined && isSiteAlone(SHARDS))
    throw new SettingsFault('PORT and SHARDS are both none: nothing is left to do');
  if (DISCORD_TOKEN === undefined)
    throw new SettingsFault('PORT is none, but the club to try out is on the site: add a DISCORD_TOKEN');
  if (SITE_URL === undefined)
    throw new SettingsFault(
      'PORT is none, so SITE_URL must say where people reach the site of the other process',
    );
  return null;
}

/** The settings, with defaults for those not set. Throws with every fault named, but no faulty value: it may be a secret. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const { success, data: read, error } = schema.safeParse(variables);
  if (!success)
    throw new SettingsFault(
      error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`).join('; '),
    );
  const { DISCORD_TOKEN: token = null, DISCORD_API_URL: api = null, CLUB_NOW, KEEP_DAYS = 30 } = read;
  if (CLUB_NOW !== undefined && token !== null && isDiscordsOwn(api)) {
    throw new SettingsFault(
      'CLUB_NOW is only for rehearsals: on Discord itself the bot runs on the real time. Take it out of .env',
    );
  }
  const hosting = hostingOf(read);
  return {
    /** Null opens a playground on this machine instead, or has nothing to do with Discord where there is only the site. */
    token,
    /** Base of the HTTP API; null is Discord's own. */
    api,
    databaseUrl: read.DATABASE_URL ?? 'file:./data/club.db',
    /** The folder of the keys that belong to a database on a server; those of a file lie beside it. */
    keysFolder: read.KEYS_FOLDER ?? usualKeys,
    /** The instant at which the bot's clock starts, in epoch milliseconds; null is the real time. */
    startsAt: CLUB_NOW === undefined ? null : Date.parse(CLUB_NOW),
    logLevel: read.LOG_LEVEL ?? (token === null && !isSiteAlone(hosting.shards) ? 'warn' : 'info'),
    /** Where the site listens; null where another process has it. */
    port: sitePortOf(read),
    host: read.HOST ?? '127.0.0.1',
    /** The address under which people reach the site, without a slash at its end; null is where it listens. */
    siteUrl: read.SITE_URL?.replace(/\/+$/, '') ?? null,
    /** The proxies that are believed when they say for whom they ask, as addresses and networks. */
    trustedProxies: read.TRUSTED_PROXIES ?? [],
    /** Which servers the bot serves and which shards it takes, and whose club stands at the front page. */
    hosting,
    /** For how long a club is kept once the bot was removed from its server, in milliseconds. */
    keepFor: days(KEEP_DAYS),
    /** Where this machine is told how the bot is; null is nowhere. */
    metricsPort: read.METRICS_PORT ?? null,
    /** The age of the newest copy of the database from which the bot is not well, in milliseconds; null is none. */
    copiesTooOld: read.BACKUP_DAYS === 0 ? null : days(read.BACKUP_DAYS ?? 3),
  };
}
