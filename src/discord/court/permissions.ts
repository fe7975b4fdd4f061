import { type AnyThreadChannel, PermissionFlagsBits, type TextChannel } from 'discord.js';

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
