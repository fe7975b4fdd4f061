import {
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  ThreadMemberResponseSchema,
  ThreadResponseSchema,
  ThreadsResponseSchema,
} from 'discord-api-spec/zod';
import {
  ChannelType,
  GatewayIntentBits,
  MessageType,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { Code, found, refusal } from '../../errors.ts';
import { activeThreads, threadsOf } from '../../gateway/arrivals.ts';
import { postMessage } from '../../world/messages.ts';
import { demandIn, may } from '../../world/permissions.ts';
import type { GuildChannel, Thread, ThreadType, User } from '../../world/state.ts';
import { demandOpen, joinThread, leaveThread, openThread } from '../../world/threads.ts';
import { channelView, threadMemberView } from '../../world/views.ts';
import { memberOf } from '../../world/world.ts';
import { numberIn } from '../query.ts';
import { bare, type Call, withBody } from '../route.ts';

const CHANNEL = '/channels/{channel_id}';
const MEMBERS = `${CHANNEL}/thread-members`;

export const threadRoutes = [
  withBody({
    method: 'POST',
    path: `${CHANNEL}/messages/{message_id}/threads`,
    status: 201,
    body: CreateTextThreadWithMessageRequestSchema,
    response: ThreadResponseSchema,
    handle(call) {
      const { world, me, body, param } = call;
      const parent = parentOf(call);
      demandIn(parent, me.id, 'CreatePublicThreads');
      const from = world.message(parent, param('message_id'));
      if (world.channels.has(from.body.id)) throw refusal(Code.ThreadAlreadyCreatedForMessage);
      const type = publicType(parent);
      const thread = openThread(world, me, parent, { ...planOf(body), type, from });
      const starter = { type: MessageType.ThreadStarterMessage, repliesTo: from };
      postMessage(world, from.author, thread, {}, starter);
      return channelView(thread, me.id);
    },
  }),
  withBody({
    method: 'POST',
    path: `${CHANNEL}/threads`,
    status: 201,
    body: CreateTextThreadWithoutMessageRequestSchema,
    response: ThreadResponseSchema,
    handle(call) {
      const { world, me, body } = call;
      const parent = parentOf(call);
      const type = typeFor(parent, body.type ?? ChannelType.PrivateThread);
      const hidden = type === ChannelType.PrivateThread;
      demandIn(parent, me.id, hidden ? 'CreatePrivateThreads' : 'CreatePublicThreads');
      const invitable = body.invitable ?? true;
      const thread = openThread(world, me, parent, { ...planOf(body), type, invitable });
      if (!hidden)
        postMessage(world, me, parent, { content: thread.name }, { type: MessageType.ThreadCreated });
      return channelView(thread, me.id);
    },
  }),
  bare({
    method: 'GET',
    path: '/guilds/{guild_id}/threads/active',
    response: ThreadsResponseSchema,
    handle({ world, me, param }) {
      const guild = world.guildOf(me.id, param('guild_id'));
      return listed(activeThreads(world, guild, me.id), me, false);
    },
  }),
  ...(['public', 'private'] as const).map((kind) =>
    bare({
      method: 'GET',
      path: `${CHANNEL}/threads/archived/${kind}`,
      response: ThreadsResponseSchema,
      handle(call) {
        if (kind === 'private') demandIn(parentOf(call), call.me.id, 'ManageThreads');
        return archived(call, kind === 'private');
      },
    }),
  ),
  bare({
    method: 'GET',
    path: `${CHANNEL}/users/@me/threads/archived/private`,
    response: ThreadsResponseSchema,
    handle: (call) => archived(call, true, (thread) => thread.members.has(call.me.id)),
  }),
  bare({
    method: 'GET',
    path: MEMBERS,
    response: z.array(ThreadMemberResponseSchema),
    handle(call) {
      if ((call.application.privilegedIntents & GatewayIntentBits.GuildMembers) === 0)
        throw refusal(Code.MissingAccess);
      const thread = threadOf(call);
      return [...thread.members].map(([id, joinedAt]) => threadMemberView(thread, id, joinedAt));
    },
  }),
  bare({
    method: 'GET',
    path: `${MEMBERS}/{user_id}`,
    response: ThreadMemberResponseSchema,
    handle(call) {
      const thread = threadOf(call);
      const id = call.param('user_id') === '@me' ? call.me.id : call.param('user_id');
      return threadMemberView(thread, id, found(thread.members.get(id), Code.UnknownMember));
    },
  }),
  bare({
    method: 'PUT',
    path: `${MEMBERS}/@me`,
    handle(call) {
      const thread = threadOf(call);
      demandOpen(thread);
      joinThread(call.world, thread, call.me);
    },
  }),
  bare({
    method: 'PUT',
    path: `${MEMBERS}/{user_id}`,
    handle(call) {
      const thread = threadOf(call);
      demandOpen(thread);
      demandInviting(thread, call.me);
      const { user } = memberOf(thread.guild, call.param('user_id'));
      if (!may(thread.guild, user.id, ['ViewChannel'], thread.parent)) throw refusal(Code.MissingAccess);
      joinThread(call.world, thread, user);
    },
  }),
  bare({
    method: 'DELETE',
    path: `${MEMBERS}/@me`,
    handle(call) {
      const thread = threadOf(call);
      demandOpen(thread);
      leaveThread(call.world, thread, call.me);
    },
  }),
  bare({
    method: 'DELETE',
    path: `${MEMBERS}/{user_id}`,
    handle(call) {
      const thread = threadOf(call);
      demandOpen(thread);
      const ownPrivate = thread.type === ChannelType.PrivateThread && thread.ownerId === call.me.id;
      if (!ownPrivate) demandIn(thread, call.me.id, 'ManageThreads');
      leaveThread(call.world, thread, call.world.user(call.param('user_id')));
    },
  }),
];

function planOf(body: {
  name: string;
  auto_archive_duration?: ThreadAutoArchiveDuration | null;
  rate_limit_per_user?: number | null;
}) {
  return {
    name: body.name,
    autoArchiveMinutes: body.auto_archive_duration ?? ThreadAutoArchiveDuration.ThreeDays,
    slowmode: body.rate_limit_per_user ?? 0,
  };
}

function parentOf({ world, me, param }: Pick<Call, 'world' | 'me' | 'param'>): GuildChannel {
  const channel = world.channel(param('channel_id'));
  demandIn(channel, me.id, 'ViewChannel');
  const { kind } = channel;
  const takes =
    kind === 'guild' &&
    (channel.type === ChannelType.GuildText || channel.type === ChannelType.GuildAnnouncement);
  if (!takes) throw refusal(Code.CannotExecuteActionOnThisChannelType);
  return channel;
}

function threadOf({ world, me, param }: Call): Thread {
  const channel = world.channel(param('channel_id'));
  demandIn(channel, me.id, 'ViewChannel');
  if (channel.kind !== 'thread') throw refusal(Code.CannotExecuteActionOnThisChannelType);
  return channel;
}

function publicType(parent: GuildChannel): ThreadType {
  return parent.type === ChannelType.GuildAnnouncement
    ? ChannelType.AnnouncementThread
    : ChannelType.PublicThread;
}

/** Private threads stand only in text channels, announcement threads only in announcement channels. */
function typeFor(parent: GuildChannel, asked: ThreadType): ThreadType {
  const fits =
    asked === publicType(parent) ||
    (asked === ChannelType.PrivateThread && parent.type === ChannelType.GuildText);
  if (!fits) throw refusal(Code.CannotExecuteActionOnThisChannelType);
  return asked;
}

/** Into a private thread only its members invite, and where it is not invitable only its owner and managers. */
function demandInviting(thread: Thread, me: User): void {
  demandIn(thread, me.id, 'SendMessagesInThreads');
  if (thread.type !== ChannelType.PrivateThread || may(thread.guild, me.id, ['ManageThreads'], thread))
    return;
  const invites = thread.members.has(me.id) && (thread.invitable || thread.ownerId === me.id);
  if (!invites) throw refusal(Code.MissingPermissions);
}

function archived(call: Call, hidden: boolean, more: (thread: Thread) => boolean = () => true): object {
  const { world, me, query } = call;
  const parent = parentOf(call);
  demandIn(parent, me.id, 'ReadMessageHistory');
  const before = query.before === undefined ? Number.POSITIVE_INFINITY : Date.parse(query.before);
  const limit = numberIn(query, 'limit', { least: 2, most: 100, usual: 50 });
  const matching = threadsOf(world, parent.guild, me.id)
    .filter((thread) => thread.parent === parent && thread.archived && more(thread))
    .filter(
      (thread) => (thread.type === ChannelType.PrivateThread) === hidden && thread.archiveChangedAt < before,
    )
    .sort((first, second) => second.archiveChangedAt - first.archiveChangedAt);
  return listed(matching.slice(0, limit), me, matching.length > limit);
}

function listed(threads: readonly Thread[], me: User, hasMore: boolean): object {
  const members = threads.flatMap((thread) => {
    const joinedAt = thread.members.get(me.id);
    return joinedAt === undefined ? [] : [threadMemberView(thread, me.id, joinedAt)];
  });
  return { threads: threads.map((thread) => channelView(thread, me.id)), members, has_more: hasMore };
}
