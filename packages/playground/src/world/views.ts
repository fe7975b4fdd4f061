import { type APIGuildMember, type APIThreadMember, type APIUser, ChannelType } from 'discord-api-types/v10';
import type { Channel, DirectChannel, Guild, GuildChannel, Member, Thread, User } from './state.ts';
import { isoTime } from './world.ts';

const NO_FLAGS: number = 0;

export function userView(user: User): APIUser {
  return {
    id: user.id,
    username: user.username,
    discriminator: '0',
    global_name: user.displayName,
    avatar: null,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    public_flags: NO_FLAGS,
    flags: NO_FLAGS,
    ...(user.bot ? { bot: true } : {}),
  };
}

export function memberView(member: Member): APIGuildMember {
  return { ...memberWithoutUser(member), user: userView(member.user) };
}

/** A member as it stands beside its user in messages and resolved options. */
export function memberWithoutUser(member: Member): Omit<APIGuildMember, 'user'> {
  return {
    nick: member.nick,
    roles: [...member.roles],
    joined_at: isoTime(member.joinedAt),
    avatar: null,
    banner: null,
    communication_disabled_until: null,
    flags: NO_FLAGS,
    pending: false,
    premium_since: null,
    mute: false,
    deaf: false,
  };
}

/** The channel as this reader gets it. */
export function channelView(channel: Channel, readerId?: string): object {
  switch (channel.kind) {
    case 'guild':
      return guildChannelView(channel);
    case 'thread':
      return threadView(channel, readerId);
    case 'direct':
      return directChannelView(channel, readerId);
  }
}

function guildChannelView(channel: GuildChannel): object {
  const { id, name, position, nsfw } = channel;
  const shared = {
    id,
    name,
    position,
    nsfw,
    guild_id: channel.guild.id,
    parent_id: channel.parentId,
    permission_overwrites: channel.overwrites,
    flags: NO_FLAGS,
  };
  if (channel.type === ChannelType.GuildCategory) return { ...shared, type: channel.type };
  const talk = { last_message_id: channel.lastMessageId, rate_limit_per_user: channel.slowmode };
  if (channel.type !== ChannelType.GuildVoice)
    return { ...shared, ...talk, type: channel.type, topic: channel.topic, last_pin_timestamp: null };
  return { ...shared, ...talk, type: channel.type, bitrate: 64_000, user_limit: 0, rtc_region: null };
}

function threadView(thread: Thread, readerId?: string): object {
  const joined = readerId === undefined ? undefined : thread.members.get(readerId);
  return {
    id: thread.id,
    type: thread.type,
    guild_id: thread.guild.id,
    parent_id: thread.parent.id,
    name: thread.name,
    owner_id: thread.ownerId,
    last_message_id: thread.lastMessageId,
    last_pin_timestamp: null,
    rate_limit_per_user: thread.slowmode,
    flags: NO_FLAGS,
    message_count: thread.totalMessages,
    total_message_sent: thread.totalMessages,
    member_count: Math.min(thread.members.size, 50),
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: isoTime(thread.archiveChangedAt),
      auto_archive_duration: thread.autoArchiveMinutes,
      locked: thread.locked,
      create_timestamp: isoTime(thread.createdAt),
      ...(thread.type === ChannelType.PrivateThread ? { invitable: thread.invitable } : {}),
    },
    ...(readerId === undefined || joined === undefined
      ? {}
      : { member: threadMemberView(thread, readerId, joined) }),
  };
}

export function threadMemberView(
  thread: Thread,
  userId: string,
  joinedAt: number,
): Required<Pick<APIThreadMember, 'id' | 'user_id'>> & APIThreadMember {
  return { id: thread.id, user_id: userId, join_timestamp: isoTime(joinedAt), flags: NO_FLAGS };
}

function directChannelView(channel: DirectChannel, readerId?: string): object {
  const others = channel.recipients.filter(({ id }) => id !== readerId);
  return {
    id: channel.id,
    type: ChannelType.DM,
    name: null,
    last_message_id: channel.lastMessageId,
    flags: NO_FLAGS,
    recipients: others.map(userView),
  };
}

/** The guild as GET /guilds/{id} gives it, without its counts. */
export function guildView(guild: Guild): Record<string, unknown> {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: guild.ownerId,
    application_id: null,
    region: 'us-central',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: NO_FLAGS,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: [...guild.roles.values()],
    default_message_notifications: 0,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: 'en-US',
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
  };
}
