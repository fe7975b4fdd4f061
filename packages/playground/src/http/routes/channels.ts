import {
  CreateGuildChannelRequestSchema,
  GuildChannelResponseSchema,
  PrivateChannelResponseSchema,
  ThreadResponseSchema,
  UpdateGuildChannelRequestPartialSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import {
  type APIOverwrite,
  ChannelType,
  GatewayDispatchEvents,
  OverwriteType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { Code, invalidField, refusal } from '../../errors.ts';
import { addChannel, channelsOf, removeChannel, tellChannel } from '../../world/channels.ts';
import { bitsOf, demand, demandIn, may, permissionsOf } from '../../world/permissions.ts';
import type { Channel, Guild, GuildChannel, Thread } from '../../world/state.ts';
import { setArchived, tell } from '../../world/threads.ts';
import { channelView } from '../../world/views.ts';
import { bare, type Call, withBody } from '../route.ts';
import { parseBody } from '../validation.ts';

const CHANNEL = '/channels/{channel_id}';
const GUILD_CHANNELS = '/guilds/{guild_id}/channels';
const OVERWRITE = `${CHANNEL}/permissions/{overwrite_id}`;
const MOST_CHANNELS = 500;

const AnyChannel = z.union([GuildChannelResponseSchema, ThreadResponseSchema, PrivateChannelResponseSchema]);
const Anything = z.looseObject({});
const OverwriteBody = z.object({
  type: z.literal([0, 1]),
  allow: z.nullish(z.number()),
  deny: z.nullish(z.number()),
});

type ChannelBody = z.output<typeof UpdateGuildChannelRequestPartialSchema>;
type Overwrites = NonNullable<ChannelBody['permission_overwrites']>;

export const channelRoutes = [
  bare({
    method: 'GET',
    path: CHANNEL,
    response: AnyChannel,
    handle: (call) => channelView(seenChannel(call), call.me.id),
  }),
  withBody({
    method: 'PATCH',
    path: CHANNEL,
    body: Anything,
    response: AnyChannel,
    handle(call) {
      const channel = seenChannel(call);
      if (channel.kind === 'direct') throw refusal(Code.CannotExecuteActionOnDMChannel);
      if (channel.kind === 'thread') changeThread(call, channel);
      else changeChannel(call, channel, parseBody(UpdateGuildChannelRequestPartialSchema, call.body));
      return channelView(channel, call.me.id);
    },
  }),
  bare({
    method: 'DELETE',
    path: CHANNEL,
    response: AnyChannel,
    handle(call) {
      const channel = seenChannel(call);
      const view = channelView(channel, call.me.id);
      if (channel.kind === 'guild') {
        demandIn(channel, call.me.id, 'ManageChannels');
        removeChannel(call.world, channel);
      }
      if (channel.kind === 'thread') {
        demandIn(channel, call.me.id, 'ManageThreads');
        tell(call.world, GatewayDispatchEvents.ThreadDelete, channel);
        call.world.channels.delete(channel.id);
      }
      return view;
    },
  }),
  bare({
    method: 'GET',
    path: GUILD_CHANNELS,
    response: z.array(GuildChannelResponseSchema),
    handle: ({ world, me, param }) =>
      channelsOf(world, world.guildOf(me.id, param('guild_id'))).map((channel) => channelView(channel)),
  }),
  withBody({
    method: 'POST',
    path: GUILD_CHANNELS,
    status: 201,
    body: CreateGuildChannelRequestSchema,
    response: GuildChannelResponseSchema,
    handle: (call) => channelView(createChannel(call)),
  }),
  withBody({
    method: 'PUT',
    path: OVERWRITE,
    body: OverwriteBody,
    handle(call) {
      const channel = guildChannel(call);
      demandIn(channel, call.me.id, 'ManageRoles');
      const overwrite = { ...call.body, id: call.param('overwrite_id') };
      const others = channel.overwrites.filter(({ id }) => id !== overwrite.id);
      channel.overwrites = [...others, ...overwritesFrom(call, channel.guild, [overwrite], channel)];
      tellChannel(call.world, GatewayDispatchEvents.ChannelUpdate, channel);
    },
  }),
  bare({
    method: 'DELETE',
    path: OVERWRITE,
    handle(call) {
      const channel = guildChannel(call);
      demandIn(channel, call.me.id, 'ManageRoles');
      channel.overwrites = channel.overwrites.filter(({ id }) => id !== call.param('overwrite_id'));
      tellChannel(call.world, GatewayDispatchEvents.ChannelUpdate, channel);
    },
  }),
];

function seenChannel({ world, me, param }: Call): Channel {
  const channel = world.channel(param('channel_id'));
  demandIn(channel, me.id, 'ViewChannel');
  return channel;
}

function guildChannel(call: Call): GuildChannel {
  const channel = seenChannel(call);
  if (channel.kind !== 'guild') throw refusal(Code.CannotExecuteActionOnThisChannelType);
  return channel;
}

function createChannel(call: Call<ChannelBody & { name: string }>): GuildChannel {
  const { world, me, body, param } = call;
  const guild = world.guildOf(me.id, param('guild_id'));
  demand(guild, me.id, 'ManageChannels');
  if (channelsOf(world, guild).length >= MOST_CHANNELS)
    throw refusal(Code.MaximumNumberOfGuildChannelsReached);
  const type = typeFrom(body.type ?? ChannelType.GuildText);
  return addChannel(world, guild, {
    type,
    name: nameFor(type, body.name),
    topic: body.topic ?? null,
    parentId: body.parent_id ?? null,
    nsfw: body.nsfw ?? false,
    slowmode: body.rate_limit_per_user ?? 0,
    overwrites: overwritesFrom(call, guild, body.permission_overwrites ?? []),
    ...(typeof body.position === 'number' ? { position: body.position } : {}),
  });
}

function typeFrom(type: number): GuildChannel['type'] {
  switch (type) {
    case ChannelType.GuildText:
    case ChannelType.GuildVoice:
    case ChannelType.GuildCategory:
    case ChannelType.GuildAnnouncement:
      return type;
    default:
      throw invalidField(['type'], 'BASE_TYPE_CHOICES', `Type ${type} is not built in the playground.`);
  }
}

/** Text channels have names without blanks or capitals, whatever was asked for. */
function nameFor(type: ChannelType, name: string): string {
  const plain = type === ChannelType.GuildText || type === ChannelType.GuildAnnouncement;
  return plain ? name.toLowerCase().replaceAll(/\s+/g, '-') : name;
}

function changeChannel(call: Call, channel: GuildChannel, body: ChannelBody): void {
  demandIn(channel, call.me.id, 'ManageChannels');
  if (body.permission_overwrites !== undefined) demandIn(channel, call.me.id, 'ManageRoles');
  if (body.name) channel.name = nameFor(channel.type, body.name);
  if (body.topic !== undefined) channel.topic = body.topic;
  if (body.parent_id !== undefined) channel.parentId = body.parent_id;
  channel.position = body.position ?? channel.position;
  channel.nsfw = body.nsfw ?? channel.nsfw;
  channel.slowmode = body.rate_limit_per_user ?? channel.slowmode;
  if (body.permission_overwrites)
    channel.overwrites = overwritesFrom(call, channel.guild, body.permission_overwrites, channel);
  tellChannel(call.world, GatewayDispatchEvents.ChannelUpdate, channel);
}

/** Overwrites as they are kept; nobody can hand out or take what they may not do themselves. */
function overwritesFrom(
  { me }: Call,
  guild: Guild,
  overwrites: Overwrites,
  channel?: GuildChannel,
): APIOverwrite[] {
  const own = permissionsOf(guild, me.id, channel);
  const administrator = (own & PermissionFlagsBits.Administrator) !== 0n;
  return overwrites.map(({ id, type, allow, deny }) => {
    const touched = BigInt(allow ?? 0) | BigInt(deny ?? 0);
    const beyond = (touched & ~own) !== 0n || (touched & bitsOf(['ManageRoles'])) !== 0n;
    if (beyond && !administrator) throw refusal(Code.MissingPermissions);
    const role = type === OverwriteType.Role || (type == null && guild.roles.has(id));
    if (role && !guild.roles.has(id)) throw refusal(Code.UnknownRole);
    return {
      id,
      type: role ? OverwriteType.Role : OverwriteType.Member,
      allow: String(allow ?? 0),
      deny: String(deny ?? 0),
    };
  });
}

function changeThread({ world, me, body: json }: Call, thread: Thread): void {
  const body = parseBody(UpdateThreadRequestPartialSchema, json);
  demandThreadChange(thread, me.id, body);
  if (body.name) thread.name = body.name;
  thread.locked = body.locked ?? thread.locked;
  thread.invitable = body.invitable ?? thread.invitable;
  thread.autoArchiveMinutes = body.auto_archive_duration ?? thread.autoArchiveMinutes;
  thread.slowmode = body.rate_limit_per_user ?? thread.slowmode;
  if (typeof body.archived === 'boolean') setArchived(world, thread, body.archived);
  tell(world, GatewayDispatchEvents.ThreadUpdate, thread);
}

/** Its owner may rename and archive a thread; locking it, or opening a locked one, takes MANAGE_THREADS. */
function demandThreadChange(
  thread: Thread,
  userId: string,
  body: z.output<typeof UpdateThreadRequestPartialSchema>,
): void {
  if (thread.archived && body.archived !== false) throw refusal(Code.InvalidActionOnArchivedThread);
  if (may(thread.guild, userId, ['ManageThreads'], thread)) return;
  const managers = thread.locked || typeof body.locked === 'boolean' || body.rate_limit_per_user != null;
  const onlyOpening = thread.archived && Object.keys(body).length === 1;
  const allowed = !managers && (thread.ownerId === userId || onlyOpening);
  if (!allowed) throw refusal(Code.MissingPermissions);
  demandIn(thread, userId, 'SendMessagesInThreads');
}
