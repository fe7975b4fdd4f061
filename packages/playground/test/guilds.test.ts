import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Arrangement, arrange, BareBot, ownFaults } from './arrangement.ts';

let here: Arrangement;
let bot: BareBot;
let guild: string;
beforeAll(async () => {
  here = await arrange({ permissions: ['Administrator'] });
  bot = await BareBot.identified(here.playground.url, here.app.token, (1 << 16) | 1);
  guild = `/guilds/${here.guild.id}`;
});
afterEach(() => expect(ownFaults(here.playground)).toEqual([]));
afterAll(async () => here.playground.close());

describe('channels', () => {
  test('are made, changed, closed to some and deleted', async () => {
    const everyone = here.guild.id;
    const closed = [{ id: everyone, type: 0, deny: '1024' }];
    const { body } = await here.api('POST', `${guild}/channels`, {
      name: 'Court Room',
      topic: 't',
      permission_overwrites: closed,
    });
    expect(body).toMatchObject({
      name: 'court-room',
      permission_overwrites: [{ id: everyone, deny: '1024' }],
    });
    const ana = here.driver.as(here.ana, here.guild, 'court-room');
    await expect(ana.messages()).rejects.toThrow('sees no channel');
    const open = await here.api('PUT', `/channels/${body.id}/permissions/${here.ana.id}`, {
      type: 1,
      allow: '1024',
    });
    expect(open.status).toBe(204);
    expect(await ana.messages()).toEqual([]);
    expect((await here.api('PATCH', `/channels/${body.id}`, { topic: null })).body).toMatchObject({
      topic: null,
    });
    expect((await here.api('DELETE', `/channels/${body.id}`)).status).toBe(200);
    expect((await here.api('GET', `/channels/${body.id}`)).body.code).toBe(10_003);
    const events = bot.events().filter((name) => name?.startsWith('CHANNEL'));
    expect(events).toEqual(['CHANNEL_CREATE', 'CHANNEL_UPDATE', 'CHANNEL_UPDATE', 'CHANNEL_DELETE']);
  });
});

describe('members and roles', () => {
  test('roles are made, given, taken and deleted', async () => {
    const { body } = await here.api('POST', `${guild}/roles`, {
      name: 'Justice',
      color: 255,
      mentionable: true,
    });
    await here.api('PATCH', `${guild}/members/${here.ana.id}`, { roles: [body.id], nick: 'A' });
    const member = async () => (await here.api('GET', `${guild}/members/${here.ana.id}`)).body;
    expect(await member()).toMatchObject({ nick: 'A', roles: [body.id] });
    expect((await here.api('PATCH', `${guild}/roles/${body.id}`, { name: 'Judge' })).body).toMatchObject({
      name: 'Judge',
      color: 255,
    });
    expect((await here.api('DELETE', `${guild}/roles/${body.id}`)).status).toBe(204);
    expect(await member()).toMatchObject({ roles: [] });
  });

  test('what the playground cannot change about a member is refused, not ignored', async () => {
    const refused = await here.api('PATCH', `${guild}/members/${here.ana.id}`, { mute: true });
    expect(refused.body.code).toBe(50_035);
  });

  test('the guild and the bot are told of with all that Discord tells', async () => {
    expect((await here.api('GET', `${guild}?with_counts=true`)).body).toMatchObject({
      approximate_member_count: 4,
    });
    for (const path of ['/users/@me', '/applications/@me', '/oauth2/applications/@me', '/gateway/bot'])
      expect((await here.api('GET', path)).status).toBe(200);
  });
});

describe('scheduled events', () => {
  const friday = {
    name: 'Friday',
    entity_type: 3,
    privacy_level: 2,
    scheduled_start_time: '2026-11-27T17:30:00.000Z',
    scheduled_end_time: '2026-11-27T18:10:00.000Z',
    entity_metadata: { location: 'Room 322' },
  };
  const events = () => `${guild}/scheduled-events`;

  test.each<[why: string, more: object]>([
    ['that began already', { scheduled_start_time: '2026-11-20T17:00:00.000Z' }],
    ['that ends before it begins', { scheduled_end_time: '2026-11-27T17:00:00.000Z' }],
    ['without an end', { scheduled_end_time: null }],
    ['without a place', { entity_metadata: undefined }],
    ['with a name of 101', { name: 'x'.repeat(101) }],
  ])('%s are refused', async (_, more) => {
    expect((await here.api('POST', events(), { ...friday, ...more })).body.code).toBe(50_035);
  });

  test('begin, end and never begin again', async () => {
    const { body } = await here.api('POST', events(), friday);
    const become = (status: number) => here.api('PATCH', `${events()}/${body.id}`, { status });
    expect((await become(2)).body).toMatchObject({ status: 2, entity_metadata: { location: 'Room 322' } });
    expect((await become(3)).status).toBe(200);
    expect((await become(2)).body.code).toBe(50_035);
    expect((await here.api('GET', events())).list).toHaveLength(1);
    expect((await here.api('DELETE', `${events()}/${body.id}`)).status).toBe(204);
    expect((await here.api('GET', `${events()}/${body.id}`)).body.code).toBe(10_070);
    expect(bot.events()).toContain('GUILD_SCHEDULED_EVENT_CREATE');
  });

  test('that began meanwhile are a refusal that a client has to expect', async () => {
    const other = await arrange({ permissions: ['CreateEvents'] });
    const past = { ...friday, scheduled_start_time: '2026-11-20T17:00:00.000Z' };
    await other.api('POST', `/guilds/${other.guild.id}/scheduled-events`, past);
    expect(other.playground.violations).toEqual([]);
    expect(other.playground.refusals).toMatchObject([{ code: 50_035 }]);
    await other.playground.close();
  });

  test('may be changed by those who may make them, and made them', async () => {
    const other = await arrange({ permissions: ['ViewChannel', 'CreateEvents'] });
    const path = `/guilds/${other.guild.id}/scheduled-events`;
    const { body } = await other.api('POST', path, friday);
    expect((await other.api('PATCH', `${path}/${body.id}`, { name: 'Thursday' })).status).toBe(200);
    for (const event of other.guild.events) event.creator_id = other.ana.id;
    expect((await other.api('PATCH', `${path}/${body.id}`, { name: 'Friday' })).body.code).toBe(50_013);
    expect((await other.api('DELETE', `${path}/${body.id}`)).body.code).toBe(50_013);
    await other.playground.close();
  });
});

test('a bot that is thrown out is told so, and its guild is unknown to it', async () => {
  here.guild.uninstall(here.app);
  expect((await bot.until(({ t }) => t === 'GUILD_DELETE')).d).toEqual({
    id: here.guild.id,
    unavailable: false,
  });
  expect((await here.api('GET', guild)).body.code).toBe(10_004);
});
