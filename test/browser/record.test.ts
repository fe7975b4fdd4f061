import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';
import { ClubOnPlayground, siteUrl } from '../support/club-on-playground.ts';

const hostile = '<img src=x onerror=alert(1)>';

describe('the page of a record', () => {
  let club: ClubOnPlayground;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    club = await ClubOnPlayground.open('2026-11-20 12:40');
    const { mia } = await club.setUp('ana');
    const eve = club.person('eve', { nick: hostile });
    await eve.as.run('join');
    await mia.as.run('monitor set', { member: eve, suspicion: `${hostile} ${'x'.repeat(900)}` });
    const { message } = await mia.as.run('record', { member: eve });
    const [address = ''] = JSON.stringify(message?.components).match(/https:[^"]+/) ?? [];
    const site = await club.openPages();
    browser = await Browser.open();
    page = await browser.window({ width: 320, height: 640 });
    await page.goto(address.replace(siteUrl, site));
  }, 90_000);

  afterAll(async () => {
    await browser.close();
    await club.close();
  });

  it('shows hostile words as words', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`On file about ${hostile}`);
    expect(await page.locator('main').textContent()).toContain(`suspicion: ${hostile} xxx`);
  });

  it('does not overflow a small screen, and can be read by everybody', async () => {
    expect(await overhang(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(browser.faults).toEqual([]);
  });

  it('leads to no page but the one that says what is kept', async () => {
    expect(await page.getByRole('link').allInnerTexts()).toEqual([
      'Skip to the page',
      'What is kept and who sees it',
    ]);
  });
});
