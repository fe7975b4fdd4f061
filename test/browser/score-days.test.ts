import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { afternoon, plays } from '../ladder/games/afternoon.ts';
import { siteOf } from '../support/a-site.ts';
import { Browser, type Looks, overhang, seriousFindings } from '../support/browser.ts';

describe('the chart of a score', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await Browser.open();
  }, 60_000);
  afterAll(() => browser.close());

  /** The page of a member who won, lost and won on three Fridays. */
  async function opened(looks: Looks = {}) {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    club.at('2026-11-27 12:30').openSession(mo);
    plays(club, mo, bo, ana);
    club.at('2026-12-04 12:30').openSession(mo);
    plays(club, mo, ana, bo);
    const site = await siteOf(club);
    const page = await browser.window(looks);
    onTestFinished(() => page.context().close());
    await page.goto(`${site.url}/members/${ana}`);
    const chart = page.locator('.pointed');
    const isThere = '!!document.querySelector(".chart").naturalWidth';
    const isDrawn =
      looks.scripts === false ? 'true' : `${isThere} && !!document.querySelector(".pointing input")`;
    await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
    await chart.scrollIntoViewIfNeeded();
    const point = async (part: number, by: (x: number, y: number) => Promise<void>) => {
      const box = await chart.boundingBox();
      if (box === null) throw new Error('There is no chart');
      await by(box.x + part * box.width, box.y + 0.7 * box.height);
    };
    return { club, mo, ana, bo, page, chart, point };
  }

  const label = (page: Page) => page.locator('.pointing .label');

  /** The middle of the dot, as parts of the chart's width and height. */
  async function placeOfDot(page: Page): Promise<{ x: number; y: number }> {
    const [chart, dot] = [
      await page.locator('.pointed').boundingBox(),
      await page.locator('.pointing .dot').boundingBox(),
    ];
    if (chart === null || dot === null) throw new Error('There is no dot');
    const part = (of: number, size: number, from: number, whole: number) => (of + size / 2 - from) / whole;
    return {
      x: part(dot.x, dot.width, chart.x, chart.width),
      y: part(dot.y, dot.height, chart.y, chart.height),
    };
  }

  it.each([
    ['on a wide page', { width: 1280 }, 720, 280],
    ['on a telephone', { width: 390 }, 400, 260],
    ['in the dark', { scheme: 'dark' }, 720, 280],
  ] as const)('shows the day that the mouse points at, %s', async (_, looks, width, height) => {
    const { page, point } = await opened(looks);
    expect(await label(page).isVisible()).toBe(false);
    await point(0.5, (x, y) => page.mouse.move(x, y));
    expect(await label(page).textContent()).toBe('27 Nov 2026: 100 (−20)');
    await point(0.02, (x, y) => page.mouse.move(x, y));
    expect(await label(page).textContent()).toBe('20 Nov 2026: 120 (+20)');
    await point(0.98, (x, y) => page.mouse.move(x, y));
    expect(await label(page).textContent()).toMatch(/^4 Dec 2026: \d+ \(\+\d+\)$/);
    const { x, y } = await placeOfDot(page);
    expect(Math.abs(x - (width - 28) / width)).toBeLessThan(0.005);
    expect(y).toBeGreaterThan(20 / height);
    expect(y).toBeLessThan(0.4);
    expect(await overhang(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.mouse.move(0, 0);
    expect(await label(page).isVisible()).toBe(false);
  });

  it('shows the day that a finger touches, and keeps it until something else is touched', async () => {
    const { page, point } = await opened({ width: 390, touch: true });
    await point(0.5, (x, y) => page.touchscreen.tap(x, y));
    await expect.poll(() => label(page).textContent()).toBe('27 Nov 2026: 100 (−20)');
    expect(await label(page).isVisible()).toBe(true);
    await page.getByRole('heading', { level: 1 }).tap();
    expect(await label(page).isVisible()).toBe(false);
  });

  it('goes from day to day by the keys, and says each to those who do not see it', async () => {
    const { page } = await opened();
    const slider = page.getByRole('slider', { name: 'The score day by day' });
    const said = () => slider.getAttribute('aria-valuetext');
    await slider.focus();
    expect(await label(page).isVisible()).toBe(true);
    expect(await said()).toContain('4 Dec 2026');
    await page.keyboard.press('ArrowLeft');
    expect(await said()).toBe('27 Nov 2026: 100 (−20)');
    expect(await label(page).textContent()).toBe(await said());
    await page.keyboard.press('Home');
    expect(await said()).toBe('20 Nov 2026: 120 (+20)');
    await page.keyboard.press('ArrowLeft');
    expect(await said()).toBe('20 Nov 2026: 120 (+20)');
    await page.keyboard.press('End');
    expect(await said()).toContain('4 Dec 2026');
    expect(await page.locator('.keys').isVisible()).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await label(page).isVisible()).toBe(false);
  });

  it('goes on by the keys from where the mouse was clicked', async () => {
    const { page, point } = await opened();
    await point(0.98, (x, y) => page.mouse.click(x, y));
    await page.keyboard.press('ArrowLeft');
    expect(await label(page).textContent()).toBe('27 Nov 2026: 100 (−20)');
    await page.mouse.move(0, 0);
    expect(await label(page).isVisible()).toBe(true);
  });

  it('has a new day as soon as the page has it, and stays at the day that was looked at', async () => {
    const { club, mo, ana, bo, page, point } = await opened();
    await point(0.5, (x, y) => page.mouse.click(x, y));
    club.at('2026-12-11 12:30').openSession(mo);
    plays(club, mo, ana, bo);
    await page.locator('table.days', { hasText: '11 Dec 2026' }).waitFor({ state: 'attached' });
    await expect.poll(async () => (await placeOfDot(page)).x).toBeLessThan(0.4);
    expect(await label(page).textContent()).toBe('27 Nov 2026: 100 (−20)');
    await page.keyboard.press('End');
    expect(await label(page).textContent()).toContain('11 Dec 2026');
  });

  it('is a picture and a table where no script runs', async () => {
    const { page, point } = await opened({ scripts: false });
    await point(0.5, (x, y) => page.mouse.move(x, y));
    expect(await page.getByRole('slider').count()).toBe(0);
    expect(await page.locator('.keys').isVisible()).toBe(false);
    await page.getByText('The same in numbers').click();
    expect(await page.getByRole('row', { name: '27 Nov 2026 100 −20' }).isVisible()).toBe(true);
  });

  it('breaks no policy and asks nobody else', () => {
    expect(browser.faults).toEqual([]);
  });
});
