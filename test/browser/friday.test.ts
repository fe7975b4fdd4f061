import type { Page } from 'playwright-core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BotProcess } from '../support/bot-process.ts';
import { Browser } from '../support/browser.ts';

/** The program as whoever has just cloned the project starts it; where it says that its pages are. */
async function start(): Promise<{ site: string; playground: string }> {
  const program = new BotProcess({ LOG_LEVEL: 'warn' });
  const told = await vi.waitUntil(() => program.exited || program.printed.match(/http:\/\/\S+/g), 60_000);
  const [site, playground] = told === true ? [] : told;
  if (site === undefined || playground === undefined) throw new Error(`It did not start: ${program.printed}`);
  return { site, playground };
}

/** Types a line in #games and sends it. */
async function send(page: Page, line: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Message #games' });
  await box.fill(line);
  await box.press('Enter');
}

const log = (page: Page) => page.getByRole('log');

it('a Friday in three windows: a game entered in one and confirmed in another changes the board in the third', async () => {
  const { site, playground } = await start();
  const browser = await Browser.open();
  onTestFinished(() => browser.close());
  const somebody = async (name: string): Promise<Page> => {
    const page = await browser.window();
    await page.goto(`${playground}?as=${name}`);
    await page.getByRole('link', { name: 'games' }).click();
    return page;
  };
  const [board, nia, ana] = [await browser.window(), await somebody('nia'), await somebody('ana')];
  await board.goto(site);
  const standing = (name: string) => board.getByRole('row').filter({ hasText: name });
  expect(await standing('Nia').count()).toBe(0);
  await board.evaluate('document.documentElement.dataset.reloaded = "never"');

  const mia = await somebody('mia');
  await send(mia, '/session open');
  await log(mia).getByText('is open').last().waitFor();
  await send(nia, '/join');
  await log(nia).getByText('Nia has joined').waitFor();
  await standing('Nia').waitFor();
  expect(await standing('Nia').textContent()).toContain('100');

  await mia.getByRole('button', { name: 'Move it' }).click();
  await mia.getByRole('button', { name: 'In the middle of the session' }).click();
  await send(nia, '/present');
  await send(ana, '/present');
  const before = await standing('Ana').textContent();
  await send(nia, '/game record opponent:@Ana result:won colour:white');
  await ana.getByRole('button', { name: 'Confirm' }).last().click();
  await log(ana).getByText('It counts').last().waitFor();

  await standing('Nia').filter({ hasText: '1–0–0' }).waitFor();
  expect(await standing('Nia').textContent()).not.toContain('100');
  expect(await standing('Ana').textContent()).not.toBe(before);
  expect(await board.getAttribute('html', 'data-reloaded')).toBe('never');
  expect(browser.faults).toEqual([]);
}, 120_000);
