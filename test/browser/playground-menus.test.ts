import { InteractionResponseType as Answer } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from '../support/browser.ts';
import { PageWithBot } from '../support/page-with-bot.ts';

let ana: PageWithBot;
beforeAll(async () => {
  ana = await PageWithBot.open([
    { name: 'go', description: 'Goes.' },
    { name: 'See Profile', type: 2 },
    { name: 'Report', type: 3 },
  ]);
}, 60_000);
beforeEach(() => ana.enter());
afterEach(async () => {
  expect(await ana.leave()).toEqual([]);
});
afterAll(() => ana.close());

/** Says something, and returns the button for the commands on it. */
async function said(words: string) {
  await ana.box.fill(words);
  await ana.box.press('Enter');
  await ana.last.getByText(words).waitFor();
  return ana.last.getByRole('button', { name: 'Commands for Ana’s message' });
}

const answer = async (content: string) =>
  (await ana.next()).answer(Answer.ChannelMessageWithSource, { content });

describe('the commands of a bot', () => {
  it('on a message are below its button, by mouse and by keyboard', async () => {
    const more = await said('Look at this');
    await more.focus();
    await more.press('Enter');
    expect(await seriousFindings(ana.page)).toEqual([]);
    await ana.page.getByRole('button', { name: 'Report' }).click();
    await answer('reported');
    await ana.last.getByText('reported').waitFor();
    expect(await ana.last.textContent()).not.toContain('deleted');
  });

  it('on the person who wrote it are there too, also by the other button of the mouse', async () => {
    await said('And this');
    await ana.last.click({ button: 'right' });
    await ana.page.getByRole('button', { name: 'See Profile' }).click();
    await answer('a profile');
    await ana.last.getByText('a profile').waitFor();
  });

  it('on anybody are in the list of people', async () => {
    await ana.page.getByRole('button', { name: 'You are' }).click();
    await ana.page.getByRole('button', { name: 'Commands for Ana', exact: true }).click();
    await ana.page.getByRole('button', { name: 'See Profile' }).click();
    await answer('another profile');
    await ana.last.getByText('another profile').waitFor();
  });

  it('are not offered after a slash', async () => {
    await ana.box.fill('/');
    await ana.page.getByRole('option', { name: '/go' }).waitFor();
    expect(await ana.page.getByRole('option').count()).toBe(1);
    await ana.box.fill('');
  });
});
