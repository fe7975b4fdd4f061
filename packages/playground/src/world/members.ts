import { type APIRole, GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import type { Guild, Member, User } from './state.ts';
import { memberView, userView } from './views.ts';
import type { World } from './world.ts';

/** Lets a user into the guild; one who is in it already stays as they are. */
export function addMember(world: World, guild: Guild, user: User): Member {
  const present = guild.members.get(user.id);
  if (present !== undefined) return present;
  const member: Member = { user, nick: null, roles: new Set(), joinedAt: world.clock() };
  guild.members.set(user.id, member);
  tell(world, guild, GatewayDispatchEvents.GuildMemberAdd, memberView(member));
  return member;
}

/** Takes a user out of the guild and out of its threads. */
export function removeMember(world: World, guild: Guild, user: User): void {
  if (!guild.members.delete(user.id)) return;
  for (const channel of world.channels.of(guild))
    if (channel.kind === 'thread') channel.members.delete(user.id);
  tell(world, guild, GatewayDispatchEvents.GuildMemberRemove, { user: userView(user) });
}

/** Changes a member's nickname or roles. */
export function changeMember(
  world: World,
  guild: Guild,
  member: Member,
  change: { nick?: string | null; roles?: Iterable<string> },
): void {
  if (change.nick !== undefined) member.nick = change.nick === '' ? null : change.nick;
  if (change.roles !== undefined) member.roles = new Set(change.roles);
  const about = [member.user.id];
  tell(world, guild, GatewayDispatchEvents.GuildMemberUpdate, memberView(member), about);
}

function tell(
  world: World,
  guild: Guild,
  event: GatewayDispatchEvents,
  data: object,
  about: readonly string[] = [],
): void {
  world.hub.publish({
    event,
    data: { ...data, guild_id: guild.id },
    audience: guild,
    intent: GatewayIntentBits.GuildMembers,
    about,
  });
}

type RolePlan = Partial<
  Pick<APIRole, 'permissions' | 'color' | 'hoist' | 'mentionable' | 'managed' | 'tags'>
>;

const NO_FLAGS: number = 0;

/** A role that stands lowest; the plan says what it has beyond its name. */
export function roleOf(id: string, name: string, plan: RolePlan = {}): APIRole {
  const color = plan.color ?? 0;
  return {
    id,
    name,
    permissions: plan.permissions ?? '0',
    position: 0,
    color,
    colors: { primary_color: color, secondary_color: null, tertiary_color: null },
    hoist: plan.hoist ?? false,
    managed: plan.managed ?? false,
    mentionable: plan.mentionable ?? false,
    icon: null,
    unicode_emoji: null,
    flags: NO_FLAGS,
    ...(plan.tags === undefined ? {} : { tags: plan.tags }),
  };
}

/** Adds a role under all but the lowest; returns it. */
export function addRole(world: World, guild: Guild, name: string, plan: RolePlan = {}): APIRole {
  const role = { ...roleOf(world.nextId(), name, plan), position: 1 };
  for (const each of guild.roles.values()) if (each.position > 0) each.position += 1;
  guild.roles.set(role.id, role);
  tellRole(world, guild, GatewayDispatchEvents.GuildRoleCreate, { role });
  return role;
}

/** Changes a role in place. */
export function changeRole(world: World, guild: Guild, role: APIRole, change: Partial<APIRole>): APIRole {
  Object.assign(role, change);
  if (change.color !== undefined) role.colors = { ...role.colors, primary_color: change.color };
  tellRole(world, guild, GatewayDispatchEvents.GuildRoleUpdate, { role });
  return role;
}

/** Removes a role, also from those who have it. */
export function removeRole(world: World, guild: Guild, role: APIRole): void {
  guild.roles.delete(role.id);
  for (const member of guild.members.values()) member.roles.delete(role.id);
  tellRole(world, guild, GatewayDispatchEvents.GuildRoleDelete, { role_id: role.id });
}

function tellRole(world: World, guild: Guild, event: GatewayDispatchEvents, data: object): void {
  world.hub.publish({
    event,
    data: { ...data, guild_id: guild.id },
    audience: guild,
    intent: GatewayIntentBits.Guilds,
  });
}
