import { MessageFlags } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Arrangement, arrange, BareBot, ownFaults } from './arrangement.ts';

const GUILDS = 1;
const GUILD_MESSAGES = 512;

let here: Arrangement;
let games: string;
let bot: BareBot;
beforeAll(async () => {
  here = await arrange({
    permissions: [
      'ViewChannel',
      'SendMessages',
      'ReadMessageHistory',
      'EmbedLinks',
      'AttachFiles',
      'ManageMessages',
      'PinMessages',
    ],
  });
  games = `/channels/${here.guild.channel('games').id}/messages`;
  bot = await BareBot.identified(here.playground.url, here.app.token, GUILDS | GUILD_MESSAGES);
});
afterEach(() => expect(ownFaults(here.playground)).toEqual([]));
afterAll(async () => here.playground.close());

const post = (body: object) => here.api('POST', games, body);

describe('nonce', () => {
  test('the same one within five minutes is the same message', async () => {
    const first = await post({ content: 'board', nonce: 'n1', enforce_nonce: true });
    here.clock.now += 5 * 60_000;
    const again = await post({ content: 'board again', nonce: 'n1', enforce_nonce: true });
    expect(again.body).toMatchObject({ id: first.body.id, content: 'board', nonce: 'n1' });
    here.clock.now += 1;
    const later = await post({ content: 'board later', nonce: 'n1', enforce_nonce: true });
    expect(later.body.id).not.toBe(first.body.id);
  });

  test('without enforce_nonce it is posted again', async () => {
    const first = await post({ content: 'x', nonce: 'n2' });
    const again = await post({ content: 'x', nonce: 'n2' });
    expect(again.body.id).not.toBe(first.body.id);
  });

  test('is told when the message is made and never after', async () => {
    const { body } = await post({ content: 'x', nonce: 'n3' });
    const { d } = await bot.until(({ t, d }) => t === 'MESSAGE_CREATE' && Object(d).id === body.id);
    expect(d).toMatchObject({ nonce: 'n3' });
    expect((await here.api('GET', `${games}/${body.id}`)).body).not.toHaveProperty('nonce');
  });
});

describe('mentions', () => {
  const roleOf = () => here.guild.addRole('Staff', 0n, true);
  test.each<[why: string, allowed: object | undefined, users: number, roles: number]>([
    ['nothing said: all', undefined, 1, 1],
    ['nobody', { parse: [] }, 0, 0],
    ['users', { parse: ['users'] }, 1, 0],
    ['roles', { parse: ['roles'] }, 0, 1],
  ])('%s', async (_, allowed_mentions, users, roles) => {
    const content = `<@${here.ana.id}> <@&${roleOf().id}> @everyone`;
    const { body } = await post({ content, ...(allowed_mentions && { allowed_mentions }) });
    expect(body).toMatchObject({ mention_everyone: false });
    expect([body.mentions, body.mention_roles].map((list) => Object(list).length)).toEqual([users, roles]);
  });

  test('only the users named are pinged', async () => {
    const content = `<@${here.ana.id}> <@${here.bo.id}>`;
    const { body } = await post({ content, allowed_mentions: { users: [here.bo.id] } });
    expect(body.mentions).toMatchObject([{ username: 'bo' }]);
  });

  test('a role that is not mentionable is not pinged, nor everyone, without the permission', async () => {
    const { body } = await post({ content: `<@&${here.guild.addRole('Quiet').id}> @everyone` });
    expect(body).toMatchObject({ mention_roles: [], mention_everyone: false });
    here.guild.setRole(here.app.bot, here.guild.addRole('Loud', ['MentionEveryone']), true);
    expect((await post({ content: '@everyone' })).body).toMatchObject({ mention_everyone: true });
    expect((await post({ content: '@everyone', allowed_mentions: { parse: [] } })).body).toMatchObject({
      mention_everyone: false,
    });
  });

  test('a reply pings whom it answers unless told otherwise', async () => {
    const question = await here.driver.as(here.ana, here.guild, 'games').post('a question');
    const message_reference = { message_id: question.id };
    const loud = await post({ content: 'answer', message_reference });
    expect(loud.body).toMatchObject({
      type: 19,
      mentions: [{ id: here.ana.id }],
      referenced_message: { id: question.id },
    });
    const quiet = await post({
      content: 'answer',
      message_reference,
      allowed_mentions: { replied_user: false },
    });
    expect(quiet.body.mentions).toEqual([]);
    const lost = await post({ content: 'answer', message_reference: { message_id: '1' } });
    expect(lost.body).toMatchObject({ code: 50_035, errors: { message_reference: {} } });
    const anyway = { message_id: '1', fail_if_not_exists: false };
    expect((await post({ content: 'answer', message_reference: anyway })).status).toBe(200);
  });
});

describe('files', () => {
  function withFile(bytes: string, payload: object): FormData {
    const form = new FormData();
    form.append('files[0]', new Blob([bytes], { type: 'image/png' }), 'chart.png');
    form.append('payload_json', JSON.stringify(payload));
    return form;
  }

  test('come back byte for byte, and stand in embeds', async () => {
    const payload = {
      embeds: [{ image: { url: 'attachment://chart.png' } }],
      attachments: [{ id: '0', description: 'a chart' }],
    };
    await here.api('POST', games, withFile('bytes', payload));
    const message = (await here.driver.as(here.ana, here.guild, 'games').messages()).at(-1);
    const attachment = message?.attachments[0];
    expect(attachment).toMatchObject({
      filename: 'chart.png',
      size: 5,
      content_type: 'image/png',
      description: 'a chart',
    });
    expect(message?.embeds[0]?.image?.url).toBe(attachment?.url);
    expect(String(await here.driver.download({ url: attachment?.url ?? '' }))).toBe('bytes');
  });

  test('go when an edit does not keep them', async () => {
    const { body } = await here.api('POST', games, withFile('bytes', { content: 'x' }));
    const kept = await here.api('PATCH', `${games}/${body.id}`, { content: 'y' });
    expect(kept.body.attachments).toHaveLength(1);
    const dropped = await here.api('PATCH', `${games}/${body.id}`, { attachments: [] });
    expect(dropped.body.attachments).toEqual([]);
  });

  test('of more than 10 MiB are too large', async () => {
    const refused = await here.api('POST', games, withFile('x'.repeat(10 * 1024 * 1024 + 1), {}));
    expect(refused).toMatchObject({ status: 413, body: { code: 40_005 } });
  });
});

describe('reading', () => {
  test('pages before, after and around a message, newest first', async () => {
    const ids: string[] = [];
    for (const content of ['1', '2', '3', '4', '5']) ids.push((await post({ content })).body.id ?? '');
    const read = async (query: string) =>
      (await here.api('GET', `${games}?${query}`)).list.map(({ content }) => content);
    expect(await read('limit=2')).toEqual(['5', '4']);
    expect(await read(`before=${ids[2]}&limit=2`)).toEqual(['2', '1']);
    expect(await read(`after=${ids[2]}&limit=1`)).toEqual(['4']);
    expect(await read(`around=${ids[2]}&limit=3`)).toEqual(['4', '3', '2']);
  });
});

describe('deleting and pinning', () => {
  test('many at once: 2 to 100, none older than a fortnight', async () => {
    const remove = (messages: unknown[]) => here.api('POST', `${games}/bulk-delete`, { messages });
    const [one, two] = [(await post({ content: 'a' })).body.id, (await post({ content: 'b' })).body.id];
    expect((await remove([one])).body.code).toBe(50_016);
    expect((await remove([one, two])).status).toBe(204);
    expect((await here.api('GET', `${games}/${one}`)).body.code).toBe(10_008);
    const [old, young] = [(await post({ content: 'a' })).body.id, (await post({ content: 'b' })).body.id];
    here.clock.now += 14 * 24 * 60 * 60_000 + 1;
    expect((await remove([old, young])).body.code).toBe(50_034);
  });

  test('a pinned message says so and is listed', async () => {
    const { body } = await post({ content: 'the board' });
    expect((await here.api('PUT', `${games}/pins/${body.id}`)).status).toBe(204);
    expect((await here.api('GET', `${games}/${body.id}`)).body).toMatchObject({ pinned: true });
    const { body: pins } = await here.api('GET', `${games}/pins`);
    expect(pins).toMatchObject({ items: [{ message: { id: body.id } }], has_more: false });
    await here.api('DELETE', `${games}/pins/${body.id}`);
    expect((await here.api('GET', `${games}/pins`)).body).toMatchObject({ items: [] });
  });
});

describe('direct messages', () => {
  test('reach a person, unless they are closed', async () => {
    const { body } = await here.api('POST', '/users/@me/channels', { recipient_id: here.bo.id });
    expect((await here.api('POST', `/channels/${body.id}/messages`, { content: 'psst' })).status).toBe(200);
    const direct = await here.driver.as(here.bo, here.guild, 'games').direct(here.app.bot);
    expect((await direct.messages()).map(({ text }) => text)).toEqual(['psst']);
    here.playground.closeDms(here.bo);
    const refused = await here.api('POST', `/channels/${body.id}/messages`, { content: 'psst' });
    expect(refused).toMatchObject({ status: 403, body: { code: 50_007 } });
    expect(here.playground.refusals.at(-1)).toMatchObject({ code: 50_007 });
  });
});

test('what people write is hidden from a bot without MESSAGE_CONTENT, unless it is mentioned', async () => {
  const ana = here.driver.as(here.ana, here.guild, 'games');
  const hidden = await ana.post('a secret');
  const shown = await ana.post(`<@${here.app.id}> a word`);
  const heard = async (id: string) =>
    (await bot.until(({ t, d }) => t === 'MESSAGE_CREATE' && Object(d).id === id)).d;
  expect(await heard(hidden.id)).toMatchObject({ content: '' });
  expect(await heard(shown.id)).toMatchObject({ content: `<@${here.app.id}> a word` });
});

describe('components V2', () => {
  const V2 = MessageFlags.IsComponentsV2;
  const shown = (content: string) => ({ components: [{ type: 10, content }] });

  test('take the place of words only where these are taken away', async () => {
    const { id } = (await post({ content: 'words', embeds: [{ title: 'x' }] })).body;
    const edit = (body: object) => here.api('PATCH', `${games}/${id}`, body);
    expect((await edit({ flags: V2, ...shown('y') })).body.errors).toHaveProperty('content');
    expect((await edit({ flags: V2, content: null, ...shown('y') })).body.errors).toHaveProperty('embeds');
    const changed = await edit({ flags: V2, content: null, embeds: [], ...shown('y') });
    expect(changed.body).toMatchObject({ content: '', embeds: [], flags: V2 });
  });

  test('stay with a message', async () => {
    const { id } = (await post({ flags: V2, ...shown('x') })).body;
    const quiet = await here.api('PATCH', `${games}/${id}`, { flags: MessageFlags.SuppressEmbeds });
    expect(quiet.body.flags).toBe(V2 | MessageFlags.SuppressEmbeds);
  });
});

test.each<[why: string, embed: object]>([
  ['nothing in it', {}],
  ['only a colour', { color: 1 }],
  ['only blanks', { description: ' ' }],
])('an embed with %s is no message', async (_, embed) => {
  expect((await post({ embeds: [embed] })).body.code).toBe(50_006);
});
