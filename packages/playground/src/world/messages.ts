import {
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIMessageReference,
  GatewayDispatchEvents,
  GatewayIntentBits,
  MessageFlags,
  MessageReferenceType,
  MessageType,
} from 'discord-api-types/v10';
import { asKept, wordsIn } from './components.ts';
import { attachmentsAfter, type Draft, keptEmbed, unfurlFrom } from './content.ts';
import type { Dispatch } from './hub.ts';
import { mentionsIn } from './mentions.ts';
import type { Channel, Message, User } from './state.ts';
import { memberWithoutUser, userView } from './views.ts';
import { isoTime, type World } from './world.ts';

/** What the server knows about a new message beside its draft. */
export interface Circumstances {
  repliesTo?: Message;
  nonce?: string | number;
  ephemeralFor?: User;
  /** The application's id and the interaction that the message answers. */
  webhookId?: string;
  interaction?: APIMessageInteractionMetadata;
  /** The words of the command that it answers. */
  command?: string;
  type?: MessageType;
}

/** How long the same nonce of the same author means the same message. */
const NONCE_WINDOW_MS = 5 * 60_000;

/** Flags that no edit takes away. */
const LASTING_FLAGS = MessageFlags.Ephemeral | MessageFlags.HasThread | MessageFlags.IsComponentsV2;

/** Posts a message and tells those who can see it. */
export function postMessage(
  world: World,
  author: User,
  channel: Channel,
  draft: Draft,
  about: Circumstances = {},
): Message {
  const body = composed(world, author, channel, draft, about);
  const message: Message = {
    channel,
    author,
    body,
    first: body.content,
    ephemeralFor: about.ephemeralFor,
    nonce: about.nonce,
    pinnedAt: undefined,
  };
  world.messagesOf(channel).push(message);
  if (message.ephemeralFor === undefined) noteActivity(world, message);
  announce(world, GatewayDispatchEvents.MessageCreate, message);
  return message;
}

function noteActivity(world: World, { channel, body }: Message): void {
  channel.lastMessageId = body.id;
  if (channel.kind !== 'thread' || body.type === MessageType.ThreadStarterMessage) return;
  channel.totalMessages += 1;
  channel.lastActiveAt = world.clock();
}

function composed(
  world: World,
  author: User,
  channel: Channel,
  draft: Draft,
  about: Circumstances,
): APIMessage {
  const id = world.nextId();
  const hidden = about.ephemeralFor === undefined ? 0 : MessageFlags.Ephemeral;
  const blank: APIMessage = {
    id,
    channel_id: channel.id,
    type: about.type ?? (about.repliesTo === undefined ? MessageType.Default : MessageType.Reply),
    content: '',
    author: userView(author),
    timestamp: isoTime(world.clock()),
    edited_timestamp: null,
    tts: draft.tts ?? false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    flags: (draft.flags ?? 0) | hidden,
    ...(about.webhookId === undefined
      ? {}
      : { webhook_id: about.webhookId, application_id: about.webhookId }),
    ...(about.interaction === undefined ? {} : answers(about.interaction, about.command)),
    ...(about.repliesTo === undefined ? {} : reference(about.repliesTo)),
  };
  return withDraft(world, author, channel, blank, draft, about.repliesTo?.author);
}

/** Of the two forms in which Discord tells what a message answers, the old one alone names the command. */
function answers(
  interaction_metadata: APIMessageInteractionMetadata,
  name: string | undefined,
): Pick<APIMessage, 'interaction_metadata' | 'interaction'> {
  if (name === undefined) return { interaction_metadata };
  const { id, type, user } = interaction_metadata;
  return { interaction_metadata, interaction: { id, type, name, user } };
}

function reference(original: Message): Pick<APIMessage, 'message_reference' | 'referenced_message'> {
  const message_reference: APIMessageReference = {
    type: MessageReferenceType.Default,
    channel_id: original.channel.id,
    message_id: original.body.id,
    ...(original.channel.kind === 'direct' ? {} : { guild_id: original.channel.guild.id }),
  };
  const { referenced_message: _, ...referenced } = original.body;
  return { message_reference, referenced_message: referenced };
}

/** Changes what the draft names and tells those who can see the message. */
export function editMessage(world: World, message: Message, draft: Draft): Message {
  const edited = withDraft(world, message.author, message.channel, message.body, draft, undefined);
  message.body = { ...edited, edited_timestamp: isoTime(world.clock()) };
  announce(world, GatewayDispatchEvents.MessageUpdate, message);
  return message;
}

function withDraft(
  world: World,
  author: User,
  channel: Channel,
  before: APIMessage,
  draft: Draft,
  repliedTo: User | undefined,
): APIMessage {
  const attachments = attachmentsAfter(world, channel, before, draft);
  const unfurl = unfurlFrom(world, attachments);
  const content = draft.content ?? before.content;
  const components =
    draft.components === undefined ? (before.components ?? []) : asKept(draft.components, unfurl);
  const text = [content, ...wordsIn(components)].join('\n');
  const mentions = mentionsIn(world, author, channel, { text, allowed: draft.allowedMentions, repliedTo });
  return {
    ...before,
    content,
    components,
    attachments,
    embeds: draft.embeds === undefined ? before.embeds : draft.embeds.map((each) => keptEmbed(each, unfurl)),
    flags: flagsAfter(before.flags ?? 0, draft.flags),
    mentions: mentions.users.map(userView),
    mention_roles: mentions.roles,
    mention_everyone: mentions.everyone,
  };
}

/** The flags an author sets; the others stay as they are. */
function flagsAfter(before: number, asked: number | undefined): number {
  if (asked === undefined) return before & ~MessageFlags.Loading;
  return (before & LASTING_FLAGS) | (asked & ~MessageFlags.Ephemeral);
}

/** Removes the message; those who could see it are told. */
export function deleteMessage(world: World, message: Message): void {
  const rest = world.messagesOf(message.channel).filter((each) => each !== message);
  world.messages.set(message.channel.id, rest);
  const data = { id: message.body.id, channel_id: message.channel.id, ...guildOf(message.channel) };
  publish(world, GatewayDispatchEvents.MessageDelete, message, { data });
}

/** Tells those who can see the message that it is new or changed. */
export function announce(
  world: World,
  event: GatewayDispatchEvents.MessageCreate | GatewayDispatchEvents.MessageUpdate,
  message: Message,
): void {
  const fresh = event === GatewayDispatchEvents.MessageCreate && message.nonce !== undefined;
  const data = {
    ...message.body,
    ...(fresh ? { nonce: message.nonce } : {}),
    ...inGuild(message),
  };
  publish(world, event, message, { data, message: message.body });
}

function inGuild({ author, channel }: Message): object {
  if (channel.kind === 'direct') return {};
  const member = channel.guild.members.get(author.id);
  return {
    guild_id: channel.guild.id,
    ...(member === undefined ? {} : { member: memberWithoutUser(member) }),
  };
}

function guildOf(channel: Channel): object {
  return channel.kind === 'direct' ? {} : { guild_id: channel.guild.id };
}

function publish(
  world: World,
  event: GatewayDispatchEvents,
  { channel, ephemeralFor }: Message,
  told: Pick<Dispatch, 'data' | 'message'>,
): void {
  const direct = channel.kind === 'direct';
  world.hub.publish({
    event,
    data: told.data,
    audience: ephemeralFor === undefined ? channel : [ephemeralFor],
    intent: direct ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages,
    // Everyone in a direct channel may read all of it.
    ...(direct || told.message === undefined ? {} : { message: told.message }),
  });
}

/** The message that this author posted here with this nonce in the last five minutes. */
export function postedWithNonce(
  world: World,
  author: User,
  channel: Channel,
  nonce: string | number | undefined,
): Message | undefined {
  if (nonce === undefined) return undefined;
  const since = world.clock() - NONCE_WINDOW_MS;
  return world
    .messagesOf(channel)
    .find(
      (each) =>
        each.author === author &&
        String(each.nonce) === String(nonce) &&
        Date.parse(each.body.timestamp) >= since,
    );
}
