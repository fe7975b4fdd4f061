import { ChannelType, GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import type { DirectChannel, Guild, GuildChannel, GuildChannelType, User } from './state.ts';
import { channelView } from './views.ts';
import type { World } from './world.ts';

type ChannelPlan = Pick<GuildChannel, 'name'> & Partial<Omit<GuildChannel, 'kind' | 'id' | 'guild' | 'name'>>;

/** Adds a channel to the guild and tells those who can see it. */
export function addChannel(world: World, guild: Guild, plan: ChannelPlan): GuildChannel {
  const type: GuildChannelType = plan.type ?? ChannelType.GuildText;
  const channel: GuildChannel = {
    kind: 'guild',
    id: world.nextId(),
    type,
    guild,
    name: plan.name,
    topic: plan.topic ?? null,
    position: plan.position ?? channelsOf(world, guild).length,
    parentId: plan.parentId ?? null,
    nsfw: plan.nsfw ?? false,
    slowmode: plan.slowmode ?? 0,
    overwrites: plan.overwrites ?? [],
    lastMessageId: null,
  };
  world.channels.set(channel.id, channel);
  tellChannel(world, GatewayDispatchEvents.ChannelCreate, channel);
  return channel;
}

/** Removes a channel and the threads in it. */
export function removeChannel(world: World, channel: GuildChannel): void {
  tellChannel(world, GatewayDispatchEvents.ChannelDelete, channel);
  world.channels.delete(channel.id);
  for (const each of world.channels.of(channel.guild))
    if (each.kind === 'thread' && each.parent === channel) world.channels.delete(each.id);
}

/** Tells those who can see the channel that it is new, changed or gone. */
export function tellChannel(
  world: World,
  event:
    | GatewayDispatchEvents.ChannelCreate
    | GatewayDispatchEvents.ChannelUpdate
    | GatewayDispatchEvents.ChannelDelete,
  channel: GuildChannel,
): void {
  world.hub.publish({
    event,
    data: channelView(channel),
    audience: channel,
    intent: GatewayIntentBits.Guilds,
  });
}

/** The guild's channels, threads apart, in their order. */
export function channelsOf(world: World, guild: Guild): GuildChannel[] {
  return world.channels
    .of(guild)
    .flatMap((channel) => (channel.kind === 'guild' ? channel : []))
    .sort((first, second) => first.position - second.position);
}

/** Whether two users have opened a direct channel to each other. */
export const isOpen = (world: World, first: User, second: User): boolean =>
  directBetween(world, first, second) !== undefined;

/** The direct channel between two users, opened if there is none yet. */
export function directChannel(world: World, first: User, second: User): DirectChannel {
  const known = directBetween(world, first, second);
  if (known !== undefined) return known;
  const fresh: DirectChannel = {
    kind: 'direct',
    id: world.nextId(),
    recipients: [first, second],
    lastMessageId: null,
  };
  world.channels.set(fresh.id, fresh);
  return fresh;
}

function directBetween(world: World, first: User, second: User): DirectChannel | undefined {
  return world.channels.directs.find(
    ({ recipients }) => recipients.includes(first) && recipients.includes(second),
  );
}
