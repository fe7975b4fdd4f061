import { type APIOverwrite, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { Code, refusal } from '../errors.ts';
import type { Channel, Guild, GuildChannel, Member, Thread } from './state.ts';

export type Permission = keyof typeof PermissionFlagsBits;

/** What a fresh guild lets everyone do. */
export const EVERYONE_MAY = bitsOf([
  'AddReactions',
  'AttachFiles',
  'ChangeNickname',
  'Connect',
  'CreateInstantInvite',
  'CreatePrivateThreads',
  'CreatePublicThreads',
  'EmbedLinks',
  'ReadMessageHistory',
  'SendMessages',
  'SendMessagesInThreads',
  'Speak',
  'Stream',
  'UseApplicationCommands',
  'UseEmbeddedActivities',
  'UseExternalApps',
  'UseExternalEmojis',
  'UseVAD',
  'ViewChannel',
]);

const EVERYTHING = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** The permissions of these names as one number. */
export function bitsOf(permissions: readonly Permission[]): bigint {
  return permissions.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);
}

/** Everything this member may do in the guild or, where one is given, in the channel; 0 for strangers. */
export function permissionsOf(guild: Guild, userId: string, channel?: GuildChannel | Thread): bigint {
  const member = guild.members.get(userId);
  if (member === undefined) return 0n;
  const base = basePermissions(guild, member);
  if (base === EVERYTHING || channel === undefined) return base;
  const home = channel.kind === 'thread' ? channel.parent : channel;
  const here = withOverwrites(base, home.overwrites, guild, member);
  return (here & PermissionFlagsBits.ViewChannel) === 0n ? 0n : here;
}

function basePermissions(guild: Guild, member: Member): bigint {
  if (guild.ownerId === member.user.id) return EVERYTHING;
  const roles = [guild.id, ...member.roles].flatMap((id) => guild.roles.get(id) ?? []);
  const bits = roles.reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  return (bits & PermissionFlagsBits.Administrator) === 0n ? bits : EVERYTHING;
}

function withOverwrites(base: bigint, overwrites: APIOverwrite[], guild: Guild, member: Member): bigint {
  const everyone = overwrites.filter(({ id }) => id === guild.id);
  const roles = overwrites.filter(({ id, type }) => type === OverwriteType.Role && member.roles.has(id));
  const own = overwrites.filter(({ id, type }) => type === OverwriteType.Member && id === member.user.id);
  return [everyone, roles, own].reduce(overwritten, base);
}

function overwritten(bits: bigint, overwrites: APIOverwrite[]): bigint {
  const deny = overwrites.reduce((sum, each) => sum | BigInt(each.deny), 0n);
  const allow = overwrites.reduce((sum, each) => sum | BigInt(each.allow), 0n);
  return (bits & ~deny) | allow;
}

/** Tells whether the user has all these permissions in the guild, or in the channel where one is given. */
export function may(
  guild: Guild,
  userId: string,
  permissions: readonly Permission[],
  channel?: GuildChannel | Thread,
): boolean {
  const needed = bitsOf(permissions);
  return (permissionsOf(guild, userId, channel) & needed) === needed;
}

/** Tells whether the user can see the channel at all. */
export function sees(channel: Channel, userId: string): boolean {
  if (channel.kind === 'direct') return channel.recipients.some(({ id }) => id === userId);
  if (!may(channel.guild, userId, ['ViewChannel'], channel)) return false;
  const open = channel.kind === 'guild' || channel.type !== 12 || channel.members.has(userId);
  return open || may(channel.guild, userId, ['ManageThreads'], channel);
}

/** Refuses with Missing Permissions unless the user has all of these in the guild. */
export function demand(guild: Guild, userId: string, ...permissions: readonly Permission[]): void {
  if (!may(guild, userId, permissions)) throw refusal(Code.MissingPermissions);
}

/** Refuses with Missing Access where the user cannot see the channel, else like `demand`. */
export function demandIn(channel: Channel, userId: string, ...permissions: readonly Permission[]): void {
  if (!sees(channel, userId)) throw refusal(Code.MissingAccess);
  if (channel.kind === 'direct') return;
  if (!may(channel.guild, userId, permissions, channel)) throw refusal(Code.MissingPermissions);
}

/** The height of the member's highest role; the owner stands above every role. */
export function rankOf(guild: Guild, userId: string): number {
  if (guild.ownerId === userId) return Number.POSITIVE_INFINITY;
  const roles = guild.members.get(userId)?.roles ?? [];
  return Math.max(0, ...[...roles].map((id) => guild.roles.get(id)?.position ?? 0));
}
