import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Permission } from '../src/world/permissions.ts';
import { type Arrangement, arrange, ownFaults } from './arrangement.ts';

let here: Arrangement;
beforeEach(async () => {
  here = await arrange({ permissions: [] });
});
afterEach(async () => {
  expect(ownFaults(here.playground)).toEqual([]);
  await here.playground.close();
});

/** What a bot may do that everyone may not, or may no longer. */
const deny = (...permissions: Permission[]) =>
  here.guild.overwrite('games', here.guild.role('@everyone'), [], permissions);
const allow = (...permissions: Permission[]) =>
  here.guild.setRole(here.app.bot, here.guild.addRole('more', permissions), true);
const games = () => `/channels/${here.guild.channel('games').id}`;
const guild = () => `/guilds/${here.guild.id}`;

describe('in a channel', () => {
  test.each<[permission: Permission, code: number, method: string, path: () => string, body: () => unknown]>([
    ['ViewChannel', 50_001, 'GET', () => games(), () => undefined],
    ['ViewChannel', 50_001, 'POST', () => `${games()}/messages`, () => ({ content: 'x' })],
    ['SendMessages', 50_013, 'POST', () => `${games()}/messages`, () => ({ content: 'x' })],
    ['EmbedLinks', 50_013, 'POST', () => `${games()}/messages`, () => ({ embeds: [{ title: 'x' }] })],
    ['AttachFiles', 50_013, 'POST', () => `${games()}/messages`, () => fileForm()],
    [
      'CreatePublicThreads',
      50_013,
      'POST',
      () => `${games()}/threads`,
      () => ({ name: 'x', type: ChannelType.PublicThread }),
    ],
    [
      'CreatePrivateThreads',
      50_013,
      'POST',
      () => `${games()}/threads`,
      () => ({ name: 'x', type: ChannelType.PrivateThread }),
    ],
  ])('without %s: %i', async (permission, code, method, path, body) => {
    const before = await here.api(method, path(), body());
    expect(before.status).toBeLessThan(300);
    deny(permission);
    expect((await here.api(method, path(), body())).body.code).toBe(code);
    expect(here.playground.refusals).toHaveLength(1);
    expect(here.playground.violations).toEqual([]);
  });

  test('another author’s message is deleted with MANAGE_MESSAGES and never edited', async () => {
    const { id } = await here.driver.as(here.ana, here.guild, 'games').post('mine');
    expect((await here.api('PATCH', `${games()}/messages/${id}`, { content: 'yours' })).body.code).toBe(
      50_005,
    );
    expect((await here.api('DELETE', `${games()}/messages/${id}`)).body.code).toBe(50_013);
    allow('ManageMessages');
    expect((await here.api('DELETE', `${games()}/messages/${id}`)).status).toBe(204);
  });

  test('an overwrite for the member outweighs those for roles, and these the one for everyone', async () => {
    const send = async () => (await here.api('POST', `${games()}/messages`, { content: 'x' })).status;
    deny('SendMessages');
    expect(await send()).toBe(403);
    here.guild.overwrite('games', here.guild.role('Robin'), ['SendMessages'], []);
    expect(await send()).toBe(200);
    here.guild.overwrite('games', here.app.bot, [], ['SendMessages']);
    expect(await send()).toBe(403);
    allow('Administrator');
    expect(await send()).toBe(200);
  });

  test('a person does not see what is closed to them', async () => {
    deny('ViewChannel');
    const ana = here.driver.as(here.ana, here.guild, 'games');
    await expect(ana.messages()).rejects.toThrow('sees no channel #games');
  });
});

describe('over members and roles', () => {
  test.each<[permission: Permission, method: string, path: () => string, body: object | undefined]>([
    ['ManageRoles', 'POST', () => `${guild()}/roles`, { name: 'r' }],
    ['ManageChannels', 'POST', () => `${guild()}/channels`, { name: 'c' }],
    ['ManageNicknames', 'PATCH', () => `${guild()}/members/${here.ana.id}`, { nick: 'A' }],
    ['ManageChannels', 'PATCH', () => games(), { topic: 't' }],
    [
      'CreateEvents',
      'POST',
      () => `${guild()}/scheduled-events`,
      {
        name: 'e',
        entity_type: 3,
        privacy_level: 2,
        scheduled_start_time: '2026-11-27T17:30:00Z',
        scheduled_end_time: '2026-11-27T18:10:00Z',
        entity_metadata: { location: '322' },
      },
    ],
  ])('%s lets %s', async (permission, method, path, body) => {
    expect((await here.api(method, path(), body)).body.code).toBe(50_013);
    allow(permission);
    expect((await here.api(method, path(), body)).status).toBeLessThan(300);
  });

  test('the owner and those who stand higher are not renamed', async () => {
    allow('ManageNicknames');
    const rename = async (id: string) =>
      (await here.api('PATCH', `${guild()}/members/${id}`, { nick: 'N' })).body.code;
    expect(await rename(here.guild.owner.id)).toBe(50_013);
    expect(await rename(here.ana.id)).toBeUndefined();
  });

  test('only roles under one’s own are given, changed and deleted', async () => {
    const high = here.guild.addRole('high');
    allow('ManageRoles');
    here.guild.setRole(here.app.bot, here.guild.role('Robin'), false);
    const [own, low] = [here.guild.role('more'), here.guild.addRole('low')];
    const give = async (id: string) =>
      (await here.api('PUT', `${guild()}/members/${here.ana.id}/roles/${id}`)).body.code;
    const rename = async (id: string) =>
      (await here.api('PATCH', `${guild()}/roles/${id}`, { name: 'n' })).body.code;
    const remove = async (id: string) => (await here.api('DELETE', `${guild()}/roles/${id}`)).body.code;
    for (const { id } of [high, own])
      for (const deed of [give, rename, remove]) expect(await deed(id)).toBe(50_013);
    expect(await rename(low.id)).toBeUndefined();
    expect(await give(low.id)).toBeUndefined();
    const { body } = await here.api('GET', `${guild()}/members/${here.ana.id}`);
    expect(body.roles).toEqual([low.id]);
  });

  test('a role that belongs to a bot is given to nobody', async () => {
    allow('Administrator');
    const path = `${guild()}/members/${here.ana.id}/roles/${here.guild.role('Robin').id}`;
    expect((await here.api('PUT', path)).body.code).toBe(50_013);
  });

  test('nobody gives a role what they may not do themselves', async () => {
    allow('ManageRoles');
    const make = (permissions: bigint) =>
      here.api('POST', `${guild()}/roles`, { name: 'r', permissions: String(permissions) });
    expect((await make(PermissionFlagsBits.BanMembers)).body.code).toBe(50_013);
    expect((await make(PermissionFlagsBits.SendMessages)).status).toBe(200);
  });

  test('a stranger’s guild is unknown', async () => {
    const other = here.playground.createGuild({ name: 'Elsewhere' });
    expect((await here.api('GET', `/guilds/${other.id}`)).body.code).toBe(10_004);
  });

  test('the list of members needs the privileged intent', async () => {
    expect((await here.api('GET', `${guild()}/members?limit=10`)).body.code).toBe(50_001);
    const found = await here.api('GET', `${guild()}/members/search?query=an`);
    expect(found.list).toMatchObject([{ user: { username: 'ana' } }]);
  });
});

describe('commands that need a permission', () => {
  test.each<[needed: string, permissions: Permission[], found: boolean]>([
    ['32', [], false],
    ['32', ['ManageGuild'], true],
    ['0', ['ManageGuild'], false],
    ['0', ['Administrator'], true],
  ])('default_member_permissions %s with %j', async (default_member_permissions, permissions, found) => {
    await here.api('PUT', `/applications/${here.app.id}/commands`, [
      { name: 'setup', description: 'd', default_member_permissions },
    ]);
    here.guild.join(here.bo, { permissions });
    expect(await here.driver.as(here.bo, here.guild, 'games').commands()).toEqual(found ? ['setup'] : []);
  });
});

function fileForm(): FormData {
  const form = new FormData();
  form.append('files[0]', new Blob(['x']), 'x.txt');
  return form;
}
