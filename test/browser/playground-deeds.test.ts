import { InteractionResponseType as Answer } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { seriousFindings } from '../support/browser.ts';
import { button, PageWithBot, row } from '../support/page-with-bot.ts';

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

let ana: PageWithBot;
beforeAll(async () => {
  ana = await PageWithBot.open(commands);
}, 60_000);
beforeEach(() => ana.enter());
afterEach(async () => {
  expect(await ana.leave()).toEqual([]);
});
afterAll(() => ana.close());

const Asked = z.object({
  data: z.object({ options: z.array(z.object({ value: z.unknown(), focused: z.boolean().optional() })) }),
});

/** Has the bot offer this once it is asked about those words, and nothing for what was typed before them. */
async function offer(words: string, choice: { name: string; value: string }): Promise<void> {
  for (let isMeant = false; !isMeant; ) {
    const asked = await ana.next();
    const { options } = Asked.parse(asked).data;
    isMeant = options.some(({ value, focused }) => focused === true && value === words);
    const choices = isMeant ? [choice] : [];
    await asked.answer(Answer.ApplicationCommandAutocompleteResult, { choices });
  }
}

describe('a command', () => {
  it('is found by typing, and its answer that nobody else sees can be put away', async () => {
    await ana.box.fill('/g');
    await ana.page.getByRole('option', { name: '/go' }).waitFor();
    await ana.box.press('Tab');
    await ana.page.getByRole('button', { name: 'Send /go' }).click();
    await (await ana.next()).answer(Answer.ChannelMessageWithSource, { content: 'for your eyes', flags: 64 });
    await ana.last.getByText('Only you can see this').waitFor();
    expect(
      await ana.last
        .getByText('Ana used')
        .or(ana.last.getByText('go', { exact: true }))
        .count(),
    ).toBeGreaterThan(0);
    await ana.last.getByRole('button', { name: 'Dismiss message' }).click();
    await ana.page.getByText('for your eyes').waitFor({ state: 'detached' });
  });

  it('takes every kind of option', async () => {
    await ana.box.fill('/fill');
    await ana.box.press('Tab');
    await ana.page.getByRole('combobox', { name: 'what' }).fill('se');
    await offer('se', { name: 'Second', value: 'two' });
    await ana.page.getByRole('option', { name: 'Second' }).click();
    const picks = [
      ['who', 'b', 'bo'],
      ['where', 'gen', '#general'],
      ['sure', 'f', 'False'],
    ] as const;
    for (const [name, typed, picked] of picks) {
      await ana.page.getByRole('button', { name: `+ ${name}` }).click();
      await ana.page.getByRole('combobox', { name }).fill(typed);
      await ana.page.getByRole('option', { name: picked }).waitFor();
      await ana.page.keyboard.press('Enter');
    }
    await ana.page.getByRole('button', { name: '+ file' }).click();
    await ana.page
      .getByLabel('file', { exact: true })
      .setInputFiles([{ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') }]);
    await ana.page.getByRole('button', { name: '+ number' }).click();
    await ana.page.getByRole('combobox', { name: 'number' }).fill('12');
    await ana.page.keyboard.press('Enter');
    await ana.page.getByRole('alert').getByText('“number” takes 1 to 9, not 12').waitFor();
    expect(await seriousFindings(ana.page)).toEqual([]);
    await ana.page.getByRole('combobox', { name: 'number' }).fill('7');
    await ana.page.keyboard.press('Enter');
    const { data, answer } = await ana.next();
    expect(data).toMatchObject({
      name: 'fill',
      options: [
        { name: 'what', value: 'two' },
        { name: 'who', value: ana.here.bo.id },
        { name: 'where', value: ana.here.guild.channel('general').id },
        { name: 'sure', value: false },
        { name: 'number', value: 7 },
        { name: 'file' },
      ],
    });
    await answer(Answer.ChannelMessageWithSource, { content: 'filled in' });
    await ana.last.getByText('filled in').waitFor();
    await ana.box.waitFor();
  });

  it('that is not answered at once is thought about', async () => {
    await ana.send('/go');
    const { answer, change } = await ana.next();
    await answer(Answer.DeferredChannelMessageWithSource);
    await ana.last.getByText('Robin is thinking…').waitFor();
    await change({ content: 'thought' });
    await ana.last.getByText('thought').waitFor();
  });

  it('that is never answered has failed', async () => {
    await ana.send('/go');
    await ana.next();
    await ana.page.getByRole('alert').getByText('The application did not respond').waitFor();
    await ana.page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await ana.page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('that does not exist is not sent as words', async () => {
    await ana.send('/gone');
    await ana.page.getByRole('alert').getByText('no such command').waitFor();
    expect(await ana.box.inputValue()).toBe('/gone');
  });
});

describe('what stands under a message', () => {
  it('opens a form with every kind of field', async () => {
    await ana.post({ content: 'a form', components: [row(button('Open'))] });
    await ana.last.getByRole('button', { name: 'Open' }).click();
    const label = (words: string, component: object) => ({ type: 18, label: words, component });
    await (await ana.next()).answer(Answer.Modal, {
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
    const form = ana.page.getByRole('dialog', { name: 'Tell us' });
    await form.getByRole('textbox', { name: 'Why' }).fill('Because');
    await form.getByRole('combobox', { name: 'Which' }).selectOption('Two');
    await form.getByRole('combobox', { name: 'Who' }).selectOption('bo');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByRole('alert').getByText('“Proof” is required').waitFor();
    await form
      .getByLabel('Proof')
      .setInputFiles([{ name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('so') }]);
    expect(await seriousFindings(ana.page)).toEqual([]);
    await form.getByRole('button', { name: 'Submit' }).click();
    const { data, answer } = await ana.next();
    expect(data).toMatchObject({
      custom_id: 'form',
      components: [
        { component: { custom_id: 'why', value: 'Because' } },
        { component: { custom_id: 'which', values: ['2'] } },
        { component: { custom_id: 'who', values: [ana.here.bo.id] } },
        { component: { custom_id: 'proof', values: [expect.any(String)] } },
      ],
    });
    await answer(Answer.UpdateMessage, { content: 'the form is in', components: [] });
    await ana.last.getByText('the form is in').waitFor();
    await form.waitFor({ state: 'detached' });
  });

  it('is chosen in a select', async () => {
    const options = ['One', 'Two', 'Three'].map((name) => ({ label: name, value: name }));
    const select = { type: 3, custom_id: 'several', placeholder: 'Which ones?', max_values: 2, options };
    await ana.post({ content: 'a select', components: [row(select)] });
    await ana.last.getByRole('checkbox', { name: 'One' }).check();
    await ana.last.getByRole('checkbox', { name: 'Three' }).check();
    await ana.last.getByRole('button', { name: 'Choose' }).click();
    const { data, answer } = await ana.next();
    expect(data).toMatchObject({ custom_id: 'several', values: ['One', 'Three'] });
    await answer(Answer.UpdateMessage, { content: 'chosen', components: [] });
    await ana.last.getByText('chosen').waitFor();
  });

  it('says so where nobody answers a button', async () => {
    await ana.post({ content: 'a button', components: [row(button('In vain'))] });
    await ana.last.getByRole('button', { name: 'In vain' }).click();
    await ana.next();
    await ana.last.getByText('The application did not respond').waitFor();
  });
});

describe('anyone who looks', () => {
  it('is somebody else at the press of a button, or somebody new', async () => {
    await ana.page.getByRole('button', { name: 'You are Ana' }).click();
    expect(await seriousFindings(ana.page)).toEqual([]);
    await ana.page.getByRole('button', { name: 'bo', exact: true }).click();
    await ana.page.getByRole('button', { name: 'You are bo' }).click();
    await expect.poll(() => new URL(ana.page.url()).search).toBe('?as=bo&in=games');
    await ana.page.getByRole('textbox', { name: 'Somebody new called' }).fill('Zoë');
    await ana.page.getByRole('button', { name: 'Come in' }).click();
    await ana.page.getByRole('button', { name: 'You are Zoë' }).waitFor();
  });

  it('misses nothing where the connection was cut', async () => {
    const cut: (() => Promise<void>)[] = [];
    let mend = () => {};
    const mended = new Promise<void>((resolve) => {
      mend = resolve;
    });
    await ana.page.routeWebSocket(/events$/, async (socket) => {
      if (cut.length > 0) await mended;
      socket.connectToServer();
      cut.push(() => socket.close());
    });
    await ana.page.reload();
    await expect.poll(() => cut.length).toBe(1);
    await ana.post({ content: 'before the cut' });
    await ana.last.getByText('before the cut').waitFor();
    await cut[0]?.();
    await ana.page.getByText('The connection is lost').waitFor();
    await ana.post({ content: 'during the cut' });
    mend();
    await ana.last.getByText('during the cut').waitFor();
    await ana.page.getByText('The connection is lost').waitFor({ state: 'detached' });
  });
});
