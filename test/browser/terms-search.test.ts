import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { aClub } from '../support/a-club.ts';
import { siteKey, siteOf } from '../support/a-site.ts';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await Browser.open();
}, 60_000);
afterAll(() => browser.close());

async function windowAt(address: string): Promise<Page> {
  const page = await browser.window({ width: 390 });
  onTestFinished(() => page.context().close());
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return page;
}

describe('the search of the Terms', () => {
  const opened = async (path = '/terms') =>
    windowAt((await siteOf(aClub({ now: '2026-11-20 12:40' }))).url + path);

  const field = (page: Page) => page.getByLabel('Find in the Terms');
  const count = (page: Page) => page.getByRole('status').first().textContent();
  const shownActs = (page: Page) => page.locator('section > .act:visible').count();

  it('shows the Acts with the words while they are typed, unfolded, and no other', async () => {
    const page = await opened();
    const all = await shownActs(page);
    expect(all).toBeGreaterThan(20);
    await field(page).pressSequentially('players BANNED ');
    const found = await shownActs(page);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all / 2);
    expect(await count(page)).toBe(`${found} Acts found.`);
    expect(await page.locator('#act-0\\.7 details').getAttribute('open')).not.toBeNull();
    expect(await page.getByText('A game does not count if one of its players was banned').isVisible()).toBe(
      true,
    );
    expect(await seriousFindings(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
  });

  it('hides a section without such an Act, and says it of one Act in the singular', async () => {
    const page = await opened();
    await field(page).fill('spoil casual play');
    expect(await count(page)).toBe('1 Act found.');
    expect(await page.locator('section:has(.act):visible').count()).toBe(1);
  });

  it('says that no Act has the words, and has all Acts again, folded, when they are deleted', async () => {
    const page = await opened();
    const all = await shownActs(page);
    await field(page).fill('xyzzy');
    expect(await count(page)).toBe('No Act has these words.');
    expect(await shownActs(page)).toBe(0);
    await field(page).fill('');
    expect(await count(page)).toBe('');
    expect(await shownActs(page)).toBe(all);
    expect(await page.locator('.act details[open]').count()).toBe(0);
  });

  it('asks the server when the button is pressed, which finds the same', async () => {
    const page = await opened();
    await field(page).fill('banned players');
    const typed = await count(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/terms?q=banned+players');
    expect(await count(page)).toBe(typed);
    await field(page).fill('');
    expect(await count(page)).toBe('');
  });

  it('opens the Act that an address or a link leads to', async () => {
    const page = await opened('/terms#act-I.2.1');
    const isOpen = (act: string) =>
      page.evaluate(
        (id) =>
          document.getElementById(id)?.closest('details')?.open ??
          document.getElementById(id)?.querySelector('details')?.open,
        `act-${act}`,
      );
    await expect.poll(() => isOpen('I.2.1')).toBe(true);
    expect(await page.locator('#act-I\\.2\\.1').isVisible()).toBe(true);
    await page.locator('#act-I\\.1 summary').click();
    await page.locator('#act-I\\.1').getByRole('link', { name: 'I.9.11' }).click();
    await expect.poll(() => isOpen('I.9.11')).toBe(true);
    await expect.poll(() => page.locator('#act-I\\.9\\.11').isVisible()).toBe(true);
  });
});

describe('the page of what is not there', () => {
  it('leads home, and on to pages of the club', async () => {
    const site = await siteOf(aClub({ now: '2026-11-20 12:40' }));
    const page = await windowAt(`${site.url}/nothing`);
    for (const [name, heading] of [
      ['Go to the Leaderboard', 'Leaderboard'],
      ['Games', 'Games'],
      ['Terms', 'The Terms'],
      ['Calendar', 'Calendar'],
    ] as const) {
      await page.goto(`${site.url}/nothing`);
      await page.locator('main').getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    }
  });

  it('leads to the club below whose secret address it is', async () => {
    const site = await siteOf(aClub({ now: '2026-11-20 12:40' }), 'link');
    const page = await windowAt(`${site.url}/c/${siteKey}/members/99`);
    expect(await seriousFindings(page)).toEqual([]);
    const links = page.locator('main').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ['', '/games', '/calendar', '/terms'].map((path) => `/c/${siteKey}${path}`),
    );
    await links.first().click();
    await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor();
    expect(page.url()).toBe(`${site.url}/c/${siteKey}`);
  });

  it('leads no further where no club is at that address: the same words again', async () => {
    const site = await siteOf(aClub({ now: '2026-11-20 12:40' }), 'link');
    const page = await windowAt(`${site.url}/c/a-guess/games`);
    await page.getByRole('link', { name: 'Go to the Leaderboard' }).click();
    await page.waitForURL(`${site.url}/c/a-guess`);
    await page.getByRole('heading', { level: 1, name: 'Nothing here' }).waitFor();
  });
});

it('breaks no policy, but for the pages that are not there', () => {
  expect(browser.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
