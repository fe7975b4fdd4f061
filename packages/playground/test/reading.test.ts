import { GatewayIntentBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Arrangement, arrange, BareBot, ownFaults } from './arrangement.ts';

let here: Arrangement;
let games: string;
beforeEach(async () => {
  here = await arrange();
  games = `/channels/${here.guild.channel('games').id}/messages`;
});
afterEach(async () => {
  expect(ownFaults(here.playground)).toEqual([]);
  await here.playground.close();
});

const ana = () => here.driver.as(here.ana, here.guild, 'games');

test('without the message content intent only own words and those to the bot are read', async () => {
  const secret = await ana().post('for people only');
  const called = await ana().post(`<@${here.app.id}> for you`);
  const own = await here.api('POST', games, { content: 'mine' });
  const read = async () => (await here.api('GET', games)).list.map(({ content }) => content);
  expect(await read()).toEqual(['mine', `<@${here.app.id}> for you`, '']);
  expect((await here.api('GET', `${games}/${secret.id}`)).body.content).toBe('');
  expect((await here.api('GET', `${games}/${called.id}`)).body.content).toContain('for you');
  expect((await here.api('GET', `${games}/${own.body.id}`)).body.content).toBe('mine');
  here.app.privilegedIntents = GatewayIntentBits.MessageContent;
  expect(await read()).toContain('for people only');
});

test('an application finds in its own flags which privileged intents it was given', async () => {
  const flags = async () => (await here.api('GET', '/applications/@me')).body.flags;
  expect(await flags()).toBe(0);
  here.app.privilegedIntents = GatewayIntentBits.MessageContent | GatewayIntentBits.GuildMembers;
  expect(await flags()).toBe((1 << 19) | (1 << 15));
});

test('a message that is answered is not read through the answer to it', async () => {
  const intents = GatewayIntentBits.Guilds | GatewayIntentBits.GuildMessages;
  const bot = await BareBot.identified(here.playground.url, here.app.token, intents);
  const secret = await ana().post('for people only');
  const message_reference = { message_id: secret.id };
  const told = await here.api('POST', games, { content: 'an answer', message_reference });
  const { d } = await bot.until(({ t, d }) => t === 'MESSAGE_CREATE' && Object(d).id === told.body.id);
  for (const answer of [d, told.body, (await here.api('GET', `${games}/${told.body.id}`)).body])
    expect(answer).toMatchObject({ content: 'an answer', referenced_message: { content: '' } });
});

test('without READ_MESSAGE_HISTORY a channel looks empty and nothing in it can be answered', async () => {
  const { id } = await ana().post('long ago');
  here.guild.overwrite('games', here.app.bot, [], ['ReadMessageHistory']);
  expect(await here.api('GET', games)).toMatchObject({ status: 200, list: [] });
  expect(await here.api('GET', `${games}/pins`)).toMatchObject({ status: 200, body: { items: [] } });
  expect((await here.api('GET', `${games}/${id}`)).body.code).toBe(50_013);
  const answer = { content: 'so', message_reference: { message_id: id } };
  expect((await here.api('POST', games, answer)).body.code).toBe(160_002);
});

test('an ephemeral message cannot be answered', async () => {
  const bot = await BareBot.identified(here.playground.url, here.app.token, GatewayIntentBits.Guilds);
  await here.api('PUT', `/applications/${here.app.id}/commands`, [{ name: 'go', description: 'd' }]);
  const seen = ana().run('go');
  const { id, token } = await bot.interaction();
  const hidden = { type: 4, data: { content: 'hidden', flags: 64 } };
  await here.api('POST', `/interactions/${id}/${token}/callback`, hidden);
  const { message } = await seen;
  const answer = await here.api('POST', games, {
    content: 'x',
    message_reference: { message_id: message?.id },
  });
  expect(answer.body.code).toBe(50_035);
});
