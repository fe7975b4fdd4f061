import {
  type AnyThreadChannel,
  type Guild,
  type GuildMember,
  PermissionFlagsBits,
  type TextChannel,
} from 'discord.js';
import type { Settings } from '../house/ports.ts';
import { isStranger, orElse } from './errors.ts';

/** What it needs in each channel in which it announces and answers. */
export const channelPermissions =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory;

/** What it needs besides where a game is played in a thread. */
export const threadPermissions =
  PermissionFlagsBits.CreatePublicThreads | PermissionFlagsBits.SendMessagesInThreads;

/** What it needs besides to keep people's roles and nicknames, where the club wants that. */
export const stepPermissions = ({ roles, nicknames }: Pick<Settings, 'roles' | 'nicknames'>): bigint =>
  (roles ? PermissionFlagsBits.ManageRoles : 0n) | (nicknames ? PermissionFlagsBits.ManageNicknames : 0n);

/** What the bot asks for on a server: for its posts, for events of the coming sessions, and for threads of the Court. As in the README's invite link. */
export const invitePermissions =
  channelPermissions |
  threadPermissions |
  PermissionFlagsBits.CreateEvents |
  PermissionFlagsBits.CreatePrivateThreads |
  PermissionFlagsBits.ManageThreads;

interface Need {
  permission: bigint;
  /** What it is called where somebody who manages the server gives it. */
  called: string;
}

const always: readonly Need[] = [
  { permission: PermissionFlagsBits.ViewChannel, called: 'View Channel' },
  { permission: PermissionFlagsBits.ReadMessageHistory, called: 'Read Message History' },
  { permission: PermissionFlagsBits.CreatePrivateThreads, called: 'Create Private Threads' },
  { permission: PermissionFlagsBits.SendMessagesInThreads, called: 'Send Messages in Threads' },
  { permission: PermissionFlagsBits.ManageThreads, called: 'Manage Threads' },
];

/** A hearing before everybody; others' posts are removed there. */
const beforeAll: readonly Need[] = [
  { permission: PermissionFlagsBits.CreatePublicThreads, called: 'Create Public Threads' },
  { permission: PermissionFlagsBits.ManageMessages, called: 'Manage Messages' },
];

/** Whether a thread can be opened all the same: then nobody's posts are removed. */
export const mayOpen = (lacking: readonly string[]): boolean =>
  lacking.every((called) => called === 'Manage Messages');

/** Whether Discord shows the bot what was said in the thread while it did not listen. */
export function mayReadBack(thread: AnyThreadChannel): boolean {
  const { me } = thread.guild.members;
  return me !== null && thread.permissionsFor(me)?.has(PermissionFlagsBits.ReadMessageHistory) === true;
}

/** The ids of the roles whose holders see the channel; that of everybody is the server's. */
export const rolesSeeing = (channel: TextChannel): string[] =>
  [...channel.guild.roles.cache.values()]
    .filter((role) => channel.permissionsFor(role).has(PermissionFlagsBits.ViewChannel))
    .map(({ id }) => id);

/** The permissions that the bot lacks to have a case heard in that channel, by the names that Discord shows. */
export function lackingIn(channel: TextChannel, hidden: boolean): string[] {
  const { me } = channel.guild.members;
  const has = me === null ? null : channel.permissionsFor(me);
  const needs = hidden ? always : [...always, ...beforeAll];
  return needs.filter(({ permission }) => has?.has(permission) !== true).map(({ called }) => called);
}

/** Who the account is on the server as Discord has it now; null for somebody who is not there. */
export const memberOf = (guild: Guild, account: string): Promise<GuildMember | null> =>
  orElse(guild.members.fetch({ user: account, force: true }), isStranger, null);
