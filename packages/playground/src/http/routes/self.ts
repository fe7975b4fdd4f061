import {
  CreatePrivateChannelRequestSchema,
  GatewayBotResponseSchema,
  GatewayResponseSchema,
  PrivateApplicationResponseSchema,
  PrivateChannelResponseSchema,
  UserPIIResponseSchema,
  UserResponseSchema,
} from 'discord-api-spec/zod';
import { ApplicationFlags, GatewayIntentBits } from 'discord-api-types/v10';
import { Code, found, refusal } from '../../errors.ts';
import { directChannel, isOpen } from '../../world/channels.ts';
import { recommendedShards } from '../../world/sharding.ts';
import type { Application, User } from '../../world/state.ts';
import { channelView, userView } from '../../world/views.ts';
import type { World } from '../../world/world.ts';
import { bare, type Call, withBody } from '../route.ts';

const { GuildMembers, GuildPresences, MessageContent } = GatewayIntentBits;
const { GatewayGuildMembersLimited, GatewayPresenceLimited, GatewayMessageContentLimited } = ApplicationFlags;

/** The flag by which an application of few guilds shows that it was given a privileged intent. */
const FLAG_OF = new Map([
  [GuildMembers, GatewayGuildMembersLimited],
  [GuildPresences, GatewayPresenceLimited],
  [MessageContent, GatewayMessageContentLimited],
]);

export const selfRoutes = [
  bare({
    method: 'GET',
    path: '/gateway',
    response: GatewayResponseSchema,
    handle: ({ world }) => ({ url: gatewayOf(world.origin) }),
  }),
  bare({
    method: 'GET',
    path: '/gateway/bot',
    response: GatewayBotResponseSchema,
    handle: ({ world, me }) => ({
      url: gatewayOf(world.origin),
      shards: recommendedShards(
        world.sharding,
        guildsWith(world, me).map(({ id }) => id),
      ),
      session_start_limit: world.starts.seenBy(me.id),
    }),
  }),
  bare({
    method: 'GET',
    path: '/users/@me',
    response: UserPIIResponseSchema,
    handle: ({ me }) => ({
      ...userView(me),
      mfa_enabled: false,
      locale: 'en-US',
      verified: true,
      email: null,
    }),
  }),
  bare({
    method: 'GET',
    path: '/users/{user_id}',
    response: UserResponseSchema,
    handle: ({ world, param }) => userView(world.user(param('user_id'))),
  }),
  ...['/applications/@me', '/oauth2/applications/@me'].map((path) =>
    bare({ method: 'GET', path, response: PrivateApplicationResponseSchema, handle: applicationOf }),
  ),
  withBody({
    method: 'POST',
    path: '/users/@me/channels',
    body: CreatePrivateChannelRequestSchema,
    response: PrivateChannelResponseSchema,
    handle({ world, me, body }) {
      const recipient = found(world.users.get(body.recipient_id ?? ''), Code.UnknownUser);
      if (recipient === me || recipient.bot) throw refusal(Code.CannotSendMessagesToThisUser);
      if (!isOpen(world, me, recipient)) countOpening(world);
      return channelView(directChannel(world, me, recipient), me.id);
    },
  }),
];

/** Refuses to open more direct messages than may be opened at a time. */
function countOpening({ directs }: World): void {
  const { most, perMs, openedAt } = directs;
  const lately = openedAt.filter((at) => at > performance.now() - perMs);
  if (lately.length >= most) throw refusal(Code.OpeningDirectMessagesTooFast);
  directs.openedAt = [...lately, performance.now()];
}

function gatewayOf(origin: string): string {
  return `${origin.replace('http', 'ws')}/gateway`;
}

const guildsWith = (world: World, me: User) =>
  [...world.guilds.values()].filter(({ members }) => members.has(me.id));

function flagsOf({ privilegedIntents }: Application): number {
  const given = [...FLAG_OF].filter(([intent]) => (privilegedIntents & intent) !== 0);
  return given.reduce((flags, [, flag]) => flags | flag, 0);
}

function applicationOf({ application, world, me }: Call): object {
  const flags = flagsOf(application);
  return {
    id: application.id,
    name: application.name,
    icon: null,
    description: '',
    type: null,
    flags,
    flags_new: String(flags),
    bot: userView(me),
    bot_public: false,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: userView(me),
    approximate_guild_count: guildsWith(world, me).length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
}
