import { Events, type Guild } from 'discord.js';
import { z } from 'zod';
import type { ClubId } from '../../house/ports.ts';
import type { Working } from '../command.ts';
import { type Following, followClubs } from '../follow-clubs.ts';
import { keepTalks, type TalkMemory } from './keep-talks.ts';

/** How long after a try somebody who could not be let in is tried again, in milliseconds. */
const untilNextTry = 300_000;

/** What Discord says where a thread was deleted. */
const threadDeleted = z.object({
  t: z.literal('THREAD_DELETE'),
  d: z.object({ id: z.string(), guild_id: z.string() }),
});

const isOf = (club: ClubId, key: string): boolean => key.startsWith(`${club}/`);

/** Has players of tables talk in private threads. */
export function startTalks(parts: Working): Following {
  const { client } = parts;
  const memory: TalkMemory = {
    ...{ settled: new Map(), places: new Map(), inside: new Map(), outside: new Map(), barred: new Set() },
  };
  const retries = new Map<ClubId, NodeJS.Timeout>();
  const isAnyoneOut = (club: ClubId) =>
    [...memory.barred].some((key) => isOf(club, key)) ||
    [...memory.outside].some(([key, { size }]) => isOf(club, key) && size > 0);
  const forget = (club: ClubId) => {
    for (const part of [memory.settled, memory.outside, memory.barred])
      for (const key of part.keys()) if (isOf(club, key)) part.delete(key);
  };
  const again = (club: ClubId) => {
    clearTimeout(retries.get(club));
    retries.delete(club);
    forget(club);
    following.wake(club);
  };
  /** The bot does not hear of all that lets people see a channel. */
  const lookAgain = (club: ClubId) => {
    if (isAnyoneOut(club) && !retries.has(club))
      retries.set(club, setTimeout(() => again(club), untilNextTry).unref());
  };
  const following = followClubs(parts, 'private conversations', (club) =>
    keepTalks(parts, club, memory).finally(() => lookAgain(club)),
  );
  const changed = ({ guild: { id } }: { guild: Guild }) => again(id);
  /** Those conversations are opened again: the others are let be. */
  const gone = (club: ClubId, isGone: (thread: string, channel: string | null) => boolean) => {
    const threads = [...memory.places].filter(([thread, { channel }]) => isGone(thread, channel));
    for (const [thread, { key }] of threads) {
      // The library still has the threads of a channel that was deleted.
      client.channels.cache.delete(thread);
      for (const part of [memory.places, memory.settled, memory.inside])
        for (const each of [thread, key, `${club}/${thread}`]) part.delete(each);
    }
    if (threads.length > 0) following.wake(club);
  };
  // Discord's library tells only of the threads that it has met; of those in a deleted channel Discord itself tells nothing.
  client.on(Events.Raw, (packet: unknown) => {
    const { success, data } = threadDeleted.safeParse(packet);
    if (success) gone(data.d.guild_id, (thread) => thread === data.d.id);
  });
  client.on(Events.ChannelDelete, (channel) => {
    if (!channel.isDMBased()) gone(channel.guildId, (_, parent) => parent === channel.id);
  });
  client.on(Events.ChannelUpdate, (_, channel) => {
    if (!channel.isDMBased()) changed(channel);
  });
  client.on(Events.GuildRoleUpdate, (_, role) => changed(role));
  client.on(Events.ShardReady, (shard) => {
    memory.inside.clear();
    for (const { id, shardId } of client.guilds.cache.values()) if (shardId === shard) again(id);
  });
  return {
    wake: following.wake,
    async stop() {
      await following.stop();
      for (const retry of retries.values()) clearTimeout(retry);
    },
  };
}
