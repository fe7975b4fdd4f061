import { ChannelType } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Permissions } from '../src/handles.ts';
import { type Arrangement, arrange, BareBot, ownFaults } from './arrangement.ts';

const MINUTE = 60_000;
const BASE: Permissions = ['ViewChannel', 'SendMessages', 'ReadMessageHistory'];

let here: Arrangement;
let games: string;
beforeEach(async () => {
  here = await arrange({ permissions: BASE });
  games = `/channels/${here.guild.channel('games').id}`;
});
afterEach(async () => {
  expect(ownFaults(here.playground)).toEqual([]);
  await here.playground.close();
});

const open = async (more: object = {}) => {
  const { body } = await here.api('POST', `${games}/threads`, {
    name: 'a case',
    type: ChannelType.PublicThread,
    ...more,
  });
  return `/channels/${body.id}`;
};
const hidden = () => open({ type: ChannelType.PrivateThread });
const send = (thread: string) => here.api('POST', `${thread}/messages`, { content: 'x' });
const change = (thread: string, body: object) => here.api('PATCH', thread, body);
const manage = () => here.guild.setRole(here.app.bot, here.guild.addRole('manager', ['ManageThreads']), true);
const idOf = (path: string) => path.split('/').at(-1) ?? '';

test('a thread begins at a message, once', async () => {
  const { id } = await here.driver.as(here.ana, here.guild, 'games').post('our game');
  const begin = () => here.api('POST', `${games}/messages/${id}/threads`, { name: 'Game 1' });
  expect((await begin()).body).toMatchObject({ id, type: ChannelType.PublicThread, parent_id: idOf(games) });
  expect((await begin()).body.code).toBe(160_004);
  const ana = here.driver.as(here.ana, here.guild, 'games');
  await ana.in('Game 1').post('a move');
  expect((await ana.messages('Game 1')).map(({ type, content }) => [type, content])).toEqual([
    [21, ''],
    [0, 'a move'],
  ]);
});

test('private threads stand only in text channels', async () => {
  const news = here.guild.addChannel('news', ChannelType.GuildAnnouncement);
  const body = { name: 'x', type: ChannelType.PrivateThread };
  expect((await here.api('POST', `/channels/${news.id}/threads`, body)).body.code).toBe(50_024);
});

test('a private thread is seen by its members and by those who manage threads', async () => {
  const thread = await hidden();
  const ana = here.driver.as(here.ana, here.guild, 'games');
  const names = async () => (await ana.channels()).map(({ name }) => name);
  expect(await names()).not.toContain('a case');
  expect((await here.api('PUT', `${thread}/thread-members/${here.ana.id}`)).status).toBe(204);
  expect(await names()).toContain('a case');
  expect((await here.api('DELETE', `${thread}/thread-members/${here.ana.id}`)).status).toBe(204);
  expect(await names()).not.toContain('a case');
  here.guild.join(here.ana, { permissions: ['ManageThreads'] });
  expect(await names()).toContain('a case');
});

test('nobody is added to a thread who cannot see its channel, or is not on the server', async () => {
  const thread = await hidden();
  here.guild.overwrite('games', here.ana, 0n, ['ViewChannel']);
  const add = async (id: string) => (await here.api('PUT', `${thread}/thread-members/${id}`)).body.code;
  expect(await add(here.ana.id)).toBe(50_001);
  expect(await add(here.playground.createUser({ name: 'stranger' }).id)).toBe(10_007);
});

test('what stands in an archived thread is not changed, but writing opens it again', async () => {
  const thread = await open();
  const { body } = await send(thread);
  await change(thread, { archived: true });
  expect((await here.api('PATCH', `${thread}/messages/${body.id}`, { content: 'y' })).body.code).toBe(50_083);
  expect((await here.api('DELETE', `${thread}/messages/${body.id}`)).body.code).toBe(50_083);
  expect((await here.api('PUT', `${thread}/thread-members/${here.ana.id}`)).body.code).toBe(50_083);
  expect((await change(thread, { name: 'other' })).body.code).toBe(50_083);
  expect((await send(thread)).status).toBe(200);
  expect((await here.api('GET', thread)).body).toMatchObject({ thread_metadata: { archived: false } });
});

test('locking, and all that is locked, needs MANAGE_THREADS', async () => {
  const thread = await open();
  expect((await change(thread, { locked: true })).body.code).toBe(50_013);
  manage();
  expect((await change(thread, { archived: true, locked: true })).status).toBe(200);
  await expect(here.driver.as(here.ana, here.guild, idOf(thread)).post('let me in')).rejects.toThrow(
    'Thread is archived',
  );
  here.guild.setRole(here.app.bot, here.guild.role('manager'), false);
  expect((await send(thread)).body.code).toBe(50_083);
  expect((await change(thread, { archived: false })).body.code).toBe(50_013);
  manage();
  expect((await change(thread, { archived: false, locked: false })).status).toBe(200);
});

test('a silent thread is archived when its time is up, by the clock', async () => {
  const thread = await open({ auto_archive_duration: 60 });
  here.clock.now += 60 * MINUTE - 1;
  expect((await here.api('GET', thread)).body).toMatchObject({ thread_metadata: { archived: false } });
  here.clock.now += 1;
  expect((await here.api('GET', thread)).body).toMatchObject({ thread_metadata: { archived: true } });
});

test('active and archived threads are listed apart', async () => {
  const [first, second, secret] = [await open(), await open(), await hidden()];
  const active = async () =>
    Object((await here.api('GET', `/guilds/${here.guild.id}/threads/active`)).body.threads);
  expect(await active()).toHaveLength(3);
  for (const thread of [first, secret]) await change(thread, { archived: true });
  expect(await active()).toMatchObject([{ id: idOf(second) }]);
  const list = async (kind: string) => (await here.api('GET', `${games}/${kind}`)).body;
  expect(await list('threads/archived/public')).toMatchObject({
    threads: [{ id: idOf(first) }],
    has_more: false,
  });
  expect((await list('threads/archived/private')).code).toBe(50_013);
  expect(await list('users/@me/threads/archived/private')).toMatchObject({ threads: [{ id: idOf(secret) }] });
});

test('bots hear of threads as they come, change and go', async () => {
  const bot = await BareBot.identified(here.playground.url, here.app.token, 1);
  const thread = await open();
  await change(thread, { name: 'other' });
  manage();
  await here.api('DELETE', thread);
  await bot.until(({ t }) => t === 'THREAD_DELETE');
  const threads = bot.events().filter((name) => name?.startsWith('THREAD'));
  expect(threads).toEqual(['THREAD_CREATE', 'THREAD_UPDATE', 'THREAD_DELETE']);
});
