import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { aClub, type Story } from '../support/a-club.ts';
import { siteOf } from '../support/a-site.ts';
import { Browser, seriousFindings } from '../support/browser.ts';

const adjust = (club: Story, person: number, points: number) =>
  club.write({ type: 'adjusted', person, change: { points } });

const names = (page: Page): Promise<string[]> => page.locator('tbody th').allTextContents();

describe('the board in a window', () => {
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
    onTestFinished(() => page.close());
    const watches = page.waitForResponse(`${site.url}/live`);
    await page.goto(`${site.url}${path}`);
    await watches;
    return { club, site, page, overtake: () => adjust(club, bo, 20) };
  }

  it('follows each change of the club without being loaded again, and says so', async () => {
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
    const { club, page, overtake } = await aWindow('/?name=o');
    const field = page.getByLabel('Name');
    await field.fill('Bo and');
    club.at('12:41');
    overtake();
    await expect.poll(() => page.locator('.as-of').textContent()).toContain('12:41');
    await field.pressSequentially(' others');
    expect(await field.inputValue()).toBe('Bo and others');
  });

  it('says nothing where nothing is to be seen of it', async () => {
    const { club, page } = await aWindow();
    club.at('12:41').person('No member');
    await expect.poll(() => page.locator('.as-of').textContent()).toContain('12:41');
    await page.waitForTimeout(300);
    expect(await page.getByRole('status').textContent()).toBe('');
  });

  it('has nothing serious that axe finds where a name was looked for', async () => {
    const { page } = await aWindow('/?name=an');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFindings(page)).toEqual([]);
    }
  });

  it('goes away with the club’s pages', async () => {
    const { club, site, page } = await aWindow();
    club.clubs.changeNow(club.id, { interaction: null, now: 0, clock: null }, (work) => {
      work.saveSettings({ access: 'off' });
      return { ok: true, value: { kind: 'session-cancelled', date: '2000-01-01', restored: false } };
    });
    await expect.poll(() => page.locator('main').textContent()).toContain('No club’s pages are open here');
    expect(page.url()).toBe(`${site.url}/`);
  });
});
