import { ChannelType, ComponentType, ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Actor, OptionToSend } from '../src/driver.ts';
import { type Arrangement, arrange, BareBot, ownFaults } from './arrangement.ts';

let here: Arrangement;
let bot: BareBot;
let ana: Actor;
beforeAll(async () => {
  here = await arrange();
  bot = await BareBot.identified(here.playground.url, here.app.token, 1);
  ana = here.driver.as(here.ana, here.guild, 'games');
  const option = (type: Kind, name: string, more: object = {}) => ({ type, name, description: 'd', ...more });
  await here.api('PUT', `/applications/${here.app.id}/commands`, [
    {
      name: 'game',
      description: 'd',
      options: [
        option(Kind.Subcommand, 'record', {
          options: [
            option(Kind.User, 'opponent', { required: true }),
            option(Kind.String, 'result', { required: true, choices: [{ name: 'Won', value: 'won' }] }),
            option(Kind.Integer, 'minutes', { min_value: 1, max_value: 60 }),
            option(Kind.String, 'words', { max_length: 5 }),
            option(Kind.String, 'about'),
            option(Kind.Boolean, 'rated'),
            option(Kind.Channel, 'where', { channel_types: [ChannelType.GuildText] }),
            option(Kind.Role, 'role'),
            option(Kind.Attachment, 'notes'),
          ],
        }),
      ],
    },
  ]);
});
afterEach(() => expect(ownFaults(here.playground)).toEqual([]));
afterAll(async () => here.playground.close());

/** Answers whatever the bot hears next with these words, and returns what it heard. */
async function answered(data: object = { content: 'noted' }, type = 4) {
  const interaction = await bot.interaction();
  await here.api('POST', `/interactions/${interaction.id}/${interaction.token}/callback`, { type, data });
  return interaction;
}

describe('a client does not send', () => {
  const good = () => ({ opponent: here.bo, result: 'won' });
  test.each<[why: string, command: string, options: () => Record<string, OptionToSend>, words: string]>([
    ['a command there is not', 'board', () => ({}), 'you find no command /board here'],
    ['a sub-command there is not', 'game show', () => ({}), 'there is no sub-command “show”'],
    ['a group alone', 'game', () => ({}), 'choose a sub-command'],
    ['less than is required', 'game record', () => ({ result: 'won' }), 'the option “opponent” is required'],
    [
      'an option there is not',
      'game record',
      () => ({ ...good(), colour: 'white' }),
      'there is no option “colour”',
    ],
    ['another choice', 'game record', () => ({ ...good(), result: 'lost' }), '“result” is one of won'],
    ['a stranger to Discord', 'game record', () => ({ ...good(), opponent: '1' }), 'there is no user 1'],
    ['half a minute', 'game record', () => ({ ...good(), minutes: 0.5 }), '“minutes” is a whole number'],
    [
      'more than the most',
      'game record',
      () => ({ ...good(), minutes: 61 }),
      '“minutes” takes 1 to 60, not 61',
    ],
    [
      'too many characters',
      'game record',
      () => ({ ...good(), words: 'too long' }),
      '“words” takes 0 to 5 characters',
    ],
    ['words for yes or no', 'game record', () => ({ ...good(), rated: 'yes' }), '“rated” is yes or no'],
    [
      'a channel of another kind',
      'game record',
      () => ({ ...good(), where: here.guild.addChannel('talk', ChannelType.GuildVoice) }),
      '#talk is not of a kind',
    ],
    ['words for a file', 'game record', () => ({ ...good(), notes: '1. up' }), '“notes” is a file'],
  ])('%s', async (_, command, options, words) => {
    await expect(ana.run(command, options())).rejects.toThrow(words);
  });
});

test('options arrive resolved, files with their bytes', async () => {
  const running = ana.run('game record', {
    opponent: here.bo,
    result: 'won',
    minutes: 10,
    rated: true,
    where: here.guild.channel('general'),
    role: here.guild.addRole('Staff'),
    notes: { filename: 'game.txt', data: '1. up', contentType: 'application/x-notes' },
  });
  const { data, member } = await answered();
  expect(member).toMatchObject({ user: { username: 'ana' }, permissions: expect.stringMatching(/^\d+$/) });
  expect(data).toMatchObject({
    name: 'game',
    options: [{ type: Kind.Subcommand, name: 'record' }],
    resolved: {
      users: { [here.bo.id]: { username: 'bo' } },
      members: { [here.bo.id]: { nick: null } },
      channels: { [here.guild.channel('general').id]: { name: 'general' } },
      roles: { [here.guild.role('Staff').id]: { name: 'Staff' } },
    },
  });
  const [file] = Object.values(Object(Object(data).resolved.attachments));
  expect(file).toMatchObject({ filename: 'game.txt', size: 5 });
  expect(String(await here.driver.download({ url: Object(file).url }))).toBe('1. up');
  await running;
});

test('what is picked for a text stands in it as a mention, which nobody looks up', async () => {
  const role = here.guild.addRole('Helpers');
  const picked: readonly (readonly [{ id: string }, string])[] = [
    [here.bo, `<@${here.bo.id}>`],
    [here.guild.channel('games'), `<#${here.guild.channel('games').id}>`],
    [role, `<@&${role.id}>`],
  ];
  for (const [about, value] of picked) {
    const running = ana.run('game record', { opponent: here.bo, result: 'won', about });
    const { data } = await answered();
    const [{ options }] = Object(data).options;
    expect(options).toContainEqual({ name: 'about', type: Kind.String, value });
    expect(Object.keys(Object(data).resolved.users)).toEqual([here.bo.id]);
    await running;
  }
});

test('people, roles and texts are chosen in selects', async () => {
  const row = (component: object) => ({ type: ComponentType.ActionRow, components: [component] });
  const components = [
    row({ type: ComponentType.UserSelect, custom_id: 'who', placeholder: 'Who?', max_values: 2 }),
    row({ type: ComponentType.StringSelect, custom_id: 'what', options: [{ label: 'A', value: 'a' }] }),
  ];
  const running = ana.run('game record', { opponent: here.bo, result: 'won' });
  await answered({ content: 'choose', components });
  const message = await running;
  const choosing = ana.choose(message, 'Who?', [here.bo, here.ana]);
  const { data } = await answered();
  expect(data).toMatchObject({
    custom_id: 'who',
    values: [here.bo.id, here.ana.id],
    resolved: { users: { [here.bo.id]: {} } },
  });
  await choosing;
  await expect(ana.choose(message, 'what', ['b'])).rejects.toThrow('“b” is not among the options');
  await expect(ana.choose(message, 'what', [])).rejects.toThrow('choose 1 to 1, not 0');
});

test('a form takes words, choices and files', async () => {
  const label = (name: string, component: object) => ({ type: ComponentType.Label, label: name, component });
  const components = [
    { type: ComponentType.TextDisplay, content: 'Say why' },
    label('Why', {
      type: ComponentType.TextInput,
      style: 2,
      custom_id: 'why',
      min_length: 3,
      max_length: 10,
    }),
    label('Proof', { type: ComponentType.FileUpload, custom_id: 'proof', required: false }),
    label('Kind', {
      type: ComponentType.StringSelect,
      custom_id: 'kind',
      options: [{ label: 'A', value: 'a' }],
    }),
  ];
  const running = ana.run('game record', { opponent: here.bo, result: 'won' });
  await answered({ custom_id: 'form', title: 'Dispute', components }, 9);
  const form = await running;
  expect(form.modal?.fields.map(({ label }) => label)).toEqual(['Why', 'Proof', 'Kind']);
  await expect(ana.submit(form, { Why: 'so', Kind: ['a'] })).rejects.toThrow(
    '“Why” takes 3 to 10 characters',
  );
  await expect(ana.submit(form, { Why: 'because' })).rejects.toThrow('“Kind” is required');
  await expect(ana.submit(form, { Why: 'because', Kind: ['b'] })).rejects.toThrow('“b” is not among');
  await expect(ana.submit(form, { Who: 'me' })).rejects.toThrow('the form has no field “Who”');
  const submitting = ana.submit(form, {
    Why: 'because',
    Kind: ['a'],
    Proof: [{ filename: 'p.txt', data: 'proof' }],
  });
  const { data } = await answered();
  expect(data).toMatchObject({
    custom_id: 'form',
    components: [
      { type: ComponentType.TextDisplay },
      { component: { custom_id: 'why', value: 'because' } },
      { component: { custom_id: 'proof', values: [expect.any(String)] } },
      { component: { custom_id: 'kind', values: ['a'] } },
    ],
  });
  await submitting;
});

test('waiting for a message that never comes says what there is instead', async () => {
  await here.driver.as(here.bo, here.guild, 'general').post('only this');
  await expect(ana.waitForMessage('general', ({ text }) => text === 'that', 50)).rejects.toThrow(
    'bo: only this',
  );
});

test('somebody changes and deletes a message of their own, and nobody else’s', async () => {
  const bo = here.driver.as(here.bo, here.guild, 'games');
  const message = await ana.post('I one');
  await ana.edit(message, 'I won');
  expect((await bo.messages()).find(({ id }) => id === message.id)).toMatchObject({
    content: 'I won',
    edited_timestamp: expect.any(String),
  });
  await expect(bo.edit(message, 'I lost')).rejects.toThrow(`there is no message ${message.id} of yours`);
  await expect(bo.remove(message)).rejects.toThrow('of yours');
  await ana.remove(message);
  expect((await bo.messages()).map(({ id }) => id)).not.toContain(message.id);
});
