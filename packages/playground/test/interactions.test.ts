import { setTimeout as pause } from 'node:timers/promises';
import { MessageFlags, InteractionResponseType as Type } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../src/driver.ts';
import { type Arrangement, arrange, BareBot, ownFaults } from './arrangement.ts';

const EPHEMERAL = MessageFlags.Ephemeral;
const MINUTE = 60_000;

let here: Arrangement;
let bot: BareBot;
let ana: Actor;

beforeAll(async () => {
  here = await arrange();
  bot = await BareBot.identified(here.playground.url, here.app.token, 1);
  ana = here.driver.as(here.ana, here.guild, 'games');
  await here.api('PUT', `/applications/${here.app.id}/commands`, [
    { name: 'go', description: 'd' },
    {
      name: 'find',
      description: 'd',
      options: [{ type: 3, name: 'what', description: 'd', autocomplete: true }],
    },
  ]);
});
afterEach(async () => {
  await here.playground.idle();
  expect(ownFaults(here.playground)).toEqual([]);
});
afterAll(async () => here.playground.close());

/** Has Ana run /go, and returns what came of it and how the bot speaks to it. */
async function begun() {
  const seen = ana.run('go');
  seen.catch(() => undefined);
  return { seen, ...answering(await bot.interaction()) };
}

function answering({ id, token, application_id }: { id: string; token: string; application_id: string }) {
  const webhook = `/webhooks/${application_id}/${token}`;
  return {
    webhook,
    call: (type: Type, data?: object) =>
      here.api('POST', `/interactions/${id}/${token}/callback`, { type, data }),
    original: `${webhook}/messages/@original`,
  };
}

const button = { type: 1, components: [{ type: 2, style: 1, label: 'More', custom_id: 'more' }] };
const form = {
  custom_id: 'form',
  title: 'Form',
  components: [{ type: 18, label: 'Why', component: { type: 4, style: 1, custom_id: 'why' } }],
};

describe('the first answer', () => {
  test('is given once', async () => {
    const { call, seen } = await begun();
    expect((await call(Type.ChannelMessageWithSource, { content: 'one' })).status).toBe(204);
    expect((await call(Type.ChannelMessageWithSource, { content: 'two' })).body.code).toBe(40_060);
    expect((await seen).text).toBe('one');
  });

  test('names the command and who used it; what follows does not', async () => {
    const { call, webhook, seen } = await begun();
    await call(Type.ChannelMessageWithSource, { content: 'one' });
    const named = { name: 'go', user: { id: here.ana.id } };
    expect((await seen).message).toMatchObject({ type: 20, interaction: named });
    const { body } = await here.api('POST', webhook, { content: 'two' });
    expect(body).not.toHaveProperty('interaction');
  });

  test('is refused after three seconds', async () => {
    const { call, seen } = await begun();
    expect((await seen).kind).toBe('failed');
    expect((await call(Type.ChannelMessageWithSource, { content: 'late' })).body.code).toBe(10_062);
  });

  test('may take longer while nobody hurries, and no longer than before after that', async () => {
    await here.playground.unhurried(async (driver) => {
      const seen = driver.as(here.ana, here.guild, 'games').run('go');
      const { call } = answering(await bot.interaction());
      await pause(3_200);
      await call(Type.ChannelMessageWithSource, { content: 'at last' });
      expect((await seen).text).toBe('at last');
    });
    expect((await (await begun()).seen).kind).toBe('failed');
  });

  test('needs the token of its interaction', async () => {
    const { call } = await begun();
    const forged = await here.api('POST', '/interactions/1/none/callback', {
      type: Type.DeferredMessageUpdate,
    });
    expect(forged.body.code).toBe(10_062);
    await call(Type.ChannelMessageWithSource, { content: 'done' });
  });

  test.each<[why: string, type: Type, data: object | undefined]>([
    ['update a message that is not there', Type.UpdateMessage, { content: 'x' }],
    ['put off such an update', Type.DeferredMessageUpdate, undefined],
    ['offer choices', Type.ApplicationCommandAutocompleteResult, { choices: [] }],
    ['be of no known type', Type.LaunchActivity, undefined],
    ['show a form without fields', Type.Modal, { custom_id: 'f', title: 't', components: [] }],
    ['show a form with a title of 46', Type.Modal, { ...form, title: 'x'.repeat(46) }],
    [
      'show a form of six fields',
      Type.Modal,
      { ...form, components: Array.from({ length: 6 }, () => form.components[0]) },
    ],
    [
      'show a field that takes 4,001',
      Type.Modal,
      {
        ...form,
        components: [
          { type: 18, label: 'W', component: { type: 4, style: 1, custom_id: 'w', max_length: 4_001 } },
        ],
      },
    ],
    ['say 2,001 characters', Type.ChannelMessageWithSource, { content: 'x'.repeat(2_001) }],
  ])('of a command cannot %s', async (_, type, data) => {
    const { call } = await begun();
    expect((await call(type, data)).body.code).toBe(50_035);
    expect((await call(Type.ChannelMessageWithSource, { content: 'after all' })).status).toBe(204);
  });

  test('comes back with the message where that is asked for', async () => {
    const seen = ana.run('go');
    const { id, token } = await bot.interaction();
    const path = `/interactions/${id}/${token}/callback?with_response=true`;
    const { body } = await here.api('POST', path, { type: 4, data: { content: 'x' } });
    expect(body).toMatchObject({
      interaction: { id, type: 2 },
      resource: { type: 4, message: { content: 'x' } },
    });
    await seen;
  });
});

describe('what follows', () => {
  test('is not heard before the first answer', async () => {
    const { call, webhook, original } = await begun();
    expect((await here.api('POST', webhook, { content: 'early' })).body.code).toBe(10_015);
    expect((await here.api('PATCH', original, { content: 'early' })).body.code).toBe(10_015);
    await call(Type.ChannelMessageWithSource, { content: 'now' });
  });

  test('takes the place of a deferral, which has settled who sees it', async () => {
    const { call, webhook, seen } = await begun();
    await call(Type.DeferredChannelMessageWithSource, { flags: EPHEMERAL });
    await here.api('POST', webhook, { content: 'first' });
    expect(await seen).toMatchObject({ text: 'first', ephemeral: true, first: 'deferred' });
    await here.api('POST', webhook, { content: 'second' });
    expect((await ana.refresh(await seen)).followUps).toMatchObject([{ text: 'second', ephemeral: false }]);
  });

  test('is heard for fifteen minutes and not after', async () => {
    const { call, webhook } = await begun();
    await call(Type.ChannelMessageWithSource, { content: 'now' });
    here.clock.now += 15 * MINUTE;
    expect((await here.api('POST', webhook, { content: 'in time' })).status).toBe(200);
    here.clock.now += 1;
    expect((await here.api('POST', webhook, { content: 'too late' })).body.code).toBe(50_027);
  });

  test('is read, changed and taken back by its id', async () => {
    const { call, webhook, original, seen } = await begun();
    await call(Type.ChannelMessageWithSource, { content: 'now', flags: EPHEMERAL });
    const { body } = await here.api('POST', webhook, { content: 'more', flags: EPHEMERAL });
    const path = `${webhook}/messages/${body.id}`;
    expect((await here.api('PATCH', path, { content: 'changed' })).body.content).toBe('changed');
    expect((await here.api('GET', path)).body.content).toBe('changed');
    expect((await here.api('DELETE', path)).status).toBe(204);
    expect((await here.api('GET', path)).body.code).toBe(10_008);
    expect((await here.api('DELETE', original)).status).toBe(204);
    expect((await here.api('GET', original)).body.code).toBe(10_008);
    expect((await ana.messages()).some(({ id }) => id === body.id)).toBe(false);
    await seen;
  });

  test('of an ephemeral answer is hidden from the channel of the bot itself', async () => {
    const { call, seen } = await begun();
    await call(Type.ChannelMessageWithSource, { content: 'secret', flags: EPHEMERAL });
    const { message } = await seen;
    const channel = here.guild.channel('games').id;
    expect((await here.api('GET', `/channels/${channel}/messages/${message?.id}`)).body.code).toBe(10_008);
    const bo = here.driver.as(here.bo, here.guild, 'games');
    await expect(bo.press(await seen, 'More')).rejects.toThrow('sees no message');
  });
});

describe('components and forms', () => {
  async function withButton() {
    const { call, seen } = await begun();
    await call(Type.ChannelMessageWithSource, { content: 'press', components: [button] });
    return seen;
  }

  test('a press that is acknowledged in silence leaves the message as it is', async () => {
    const message = await withButton();
    const pressed = ana.press(message, 'More');
    expect((await answering(await bot.interaction()).call(Type.DeferredMessageUpdate)).status).toBe(204);
    expect((await pressed).kind).toBe('nothing');
  });

  test('a put-off update changes the message the button stands on', async () => {
    const message = await withButton();
    const pressed = ana.press(message, 'More');
    const { call, original } = answering(await bot.interaction());
    await call(Type.DeferredMessageUpdate);
    await here.api('PATCH', original, { content: 'pressed', components: [] });
    expect(await pressed).toMatchObject({ text: 'pressed', buttons: [] });
    expect((await pressed).message?.id).toBe(message.message?.id);
  });

  test('a form from a button may update its message, but not open another form', async () => {
    const message = await withButton();
    const opening = ana.press(message, 'More');
    await answering(await bot.interaction()).call(Type.Modal, form);
    const opened = await opening;
    await expect(ana.submit(opened, {})).rejects.toThrow('“Why” is required');
    const submitted = ana.submit(opened, { Why: 'so' });
    const { call } = answering(await bot.interaction());
    expect((await call(Type.Modal, form)).body.code).toBe(50_035);
    expect((await call(Type.UpdateMessage, { content: 'so it is' })).status).toBe(204);
    expect((await submitted).message?.id).toBe(message.message?.id);
  });

  test('a forged custom_id reaches the bot, a disabled or missing button does not', async () => {
    const message = await withButton();
    await expect(ana.press(message, 'Less')).rejects.toThrow('there is no button “Less”');
    const forged = ana.pressCustomId(message, 'game:1:void');
    const opened = await bot.interaction();
    expect(opened).toMatchObject({ data: { custom_id: 'game:1:void', component_type: 2 } });
    await answering(opened).call(Type.UpdateMessage, {
      components: [{ ...button, components: [{ ...button.components[0], disabled: true }] }],
    });
    await forged;
    await expect(ana.press(message, 'More')).rejects.toThrow('is disabled');
  });

  test('choices are at most 25, each of 100 characters', async () => {
    const choices = (count: number, value = 'v') =>
      Array.from({ length: count }, (_, n) => ({ name: `${n}`, value }));
    const completing = ana.complete('find', 'what', 'x');
    const { call } = answering(await bot.interaction());
    const offer = (data: object) => call(Type.ApplicationCommandAutocompleteResult, data);
    expect((await offer({ choices: choices(26) })).body.code).toBe(50_035);
    expect((await offer({ choices: choices(1, 'v'.repeat(101)) })).body.code).toBe(50_035);
    expect((await call(Type.ChannelMessageWithSource, { content: 'x' })).body.code).toBe(50_035);
    expect((await offer({ choices: choices(25) })).status).toBe(204);
    expect(await completing).toHaveLength(25);
  });
});

test('a button in a direct message is pressed by a user of no guild, and answered there', async () => {
  const { body: channel } = await here.api('POST', '/users/@me/channels', { recipient_id: here.ana.id });
  await here.api('POST', `/channels/${channel.id}/messages`, { content: 'psst', components: [button] });
  const direct = await ana.direct(here.app.bot);
  const [message] = await direct.messages();
  if (message === undefined) throw new Error('There is no message');
  const pressing = direct.press(message, 'More');
  const { d } = await bot.until(
    ({ t, d }) => t === 'INTERACTION_CREATE' && Object(d).channel_id === channel.id,
  );
  const payload = Object(d);
  expect(payload).toMatchObject({
    context: 1,
    user: { id: here.ana.id },
    channel: { type: 1 },
    message: { id: message.id },
    app_permissions: String(2n ** 14n + 2n ** 15n + 2n ** 17n + 2n ** 18n),
  });
  expect(payload).not.toHaveProperty('member');
  expect(payload).not.toHaveProperty('guild_id');
  await answering(await bot.interaction()).call(Type.Modal, form);
  const submitting = direct.submit(await pressing, { Why: 'so' });
  const { call } = answering(await bot.interaction());
  expect((await call(Type.ChannelMessageWithSource, { content: 'heard', flags: EPHEMERAL })).status).toBe(
    204,
  );
  expect(await submitting).toMatchObject({ channelId: channel.id, text: 'heard', ephemeral: true });
});

test('an interaction delivered twice is the same one, and answered once', async () => {
  const { call, seen } = await begun();
  await call(Type.ChannelMessageWithSource, { content: 'once' });
  const answer = await seen;
  here.playground.redeliver(answer);
  const again = await bot.interaction();
  expect(again.id).toBe(answer.interactionId);
  expect((await answering(again).call(Type.ChannelMessageWithSource, { content: 'twice' })).body.code).toBe(
    40_060,
  );
});

test('an answer needs no permission to send in the channel', async () => {
  here.guild.overwrite('games', here.app.bot, [], ['SendMessages']);
  const { call, seen } = await begun();
  expect((await call(Type.ChannelMessageWithSource, { content: 'all the same' })).status).toBe(204);
  expect((await seen).text).toBe('all the same');
});
