import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import type { Channel, User } from './state.ts';
import { memberView } from './views.ts';
import type { World } from './world.ts';

/** Tells those who can see the channel that somebody is typing there. */
export function tellTyping(world: World, channel: Channel, user: User): void {
  const direct = channel.kind === 'direct';
  const member = direct ? undefined : channel.guild.members.get(user.id);
  world.hub.publish({
    event: GatewayDispatchEvents.TypingStart,
    data: {
      channel_id: channel.id,
      user_id: user.id,
      timestamp: Math.floor(world.clock() / 1_000),
      ...(direct ? {} : { guild_id: channel.guild.id }),
      ...(member === undefined ? {} : { member: memberView(member) }),
    },
    audience: channel,
    intent: direct ? GatewayIntentBits.DirectMessageTyping : GatewayIntentBits.GuildMessageTyping,
  });
}
