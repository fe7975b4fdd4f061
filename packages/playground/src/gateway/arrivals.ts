import type { GatewayReadyDispatchData } from 'discord-api-types/v10';
import { channelsOf } from '../world/channels.ts';
import { sees } from '../world/permissions.ts';
import { isOn, type Shard } from '../world/sharding.ts';
import type { Application, Guild, Thread } from '../world/state.ts';
import { channelView, guildView, memberView, userView } from '../world/views.ts';
import { isoTime, type World } from '../world/world.ts';
import type { Session } from './session.ts';

/** READY: who the bot is, and the guilds that will follow. */
export function readyFor(world: World, { application, id: sessionId, shard }: Session): object {
  const guilds = guildsOf(world, application, shard).map(({ id }) => ({ id, unavailable: true }));
  const ready: Omit<GatewayReadyDispatchData, 'user' | 'application'> = {
    v: 10,
    guilds,
    session_id: sessionId,
    resume_gateway_url: `${world.origin.replace('http', 'ws')}/gateway`,
    shard: [shard[0], shard[1]],
  };
  return {
    ...ready,
    application: { id: application.id, flags: 0 },
    user: { ...userView(application.bot), mfa_enabled: false, verified: true },
  };
}

/** The guilds of a shard that the application's bot is in. */
export function guildsOf(world: World, application: Application, shard: Shard): Guild[] {
  return [...world.guilds.values()].filter(
    ({ id, members }) => members.has(application.id) && isOn(shard, id),
  );
}

/** GUILD_CREATE: the guild as its bot finds it. */
export function arrivalIn(world: World, guild: Guild, application: Application): object {
  const self = guild.members.get(application.id);
  return {
    ...guildView(guild),
    joined_at: isoTime(self?.joinedAt ?? world.clock()),
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: self === undefined ? [] : [memberView(self)],
    channels: channelsOf(world, guild).map((channel) => channelView(channel)),
    threads: activeThreads(world, guild, application.id).map((thread) => channelView(thread, application.id)),
    guild_scheduled_events: [...guild.events.values()],
    voice_states: [],
    presences: [],
    stage_instances: [],
    soundboard_sounds: [],
  };
}

/** The guild's threads that are not archived, as far as this user sees them. */
export function activeThreads(world: World, guild: Guild, userId: string): Thread[] {
  return threadsOf(world, guild, userId).filter(({ archived }) => !archived);
}

/** The guild's threads, as far as this user sees them. */
export function threadsOf(world: World, guild: Guild, userId: string): Thread[] {
  return world.channels
    .of(guild)
    .flatMap((channel) => (channel.kind === 'thread' && sees(channel, userId) ? channel : []));
}
