import {
  ChannelType,
  type Client,
  PermissionFlagsBits,
  type SendableChannels,
  type TextChannel,
} from 'discord.js';
import type { ClubView } from '../house/ports.ts';
import type { ChannelTarget } from '../told.ts';

/**
 * The channels of the club that a message may go to, best first: where it belongs, then #discussion, then where
 * Discord's own messages go, then any in which the bot may write. The next is for when the last is gone or closed.
 */
export function channelsFor(
  client: Client<true>,
  { id, settings }: ClubView,
  target: ChannelTarget,
): string[] {
  const guild = client.guilds.cache.get(id);
  const first = target.to === 'channel' ? target.channel : settings[target.to];
  const known = [first, settings.discussion, guild?.systemChannelId, firstWritable(client, id)];
  return [...new Set(known.filter((channel) => typeof channel === 'string'))];
}

const needed = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages];

/** Whether the bot may see the channel and write there. */
export function mayWriteIn(channel: TextChannel): boolean {
  const { me } = channel.guild.members;
  return me !== null && channel.permissionsFor(me).has(needed);
}

function firstWritable(client: Client<true>, club: string): string | null {
  const channels = client.guilds.cache.get(club)?.channels.cache;
  return channels?.filter((channel) => channel.type === ChannelType.GuildText).find(mayWriteIn)?.id ?? null;
}

/** The channel, if it is one of the club's and holds messages. Rejects as Discord does for one that is not there. */
export async function channelOf(
  client: Client<true>,
  club: string,
  id: string,
): Promise<SendableChannels | null> {
  const channel = await client.channels.fetch(id);
  if (channel === null || channel.isDMBased() || channel.guildId !== club) return null;
  return channel.isSendable() ? channel : null;
}
