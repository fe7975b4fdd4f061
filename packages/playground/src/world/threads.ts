import {
  ChannelType,
  GatewayDispatchEvents,
  GatewayIntentBits,
  MessageFlags,
  type ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import { Code, refusal } from '../errors.ts';
import { may } from './permissions.ts';
import type { Channel, GuildChannel, Message, Thread, ThreadType, User } from './state.ts';
import { channelView, memberView, threadMemberView } from './views.ts';
import type { World } from './world.ts';

export interface ThreadPlan {
  name: string;
  type: ThreadType;
  autoArchiveMinutes: ThreadAutoArchiveDuration;
  invitable?: boolean;
  slowmode?: number;
  /** The message it starts from; such a thread has the message's id. */
  from?: Message;
}

/** Opens a thread with its maker in it, and tells those who can see it. */
export function openThread(world: World, maker: User, parent: GuildChannel, plan: ThreadPlan): Thread {
  const now = world.clock();
  const thread: Thread = {
    kind: 'thread',
    id: plan.from?.body.id ?? world.nextId(),
    type: plan.type,
    guild: parent.guild,
    parent,
    name: plan.name,
    ownerId: maker.id,
    members: new Map([[maker.id, now]]),
    archived: false,
    archiveChangedAt: now,
    autoArchiveMinutes: plan.autoArchiveMinutes,
    lastActiveAt: now,
    locked: false,
    invitable: plan.invitable ?? true,
    slowmode: plan.slowmode ?? 0,
    createdAt: now,
    totalMessages: 0,
    lastMessageId: null,
  };
  world.channels.set(thread.id, thread);
  if (plan.from !== undefined) markStarter(plan.from);
  tell(world, GatewayDispatchEvents.ThreadCreate, thread, { newly_created: true });
  return thread;
}

function markStarter(message: Message): void {
  const flags = (message.body.flags ?? 0) | MessageFlags.HasThread;
  message.body = { ...message.body, flags };
}

/** Tells those who can see the thread of a change to it. */
export function tell(
  world: World,
  event:
    | GatewayDispatchEvents.ThreadCreate
    | GatewayDispatchEvents.ThreadUpdate
    | GatewayDispatchEvents.ThreadDelete,
  thread: Thread,
  more: object = {},
): void {
  const gone = event === GatewayDispatchEvents.ThreadDelete;
  const { id, type, guild, parent } = thread;
  const data = gone ? { id, type, guild_id: guild.id, parent_id: parent.id } : channelView(thread);
  world.hub.publish({
    event,
    data: { ...data, ...more },
    audience: thread,
    intent: GatewayIntentBits.Guilds,
  });
}

/** Lets a user into a thread; nothing happens where they are in already. */
export function joinThread(world: World, thread: Thread, user: User): void {
  if (thread.members.has(user.id)) return;
  thread.members.set(user.id, world.clock());
  if (thread.type === ChannelType.PrivateThread) tellNewcomer(world, thread, user);
  tellMembers(world, thread, { added: [user] });
}

/** A private thread is new to those who are let into it. */
function tellNewcomer(world: World, thread: Thread, user: User): void {
  world.hub.publish({
    event: GatewayDispatchEvents.ThreadCreate,
    data: channelView(thread, user.id),
    audience: [user],
    intent: GatewayIntentBits.Guilds,
  });
}

/** Takes a user out of a thread. */
export function leaveThread(world: World, thread: Thread, user: User): void {
  if (thread.members.delete(user.id)) tellMembers(world, thread, { removed: [user] });
}

function tellMembers(world: World, thread: Thread, change: { added?: User[]; removed?: User[] }): void {
  const added = (change.added ?? []).map((user) => {
    const member = thread.guild.members.get(user.id);
    const joined = thread.members.get(user.id) ?? world.clock();
    return { ...threadMemberView(thread, user.id, joined), ...(member && { member: memberView(member) }) };
  });
  world.hub.publish({
    event: GatewayDispatchEvents.ThreadMembersUpdate,
    data: {
      id: thread.id,
      guild_id: thread.guild.id,
      member_count: Math.min(thread.members.size, 50),
      ...(added.length > 0 ? { added_members: added } : {}),
      ...(change.removed ? { removed_member_ids: change.removed.map(({ id }) => id) } : {}),
    },
    audience: thread,
    intent: GatewayIntentBits.GuildMembers,
    about: [...(change.added ?? []), ...(change.removed ?? [])].map(({ id }) => id),
  });
}

/** Archives or opens a thread again. */
export function setArchived(world: World, thread: Thread, archived: boolean): void {
  if (thread.archived === archived) return;
  thread.archived = archived;
  thread.archiveChangedAt = world.clock();
  if (!archived) thread.lastActiveAt = world.clock();
}

/** Refuses changes to what stands in an archived thread. */
export function demandOpen(channel: Channel): void {
  if (channel.kind === 'thread' && channel.archived) throw refusal(Code.InvalidActionOnArchivedThread);
}

/** Sending to an archived thread opens it again, unless it is locked and the sender may not manage threads. */
export function wake(world: World, channel: Channel, sender: User): void {
  if (channel.kind !== 'thread') return;
  const manager = may(channel.guild, sender.id, ['ManageThreads'], channel);
  if (channel.locked && !manager)
    throw refusal(channel.archived ? Code.InvalidActionOnArchivedThread : Code.ThreadLocked);
  if (channel.archived) {
    setArchived(world, channel, false);
    tell(world, GatewayDispatchEvents.ThreadUpdate, channel);
  }
  joinThread(world, channel, sender);
}

/** Archives every thread that has been silent for longer than it allows. */
export function archiveSilent(world: World): void {
  for (const thread of world.channels.threads) {
    if (thread.archived) continue;
    if (world.clock() - thread.lastActiveAt < thread.autoArchiveMinutes * 60_000) continue;
    setArchived(world, thread, true);
    tell(world, GatewayDispatchEvents.ThreadUpdate, thread);
  }
}
