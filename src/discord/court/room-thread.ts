import {
  type AnyThreadChannel,
  ChannelType,
  type Guild,
  type TextChannel,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { CaseThread } from '../../appeals/hearing-room/hearings.ts';
import { isDeleted } from '../errors.ts';
import { slowMode, type ThreadWanted } from './wanted-threads.ts';

/** The channel in which the Court sits, or null where there is none that takes threads. */
export async function courtChannel(guild: Guild, court: string | null): Promise<TextChannel | null> {
  const channel = court === null ? null : await fetchUnlessDeleted(guild, court);
  return channel?.type === ChannelType.GuildText ? channel : null;
}

/** The thread that was opened, or null where somebody deleted it. */
export async function threadKept(guild: Guild, { thread }: CaseThread): Promise<AnyThreadChannel | null> {
  const channel = await fetchUnlessDeleted(guild, thread);
  return channel?.isThread() === true ? channel : null;
}

async function fetchUnlessDeleted({ id, client }: Guild, channel: string) {
  try {
    const there = await client.channels.fetch(channel);
    return there !== null && !there.isDMBased() && there.guildId === id ? there : null;
  } catch (error) {
    if (isDeleted(error)) return null;
    throw error;
  }
}

/**
 * A thread for the room: the bot's own of that name, which it opened without hearing of it, or else a new one. `known`
 * are the threads that are not meant; nor is one in which something was said, since that is of a case with the same number in a
 * database that was before this one.
 */
export async function threadFor(
  channel: TextChannel,
  wanted: ThreadWanted,
  known: ReadonlySet<string>,
): Promise<AnyThreadChannel> {
  const there = await findOwn(channel, wanted, known);
  return there ?? open(channel, wanted);
}

async function findOwn(
  { threads, client }: TextChannel,
  { prefix, hidden }: ThreadWanted,
  known: ReadonlySet<string>,
): Promise<AnyThreadChannel | null> {
  const isMeant = ({ id, ownerId, name, totalMessageSent }: AnyThreadChannel) =>
    ownerId === client.user.id && name.startsWith(prefix) && !known.has(id) && !totalMessageSent;
  const active = await threads.fetchActive();
  const open = active.threads.find(isMeant);
  if (open !== undefined) return open;
  const archived = await threads.fetchArchived({ type: hidden ? 'private' : 'public', limit: 100 });
  return archived.threads.find(isMeant) ?? null;
}

function open(channel: TextChannel, wanted: ThreadWanted): Promise<AnyThreadChannel> {
  const thread = {
    name: wanted.name,
    autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
    rateLimitPerUser: slowMode(wanted),
  };
  return wanted.hidden
    ? channel.threads.create({ ...thread, type: ChannelType.PrivateThread, invitable: false })
    : channel.threads.create({ ...thread, type: ChannelType.PublicThread });
}
