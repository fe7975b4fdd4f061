import { setTimeout as wait } from 'node:timers/promises';
import { type Client, type REST, type RESTPostAPIApplicationCommandsJSONBody, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { ClubId } from '../house/ports.ts';
import { type Command, declarationsOf } from './command.ts';
import { isMalformed } from './errors.ts';
import { pauseAfter } from './knock.ts';
import { onEveryServer } from './only-with.ts';

type Declared = RESTPostAPIApplicationCommandsJSONBody;

/** Where an application has commands: on every server, or `club` where they are that server's alone. */
export interface Place {
  application: string;
  club: ClubId | null;
}

const routeOf = ({ application, club }: Place) =>
  club === null
    ? Routes.applicationCommands(application)
    : Routes.applicationGuildCommands(application, club);

/** Tells Discord of all commands there when it knows them otherwise. Returns whether it had to be told. */
export async function registerCommands(
  rest: Pick<REST, 'get' | 'put'>,
  place: Place,
  commands: readonly Declared[],
): Promise<boolean> {
  if (await areKnown(rest, place, commands)) return false;
  await rest.put(routeOf(place), { body: commands });
  return true;
}

/** Whether Discord knows the commands there as they are declared, and no others. */
export async function areKnown(
  rest: Pick<REST, 'get'>,
  place: Place,
  commands: readonly Declared[],
): Promise<boolean> {
  const known = await rest.get(routeOf(place));
  return Array.isArray(known) && fingerprint(known) === fingerprint(commands);
}

/** One text for all lists of commands that mean the same to Discord. */
export function fingerprint(commands: readonly unknown[]): string {
  return JSON.stringify(commands.map((command) => JSON.stringify(essence(command, true))).sort());
}

/** What Discord adds to a command, or no longer asks about. */
const added = new Set([
  'id',
  'application_id',
  'guild_id',
  'version',
  'dm_permission',
  'handler',
  'name_localized',
  'description_localized',
]);

/** A value without what goes without saying: nulls, falsehoods, empty texts and lists, and the type of a slash command. */
function essence(value: unknown, top = false): unknown {
  if (Array.isArray(value)) return value.map((item) => essence(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([key, inner]) => !(top && (added.has(key) || (key === 'type' && inner === 1))))
    .map(([key, inner]) => [key, essence(inner)] as const)
    .filter(([, inner]) => !goesWithoutSaying(inner));
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function goesWithoutSaying(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

interface Telling {
  commands: readonly Command[];
  log: Logger;
  signal?: AbortSignal | undefined;
}

/** Tells Discord the commands of all servers. Only the first try is waited for, since those it knows are answered. Returns what stops it. */
export async function tellCommands(client: Client<true>, telling: Telling): Promise<() => void> {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  telling.signal?.addEventListener('abort', stop, { once: true });
  const given = new Promise((resolve) => stopped.signal.addEventListener('abort', resolve, { once: true }));
  const again = await Promise.race([tell(client, telling), given.then(() => false)]);
  if (again) keepTelling(client, telling, stopped.signal).catch(() => {});
  return stop;
}

async function keepTelling(client: Client<true>, telling: Telling, signal: AbortSignal): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    await wait(pauseAfter(failures, null), undefined, { signal, ref: false });
    if (!(await tell(client, telling))) return;
  }
}

async function tell(client: Client<true>, { commands, log }: Telling): Promise<boolean> {
  try {
    const declared = declarationsOf(onEveryServer(commands));
    const place = { application: client.application.id, club: null };
    const told = await registerCommands(client.rest, place, declared);
    log.info({ commands: declared.length, told }, told ? 'commands registered' : 'commands known already');
    return false;
  } catch (err) {
    log.error({ err }, 'commands could not be registered');
    // What is wrong with the commands stays wrong.
    return !isMalformed(err);
  }
}
