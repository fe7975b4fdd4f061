import { type Guild, type GuildMember, PermissionFlagsBits, type Role } from 'discord.js';
import { officeNames } from '../../../terms/administration/authority.ts';
import { forgetFound, keepFound, keepRole, noteWearingBarred } from '../../house/offices/wear.ts';
import type { ClubId, ClubView, UnitOfWork } from '../../house/ports.ts';
import type { Result } from '../../house/result.ts';
import { type RoleName, roleNames } from '../../house/worn.ts';
import type { Working } from '../command.ts';
import { isLet } from '../errors.ts';
import { type Following, followClubs } from '../follow-clubs.ts';
import { memberOf } from '../permissions.ts';
import { asNoted } from '../scene-of.ts';
import { accountsToKeep, changeOf, isPlain, type Look, lookOf } from './look.ts';

type Seen = Map<string, string>;

interface Due {
  account: string;
  look: Look;
  key: string;
}

interface Wardrobe {
  guild: Guild;
  roles: Roles;
  may: { roles: boolean; nicknames: boolean };
  view: () => Promise<ClubView>;
  keep: Keep;
}

/** Gives people the look that is due, unless `seen` has it; tells once what is barred. Rejects if trying again may help. */
async function dressAll({ client, clubs, clock }: Working, club: ClubId, seen: Seen): Promise<void> {
  const guild = client.guilds.cache.get(club);
  if (guild === undefined) return;
  const view = () => clubs.view(club);
  const begun = await view();
  const { asked } = begun.settings.worn;
  const due = dueIn(begun, seen);
  if (due.length === 0) return;
  const may = allowed(guild);
  const keep: Keep = (decide) => clubs.change(club, asNoted(clock()), decide);
  const roles = await rolesOf(guild, await view(), may.roles, keep);
  const barred = new Set<string>();
  for (const each of due) {
    for (const why of await dress({ guild, roles, may, view, keep }, each)) barred.add(why);
    seen.set(each.account, each.key);
  }
  if (barred.size > 0) await keep((work) => noteWearingBarred(work, [...barred], asked));
}

function dueIn(view: ClubView, seen: Seen): Due[] {
  const { asked } = view.settings.worn;
  const due = accountsToKeep(view).map((account) => {
    const look = lookOf(view, account);
    return { account, look, key: JSON.stringify([look, asked]) };
  });
  return due.filter(({ account, key }) => seen.get(account) !== key);
}

function allowed({ members: { me } }: Guild): Wardrobe['may'] {
  const has = (permission: bigint) => me?.permissions.has(permission) === true;
  return { roles: has(PermissionFlagsBits.ManageRoles), nicknames: has(PermissionFlagsBits.ManageNicknames) };
}

/** Has one person look as they are to. Returns what kept the bot from it: the permission it lacks, or the account. */
async function dress(wardrobe: Wardrobe, { account, look }: Due): Promise<string[]> {
  const { guild, view, keep } = wardrobe;
  const member = await memberOf(guild, account);
  const { people, settings } = await view();
  const kept = settings.worn.found[account];
  const person = people.byAccount(account);
  const isKnown = person?.account === account;
  const barred = member === null ? [] : await change(wardrobe, member, look, isKnown ? [person.name] : []);
  const isOver = isPlain(look) && (barred.length === 0 || !isKnown);
  if (kept !== undefined && (member === null || isOver)) await keep((work) => forgetFound(work, account));
  return isKnown ? barred : [];
}

const lookNow = ({ roles: { cache }, nickname }: GuildMember, roles: Roles): Look => ({
  roles: roleNames.filter((name) => cache.has(roles.get(name)?.id ?? '')),
  nick: nickname,
});

/** Makes somebody look so, and returns what was barred. What was found is kept first, so that it can be put back. */
async function change(wardrobe: Wardrobe, member: GuildMember, look: Look, names: readonly string[]) {
  const { may, roles, view, keep } = wardrobe;
  const kept = (await view()).settings.worn.found[member.id];
  const own = [member.user.displayName, ...names];
  const { give, take, nick, found } = changeOf(look, lookNow(member, roles), kept, own);
  const gives = give.length > 0 || (look.nick !== null && look.nick !== found);
  if (gives && kept !== found) await keep((work) => keepFound(work, member.id, found));
  const barred = new Set<string>();
  const attempt = async (needs: keyof Wardrobe['may'], act: () => Promise<unknown>) => {
    if (!may[needs]) barred.add(needs);
    else if (!(await isLet(act()))) barred.add(member.id);
  };
  for (const name of give) await attempt('roles', () => member.roles.add(known(roles, name)));
  for (const name of take) await attempt('roles', () => member.roles.remove(known(roles, name)));
  if (nick !== undefined) await attempt('nicknames', () => member.setNickname(nick));
  return [...barred];
}

function known(roles: Roles, name: RoleName): Role {
  const role = roles.get(name);
  if (role === undefined) throw new Error(`The server has no role for ${name}`);
  return role;
}

/** Has the servers' roles and nicknames follow the clubs. */
export function startStep(parts: Working): Following {
  const seen = new Map<ClubId, Seen>();
  return followClubs(parts, 'roles and nicknames', (club) => {
    const known = seen.get(club) ?? new Map();
    seen.set(club, known);
    return dressAll(parts, club, known);
  });
}

type Roles = ReadonlyMap<RoleName, Role>;

type Keep = (decide: (work: UnitOfWork) => Result<null>) => Promise<unknown>;

const titles: Record<RoleName, string> = { member: 'Member', ...officeNames };

async function rolesOf(
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
