import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClub, type Story } from '../support/a-club.ts';
import { siteOf } from '../support/a-site.ts';
import { Browser } from '../support/browser.ts';

const adjust = (club: Story, person: number, points: number) =>
  club.write({ type: 'adjusted', person, change: { points } });

const names = (page: Page): Promise<string[]> => page.locator('tbody th').allTextContents();

describe('the board in a window, when the club changes', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await Browser.open();
  }, 60_000);
  afterAll(() => browser.close());

  /** A club of two with its board open, and a change that puts the second of them first. */
  async function aWindow(path = '/') {
    const club = aClub({ now: '2026-11-20 12:40' });
    const [, bo] = [club.member('Ana'), club.member('Bo')];
    const site = await siteOf(club);
    const page = await browser.window();
    const watches = page.waitForResponse(`${site.url}/live`);
    await page.goto(`${site.url}${path}`);
    await watches;
    return { club, site, page, overtake: () => adjust(club, bo, 20) };
  }

  it('follows suit without being loaded anew, and says so', async () => {
    const { page, overtake } = await aWindow();
    await page.evaluate('window.sameAsBefore = true');
    expect(await names(page)).toEqual(['Ana', 'Bo']);
    overtake();
    await expect.poll(() => names(page)).toEqual(['Bo', 'Ana']);
    await expect.poll(() => page.getByRole('status').textContent()).toBe('This page has changed.');
    expect(await page.evaluate('window.sameAsBefore')).toBe(true);
  });

  it('leaves the focus where it was, on the same person', async () => {
    const { page, overtake } = await aWindow();
    await page.getByRole('link', { name: 'Ana' }).focus();
    overtake();
    await expect.poll(() => names(page)).toEqual(['Bo', 'Ana']);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Ana');
  });

  it('keeps what somebody is typing', async () => {
    const { page, overtake } = await aWindow('/?name=a');
    const field = page.getByLabel('Name');
    await field.fill('Bo and');
    overtake();
    await expect.poll(() => page.locator('.as-of').textContent()).toContain('12:40');
    await field.pressSequentially(' others');
    expect(await field.inputValue()).toBe('Bo and others');
  });

  it('says nothing where nothing is to be seen of it', async () => {
    const { club, page } = await aWindow();
    const asked = page.waitForResponse((response) => response.request().method() === 'GET');
    club.person('No member');
    await (await asked).finished();
    await page.waitForTimeout(300);
    expect(await page.getByRole('status').textContent()).toBe('');
  });

  it('goes away with the club’s pages', async () => {
    const { club, site, page } = await aWindow();
    club.clubs.changeNow(club.id, { interaction: null, now: 0 }, (work) => {
      work.saveSettings({ access: 'off' });
      return { ok: true, value: { kind: 'session-cancelled', date: '2000-01-01', restored: false } };
    });
    await expect.poll(() => page.locator('main').textContent()).toContain('No club’s pages are open here');
    expect(page.url()).toBe(`${site.url}/`);
  });

  it('asks nobody else for anything, and breaks no policy', () => {
    expect(browser.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
});
