import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tryout } from '../../src/tryout/open-tryout.ts';
import { aTryout } from '../support/a-tryout.ts';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';

let tryout: Tryout;
let browser: Browser;
beforeAll(async () => {
  [tryout, browser] = await Promise.all([aTryout(), Browser.open()]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await tryout.close();
});

/** Somebody who has never been here, and presses nothing but what the tour tells them. */
class Newcomer {
  readonly page: Page;
  clicks = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get tour() {
    return this.page.getByRole('complementary', { name: 'Guided tour' });
  }

  /** Presses this, and waits until the tour stands at this step. */
  async press(button: string, step: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).last().click();
    this.clicks += 1;
    if (process.env.SHOTS) await this.page.screenshot({ path: `${process.env.SHOTS}-${this.clicks}.png` });
    await this.tour.getByRole('heading', { name: step, exact: true }).waitFor();
  }
}

it('a newcomer comes from the first page to a confirmed game in at most ten clicks', async () => {
  const newcomer = new Newcomer(await browser.window());
  await newcomer.page.goto(tryout.playgroundUrl);
  await newcomer.press('Take the tour', 'Open the session');
  await newcomer.press('Be Mia and send /session open', 'Join the Leaderboard');
  await newcomer.press('Be Nia and send /join', 'Nia checks in');
  await newcomer.press('Send /present', 'Ana checks in');
  await newcomer.press('Be Ana and send /present', 'Record a game');
  await newcomer.press('Be Nia and type /game record', 'Record a game');
  await newcomer.press('Send /game record', 'Confirm it');
  await newcomer.press('Be Ana', 'Confirm it');
  await newcomer.press('Confirm', 'See the Leaderboard');
  expect(newcomer.clicks).toBeLessThanOrEqual(10);

  expect(await seriousFindings(newcomer.page)).toEqual([]);
  expect(await overhang(newcomer.page)).toBe(0);
  await newcomer.press('Send /leaderboard', 'Ask why');
  await newcomer.press('Be Nia and send /explain', 'Wait for the bell');
  await newcomer.press('Move the clock to 13:11', 'Come too late');
  await newcomer.press('Be Bo and type /game record', 'Come too late');
  await newcomer.press('Send /game record', 'Undo a game');
  await newcomer.press('Be Mia and type /game void', 'Undo a game');
  await newcomer.page.getByRole('option', { name: 'Nia' }).first().click();
  await newcomer.press('Send /game void', 'Undo a game');
  await newcomer.press('Confirm: undo the game', 'Go to the Court');
  await newcomer.press('Be Bo and send /court docket', 'Play Diplomacy');
  await newcomer.press('Be Ana and type /diplomacy orders', 'Play Diplomacy');
  await newcomer.press('Send /diplomacy orders', 'Mark them final');
  await newcomer.press('Final', 'Look at the table');
  await newcomer.press('Send /table show', 'That was the tour');
  await newcomer.page.getByRole('button', { name: 'Finish' }).click();
  await newcomer.tour.waitFor({ state: 'detached' });
  expect(browser.faults).toEqual([]);
}, 180_000);
