import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/web/site.ts';
import { aClub } from '../support/a-club.ts';
import { openSiteOf } from '../support/a-site.ts';
import { Browser } from '../support/browser.ts';

describe('a list of several pages, printed', () => {
  const club = aClub({ now: '2026-11-20 12:40' });
  let site: Site;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    for (let n = 1; n <= 250; n++) club.member(`Member ${n}.`);
    site = await openSiteOf(club);
    browser = await Browser.open();
    page = await browser.window();
    await page.addInitScript('window.print = () => { window.printed = (window.printed ?? 0) + 1; };');
    await page.goto(`${site.url}/?page=2`);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const shown = (name: string) => page.getByRole('rowheader', { name, exact: true }).count();

  it('is the page that is asked for, and says which', async () => {
    await page.emulateMedia({ media: 'print' });
    expect([await shown('Member 100.'), await shown('Member 101.'), await shown('Member 201.')]).toEqual([
      0, 1, 0,
    ]);
    expect(await page.locator('.pager > :visible').allTextContents()).toEqual(['Page 2 of 3']);
    await page.emulateMedia({ media: 'screen' });
  });

  it('is all its pages in order where that is asked for, each row once and under one title', async () => {
    await page.getByRole('button', { name: 'Print all pages' }).click();
    await expect.poll(() => page.evaluate('window.printed')).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const names = await page.locator('main th[scope=row]:visible').allInnerTexts();
    expect(names).toEqual(Array.from({ length: 250 }, (_, n) => `Member ${n + 1}.`));
    expect(await page.locator('h1:visible').count()).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  });

  it('stays on the screen as it was', async () => {
    expect(await page.locator('main th[scope=row]:visible').count()).toBe(100);
    expect(await page.getByRole('button', { name: 'Print all pages' }).isEnabled()).toBe(true);
  });

  it('says so where a page does not come', async () => {
    await page.route('**/?page=3', (route) => route.abort());
    await page.getByRole('button', { name: 'Print all pages' }).click();
    await page.getByRole('button', { name: 'Not all pages could be loaded. Try again' }).waitFor();
    expect(await page.evaluate('window.printed')).toBe(1);
  });

  it('has no such button without scripts, nor where there is one page', async () => {
    const still = await browser.window({ scripts: false });
    await still.goto(site.url);
    expect(await still.getByRole('button', { name: 'Print' }).count()).toBe(0);
    await page.goto(`${site.url}/games`);
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
  });
});
