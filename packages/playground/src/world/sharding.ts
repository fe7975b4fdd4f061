/** What this Discord asks of bots that are on many guilds. */
export interface Sharding {
  /** How many shards it recommends; null is as many as the bot's guilds need. */
  recommended: number | null;
  /** How many guilds one session may have. */
  mostGuilds: number;
  /** How many shards may identify at a time: those whose numbers differ modulo this. */
  maxConcurrency: number;
  /** Real milliseconds between two that may not at a time. */
  identifyMs: number;
}

/** As Discord has it for most bots. */
export const usualSharding: Sharding = {
  recommended: null,
  mostGuilds: 2_500,
  maxConcurrency: 1,
  identifyMs: 5_000,
};

/** Which part of a bot's guilds a session is told of: the number of the part, and of how many. */
export type Shard = readonly [id: number, count: number];

export const isShard = ([id, count]: Shard): boolean => id >= 0 && id < count;

/** Whether a session of this shard is told of the guild; null stands for what is in none, such as direct messages. */
export function isOn([id, count]: Shard, guildId: string | null): boolean {
  return id === (guildId === null ? 0 : shardOf(guildId, count));
}

const shardOf = (guildId: string, count: number): number => Number((BigInt(guildId) >> 22n) % BigInt(count));

/** How full a shard is that Discord recommends: 1,000 guilds of 2,500. */
const FILLED = 0.4;

/** How many shards it recommends to a bot with these guilds. */
export function recommendedShards({ recommended, mostGuilds }: Sharding, guilds: readonly string[]): number {
  if (recommended !== null) return recommended;
  let count = Math.max(1, Math.ceil(guilds.length / Math.max(1, mostGuilds * FILLED)));
  while (fullest(guilds, count) > mostGuilds) count += 1;
  return count;
}

/** How many of the guilds are on the shard that has most of them. */
function fullest(guilds: readonly string[], count: number): number {
  const sizes = Array.from({ length: count }, () => 0);
  for (const guild of guilds) {
    const shard = shardOf(guild, count);
    sizes[shard] = (sizes[shard] ?? 0) + 1;
  }
  return Math.max(...sizes);
}
