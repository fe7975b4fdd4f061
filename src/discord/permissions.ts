import {
  ChannelType,
  type Client,
  type Guild,
  type GuildMember,
  type GuildTextBasedChannel,
  PermissionFlagsBits,
  type SendableChannels,
  type TextChannel,
} from 'discord.js';
import type { ClubView, Settings } from '../house/ports.ts';
import type { ChannelTarget } from '../told.ts';
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

/** What the bot asks for on a server, as the README's link does: for posts, sessions' events and the Court's threads. */
export const invitePermissions =
  channelPermissions |
  threadPermissions |
  PermissionFlagsBits.CreateEvents |
  PermissionFlagsBits.CreatePrivateThreads |
  PermissionFlagsBits.ManageThreads;

interface Need {
  permission: bigint;
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

/** Whether the bot has these permissions in the channel or thread. */
export function hasIn(channel: GuildTextBasedChannel, permissions: bigint): boolean {
  const { me } = channel.guild.members;
  return me !== null && channel.permissionsFor(me)?.has(permissions) === true;
}

/** The ids of the roles whose holders see the channel; that of everybody is the server's. */
export const rolesSeeing = (channel: TextChannel): string[] =>
  [...channel.guild.roles.cache.values()]
    .filter((role) => channel.permissionsFor(role).has(PermissionFlagsBits.ViewChannel))
    .map(({ id }) => id);

/** The permissions that the bot lacks to have a case heard in that channel, by the names that Discord shows. */
export function lackingIn(channel: TextChannel, hidden: boolean): string[] {
  const needs = hidden ? always : [...always, ...beforeAll];
  return needs.filter(({ permission }) => !hasIn(channel, permission)).map(({ called }) => called);
}

/** What the bot lacks to open threads for everybody beside that of a table, and to close them, by the names that Discord shows. */
export const lackingBeside = (channel: TextChannel): string[] =>
  [
    ...always.filter(({ permission }) => permission !== PermissionFlagsBits.CreatePrivateThreads),
    ...beforeAll,
  ]
    .filter(({ permission }) => permission !== PermissionFlagsBits.ManageMessages)
    .filter(({ permission }) => !hasIn(channel, permission))
    .map(({ called }) => called);

/** Who the account is on the server as Discord has it now; null for somebody who is not there. */
export const memberOf = (guild: Guild, account: string): Promise<GuildMember | null> =>
  orElse(guild.members.fetch({ user: account, force: true }), isStranger, null);

/** The channels that a message may go to, best first: where it belongs, #discussion, Discord's own, any other. */
export function channelsFor(
  client: Client<true>,
  { id, settings }: ClubView,
  target: ChannelTarget,
): string[] {
  const guild = client.guilds.cache.get(id);
  const first = target.to === 'channel' ? target.channel : settings[target.to];
  const known = [first, settings.discussion, guild?.systemChannelId, firstWritable(client, id)];
  return [...new Set(known.filter((channel) => typeof channel === 'string'))];
}

/** Whether the bot may see the channel and write there. */
export const mayWriteIn = (channel: TextChannel): boolean =>
  hasIn(channel, PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages);

function firstWritable(client: Client<true>, club: string): string | null {
  const channels = client.guilds.cache.get(club)?.channels.cache;
  return channels?.filter((channel) => channel.type === ChannelType.GuildText).find(mayWriteIn)?.id ?? null;
}

/** The channel, if it is one of the club's and holds messages. Rejects as Discord does for one that is not there. */
export async function channelOf(
  client: Client<true>,
  club: string,
  id: string,
): Promise<SendableChannels | null> {
  const channel = await client.channels.fetch(id);
  if (channel === null || channel.isDMBased() || channel.guildId !== club) return null;
  return channel.isSendable() ? channel : null;
}
