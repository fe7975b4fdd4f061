import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Site } from '../../src/web/site.ts';
import { Courtroom } from '../support/a-judgement.ts';
import { openSiteOf } from '../support/a-site.ts';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';
import { hostileOpinion } from '../support/hostile-opinion.ts';

describe('a judgement of 30,000 hostile characters, in a real browser', () => {
  let site: Site;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const court = new Courtroom();
    court.judged();
    court.writes(court.jo, 1, { text: hostileOpinion, acts: 'II.9', holding: 'A ban <b>ends</b>.' });
    court.writes(court.kim, 1, {
      kind: 'concurrence',
      text: 'For [other](https://good.example/why) reasons.',
    });
    site = await openSiteOf(court.story);
    browser = await Browser.open();
    page = await browser.window();
    const read = async () => (await page.goto(`${site.url}/court/2026/1`))?.text();
    await vi.waitFor(async () => expect(await read()).not.toContain('takes long to lay out'), 30_000);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it('has nothing serious that axe finds, by day and by night', async () => {
    expect(await seriousFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await seriousFindings(page, { rules: ['color-contrast'] })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('fits on a telephone', async () => {
    const telephone = await browser.window({ width: 320, height: 640, scripts: false });
    await telephone.goto(page.url());
    expect(await overhang(telephone)).toBe(0);
  });

  it('prints like a judgement: numbered pages, nothing to press, and where each link leads', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 640, height: 900 });
    for (const away of ['Leaderboard', 'What else the Court decided', 'What is kept and who sees it'])
      expect(await page.getByText(away, { exact: true }).isVisible()).toBe(false);
    expect(await page.getByText('The end of it.').isVisible()).toBe(true);
    expect(await page.locator('body > header p').allTextContents()).toEqual(['The chess club', page.url()]);
    expect(await overhang(page)).toBe(0);
    const after = await page.evaluate<string>(
      `getComputedStyle(document.querySelector('a[href="https://good.example/why"]'), '::after').content`,
    );
    expect(after).toContain('https://good.example/why');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
    await page.emulateMedia({ media: 'screen' });
  });

  it('does nothing of what was written into it', () => {
    expect(browser.faults).toEqual([]);
  });

  it('is found by a search that needs no script', async () => {
    const still = await browser.window({ scripts: false });
    await still.goto(`${site.url}/precedents`);
    await page.goto(still.url());
    expect(await seriousFindings(page)).toEqual([]);
    await still.getByLabel('Act, such as').fill('ii.9');
    await still.getByLabel('Words').fill('telephone <script>');
    await still.getByRole('button', { name: 'Search' }).click();
    await still.getByRole('status').filter({ hasText: 'No published judgement' }).waitFor();
    await still.getByLabel('Words').fill('the END of it');
    await still.getByRole('button', { name: 'Search' }).click();
    await still.getByRole('link', { name: '[2026] CoA 1: AB v MM' }).click();
    await still.getByRole('heading', { level: 1 }).filter({ hasText: '[2026] CoA 1' }).waitFor();
  });
});
