import { GatewayIntentBits } from 'discord-api-types/v10';
import fastify, { type FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Arrangement, arrange, BareBot, ownFaults } from '../playground/arrangement.ts';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';

const commands = [
  { name: 'go', description: 'Goes.' },
  {
    name: 'fill',
    description: 'Takes everything.',
    options: [
      { type: 3, name: 'what', description: 'Anything.', required: true, autocomplete: true },
      { type: 6, name: 'who', description: 'Somebody.' },
      { type: 7, name: 'where', description: 'A channel.' },
      { type: 5, name: 'sure', description: 'Yes or no.' },
      { type: 4, name: 'number', description: 'From 1 to 9.', min_value: 1, max_value: 9 },
      { type: 11, name: 'file', description: 'A file.' },
    ],
  },
];

let here: Arrangement;
let server: FastifyInstance;
let bot: BareBot;
let browser: Browser;
let page: Page;
let games: string;

beforeAll(async () => {
  here = await arrange();
  bot = await BareBot.identified(here.playground.url, here.app.token, GatewayIntentBits.Guilds);
  games = here.guild.channel('games').id;
  await here.api('PUT', `/applications/${here.app.id}/commands`, commands);
  server = fastify();
  here.playground.mount(server, '/playground');
  await server.listen({ port: 0, host: '127.0.0.1' });
  browser = await Browser.open();
}, 60_000);
beforeEach(async () => {
  page = await browser.window();
  await page.goto(`${server.listeningOrigin}/playground?as=ana&in=games`);
  await box().waitFor();
});
afterEach(async () => {
  await page.context().close();
  expect(ownFaults(here.playground)).toEqual([]);
  expect(browser.faults.filter((fault) => !isRefusal(fault))).toEqual([]);
  browser.faults.length = 0;
});
afterAll(async () => {
  await browser.close();
  bot.cut();
  await server.close();
  await here.playground.close();
});

/** Browsers count it as a fault when the playground refuses something, which the page shows in its words. */
const isRefusal = (fault: string) => fault.includes('status of 400');

const box = () => page.getByRole('textbox', { name: 'Message #games' });
const last = () => page.getByRole('article').last();
const post = (body: object) => here.api('POST', `/channels/${games}/messages`, body);

async function send(line: string): Promise<void> {
  await box().fill(line);
  await box().press('Enter');
}

/** The next interaction, what the person put into it, and a way to answer it. */
async function next() {
  const opened = await bot.interaction();
  const webhook = `/webhooks/${opened.application_id}/${opened.token}`;
  return {
    data: opened.data,
    answer: (type: number, data?: object) =>
      here.api('POST', `/interactions/${opened.id}/${opened.token}/callback`, { type, data }),
    change: (data: object) => here.api('PATCH', `${webhook}/messages/@original`, data),
  };
}

const row = (...components: object[]) => ({ type: 1, components });
const button = (label: string, more: object = {}) => ({
  type: 2,
  style: 1,
  label,
  custom_id: label,
  ...more,
});

describe('a message', () => {
  it('is shown with its embed, buttons and answer, and nothing is wrong with it for axe', async () => {
    const asked = await here.driver.as(here.bo, here.guild, 'games').post('Who has won?');
    await post({
      content:
        '**Ana** has, <@' +
        here.ana.id +
        '> in <#' +
        games +
        '> <t:1795782300:t>\n- one\n- two\n```\na  b\n```',
      message_reference: { message_id: asked.id },
      embeds: [
        {
          title: 'Game #1',
          description: 'It *counts*.',
          color: 0x2e7d32,
          fields: [
            { name: 'White', value: 'Ana', inline: true },
            { name: 'Black', value: 'Bo', inline: true },
          ],
          footer: { text: 'At the end' },
        },
      ],
      components: [
        row(button('Press'), button('Not now', { disabled: true }), {
          type: 2,
          style: 5,
          label: 'Look',
          url: 'https://example.org/',
        }),
      ],
    });
    const message = last();
    await message.getByRole('button', { name: 'Press' }).waitFor();
    for (const words of ['Game #1', 'counts', 'White', 'At the end', 'Who has won?', 'two'])
      expect(await message.getByText(words).count(), words).toBe(1);
    expect(await message.getByRole('button', { name: 'Not now' }).isDisabled()).toBe(true);
    const link = message.getByRole('link', { name: 'Look' });
    expect(await link.getAttribute('href')).toBe('https://example.org/');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await message.getByRole('button', { name: '#games' }).count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('is words, whatever is in it', async () => {
    const hostile = '<img src=x onerror=alert(1)> [Ana](javascript:alert(2)) <script>alert(3)</script>';
    await post({
      content: hostile,
      embeds: [{ title: hostile, description: hostile, footer: { text: hostile } }],
    });
    await page.getByRole('log').getByText('<script>').first().waitFor();
    expect(await last().getByRole('link').count()).toBe(0);
    expect(await last().locator('img[src="x"], script').count()).toBe(0);
  });

  it('of 2,000 letters without a space stays inside a narrow window', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await post({
      content: 'x'.repeat(2_000),
      embeds: [{ title: 'y'.repeat(256), description: 'z'.repeat(4_000) }],
    });
    await page.getByText('zzz').last().waitFor();
    expect(await overhang(page)).toBe(0);
    const inside =
      'document.querySelector(".scroller").scrollWidth - document.querySelector(".scroller").clientWidth';
    expect(await page.evaluate(inside)).toBe(0);
  });

  it('with new parts is shown from top to bottom', async () => {
    const words = { type: 10, content: '## Inside' };
    const section = { type: 9, components: [{ type: 10, content: 'Beside' }], accessory: button('Act') };
    await post({ flags: 1 << 15, components: [{ type: 17, components: [words, { type: 14 }, section] }] });
    for (const shown of ['Inside', 'Beside']) await last().getByText(shown).waitFor();
    expect(await last().getByRole('button', { name: 'Act' }).count()).toBe(1);
  });

  it('that is changed or taken away is so at once', async () => {
    const { body } = await post({ content: 'first words' });
    await last().getByText('first words').waitFor();
    await here.api('PATCH', `/channels/${games}/messages/${body.id}`, { content: 'second words' });
    await last().getByText('second words').waitFor();
    await here.api('DELETE', `/channels/${games}/messages/${body.id}`);
    await page.getByText('second words').waitFor({ state: 'detached' });
  });

  it('is sent with its file, and the file can be had back', async () => {
    await page
      .getByLabel('Files to attach')
      .setInputFiles([{ name: 'game.pgn', mimeType: 'text/plain', buffer: Buffer.from('1. e4') }]);
    await page.getByText('game.pgn').waitFor();
    await send('the moves');
    const href = await last().getByRole('link', { name: 'game.pgn' }).getAttribute('href');
    const response = await fetch(new URL(href ?? '', server.listeningOrigin));
    expect(await response.text()).toBe('1. e4');
  });

  it('elsewhere makes its channel unread, and a ping is counted', async () => {
    const general = here.guild.channel('general').id;
    await here.api('POST', `/channels/${general}/messages`, { content: `<@${here.ana.id}>` });
    const link = page.getByRole('link', { name: 'general' });
    await link.getByText('ping').waitFor();
    await link.click();
    await page.getByRole('textbox', { name: 'Message #general' }).waitFor();
    expect(await link.textContent()).toBe('#general');
  });
});

describe('a command', () => {
  it('is found by typing, and its answer that nobody else sees can be put away', async () => {
    await box().fill('/g');
    await page.getByRole('option', { name: '/go' }).waitFor();
    await box().press('Tab');
    await page.getByRole('button', { name: 'Send /go' }).click();
    await (await next()).answer(4, { content: 'for your eyes', flags: 64 });
    await last().getByText('Only you can see this').waitFor();
    expect(
      await last()
        .getByText('Ana used')
        .or(last().getByText('go', { exact: true }))
        .count(),
    ).toBeGreaterThan(0);
    await last().getByRole('button', { name: 'Dismiss message' }).click();
    await page.getByText('for your eyes').waitFor({ state: 'detached' });
  });

  it('takes every kind of option', async () => {
    await box().fill('/fill');
    await box().press('Tab');
    await page.getByRole('combobox', { name: 'what' }).pressSequentially('se');
    await (await next()).answer(8, { choices: [{ name: 'Second', value: 'two' }] });
    await page.getByRole('option', { name: 'Second' }).click();
    const picks = [
      ['who', 'b', 'bo'],
      ['where', 'gen', '#general'],
      ['sure', 'f', 'False'],
    ] as const;
    for (const [name, typed, picked] of picks) {
      await page.getByRole('button', { name: `+ ${name}` }).click();
      await page.getByRole('combobox', { name }).fill(typed);
      await page.getByRole('option', { name: picked }).waitFor();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: '+ file' }).click();
    await page
      .getByLabel('file', { exact: true })
      .setInputFiles([{ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') }]);
    await page.getByRole('button', { name: '+ number' }).click();
    await page.getByRole('combobox', { name: 'number' }).fill('12');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('“number” takes 1 to 9, not 12').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'number' }).fill('7');
    await page.keyboard.press('Enter');
    const { data, answer } = await next();
    expect(data).toMatchObject({
      name: 'fill',
      options: [
        { name: 'what', value: 'two' },
        { name: 'who', value: here.bo.id },
        { name: 'where', value: here.guild.channel('general').id },
        { name: 'sure', value: false },
        { name: 'number', value: 7 },
        { name: 'file' },
      ],
    });
    await answer(4, { content: 'filled in' });
    await last().getByText('filled in').waitFor();
    await box().waitFor();
  });

  it('that is not answered at once is thought about', async () => {
    await send('/go');
    const { answer, change } = await next();
    await answer(5);
    await last().getByText('Rook is thinking…').waitFor();
    await change({ content: 'thought' });
    await last().getByText('thought').waitFor();
  });

  it('that is never answered has failed', async () => {
    await send('/go');
    await next();
    await page.getByRole('alert').getByText('The application did not respond').waitFor();
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('that does not exist is not sent as words', async () => {
    await send('/gone');
    await page.getByRole('alert').getByText('no such command').waitFor();
    expect(await box().inputValue()).toBe('/gone');
  });
});

describe('what stands under a message', () => {
  it('opens a form with every kind of field', async () => {
    await post({ content: 'a form', components: [row(button('Open'))] });
    await last().getByRole('button', { name: 'Open' }).click();
    const label = (words: string, component: object) => ({ type: 18, label: words, component });
    await (await next()).answer(9, {
      custom_id: 'form',
      title: 'Tell us',
      components: [
        label('Why', { type: 4, style: 2, custom_id: 'why', min_length: 3, max_length: 20 }),
        label('Which', {
          type: 3,
          custom_id: 'which',
          options: [
            { label: 'One', value: '1' },
            { label: 'Two', value: '2' },
          ],
        }),
        label('Who', { type: 5, custom_id: 'who' }),
        label('Proof', { type: 19, custom_id: 'proof' }),
      ],
    });
    const form = page.getByRole('dialog', { name: 'Tell us' });
    await form.getByRole('textbox', { name: 'Why' }).fill('Because');
    await form.getByRole('combobox', { name: 'Which' }).selectOption('Two');
    await form.getByRole('combobox', { name: 'Who' }).selectOption('bo');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByRole('alert').getByText('“Proof” is required').waitFor();
    await form
      .getByLabel('Proof')
      .setInputFiles([{ name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('so') }]);
    expect(await seriousFindings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Submit' }).click();
    const { data, answer } = await next();
    expect(data).toMatchObject({
      custom_id: 'form',
      components: [
        { component: { custom_id: 'why', value: 'Because' } },
        { component: { custom_id: 'which', values: ['2'] } },
        { component: { custom_id: 'who', values: [here.bo.id] } },
        { component: { custom_id: 'proof', values: [expect.any(String)] } },
      ],
    });
    await answer(7, { content: 'the form is in', components: [] });
    await last().getByText('the form is in').waitFor();
    expect(await form.count()).toBe(0);
  });

  it('is chosen in a select', async () => {
    const options = ['One', 'Two', 'Three'].map((name) => ({ label: name, value: name }));
    const select = { type: 3, custom_id: 'several', placeholder: 'Which ones?', max_values: 2, options };
    await post({ content: 'a select', components: [row(select)] });
    await last().getByRole('checkbox', { name: 'One' }).check();
    await last().getByRole('checkbox', { name: 'Three' }).check();
    await last().getByRole('button', { name: 'Choose' }).click();
    const { data, answer } = await next();
    expect(data).toMatchObject({ custom_id: 'several', values: ['One', 'Three'] });
    await answer(7, { content: 'chosen', components: [] });
    await last().getByText('chosen').waitFor();
  });

  it('says so where nobody answers a button', async () => {
    await post({ content: 'a button', components: [row(button('In vain'))] });
    await last().getByRole('button', { name: 'In vain' }).click();
    await next();
    await last().getByText('The application did not respond').waitFor();
  });
});

describe('whoever looks', () => {
  it('is somebody else at the press of a button, or somebody new', async () => {
    await page.getByRole('button', { name: 'You are Ana' }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'bo', exact: true }).click();
    await page.getByRole('button', { name: 'You are bo' }).click();
    expect(new URL(page.url()).searchParams.get('as')).toBe('bo');
    await page.getByRole('textbox', { name: 'Somebody new called' }).fill('Zoë');
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByRole('button', { name: 'You are Zoë' }).waitFor();
  });

  it('misses nothing where the connection was cut', async () => {
    const cut: (() => Promise<void>)[] = [];
    await page.routeWebSocket(/events$/, (socket) => {
      socket.connectToServer();
      cut.push(() => socket.close());
    });
    await page.reload();
    await expect.poll(() => cut.length).toBe(1);
    await post({ content: 'before the cut' });
    await last().getByText('before the cut').waitFor();
    await cut[0]?.();
    await page.getByText('Connecting…').waitFor();
    await post({ content: 'during the cut' });
    await last().getByText('during the cut').waitFor();
    await page.getByText('Connecting…').waitFor({ state: 'detached' });
  });
});
