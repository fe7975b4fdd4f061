import { randomBytes } from 'node:crypto';
import { GatewayDispatchEvents, InteractionContextType, type InteractionType } from 'discord-api-types/v10';
import { bitsOf, permissionsOf } from '../world/permissions.ts';
import type { Application, Channel, Message, User } from '../world/state.ts';
import { channelView, memberView, userView } from '../world/views.ts';
import type { World } from '../world/world.ts';
import type { Interaction, Target } from './interaction.ts';

/** What a person did that a bot is to answer. */
export interface Deed {
  type: InteractionType;
  application: Application;
  user: User;
  channel: Channel;
  data: object;
  /** The words of the command after the slash, or its name in a menu, where it is one. */
  command?: string;
  target?: Target;
  /** The message whose component was used, also for the modal it opened. */
  source: Message | undefined;
}

/** What Discord lets a file weigh in this guild, in bytes. */
const ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024;

/** What an application may do in the direct messages of its own bot, as interactions there say. */
const DIRECT_PERMISSIONS = bitsOf(['AttachFiles', 'EmbedLinks', 'MentionEveryone', 'UseExternalEmojis']);

/** Dispatches a new interaction to its application and waits for the first answer: three seconds, unless nobody hurries. */
export function openInteraction(world: World, deed: Deed): Interaction {
  const id = world.nextId();
  const token = tokenFor(id);
  const interaction: Interaction = {
    id,
    token,
    type: deed.type,
    application: deed.application,
    user: deed.user,
    channel: deed.channel,
    payload: payloadOf(deed, id, token),
    command: deed.command,
    target: deed.target,
    openedAt: world.clock(),
    progress: 'open',
    first: undefined,
    original: undefined,
    originalDeleted: false,
    followUps: [],
    source: deed.source,
    modal: undefined,
    choices: undefined,
  };
  world.interactions.set(id, interaction);
  if (world.deliveryMs === 0) deliver(world, interaction);
  else deliverLate(world, interaction);
  setTimeout(() => lapse(world, interaction), world.firstAnswerMs).unref();
  return interaction;
}

function tokenFor(id: string): string {
  return Buffer.from(`interaction:${id}:${randomBytes(32).toString('hex')}`).toString('base64url');
}

/** The interaction that this token opens, if there is one. */
export function interactionWith(world: World, token: string): Interaction | undefined {
  const [, id = ''] = Buffer.from(token, 'base64url').toString().split(':');
  const interaction = world.interactions.get(id);
  return interaction?.token === token ? interaction : undefined;
}

function deliverLate(world: World, interaction: Interaction): void {
  world.underWay += 1;
  const arrive = () => {
    world.underWay -= 1;
    deliver(world, interaction);
  };
  setTimeout(arrive, world.deliveryMs).unref();
}

/** Sends INTERACTION_CREATE to the application; doing so again is a redelivery. */
export function deliver(world: World, { application, payload }: Interaction): void {
  world.hub.publish({
    event: GatewayDispatchEvents.InteractionCreate,
    data: payload,
    audience: [application.bot],
  });
}

/** Lets the person who asked see that no answer came, as after the three seconds. */
export function lapse(world: World, interaction: Interaction): void {
  if (interaction.progress !== 'open') return;
  interaction.progress = 'failed';
  world.progressed(interaction);
}

function payloadOf(deed: Deed, id: string, token: string): Record<string, unknown> {
  const { type, application, user, channel, data, source } = deed;
  return {
    id,
    token,
    type,
    data,
    version: 1,
    application_id: application.id,
    channel_id: channel.id,
    channel: channelView(channel, application.id),
    locale: 'en-US',
    entitlements: [],
    attachment_size_limit: ATTACHMENT_SIZE_LIMIT,
    ...(source === undefined ? {} : { message: source.body }),
    ...placeOf(channel, user, application),
  };
}

function placeOf(channel: Channel, user: User, application: Application): object {
  if (channel.kind === 'direct') {
    return {
      user: userView(user),
      context: InteractionContextType.BotDM,
      app_permissions: String(DIRECT_PERMISSIONS),
      authorizing_integration_owners: { 0: '0' },
    };
  }
  const { guild } = channel;
  const member = guild.members.get(user.id);
  const permissions = String(permissionsOf(guild, user.id, channel));
  return {
    guild_id: guild.id,
    guild: { id: guild.id, locale: 'en-US', features: [] },
    guild_locale: 'en-US',
    context: InteractionContextType.Guild,
    app_permissions: String(permissionsOf(guild, application.id, channel)),
    authorizing_integration_owners: { 0: guild.id },
    ...(member && { member: { ...memberView(member), permissions } }),
  };
}
