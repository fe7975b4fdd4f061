import type { Guild, Role } from 'discord.js';
import { officeNames } from '../../../terms/administration/authority.ts';
import { keepRole } from '../../house/offices/wear.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { Result } from '../../house/result.ts';
import { type RoleName, roleNames } from '../../house/worn.ts';

/** The bot's roles on a server, by what they show. */
export type Roles = ReadonlyMap<RoleName, Role>;

/** Keeps a change of the club. */
export type Keep = (decide: (work: UnitOfWork) => Result<null>) => Promise<unknown>;

const titles: Record<RoleName, string> = { member: 'Member', ...officeNames };

/** The bot's roles on the server; those that are missing are made where the club wants them. */
export async function rolesOf(
  guild: Guild,
  { settings: { roles: wanted, worn } }: ClubView,
  mayMake: boolean,
  keep: Keep,
): Promise<Roles> {
  const roles = new Map<RoleName, Role>();
  const kept = worn.roles;
  for (const name of roleNames) {
    const known = guild.roles.cache.get(kept[name] ?? '');
    const role = known ?? (wanted && mayMake ? await roleFor(guild, titles[name]) : undefined);
    if (role === undefined) continue;
    roles.set(name, role);
    if (known === undefined) await keep((work) => keepRole(work, name, role.id));
  }
  return roles;
}

/** A role of that name by which nobody may do anything: one that is there, or else a new one. */
async function roleFor(guild: Guild, name: string): Promise<Role> {
  const there = guild.roles.cache.find((role) => role.name === name && grantsNothing(role));
  return there ?? guild.roles.create({ name, permissions: [], hoist: false, mentionable: false });
}

function grantsNothing({ id, guild, managed, permissions, editable }: Role): boolean {
  const opens = guild.channels.cache.some(
    (channel) => 'permissionOverwrites' in channel && channel.permissionOverwrites.cache.has(id),
  );
  return editable && !managed && permissions.bitfield === 0n && !opens;
}
