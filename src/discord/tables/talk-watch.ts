import { type AnyThreadChannel, Events, type Guild } from 'discord.js';
import type { ClubId } from '../../house/ports.ts';
import type { Working } from '../command.ts';
import { type Following, followClubs } from '../follow-clubs.ts';
import { keepTalks, type TalkMemory } from './keep-talks.ts';

/** How long after a try somebody who could not be let in is tried again, in milliseconds. */
const untilNextTry = 300_000;

const isOf = (club: ClubId, key: string): boolean => key.startsWith(`${club}/`);

/** Has players of tables talk in private threads. */
export function startTalks(parts: Working): Following {
  const { client } = parts;
  const memory: TalkMemory = { settled: new Map(), inside: new Map(), outside: new Map() };
  const retries = new Map<ClubId, NodeJS.Timeout>();
  const isAnyoneOut = (club: ClubId) =>
    [...memory.outside].some(([key, { size }]) => isOf(club, key) && size > 0);
  const forget = (club: ClubId) => {
    for (const part of [memory.settled, memory.outside])
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
  const deleted = ({ id, guild, ownerId }: AnyThreadChannel) => {
    if (ownerId !== client.user?.id) return;
    memory.inside.delete(`${guild.id}/${id}`);
    again(guild.id);
  };
  client.on(Events.ThreadDelete, deleted);
  client.on(Events.ChannelUpdate, (_, channel) => {
    if (!channel.isDMBased()) changed(channel);
  });
  client.on(Events.GuildRoleUpdate, (_, role) => changed(role));
  client.on(Events.ShardReady, () => {
    memory.inside.clear();
    for (const { id } of client.guilds.cache.values()) again(id);
  });
  return {
    wake: following.wake,
    async stop() {
      await following.stop();
      for (const retry of retries.values()) clearTimeout(retry);
    },
  };
}
