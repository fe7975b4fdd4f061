import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { theTable } from '../../src/tables/table.ts';
import type { Site } from '../../src/web/site.ts';
import { aClub } from '../support/a-club.ts';
import { asRecorded, writePhasePlayed, writeTable } from '../support/a-long-table.ts';
import { openSiteOf } from '../support/a-site.ts';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';

describe('the page of a table, in a real browser', () => {
  const club = aClub({ now: '2026-09-01 12:00' });
  let site: Site;
  let browser: Browser;
  let page: Page;

  const play = () =>
    club.keep((work) => {
      writePhasePlayed(work, theTable(work, 1).book, asRecorded());
    });

  beforeAll(async () => {
    const gm = club.moderator('Mo');
    const players = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus'].map((name) => club.member(name));
    club.keep((work) => {
      writeTable(work, { name: 'Friday Diplomacy', gm, players });
    });
    for (let phase = 0; phase < 3; phase++) play();
    site = await openSiteOf(club);
    browser = await Browser.open();
    page = await browser.window();
    await page.addInitScript('window.print = () => { window.printed = (window.printed ?? 0) + 1; };');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** With its script, which listens only once it is there. */
  const open = async (at: Page, path: string) => {
    await at.goto(site.url + path);
    await at.locator('html.steps-by-keys').waitFor();
  };
  const stands = (at: Page) => at.locator('#stands');
  const waitFor = (at: Page, words: string) => stands(at).filter({ hasText: words }).waitFor();
  const drawn = async (at: Page): Promise<string> => `${await at.locator('img.map').getAttribute('src')}`;

  it('is stepped through by keys, without being loaded again', async () => {
    await open(page, '/tables/1');
    await page.evaluate('window.same = true');
    await waitFor(page, 'Now: Spring 1902, movement');
    for (const [key, words] of [
      ['ArrowLeft', 'Winter 1901, adjustments'],
      ['ArrowLeft', 'Fall 1901, movement'],
      ['Home', 'Spring 1901, movement'],
      ['ArrowRight', 'Fall 1901, movement'],
      ['End', 'Now: Spring 1902, movement'],
    ] as const) {
      await page.keyboard.press(key);
      await waitFor(page, words);
    }
    expect(await page.evaluate('window.same')).toBe(true);
  });

  it('is stepped through by its links, which keep the focus, and says where it is in its address', async () => {
    await open(page, '/tables/1');
    await page.evaluate('window.same = true');
    const previous = page.getByRole('link', { name: 'Previous' });
    await previous.click();
    await waitFor(page, 'Winter 1901, adjustments');
    expect(page.url()).toBe(`${site.url}/tables/1?phase=W1901A`);
    expect(await drawn(page)).toContain('phase=W1901A');
    expect(await previous.evaluate((link) => link === link.ownerDocument.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Spring 1901', exact: true }).click();
    await waitFor(page, 'Spring 1901, movement');
    expect(await page.evaluate('window.same')).toBe(true);
    await page.getByRole('link', { name: 'The map by itself' }).click();
    await page.waitForURL(/map\.svg\?phase=S1901M/);
  });

  it('is turned by a finger', async () => {
    const phone = await browser.window({ width: 390, height: 844, touch: true });
    await open(phone, '/tables/1');
    expect(await overhang(phone)).toBe(0);
    const map = phone.locator('img.map');
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    if (box === null) throw new Error('There is no map');
    const y = box.y + 60;
    const pointer = { pointerType: 'touch', isPrimary: true, bubbles: true, clientY: y };
    await map.dispatchEvent('pointerdown', { ...pointer, clientX: box.x + 60 });
    await map.dispatchEvent('pointerup', { ...pointer, clientX: box.x + 200 });
    await waitFor(phone, 'Winter 1901, adjustments');
    await phone.context().close();
  });

  it('works without scripts', async () => {
    const still = await browser.window({ scripts: false });
    await still.goto(`${site.url}/tables/1?phase=F1901M`);
    await still.getByRole('link', { name: 'Previous' }).click();
    await waitFor(still, 'Spring 1901, movement');
    await still.getByText('The map in words').click();
    expect(await still.getByText('Fleet in Ankara, army in Constantinople').isVisible()).toBe(true);
    await still.context().close();
  });

  it('shows the deadline by the reader’s own clock too, where that is another time', async () => {
    await page.goto(`${site.url}/tables/1`);
    const own = page.locator('.facts .own-time');
    expect(await own.textContent()).toBe('');
    await own.evaluate((place) => place.setAttribute('data-zone', 'Asia/Tokyo'));
    await page.evaluate(`document.dispatchEvent(new Event('shown'))`);
    expect(await own.textContent()).toContain('Thu 3 Sept, 12:00 by your clock');
  });

  it('has nothing serious that axe finds with all of it unfolded', async () => {
    await page.goto(`${site.url}/tables/1?phase=F1901M`);
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('prints all phases one after another, each with its map', async () => {
    await page.goto(`${site.url}/tables/1`);
    await page.getByRole('button', { name: 'Print all phases' }).click();
    await expect.poll(() => page.evaluate('window.printed')).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const phases = await page.locator('.all-pages h2:visible').allInnerTexts();
    expect(phases.filter((title) => /\d{4},/.test(title))).toEqual([
      'Spring 1901, movement',
      'Fall 1901, movement',
      'Winter 1901, adjustments',
    ]);
    expect(await page.locator('.all-pages img.map:visible').count()).toBe(3);
    expect(await page.locator('h1:visible').count()).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  });

  it('changes by itself when a phase is played, and stays where it is at an earlier one', async () => {
    const reader = await browser.window();
    const watch = (at: Page, path: string) =>
      Promise.all([at.waitForResponse(`${site.url}/live`), at.goto(site.url + path)]);
    await watch(reader, '/tables/1?phase=S1901M');
    await watch(page, '/tables/1');
    const [before, present] = [await drawn(reader), await drawn(page)];
    play();
    await waitFor(page, 'Now: Fall 1902, movement');
    expect(await drawn(page)).not.toBe(present);
    await reader.getByRole('link', { name: 'Spring 1902', exact: true }).waitFor();
    expect([await stands(reader).textContent(), await drawn(reader)]).toEqual([
      'Spring 1901, movement',
      before,
    ]);
    await reader.context().close();
  });

  it('breaks no policy and asks nobody else for anything', () => {
    expect(browser.faults).toEqual([]);
  });
});
