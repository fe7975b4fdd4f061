import type { Locator, Page, Response } from 'playwright-core';
import type { Browser, Looks } from './browser.ts';

/** Waits until the page offers commands in this box for messages: before, it takes none. */
export async function knowsCommands(page: Page, box: Locator): Promise<void> {
  await box.fill('/');
  await page.getByRole('option').first().waitFor();
  await box.fill('');
}

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
    await page.goto(`${playground}?as=${name}&in=games`);
    const visitor = new Visitor(page);
    await knowsCommands(page, visitor.box);
    return visitor;
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

  /** Moves the clock to one of the moments that it offers, and waits until all that was due has happened. */
  async moveClock(moment: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Move it' }).click();
    const isMove = (response: Response) =>
      response.request().method() === 'PUT' && response.url().endsWith('/clock');
    const [moved] = await Promise.all([
      this.page.waitForResponse(isMove),
      this.page.getByRole('button', { name: moment }).click(),
    ]);
    if (!moved.ok()) throw new Error(`The clock was not moved: ${await moved.text()}`);
  }
}
