import { ButtonStyle, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Arrangement, arrange, ownFaults } from './arrangement.ts';

let here: Arrangement;
beforeAll(async () => {
  here = await arrange();
});
beforeEach(() => here.playground.clearIncidents());
afterEach(() => expect(ownFaults(here.playground)).toEqual([]));
afterAll(async () => here.playground.close());

const button = (custom_id: string, more: object = {}) => ({
  type: ComponentType.Button,
  style: ButtonStyle.Primary,
  label: 'Press',
  custom_id,
  ...more,
});
const row = (...components: object[]) => ({ type: ComponentType.ActionRow, components });
const select = (options: object[], more: object = {}) => ({
  type: ComponentType.StringSelect,
  custom_id: 's',
  options,
  ...more,
});
const option = (value: string) => ({ label: value, value });
const rows = (count: number, width: number) =>
  Array.from({ length: count }, (_, y) =>
    row(...Array.from({ length: width }, (_, x) => button(`${y}.${x}`))),
  );
const text = (content: string) => ({ type: ComponentType.TextDisplay, content });
const V2 = MessageFlags.IsComponentsV2;

describe('messages that Discord refuses', () => {
  test.each<[why: string, body: object, field: string]>([
    ['2,001 characters', { content: 'x'.repeat(2_001) }, 'content'],
    ['content of another type', { content: { a: 1 } }, 'content'],
    ['eleven embeds', { embeds: Array.from({ length: 11 }, () => ({ title: 'x' })) }, 'embeds'],
    ['a title of 257', { embeds: [{ title: 'x'.repeat(257) }] }, 'embeds'],
    ['a description of 4,097', { embeds: [{ description: 'x'.repeat(4_097) }] }, 'embeds'],
    [
      '26 fields',
      { embeds: [{ fields: Array.from({ length: 26 }, () => ({ name: 'n', value: 'v' })) }] },
      'embeds',
    ],
    ['a field without words', { embeds: [{ fields: [{ name: 'n', value: ' ' }] }] }, 'embeds'],
    ['a field value of 1,025', { embeds: [{ fields: [{ name: 'n', value: 'x'.repeat(1_025) }] }] }, 'embeds'],
    [
      '6,001 characters in all embeds',
      { embeds: [{ description: 'x'.repeat(4_000) }, { description: 'x'.repeat(2_001) }] },
      'embeds',
    ],
    ['six rows', { components: rows(6, 1) }, 'components'],
    ['six buttons in a row', { components: rows(1, 6) }, 'components'],
    ['a custom_id used twice', { components: [row(button('a'), button('a'))] }, 'components'],
    ['a custom_id of 101', { components: [row(button('x'.repeat(101)))] }, 'components'],
    ['a label of 81', { components: [row(button('a', { label: 'x'.repeat(81) }))] }, 'components'],
    [
      'a button without label or emoji',
      { components: [row(button('a', { label: undefined }))] },
      'components',
    ],
    [
      'a link with a custom_id',
      { components: [row(button('a', { style: ButtonStyle.Link, url: 'https://example.org' }))] },
      'components',
    ],
    [
      'a button without custom_id',
      { components: [row(button('a', { custom_id: undefined }))] },
      'components',
    ],
    [
      '26 options',
      { components: [row(select(Array.from({ length: 26 }, (_, n) => option(`${n}`))))] },
      'components',
    ],
    ['no options', { components: [row(select([]))] }, 'components'],
    ['an option value used twice', { components: [row(select([option('a'), option('a')]))] }, 'components'],
    [
      'more values to choose than options',
      { components: [row(select([option('a')], { max_values: 2 }))] },
      'components',
    ],
    ['a select beside a button', { components: [row(select([option('a')]), button('b'))] }, 'components'],
    ['a text display without the flag', { components: [text('x')] }, 'components'],
    ['content beside components V2', { flags: V2, content: 'x', components: [text('x')] }, 'content'],
    ['41 components', { flags: V2, components: Array.from({ length: 41 }, () => text('x')) }, 'components'],
    [
      '41 components, nested',
      { flags: V2, components: [{ type: 17, components: Array.from({ length: 40 }, () => text('x')) }] },
      'components',
    ],
    ['4,001 characters of text displays', { flags: V2, components: [text('x'.repeat(4_001))] }, 'components'],
    [
      'a message for one person outside an interaction',
      { content: 'x', flags: MessageFlags.Ephemeral },
      'flags',
    ],
    [
      'users both parsed and named',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      'allowed_mentions',
    ],
    ['a nonce of 26', { content: 'x', nonce: 'x'.repeat(26) }, 'nonce'],
    ['an attachment that did not come', { content: 'x', attachments: [{ id: '0' }] }, 'attachments'],
    ['stickers, which are not built here', { content: 'x', sticker_ids: ['1'] }, 'sticker_ids'],
    [
      'a poll, which is not built here',
      { poll: { question: { text: 'q' }, answers: [{ poll_media: { text: 'a' } }] } },
      'poll',
    ],
    ['an image that did not come', { embeds: [{ image: { url: 'attachment://chart.png' } }] }, 'embeds'],
  ])('%s', async (_, body, field) => {
    const refused = await here.api('POST', `/channels/${here.guild.channel('games').id}/messages`, body);
    expect(refused).toMatchObject({ status: 400, body: { code: 50_035 } });
    expect(Object.keys(Object(refused.body.errors))).toContain(field);
    expect(here.playground.violations).toHaveLength(1);
  });

  test.each<[why: string, body: object]>([
    ['nothing at all', {}],
    ['blanks', { content: ' \n' }],
  ])('%s', async (_, body) => {
    const refused = await here.api('POST', `/channels/${here.guild.channel('games').id}/messages`, body);
    expect(refused.body.code).toBe(50_006);
    expect(here.playground.violations).toHaveLength(1);
  });

  test('an error nests its complaints under the very field', async () => {
    const body = { embeds: [{}, { fields: [{ name: 'n', value: 'x'.repeat(1_025) }] }] };
    const { body: refused } = await here.api(
      'POST',
      `/channels/${here.guild.channel('games').id}/messages`,
      body,
    );
    const complaint = {
      _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 1024 or fewer in length.' }],
    };
    expect(refused.errors).toEqual({ embeds: { 1: { fields: { 0: { value: complaint } } } } });
  });
});

describe('messages that Discord takes', () => {
  test.each<[why: string, body: object]>([
    ['2,000 characters', { content: 'x'.repeat(2_000) }],
    [
      '6,000 characters in all embeds',
      { embeds: [{ description: 'x'.repeat(4_000) }, { description: 'x'.repeat(2_000) }] },
    ],
    ['five rows of five buttons', { components: rows(5, 5) }],
    ['25 options', { components: [row(select(Array.from({ length: 25 }, (_, n) => option(`${n}`))))] }],
    ['40 components', { flags: V2, components: Array.from({ length: 40 }, () => text('x')) }],
    [
      'a container with a section',
      {
        flags: V2,
        components: [
          { type: 17, components: [{ type: 9, components: [text('x')], accessory: button('a') }] },
        ],
      },
    ],
    [
      'null for what is not there',
      { content: 'x', embeds: null, components: null, nonce: null, allowed_mentions: null },
    ],
  ])('%s', async (_, body) => {
    const taken = await here.api('POST', `/channels/${here.guild.channel('games').id}/messages`, body);
    expect(taken.status).toBe(200);
    expect(here.playground.violations).toEqual([]);
  });
});

test('broken JSON and strange addresses are violations', async () => {
  const path = `/channels/${here.guild.channel('games').id}/messages`;
  const broken = await fetch(`${here.playground.apiUrl}/v10${path}`, {
    method: 'POST',
    headers: { authorization: `Bot ${here.app.token}`, 'content-type': 'application/json' },
    body: '{"content":',
  });
  expect(await broken.json()).toMatchObject({ code: 50_109 });
  expect((await here.api('GET', '/no/such/thing')).status).toBe(404);
  expect((await here.api('GET', '/voice/regions')).status).toBe(404);
  const details = here.playground.violations.map(({ detail }) => detail);
  expect(details.at(-1)).toContain('not built in the playground');
  expect(details).toHaveLength(3);
});

test('a wrong token is turned away', async () => {
  const response = await fetch(`${here.playground.apiUrl}/v10/users/@me`, {
    headers: { authorization: 'Bot no' },
  });
  expect(response.status).toBe(401);
  expect(here.playground.violations).toMatchObject([{ status: 401 }]);
});

test.each([
  ['/channels/undefined/messages', 'channel_id'],
  ['/guilds/NaN', 'guild_id'],
])('%s names nothing there can be', async (path, name) => {
  const refused = await here.api('GET', path);
  expect(refused.body).toMatchObject({
    code: 50_035,
    errors: { [name]: { _errors: [{ code: 'NUMBER_TYPE_COERCE' }] } },
  });
  expect(here.playground.violations).toHaveLength(1);
});

test.each(['0', '101', 'many'])('a page of %s messages is refused', async (limit) => {
  const path = `/channels/${here.guild.channel('games').id}/messages?limit=${limit}`;
  expect((await here.api('GET', path)).body.code).toBe(50_035);
});
