import {
  type APIGuildScheduledEvent,
  type APIRole,
  ChannelType,
  GatewayDispatchEvents,
  OverwriteType,
} from 'discord-api-types/v10';
import type { Gateway } from './gateway/server.ts';
import { addChannel, channelsOf, removeChannel, tellChannel } from './world/channels.ts';
import { addMember, addRole, changeMember, changeRole, removeMember } from './world/members.ts';
import { bitsOf, type Permission } from './world/permissions.ts';
import type { Application, Guild, GuildChannel, User } from './world/state.ts';
import { guildView } from './world/views.ts';
import { memberOf, type World } from './world/world.ts';

/** Permissions by Discord's names or as one number. */
export type Permissions = bigint | readonly Permission[];

export interface Joining {
  /** Names of roles, made where there are none. */
  roles?: readonly string[];
  /** Given through a role of the member's own. */
  permissions?: Permissions;
  nick?: string;
}

/** A guild, as the person who administers this Discord arranges it. */
export class GuildHandle {
  readonly #world: World;
  readonly #gateway: Gateway;
  readonly #guild: Guild;

  constructor(world: World, gateway: Gateway, guild: Guild) {
    this.#world = world;
    this.#gateway = gateway;
    this.#guild = guild;
  }

  get id(): string {
    return this.#guild.id;
  }

  get name(): string {
    return this.#guild.name;
  }

  get owner(): User {
    return this.#world.user(this.#guild.ownerId);
  }

  /** The channel of this name; throws where there is none. */
  channel(name: string): GuildChannel {
    const channel = channelsOf(this.#world, this.#guild).find((each) => each.name === name);
    if (channel === undefined) throw new Error(`${this.name} has no channel #${name}`);
    return channel;
  }

  /** The roles, that of everyone too. */
  get roles(): APIRole[] {
    return [...this.#guild.roles.values()];
  }

  /** The role of this name; throws where there is none. */
  role(name: string): APIRole {
    const role = [...this.#guild.roles.values()].find((each) => each.name === name);
    if (role === undefined) throw new Error(`${this.name} has no role @${name}`);
    return role;
  }

  /** The scheduled events, those that are over or were called off too. */
  get events(): APIGuildScheduledEvent[] {
    return [...this.#guild.events.values()];
  }

  /** Gives or takes what a role may do. */
  permit(name: string, permissions: Permissions): void {
    changeRole(this.#world, this.#guild, this.role(name), { permissions: asNumber(permissions) });
  }

  addChannel(name: string, type: GuildChannel['type'] = ChannelType.GuildText): GuildChannel {
    return addChannel(this.#world, this.#guild, { name, type });
  }

  removeChannel(name: string): void {
    removeChannel(this.#world, this.channel(name));
  }

  addRole(name: string, permissions: Permissions = 0n, mentionable = false): APIRole {
    return addRole(this.#world, this.#guild, name, { permissions: asNumber(permissions), mentionable });
  }

  /** Lets a member or a role do more or less in one channel than elsewhere. */
  overwrite(channelName: string, who: User | APIRole, allow: Permissions, deny: Permissions): void {
    const channel = this.channel(channelName);
    const type = 'username' in who ? OverwriteType.Member : OverwriteType.Role;
    const others = channel.overwrites.filter(({ id }) => id !== who.id);
    channel.overwrites = [...others, { id: who.id, type, allow: asNumber(allow), deny: asNumber(deny) }];
    tellChannel(this.#world, GatewayDispatchEvents.ChannelUpdate, channel);
  }

  join(user: User, joining: Joining = {}): void {
    const member = addMember(this.#world, this.#guild, user);
    const named = (joining.roles ?? []).map((name) => this.#roleOrNew(name).id);
    const own =
      joining.permissions === undefined ? [] : [this.addRole(`${user.username}'s`, joining.permissions).id];
    if (named.length + own.length === 0 && joining.nick === undefined) return;
    changeMember(this.#world, this.#guild, member, {
      roles: [...member.roles, ...named, ...own],
      ...(joining.nick === undefined ? {} : { nick: joining.nick }),
    });
  }

  leave(user: User): void {
    removeMember(this.#world, this.#guild, user);
  }

  /** Gives or takes a member's role. */
  setRole(user: User, role: APIRole, has: boolean): void {
    const member = memberOf(this.#guild, user.id);
    const others = [...member.roles].filter((id) => id !== role.id);
    changeMember(this.#world, this.#guild, member, { roles: has ? [...others, role.id] : others });
  }

  /** How a member looks to others: their nickname, and the names of their roles in the order of the alphabet. */
  look(user: User): { nick: string | null; roles: string[] } {
    const { nick, roles } = memberOf(this.#guild, user.id);
    const names = [...roles].map((id) => this.#guild.roles.get(id)?.name ?? id);
    return { nick, roles: names.sort() };
  }

  /** Gives a member a nickname, or takes it. */
  setNickname(user: User, nick: string | null): void {
    changeMember(this.#world, this.#guild, memberOf(this.#guild, user.id), { nick });
  }

  /** Adds the application's bot, with a managed role of these permissions, as its invite link does. */
  install(application: Application, permissions: Permissions): void {
    const { bot, name } = application;
    const member = addMember(this.#world, this.#guild, bot);
    const role = addRole(this.#world, this.#guild, name, {
      permissions: asNumber(permissions),
      managed: true,
      tags: { bot_id: bot.id },
    });
    changeMember(this.#world, this.#guild, member, { roles: [role.id] });
    for (const session of this.#gateway.sessions.with(application.id, this.#guild))
      this.#gateway.sessions.welcome(session, this.#guild);
  }

  /** Throws the application's bot out. */
  uninstall(application: Application): void {
    removeMember(this.#world, this.#guild, application.bot);
    const data = { id: this.id, unavailable: false };
    for (const session of this.#gateway.sessions.with(application.id, this.#guild))
      session.send(GatewayDispatchEvents.GuildDelete, data);
  }

  /** Lets everybody use a command, whatever permission it asks for, as servers can in their settings. */
  openCommand(name: string): void {
    this.#guild.openCommands.add(name);
  }

  /** Has Discord lose sight of the guild for its bots, or find it again. */
  outage(application: Application, begins: boolean): void {
    const data = { id: this.id, unavailable: true };
    for (const session of this.#gateway.sessions.with(application.id, this.#guild))
      if (begins) session.send(GatewayDispatchEvents.GuildDelete, data);
      else this.#gateway.sessions.welcome(session, this.#guild);
  }

  rename(name: string): void {
    this.#guild.name = name;
    this.#world.hub.publish({
      event: GatewayDispatchEvents.GuildUpdate,
      data: guildView(this.#guild),
      audience: this.#guild,
    });
  }

  #roleOrNew(name: string): APIRole {
    return [...this.#guild.roles.values()].find((each) => each.name === name) ?? this.addRole(name);
  }
}

function asNumber(permissions: Permissions): string {
  return String(typeof permissions === 'bigint' ? permissions : bitsOf(permissions));
}
