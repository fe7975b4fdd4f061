import {
  CreateRoleRequestSchema,
  GuildMemberResponseSchema,
  GuildRoleResponseSchema,
  GuildWithCountsResponseSchema,
  UpdateRoleRequestPartialSchema,
} from 'discord-api-spec/zod';
import { type APIRole, GatewayIntentBits } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { Code, found, refusal } from '../../errors.ts';
import { addRole, changeMember, changeRole, removeRole } from '../../world/members.ts';
import { demand, permissionsOf, rankOf } from '../../world/permissions.ts';
import { byAge } from '../../world/snowflake.ts';
import type { Guild, Member } from '../../world/state.ts';
import { guildView, memberView } from '../../world/views.ts';
import { memberOf } from '../../world/world.ts';
import { numberIn } from '../query.ts';
import { bare, type Call, withBody } from '../route.ts';

const GUILD = '/guilds/{guild_id}';
const MEMBERS = `${GUILD}/members`;
const MEMBER = `${MEMBERS}/{user_id}`;
const ROLES = `${GUILD}/roles`;
const ROLE = `${ROLES}/{role_id}`;
const MOST_ROLES = 250;

/** What the playground lets a bot change about a member; anything else is refused rather than ignored. */
const MemberChange = z.strictObject({
  nick: z.nullish(z.string().check(z.maxLength(32))),
  roles: z.nullish(z.array(z.string())),
});
const OwnChange = z.strictObject({ nick: z.nullish(z.string().check(z.maxLength(32))) });

type RoleBody = z.output<typeof CreateRoleRequestSchema>;

export const guildRoutes = [
  bare({
    method: 'GET',
    path: GUILD,
    response: GuildWithCountsResponseSchema,
    handle(call) {
      const guild = guildOf(call);
      const counts = { approximate_member_count: guild.members.size, approximate_presence_count: 1 };
      return { ...guildView(guild), ...(call.query.with_counts === 'true' ? counts : {}) };
    },
  }),
  bare({
    method: 'GET',
    path: MEMBERS,
    response: z.array(GuildMemberResponseSchema),
    handle(call) {
      if ((call.application.privilegedIntents & GatewayIntentBits.GuildMembers) === 0)
        throw refusal(Code.MissingAccess);
      const { after = '0' } = call.query;
      const limit = numberIn(call.query, 'limit', { least: 1, most: 1_000, usual: 1 });
      return [...guildOf(call).members.values()]
        .filter(({ user }) => byAge(user.id, after) > 0)
        .sort((first, second) => byAge(first.user.id, second.user.id))
        .slice(0, limit)
        .map(memberView);
    },
  }),
  bare({
    method: 'GET',
    path: `${MEMBERS}/search`,
    response: z.array(GuildMemberResponseSchema),
    handle(call) {
      const { query = '' } = call.query;
      const limit = numberIn(call.query, 'limit', { least: 1, most: 1_000, usual: 1 });
      return [...guildOf(call).members.values()]
        .filter((member) => isCalled(member, query.toLowerCase()))
        .slice(0, limit)
        .map(memberView);
    },
  }),
  bare({
    method: 'GET',
    path: MEMBER,
    response: GuildMemberResponseSchema,
    handle: (call) => memberView(memberOf(guildOf(call), call.param('user_id'))),
  }),
  withBody({
    method: 'PATCH',
    path: `${MEMBERS}/@me`,
    body: OwnChange,
    response: GuildMemberResponseSchema,
    handle(call) {
      const guild = guildOf(call);
      demand(guild, call.me.id, 'ChangeNickname');
      const self = memberOf(guild, call.me.id);
      changeMember(call.world, guild, self, { nick: call.body.nick ?? null });
      return memberView(self);
    },
  }),
  withBody({
    method: 'PATCH',
    path: MEMBER,
    body: MemberChange,
    response: GuildMemberResponseSchema,
    handle(call) {
      const guild = guildOf(call);
      const member = memberOf(guild, call.param('user_id'));
      const { nick, roles } = call.body;
      if (nick !== undefined) demandRenaming(call, guild, member);
      if (roles) demandRoleChange(call, guild, difference(member.roles, new Set(roles)));
      changeMember(call.world, guild, member, {
        ...(nick === undefined ? {} : { nick }),
        ...(roles && { roles }),
      });
      return memberView(member);
    },
  }),
  ...(['PUT', 'DELETE'] as const).map((method) =>
    bare({
      method,
      path: `${MEMBER}/roles/{role_id}`,
      handle(call) {
        const guild = guildOf(call);
        const member = memberOf(guild, call.param('user_id'));
        const id = call.param('role_id');
        demandRoleChange(call, guild, [id]);
        const others = [...member.roles].filter((each) => each !== id);
        changeMember(call.world, guild, member, { roles: method === 'PUT' ? [...others, id] : others });
      },
    }),
  ),
  bare({
    method: 'GET',
    path: ROLES,
    response: z.array(GuildRoleResponseSchema),
    handle: (call) => [...guildOf(call).roles.values()],
  }),
  bare({
    method: 'GET',
    path: ROLE,
    response: GuildRoleResponseSchema,
    handle: (call) => roleIn(guildOf(call), call.param('role_id')),
  }),
  withBody({
    method: 'POST',
    path: ROLES,
    body: CreateRoleRequestSchema,
    response: GuildRoleResponseSchema,
    handle(call) {
      const guild = guildOf(call);
      demand(guild, call.me.id, 'ManageRoles');
      demandHolding(call, guild, call.body);
      if (guild.roles.size >= MOST_ROLES) throw refusal(Code.MaximumNumberOfGuildRolesReached);
      return addRole(call.world, guild, call.body.name ?? 'new role', roleFields(call.body));
    },
  }),
  withBody({
    method: 'PATCH',
    path: ROLE,
    body: UpdateRoleRequestPartialSchema,
    response: GuildRoleResponseSchema,
    handle(call) {
      const guild = guildOf(call);
      const role = roleIn(guild, call.param('role_id'));
      demandAbove(call, guild, role);
      demandHolding(call, guild, call.body);
      const { name } = call.body;
      return changeRole(call.world, guild, role, { ...roleFields(call.body), ...(name ? { name } : {}) });
    },
  }),
  bare({
    method: 'DELETE',
    path: ROLE,
    handle(call) {
      const guild = guildOf(call);
      const role = roleIn(guild, call.param('role_id'));
      demandAbove(call, guild, role);
      if (role.managed || role.id === guild.id) throw refusal(Code.MissingPermissions);
      removeRole(call.world, guild, role);
    },
  }),
];

function guildOf({ world, me, param }: Pick<Call, 'world' | 'me' | 'param'>): Guild {
  return world.guildOf(me.id, param('guild_id'));
}

function roleIn(guild: Guild, id: string): APIRole {
  return found(guild.roles.get(id), Code.UnknownRole);
}

function isCalled({ nick, user }: Member, start: string): boolean {
  return [user.username, nick ?? ''].some((name) => name !== '' && name.toLowerCase().startsWith(start));
}

/** A bot renames those who stand under it; the owner stands above all. */
function demandRenaming({ me }: Pick<Call, 'me'>, guild: Guild, { user }: Member): void {
  demand(guild, me.id, 'ManageNicknames');
  if (user !== me && rankOf(guild, user.id) >= rankOf(guild, me.id)) throw refusal(Code.MissingPermissions);
}

/** A bot hands out and takes roles under its own, never managed ones. */
function demandRoleChange({ me }: Pick<Call, 'me'>, guild: Guild, ids: readonly string[]): void {
  demand(guild, me.id, 'ManageRoles');
  for (const role of ids.map((id) => roleIn(guild, id)))
    if (role.managed || role.id === guild.id || role.position >= rankOf(guild, me.id))
      throw refusal(Code.MissingPermissions);
}

function demandAbove({ me }: Pick<Call, 'me'>, guild: Guild, role: APIRole): void {
  demand(guild, me.id, 'ManageRoles');
  if (role.position >= rankOf(guild, me.id)) throw refusal(Code.MissingPermissions);
}

/** Nobody gives a role what they may not do themselves. */
function demandHolding({ me }: Pick<Call, 'me'>, guild: Guild, { permissions }: RoleBody): void {
  const beyond = BigInt(permissions ?? 0) & ~permissionsOf(guild, me.id);
  if (beyond !== 0n) throw refusal(Code.MissingPermissions);
}

function roleFields({ permissions, color, hoist, mentionable }: RoleBody): Partial<APIRole> {
  return {
    ...(permissions == null ? {} : { permissions: String(permissions) }),
    ...(color == null ? {} : { color }),
    ...(hoist == null ? {} : { hoist }),
    ...(mentionable == null ? {} : { mentionable }),
  };
}

/** The identifiers in one set but not in the other. */
function difference(first: ReadonlySet<string>, second: ReadonlySet<string>): string[] {
  return [...first, ...second].filter((id) => first.has(id) !== second.has(id));
}
