import { MessageResponseSchema, PinnedMessagesResponseSchema } from 'discord-api-spec/zod';
import { GatewayDispatchEvents, GatewayIntentBits, MessageType } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { Code, refusal } from '../../errors.ts';
import { postMessage } from '../../world/messages.ts';
import { demandIn } from '../../world/permissions.ts';
import { readBy } from '../../world/reading.ts';
import { demandOpen } from '../../world/threads.ts';
import { isoTime } from '../../world/world.ts';
import { bare, type Call } from '../route.ts';
import { history, messageHere } from './messages.ts';

const MESSAGES = '/channels/{channel_id}/messages';
const MOST_PINS = 50;

export const pinRoutes = [
  bare({
    method: 'GET',
    path: `${MESSAGES}/pins`,
    response: PinnedMessagesResponseSchema,
    handle: (call) => ({ items: pinned(call), has_more: false }),
  }),
  bare({
    method: 'GET',
    path: '/channels/{channel_id}/pins',
    response: z.array(MessageResponseSchema),
    handle: (call) => pinned(call).map(({ message }) => message),
  }),
  ...[`${MESSAGES}/pins/{message_id}`, '/channels/{channel_id}/pins/{message_id}'].flatMap((path) => [
    bare({ method: 'PUT', path, handle: (call) => pin(call, true) }),
    bare({ method: 'DELETE', path, handle: (call) => pin(call, false) }),
  ]),
];

function pinned(call: Call): { pinned_at: string; message: object }[] {
  return history(call)
    .flatMap((each) => (each.pinnedAt === undefined ? [] : [{ at: each.pinnedAt, each }]))
    .sort((first, second) => second.at - first.at)
    .map(({ at, each }) => ({ pinned_at: isoTime(at), message: readBy(call.application, each) }));
}

function pin(call: Call, pinned: boolean): void {
  const message = messageHere(call);
  const { world, me } = call;
  demandOpen(message.channel);
  // Pinning has a permission of its own since 2025; MANAGE_MESSAGES no longer includes it.
  demandIn(message.channel, me.id, 'PinMessages');
  const already = world.messagesOf(message.channel).filter(({ pinnedAt }) => pinnedAt !== undefined);
  if (pinned && already.length >= MOST_PINS) throw refusal(Code.MaximumNumberOfPinsReachedForTheChannel);
  message.pinnedAt = pinned ? world.clock() : undefined;
  message.body = { ...message.body, pinned };
  world.hub.publish({
    event: GatewayDispatchEvents.ChannelPinsUpdate,
    data: { channel_id: message.channel.id, last_pin_timestamp: pinned ? isoTime(world.clock()) : null },
    audience: message.channel,
    intent: GatewayIntentBits.Guilds,
  });
  const about = { repliesTo: message, type: MessageType.ChannelPinnedMessage };
  if (pinned) postMessage(world, me, message.channel, {}, about);
}
