import type { Page } from 'playwright-core';
import type { Browser, Looks } from './browser.ts';

/** Somebody who sits before #games on the playground's page. */
export class Visitor {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** In a window of their own. `name` is their user name. */
  static async enter(
    browser: Browser,
    playground: string,
    name: string,
    looks: Looks = {},
  ): Promise<Visitor> {
    const page = await browser.window(looks);
    await page.goto(`${playground}?as=${name}`);
    await page.getByRole('link', { name: 'games' }).click();
    return new Visitor(page);
  }

  get box() {
    return this.page.getByRole('textbox', { name: 'Message #games' });
  }

  /** Types a line and sends it. */
  async send(line: string): Promise<void> {
    await this.box.fill(line);
    await this.box.press('Enter');
  }

  /** Waits until somebody has said that. */
  async hear(words: string): Promise<void> {
    await this.page.getByRole('log').getByText(words).last().waitFor();
  }

  /** Moves the clock to one of the moments that it offers. */
  async moveClock(moment: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Move it' }).click();
    await this.page.getByRole('button', { name: moment }).click();
  }
}
