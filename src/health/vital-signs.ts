/** How the running bot is, at one moment. */
export interface VitalSigns {
  gateway: Gateway;
  underWay: number;
  /** How many clubs are in memory. */
  inMemory: number;
  /** How many changes of clubs this process has kept since its start. */
  changes: number;
  queue: number;
  /** Milliseconds since the last round through the clubs was finished, or since the start before the first. */
  sinceRound: number;
  /** For how many clubs nothing is written, since the clock is behind their newest entries. */
  behind: number;
  /** Whether another process has the shards, and this one waits until it ends. */
  waits: boolean;
  kept: Waiting | null;
}

export interface Copies {
  /** Milliseconds since the newest was made; since the first club began, where there is none. */
  age: number;
  made: boolean;
  /** The age from which the bot is not well, in milliseconds. */
  tooOld: number;
}

/** One of the connections to Discord. */
export interface Shard {
  /** Its number, by which Discord knows it. */
  id: number;
  ready: boolean;
  /** In milliseconds; null before the first heartbeat was answered. */
  ping: number | null;
  /** How many servers it has. */
  servers: number;
}

/** All of them; null before there is one, and `none` in a process that has only the site. */
export type Gateway = readonly Shard[] | 'none' | null;

/** Whether all is well with it; null where it has nothing to do with Discord. */
export const isReady = (gateway: Gateway): boolean | null =>
  gateway === 'none' ? null : (gateway?.every(({ ready }) => ready) ?? false);

/** The mean of the shards' last heartbeats in milliseconds; null before the first. */
export function pingOf(gateway: Gateway): number | null {
  const pings = Array.isArray(gateway) ? gateway.flatMap(({ ping }) => ping ?? []) : [];
  return pings.length === 0 ? null : pings.reduce((sum, ping) => sum + ping, 0) / pings.length;
}

export interface Waiting {
  clubs: number;
  entries: number;
  notices: number;
  /** Milliseconds for which the first of them has waited; 0 where none waits. */
  longest: number;
  owed: number;
  /** Copies of the database; null where nobody asked to be told of them, or there is nothing to copy yet. */
  copies: Copies | null;
}

/** A round begins each minute; this many milliseconds without one are more than two that failed. */
const roundsStop = 180_000;
/** What Discord does not take is tried at least every five minutes; in so many milliseconds, three times. */
const outboxStuck = 900_000;

/** What is wrong with the bot, in words for its keeper. `unwritable` is why nothing can be kept; null if it can. */
export function ailments(
  { gateway, sinceRound, behind, waits, kept }: VitalSigns,
  unwritable: string | null,
): string[] {
  const copies = kept?.copies ?? null;
  const minutes = (milliseconds: number) => Math.floor(milliseconds / 60_000);
  const found = [
    unwritable === null ? null : `the database cannot be written: ${unwritable}`,
    kept === null ? 'the database does not answer' : null,
    isReady(gateway) === false ? outWords(gateway) : null,
    sinceRound < roundsStop ? null : `the calendar has not been looked at for ${minutes(sinceRound)} minutes`,
    behind === 0 ? null : 'the clock is behind what is kept: nothing is written until it is right',
    // Who waits does not post yet: the process that has the shards says so.
    waits || kept === null || kept.longest < outboxStuck
      ? null
      : `${kept.notices} notices wait to be posted, the first for ${minutes(kept.longest)} minutes`,
    copies === null || copies.age < copies.tooOld ? null : copiesWords(copies),
  ];
  return found.filter((each) => each !== null);
}

/** Names the shards that are out, where others are not. */
function outWords(gateway: Gateway): string {
  const all = Array.isArray(gateway) ? gateway : [];
  const out = all.filter(({ ready }) => !ready).map(({ id }) => id);
  return out.length === all.length
    ? 'the bot is not connected to Discord'
    : `the bot is not connected to Discord on ${out.length === 1 ? 'shard' : 'shards'} ${out.join(', ')}`;
}

function copiesWords({ age, made }: Copies): string {
  const days = Math.floor(age / (24 * 3600_000));
  return made
    ? `the last copy of the database is ${days} days old`
    : `there is no copy of the database, which is ${days} days old`;
}
