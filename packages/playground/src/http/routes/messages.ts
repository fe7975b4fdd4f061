import {
  MessageCreateRequestSchema,
  MessageEditRequestPartialSchema,
  MessageResponseSchema,
} from 'discord-api-spec/zod';
import { ChannelType, GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { Code, invalidField, refusal } from '../../errors.ts';
import { deleteMessage, editMessage, postedWithNonce, postMessage } from '../../world/messages.ts';
import { demandIn, may, type Permission } from '../../world/permissions.ts';
import { readBy } from '../../world/reading.ts';
import { byAge } from '../../world/snowflake.ts';
import type { Channel, Message, User } from '../../world/state.ts';
import { demandOpen, wake } from '../../world/threads.ts';
import { tellTyping } from '../../world/typing.ts';
import type { World } from '../../world/world.ts';
import { draftOf, type MessageBody } from '../draft.ts';
import { AUTHORS_FLAGS, demandSubstance, messageIssues } from '../limits/messages.ts';
import { numberIn } from '../query.ts';
import { bare, type Call, withBody } from '../route.ts';

const MESSAGES = '/channels/{channel_id}/messages';
const MESSAGE = `${MESSAGES}/{message_id}`;
const PER_FIVE_SECONDS = { requests: 5, perMs: 5_000 };
const TOO_OLD_MS = 14 * 24 * 60 * 60_000;

const BulkDelete = z.object({ messages: z.array(z.string()) });

export const messageRoutes = [
  withBody({
    method: 'POST',
    path: MESSAGES,
    limit: PER_FIVE_SECONDS,
    body: MessageCreateRequestSchema,
    response: MessageResponseSchema,
    check: (body, call) => messageIssues(draftOf(body, call.files), AUTHORS_FLAGS),
    handle(call) {
      const { world, me, body, files } = call;
      const draft = draftOf(body, files);
      demandSubstance(draft);
      const channel = world.channel(call.param('channel_id'));
      demandSending(channel, call, body);
      const nonce = body.nonce ?? undefined;
      const first = body.enforce_nonce ? postedWithNonce(world, me, channel, nonce) : undefined;
      if (first !== undefined) return { ...first.body, nonce };
      const repliesTo = repliedTo(call, channel, body.message_reference);
      wake(world, channel, me);
      const about = { ...(repliesTo && { repliesTo }), ...(nonce !== undefined && { nonce }) };
      const message = postMessage(world, me, channel, draft, about);
      const read = readBy(call.application, message);
      return nonce === undefined ? read : { ...read, nonce };
    },
  }),
  bare({
    method: 'GET',
    path: MESSAGES,
    response: z.array(MessageResponseSchema),
    handle(call) {
      const visible = history(call).filter((each) => each.ephemeralFor === undefined);
      return page(visible, call.query)
        .map((each) => readBy(call.application, each))
        .reverse();
    },
  }),
  bare({
    method: 'GET',
    path: MESSAGE,
    response: MessageResponseSchema,
    handle(call) {
      const message = messageHere(call);
      demandIn(message.channel, call.me.id, 'ReadMessageHistory');
      return readBy(call.application, message);
    },
  }),
  withBody({
    method: 'PATCH',
    path: MESSAGE,
    limit: PER_FIVE_SECONDS,
    body: MessageEditRequestPartialSchema,
    response: MessageResponseSchema,
    check: (body, call) => messageIssues(draftOf(body, call.files), AUTHORS_FLAGS, beforeEdit(call)),
    handle(call) {
      const message = messageHere(call);
      demandOpen(message.channel);
      demandEditing(message, call);
      const draft = draftOf(call.body, call.files);
      demandSubstance(draft, message);
      return readBy(call.application, editMessage(call.world, message, draft));
    },
  }),
  bare({
    method: 'DELETE',
    path: MESSAGE,
    limit: { requests: 5, perMs: 1_000 },
    handle(call) {
      const message = messageHere(call);
      demandOpen(message.channel);
      if (message.author !== call.me) demandIn(message.channel, call.me.id, 'ManageMessages');
      deleteMessage(call.world, message);
    },
  }),
  withBody({
    method: 'POST',
    path: `${MESSAGES}/bulk-delete`,
    limit: { requests: 1, perMs: 1_000 },
    body: BulkDelete,
    handle(call) {
      const channel = call.world.channel(call.param('channel_id'));
      demandIn(channel, call.me.id, 'ManageMessages');
      bulkDelete(call, channel);
    },
  }),
  bare({
    method: 'POST',
    path: '/channels/{channel_id}/typing',
    handle(call) {
      const channel = call.world.channel(call.param('channel_id'));
      demandIn(channel, call.me.id, 'SendMessages');
      tellTyping(call.world, channel, call.me);
    },
  }),
];

/** The messages of the channel, of which there are none for a bot without READ_MESSAGE_HISTORY. */
export function history({ world, me, param }: Call): readonly Message[] {
  const channel = world.channel(param('channel_id'));
  demandIn(channel, me.id, 'ViewChannel');
  return remembers(channel, me) ? world.messagesOf(channel) : [];
}

function remembers(channel: Channel, { id }: User): boolean {
  return channel.kind === 'direct' || may(channel.guild, id, ['ReadMessageHistory'], channel);
}

/** The message in the address, if the bot sees its channel. */
export function messageHere(call: Pick<Call, 'world' | 'me' | 'param'>): Message {
  const channel = call.world.channel(call.param('channel_id'));
  demandIn(channel, call.me.id, 'ViewChannel');
  return call.world.message(channel, call.param('message_id'));
}

/** The message as it stands, where the check has to know it; a missing one is refused later. */
function beforeEdit({ world, param }: Pick<Call, 'world' | 'param'>): Message | undefined {
  const channel = world.channels.get(param('channel_id'));
  return channel && world.messagesOf(channel).find(({ body }) => body.id === param('message_id'));
}

/** Refuses what the bot may not send here: at all, into a thread, with embeds, with files. */
function demandSending(channel: Channel, { world, me, files }: Call, body: MessageBody): void {
  if (channel.kind === 'direct') return demandOpenDoor(world, channel.recipients, me.id);
  if (channel.kind === 'guild' && channel.type === ChannelType.GuildCategory)
    throw refusal(Code.CannotSendMessagesInNonTextChannel);
  const speaking: Permission = channel.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages';
  demandIn(channel, me.id, speaking);
  if ((body.embeds ?? []).length > 0) demandIn(channel, me.id, 'EmbedLinks');
  if (files.length > 0) demandIn(channel, me.id, 'AttachFiles');
  if (body.tts) demandIn(channel, me.id, 'SendTTSMessages');
}

/** A bot writes only to people it shares a guild with, and who have not closed their messages. */
function demandOpenDoor(world: World, recipients: readonly User[], myId: string): void {
  const guilds = [...world.guilds.values()].filter(({ members }) => members.has(myId));
  for (const { id, dmsClosed } of recipients) {
    if (id === myId) continue;
    const met = guilds.some(({ members }) => members.has(id));
    if (dmsClosed || !met) throw refusal(Code.CannotSendMessagesToThisUser);
  }
}

function repliedTo(
  { world, me }: Pick<Call, 'world' | 'me'>,
  channel: Channel,
  reference: { message_id: string; fail_if_not_exists?: boolean | null } | null | undefined,
): Message | undefined {
  if (!reference) return undefined;
  if (!remembers(channel, me)) throw refusal(Code.CannotReplyWithoutPermissionToReadMessageHistory);
  const known = world
    .messagesOf(channel)
    .find(({ body, ephemeralFor }) => body.id === reference.message_id && ephemeralFor === undefined);
  if (known === undefined && reference.fail_if_not_exists !== false)
    throw invalidField(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
  return known;
}

/** Another's message can only have its embeds hidden, and only with MANAGE_MESSAGES. */
function demandEditing(message: Message, { me, body }: Call<MessageBody>): void {
  if (message.author === me) return;
  const only = Object.keys(body).every((key) => key === 'flags');
  if (!only) throw refusal(Code.CannotEditMessageAuthoredByAnotherUser);
  demandIn(message.channel, me.id, 'ManageMessages');
}

/** The messages asked for by before, after, around and limit (50, at most 100), oldest first. */
function page(messages: readonly Message[], query: Record<string, string>): Message[] {
  const limit = numberIn(query, 'limit', { least: 1, most: 100, usual: 50 });
  const { before, after, around } = query;
  const older = (id: string) => messages.filter(({ body }) => byAge(body.id, id) < 0);
  const newer = (id: string) => messages.filter(({ body }) => byAge(body.id, id) > 0);
  if (after !== undefined) return newer(after).slice(0, limit);
  if (before !== undefined) return older(before).slice(-limit);
  if (around === undefined) return messages.slice(-limit);
  const half = Math.floor(limit / 2);
  const middle = messages.filter(({ body }) => body.id === around);
  return [...older(around).slice(-half), ...middle, ...newer(around).slice(0, half)];
}

function bulkDelete({ world, body }: Call<{ messages: string[] }>, channel: Channel): void {
  const { messages: ids } = body;
  if (ids.length < 2 || ids.length > 100) throw refusal(Code.ProvidedTooFewOrTooManyMessagesToDelete);
  const messages = world.messagesOf(channel).filter(({ body: { id } }) => ids.includes(id));
  const tooOld = messages.some(
    ({ body: { timestamp } }) => world.clock() - Date.parse(timestamp) > TOO_OLD_MS,
  );
  if (tooOld) throw refusal(Code.OneOfTheMessagesProvidedWasTooOldForBulkDelete);
  world.messages.set(
    channel.id,
    world.messagesOf(channel).filter((each) => !messages.includes(each)),
  );
  world.hub.publish({
    event: GatewayDispatchEvents.MessageDeleteBulk,
    data: {
      ids: messages.map(({ body: { id } }) => id),
      channel_id: channel.id,
      ...(channel.kind === 'direct' ? {} : { guild_id: channel.guild.id }),
    },
    audience: channel,
    intent: GatewayIntentBits.GuildMessages,
  });
}
