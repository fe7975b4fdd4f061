import { ChannelType } from 'discord-api-types/v10';
import { threadsOf } from '../gateway/arrivals.ts';
import type { Interaction } from '../interactions/interaction.ts';
import { channelsOf } from '../world/channels.ts';
import { may, sees } from '../world/permissions.ts';
import type { Channel, Guild, Message, User } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { ChannelSeen, GuildSeen, InteractionSeen } from './protocol.ts';

/** A guild as this person finds it. */
export function guildSeen(world: World, guild: Guild, person: User): GuildSeen {
  const channels = channelsOf(world, guild).filter((channel) => sees(channel, person.id));
  const threads = threadsOf(world, guild, person.id);
  return {
    id: guild.id,
    name: guild.name,
    channels: [...channels, ...threads].map((channel) => channelSeen(channel, person)),
    members: [...guild.members.values()].map(({ user, nick }) => ({
      id: user.id,
      name: user.username,
      displayName: nick ?? user.displayName ?? user.username,
      bot: user.bot,
    })),
    roles: [...guild.roles.values()].map(({ id, name }) => ({ id, name })),
  };
}

/** A channel as this person finds it. */
export function channelSeen(channel: Channel, person: User): ChannelSeen {
  const { id } = channel;
  if (channel.kind === 'direct') {
    const name = channel.recipients.find((each) => each !== person)?.username ?? '';
    return { id, name, kind: 'direct', parentId: null, archived: false, locked: false, maySend: true };
  }
  const { name, guild } = channel;
  if (channel.kind === 'guild') {
    const maySend = may(guild, person.id, ['SendMessages'], channel);
    return {
      id,
      name,
      kind: kindOf(channel.type),
      parentId: channel.parentId,
      archived: false,
      locked: false,
      maySend,
    };
  }
  const { archived, locked, parent } = channel;
  const maySend = may(guild, person.id, ['SendMessagesInThreads'], channel);
  const kind = channel.type === ChannelType.PrivateThread ? 'private-thread' : 'thread';
  return { id, name, kind, parentId: parent.id, archived, locked, maySend };
}

function kindOf(type: ChannelType): 'text' | 'voice' | 'category' | 'announcement' {
  if (type === ChannelType.GuildVoice) return 'voice';
  if (type === ChannelType.GuildCategory) return 'category';
  return type === ChannelType.GuildAnnouncement ? 'announcement' : 'text';
}

/** The messages of a channel that this person sees, oldest first, their own ephemeral ones among them. */
export function messagesSeen(world: World, channel: Channel, person: User): Message[] {
  return world
    .messagesOf(channel)
    .filter(({ ephemeralFor }) => ephemeralFor === undefined || ephemeralFor === person);
}

/** How far this interaction has come for the person who made it. */
export function interactionSeen(interaction: Interaction): InteractionSeen {
  const { id, channel, progress, first, original, originalDeleted, followUps, modal, choices } = interaction;
  return {
    id,
    channel: channel.id,
    progress,
    first: first ?? null,
    message: originalDeleted ? null : (original?.body ?? null),
    originalDeleted,
    followUps: followUps.map(({ body }) => body),
    modal: modal ?? null,
    choices: choices === undefined ? null : [...choices],
    reason: progress === 'failed' ? 'The application did not respond' : null,
  };
}
