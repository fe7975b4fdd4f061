import type { Client } from 'discord.js';
import { type Shards, shardOf } from '../../house/hosting.ts';
import type { ClubId } from '../../house/ports.ts';

/** The shards of a process as Discord's library is told them. */
export const shardOptions = (shards: Shards | null) =>
  shards === null ? { shards: 'auto' as const } : { shards: [...shards.own], shardCount: shards.of };

/** Whether a club is on that shard of a client that is ready. */
export const isOnShard = ({ options }: Client<true>, club: ClubId, shard: number): boolean =>
  shardOf(club, options.shardCount ?? 1) === shard;

/** How many requests a second Discord takes of all processes of a bot together. */
const perSecond = 50;

/** How many of them are this process's share. */
export const shareOf = (shards: Shards | null): number =>
  shards === null ? perSecond : Math.max(1, Math.floor((perSecond * shards.own.length) / shards.of));
