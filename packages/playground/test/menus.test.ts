import { ApplicationCommandType, MessageType } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../src/driver.ts';
import { type Arrangement, arrange, BareBot, ownFaults } from './arrangement.ts';

const { User, Message } = ApplicationCommandType;

let here: Arrangement;
let bot: BareBot;
let ana: Actor;
beforeAll(async () => {
  here = await arrange();
  bot = await BareBot.identified(here.playground.url, here.app.token, 1);
  ana = here.driver.as(here.ana, here.guild, 'games');
});
beforeEach(async () => {
  here.clock.now += 24 * 60 * 60_000;
  await here.api('PUT', list(), [
    { name: 'go', description: 'd' },
    { name: 'See Profile', type: User },
    { name: 'Report', type: Message },
  ]);
});
afterEach(() => expect(ownFaults(here.playground)).toEqual([]));
afterAll(async () => here.playground.close());

const list = () => `/applications/${here.app.id}/commands`;

/** Answers whatever the bot hears next, and returns what it heard. */
async function answered(data: object = { content: 'noted' }) {
  const interaction = await bot.interaction();
  await here.api('POST', `/interactions/${interaction.id}/${interaction.token}/callback`, { type: 4, data });
  return interaction;
}

describe('Discord refuses', () => {
  const six = (type: ApplicationCommandType) =>
    Array.from({ length: 6 }, (_, n) => ({ name: `C${n}`, type }));
  test.each<[why: string, commands: object[]]>([
    ['six commands in the menu of people', six(User)],
    ['six commands in the menu of messages', six(Message)],
    ['a description', [{ name: 'Report', type: Message, description: 'd' }]],
    ['an option', [{ name: 'Report', type: Message, options: [{ type: 3, name: 'why', description: 'd' }] }]],
    ['a name of 33', [{ name: 'x'.repeat(33), type: User }]],
    ['no name', [{ name: '', type: User }]],
    [
      'a name twice',
      [
        { name: 'Report', type: User },
        { name: 'Report', type: User },
      ],
    ],
  ])('%s', async (_, commands) => {
    expect((await here.api('PUT', list(), commands)).status).toBe(400);
  });

  test('a sixth command that is added to five; not the same one again', async () => {
    await here.api('PUT', list(), six(User).slice(0, 5));
    expect((await here.api('POST', list(), { name: 'C4', type: User })).status).toBe(201);
    const { status, body } = await here.api('POST', list(), { name: 'C5', type: User });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 30032 });
    expect((await here.api('POST', list(), { name: 'C5', type: Message })).status).toBe(201);
  });
});

describe('a menu', () => {
  test('has the commands of its kind, and the line for slash commands has none of them', async () => {
    expect(await ana.menu('person')).toEqual(['See Profile']);
    expect(await ana.menu('message')).toEqual(['Report']);
    expect(await ana.commands()).toEqual(['go']);
  });

  test('of a person tells the bot who it is, and as what they are here', async () => {
    const seen = ana.onPerson(here.bo, 'See Profile');
    const { data, type } = await answered();
    expect(type).toBe(2);
    expect(data).toMatchObject({
      name: 'See Profile',
      type: User,
      target_id: here.bo.id,
      resolved: { users: { [here.bo.id]: { username: 'bo' } }, members: { [here.bo.id]: { roles: [] } } },
    });
    expect((await seen).message).toMatchObject({
      type: MessageType.ContextMenuCommand,
      interaction: { name: 'See Profile' },
      interaction_metadata: { target_user: { id: here.bo.id } },
    });
  });

  test('of somebody who has left tells no membership', async () => {
    const gone = here.playground.createUser({ name: 'gone' });
    const seen = ana.onPerson(gone, 'See Profile');
    const { data } = await answered();
    expect(data).toMatchObject({ resolved: { users: { [gone.id]: { username: 'gone' } } } });
    expect(JSON.stringify(data)).not.toContain('members');
    await seen;
  });

  test('of a message tells the bot all of it', async () => {
    const message = await ana.post('Hello');
    const seen = ana.onMessage(message, 'Report');
    const { data } = await answered();
    expect(data).toMatchObject({
      type: Message,
      target_id: message.id,
      resolved: { messages: { [message.id]: { content: 'Hello', author: { username: 'ana' } } } },
    });
    expect((await seen).message?.interaction_metadata).toMatchObject({ target_message_id: message.id });
  });

  test('of what only one person sees has no commands, and a message that is not there has no menu', async () => {
    const seen = ana.run('go');
    await answered({ content: 'psst', flags: 64 });
    const { message } = await seen;
    await expect(ana.onMessage(message ?? { id: '' }, 'Report')).rejects.toThrow('has no such menu');
    await expect(ana.onMessage({ id: '1' }, 'Report')).rejects.toThrow('you see no message 1');
    await expect(ana.onPerson({ id: '1' }, 'See Profile')).rejects.toThrow('there is no user 1');
    await expect(ana.onPerson(here.bo, 'Report')).rejects.toThrow('there is no “Report” in this menu');
  });

  test('may open a form, whose answer comes from nobody’s message', async () => {
    const opened = ana.onPerson(here.bo, 'See Profile');
    const { id, token } = await bot.interaction();
    const component = { type: 18, label: 'Why', component: { type: 4, style: 1, custom_id: 'why' } };
    const form = { custom_id: 'form', title: 'Form', components: [component] };
    await here.api('POST', `/interactions/${id}/${token}/callback`, { type: 9, data: form });
    const sent = ana.submit(await opened, { Why: 'Because' });
    expect(await answered()).toMatchObject({ type: 5, data: { custom_id: 'form' } });
    expect((await sent).text).toBe('noted');
  });
});
