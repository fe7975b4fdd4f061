import { InteractionResponseType as Answer } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from '../support/browser.ts';
import { button, PageWithBot, row } from '../support/page-with-bot.ts';

let ana: PageWithBot;
/** For how long the clock goes on, as the playground says. */
let runsFor = 0;
beforeAll(async () => {
  const where = { type: 3, name: 'where', description: 'A place.', required: true };
  ana = await PageWithBot.open([{ name: 'go', description: 'Goes.', options: [where] }], {
    timezone: 'America/New_York',
    moveClock: () => {},
    runsFor: () => runsFor,
    wake: () => {
      runsFor = 60_000;
    },
  });
}, 60_000);
beforeEach(() => ana.enter());
afterEach(async () => {
  expect(await ana.leave()).toEqual([]);
});
afterAll(() => ana.close());

describe('what is filled in', () => {
  const form = () => ana.page.getByRole('dialog', { name: 'Tell us' });
  const why = () => form().getByRole('textbox', { name: 'Why' });
  const question = (words: string) => ana.page.getByRole('alertdialog', { name: words });
  const beside = () => ana.page.mouse.click(5, 5);
  const pressEscape = () => ana.page.keyboard.press('Escape');

  beforeEach(async () => {
    await ana.post({ content: 'a form', components: [row(button('Open'))] });
    await ana.last.getByRole('button', { name: 'Open' }).click();
    const component = { type: 4, style: 2, custom_id: 'why', value: 'As before' };
    const components = [{ type: 18, label: 'Why', component }];
    await (await ana.next()).answer(Answer.Modal, { custom_id: 'form', title: 'Tell us', components });
    await form().waitFor();
  });

  it.each([
    ['Escape', pressEscape],
    ['a press beside the form', beside],
  ])('is not thrown away by %s before one was asked', async (_, leave) => {
    await why().fill('Because');
    await leave();
    const asked = question('Throw this form away?');
    await asked.waitFor();
    expect(await seriousFindings(ana.page)).toEqual([]);
    await asked.getByRole('button', { name: 'Keep writing' }).click();
    expect(await why().inputValue()).toBe('Because');
    await leave();
    await asked.getByRole('button', { name: 'Throw it away' }).click();
    await form().waitFor({ state: 'detached' });
  });

  it.each([
    ['Escape', pressEscape],
    ['a press beside it', beside],
  ])('can be left by %s where nothing was', async (_, leave) => {
    await why().fill('Because');
    await why().fill('As before');
    await leave();
    await form().waitFor({ state: 'detached' });
  });

  it('into a command is asked about too', async () => {
    await pressEscape();
    await ana.send('/go');
    const place = ana.page.getByRole('combobox', { name: 'where' });
    await place.press('Escape');
    await ana.box.waitFor();
    await ana.send('/go');
    await place.fill('home');
    await place.press('Escape');
    const asked = question('Throw this command away?');
    await asked.getByRole('button', { name: 'Keep writing' }).click();
    expect(await place.inputValue()).toBe('home');
    await place.press('Escape');
    await asked.getByRole('button', { name: 'Throw it away' }).click();
    await ana.box.waitFor();
  });
});

describe('the page', () => {
  const ground = () =>
    ana.page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');
  const [white, dark] = ['rgb(255, 255, 255)', 'rgb(49, 51, 56)'];

  it.each(['light', 'dark'] as const)(
    'looks %s where the machine does, and can be switched',
    async (scheme) => {
      const [first, other] = scheme === 'light' ? [white, dark] : [dark, white];
      await ana.page.emulateMedia({ colorScheme: scheme });
      await ana.post({
        content: `<@${ana.here.ana.id}> **has** won\n> so they say \`e4\``,
        embeds: [{ title: 'Game', description: 'It counts.', footer: { text: 'At the end' } }],
        components: [row(button('Press'))],
      });
      await expect.poll(ground).toBe(first);
      expect(await seriousFindings(ana.page)).toEqual([]);
      await ana.page
        .getByRole('button', { name: `Switch to ${scheme === 'light' ? 'dark' : 'light'}` })
        .click();
      await expect.poll(ground).toBe(other);
      expect(await seriousFindings(ana.page)).toEqual([]);
      await ana.page.reload();
      await ana.last.getByText('It counts.').waitFor();
      expect(await ground()).toBe(other);
    },
  );

  it('says that the clock waits, until somebody does something', async () => {
    const waiting = ana.page.getByRole('button', { name: 'and waits for you. Move it' });
    // What was done on the way in may wake the clock only now, and once more after that.
    const waits = async () => {
      runsFor = 0;
      await ana.page.reload();
      return waiting.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(waits).toBe(true);
    await ana.box.fill('Hello');
    await ana.box.press('Enter');
    await ana.page.getByRole('button', { name: /The clock shows [^a]*\. Move it/ }).waitFor();
  });
});
