import {
  type AnyThreadChannel,
  ChannelType,
  type Client,
  type Guild,
  RESTJSONErrorCodes,
  type TextChannel,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { PostNamed } from '../house/outcomes.ts';
import { idOf, isDeleted, isForGood, orElse, refusedWith } from './errors.ts';

/** A channel or thread of a server, or null where somebody deleted it. */
export async function channelThere({ id, client }: Guild, channel: string) {
  const there = await orElse(client.channels.fetch(channel), isDeleted, null);
  return there !== null && !there.isDMBased() && there.guildId === id ? there : null;
}

/** A text channel, in which private threads can be; null for any other and for none. */
export async function textChannelThere(guild: Guild, channel: string | null): Promise<TextChannel | null> {
  const there = channel === null ? null : await channelThere(guild, channel);
  return there?.type === ChannelType.GuildText ? there : null;
}

/** A thread that was opened, or null where somebody deleted it. */
export async function threadThere(guild: Guild, thread: string): Promise<AnyThreadChannel | null> {
  const there = await channelThere(guild, thread);
  return there?.isThread() === true ? there : null;
}

interface Looked {
  /** Whether only those see it who were let in. */
  hidden: boolean;
  isMeant(thread: AnyThreadChannel): boolean;
}

/** The bot's own thread in a channel that is meant, open or archived; null for none. */
export async function ownThread(
  { threads, client }: TextChannel,
  { hidden, isMeant }: Looked,
): Promise<AnyThreadChannel | null> {
  const isOwn = (thread: AnyThreadChannel) => thread.ownerId === client.user.id && isMeant(thread);
  const active = await threads.fetchActive();
  const open = active.threads.find(isOwn);
  if (open !== undefined) return open;
  const archived = await threads.fetchArchived({ type: hidden ? 'private' : 'public', limit: 100 });
  return archived.threads.find(isOwn) ?? null;
}

/** Opens a thread below a post, once. Returns its id; null if Discord lets the bot open none. Rejects if trying again may help. */
export async function openThreadBelow(
  client: Client<true>,
  { channel: id, message }: PostNamed,
  name: string,
): Promise<string | null> {
  try {
    const channel = await client.channels.fetch(id);
    if (channel?.type !== ChannelType.GuildText) return null;
    const autoArchiveDuration = ThreadAutoArchiveDuration.OneWeek;
    return idOf(await channel.threads.create({ name, startMessage: message, autoArchiveDuration }));
  } catch (error) {
    if (hasThread(error)) return message;
    if (isForGood(error)) return null;
    throw error;
  }
}

const hasThread = refusedWith(RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage);
