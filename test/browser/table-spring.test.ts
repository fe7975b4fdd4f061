import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { standardMap } from '../../packages/diplomacy/src/index.ts';
import { shapesOf, spotOf } from '../../packages/diplomacy/src/picture/shapes.ts';
import { ownLines } from '../../src/tables/diplomacy/orders/own-orders.ts';
import { openSiteOf } from '../support/a-site.ts';
import { Browser, type Looks, overhang, seriousFindings } from '../support/browser.ts';
import { TableStory } from '../tables/a-table.ts';
import { pageOf } from '../tables/own-page.ts';

let browser: Browser;
const open: { close(): Promise<unknown> }[] = [];

beforeAll(async () => {
  browser = await Browser.open();
}, 60_000);
afterEach(async () => {
  // The site last: a page that is open comes back to it.
  for (const each of open.splice(0).reverse()) await each.close();
  expect(browser.faults).toEqual([]);
});
afterAll(() => browser.close());

const telephone: Looks = { width: 390, height: 844, touch: true };

/** A table that has just started, and windows on the pages of its players. */
async function aSpring() {
  const story = new TableStory().start();
  const site = await openSiteOf(story.club);
  open.push(site);
  const windowOf = async (power: string, looks: Looks = {}): Promise<Page> => {
    const page = await browser.window(looks);
    open.push(page.context());
    await page.goto(pageOf(story, power, site.url));
    if (looks.scripts !== false) await page.locator('.picking').waitFor();
    return page;
  };
  const ordered = (power: string): string[] => {
    const { table } = story;
    const [game, seat] = [table.state.diplomacy, table.state.seats.get(power)];
    if (game === null || seat === undefined) throw new Error(`Nobody plays ${power}`);
    const lines = ownLines(story.club.view, { table, game, seat, phase: 'S1901M' });
    return (lines ?? '').split('\n').filter(Boolean).sort();
  };
  return { story, windowOf, ordered };
}

/** Where a unit at a place is drawn in the window. */
async function spot(page: Page, at: string, size: 'small' | 'large') {
  const svg = page.locator('.orders-map svg');
  const [x, y] = spotOf(shapesOf(standardMap)?.[size] ?? {}, at)?.unit ?? [0, 0];
  const where = async () => {
    const box = await svg.boundingBox();
    if (box === null) throw new Error('There is no map');
    return { x: box.x + (x * box.width) / 1600, y: box.y + (y * box.width) / 1600 };
  };
  const height = page.viewportSize()?.height ?? 0;
  const { y: down } = await where();
  if (down < 0 || down > height) await page.mouse.wheel(0, down - height / 3);
  await expect.poll(async () => (await where()).y).toBeLessThan(height);
  return where();
}

async function tap(page: Page, ...places: string[]): Promise<void> {
  for (const at of places) {
    const { x, y } = await spot(page, at, 'small');
    await page.touchscreen.tap(x, y);
  }
}

async function click(page: Page, at: string, ...keys: ('Shift' | 'Alt')[]): Promise<void> {
  const { x, y } = await spot(page, at, 'large');
  for (const key of keys) await page.keyboard.down(key);
  await page.mouse.click(x, y);
  for (const key of keys) await page.keyboard.up(key);
}

const says = (page: Page, words: string) => page.locator('.picking .stands', { hasText: words }).waitFor();
const isSaved = (page: Page, order: string) => page.locator('.reading', { hasText: order }).waitFor();
const button = (page: Page, name: string) => page.locator('.picking').getByRole('button', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Presses a key until that has the focus; so often at most. */
async function pressUntil(page: Page, key: string, label: string, most: number): Promise<void> {
  for (let n = 0; n < most && !(await focused(page)).startsWith(label); n++) await page.keyboard.press(key);
  expect(await focused(page)).toContain(label);
}

describe('a Spring', () => {
  it('is played in two windows, by fingers in one, by mouse and keyboard in the other', async () => {
    const { story, windowOf, ordered } = await aSpring();
    const [austria, russia] = [await windowOf('AUS', telephone), await windowOf('RUS')];

    await tap(austria, 'vie', 'gal', 'bud', 'ser', 'tri', 'alb');
    await isSaved(austria, 'F tri-alb');
    expect(ordered('AUS')).toEqual(['A bud-ser', 'A vie-gal', 'F tri-alb']);
    await button(austria, 'Final').tap();
    await says(austria, 'Your orders are final.');

    await click(russia, 'mos');
    await says(russia, 'Army Moscow: where to?');
    await click(russia, 'ukr');
    await isSaved(russia, 'A mos-ukr');
    await click(russia, 'war');
    await click(russia, 'mos', 'Shift');
    await says(russia, 'Army Warsaw supports Moscow: where to?');
    await russia.keyboard.press('Escape');
    await says(russia, 'which unit does it support?');
    await click(russia, 'mos');
    await click(russia, 'ukr');
    await isSaved(russia, 'A war S A mos-ukr');
    await russia.locator('.orders-map [data-at="mos"][tabindex="0"]').focus();
    await pressUntil(russia, 'ArrowDown', 'Sevastopol: Russian fleet', 2);
    await russia.keyboard.press('Enter');
    await says(russia, 'Fleet Sevastopol: where to?');
    await pressUntil(russia, 'ArrowDown', 'Black Sea', 3);
    await russia.keyboard.press('Enter');
    await isSaved(russia, 'F sev-bla');
    expect(await focused(russia)).toContain('Sevastopol');
    await pressUntil(russia, 'Tab', 'St Petersburg (south coast): Russian fleet', 4);
    await russia.keyboard.press('Enter');
    await russia.keyboard.press('h');
    await isSaved(russia, 'F stp/sc H');
    expect(ordered('RUS')).toEqual(['A mos-ukr', 'A war S A mos-ukr', 'F sev-bla', 'F stp/sc H']);
    await button(russia, 'Final').click();
    await says(russia, 'Your orders are final.');

    for (const power of ['ENG', 'FRA', 'GER', 'ITA', 'TUR']) story.holds(power).final(power);
    await story.goTo('2026-11-23 12:01');
    for (const page of [austria, russia]) {
      await page.getByText('Spring 1901, movement is over.').waitFor();
      await page.getByRole('button', { name: 'Go on with Fall 1901, movement' }).click();
      await page.getByRole('heading', { name: 'Fall 1901, movement' }).waitFor();
    }
    await button(austria, 'Army Galicia').tap();
    await says(austria, 'Army Galicia: where to?');
    await says(russia, 'Choose a unit.');
  }, 90_000);
});

describe('the page of a player', () => {
  it.each([
    { ...telephone, scheme: 'light' as const },
    { ...telephone, width: 320, scheme: 'dark' as const },
    { scheme: 'dark' as const },
  ])(
    'has nothing serious that axe finds, and fits: %j',
    async (looks) => {
      const { story, windowOf } = await aSpring();
      story.orders('ENG', 'F lon-nth\nA lvp-mos');
      const page = await windowOf('ENG', looks);
      await button(page, 'Fleet Edinburgh').click();
      expect(await seriousFindings(page)).toEqual([]);
      expect(await overhang(page)).toBe(0);
    },
    60_000,
  );

  it('takes a finger beside a unit for one on it, as wide as a finger is', async () => {
    const { windowOf } = await aSpring();
    const page = await windowOf('ENG', telephone);
    for (const [dx, dy] of [
      [0, -20],
      [20, 0],
      [14, -14],
    ] as const) {
      const { x, y } = await spot(page, 'edi', 'small');
      await page.touchscreen.tap(x + dx, y + dy);
      await says(page, 'Fleet Edinburgh: where to?');
      await button(page, 'Back').tap();
      await says(page, 'Choose a unit.');
    }
  }, 60_000);

  it('does by its buttons all that the map does, and takes orders back', async () => {
    const { windowOf, ordered } = await aSpring();
    const page = await windowOf('AUS', telephone);
    for (const name of ['Army Vienna', 'Support', 'Budapest', 'Galicia']) await button(page, name).tap();
    await isSaved(page, 'A vie S A bud-gal');
    expect(ordered('AUS')).toEqual(['A vie S A bud-gal']);
    for (const name of ['Army Vienna', 'No order']) await button(page, name).tap();
    await says(page, 'Its order is taken back.');
    await expect.poll(() => ordered('AUS')).toEqual([]);
    await page.getByLabel('Fleet Trieste').selectOption('Move to Venice');
    await isSaved(page, 'F tri-ven');
    expect(ordered('AUS')).toEqual(['F tri-ven']);
  }, 60_000);

  it('shows what the same player does in another window', async () => {
    const { windowOf } = await aSpring();
    const [one, other] = [await windowOf('AUS', telephone), await windowOf('AUS')];
    await one.bringToFront();
    await tap(one, 'vie', 'gal');
    await isSaved(other, 'A vie-gal');
    await click(other, 'bud');
    await click(other, 'ser');
    await isSaved(one, 'A bud-ser');
    await isSaved(one, 'A vie-gal');
  }, 60_000);

  it('keeps what cannot be saved, says so, and saves it as soon as it can', async () => {
    const { windowOf, ordered } = await aSpring();
    const page = await windowOf('AUS', telephone);
    await page.route('**/changes', (route) => route.abort());
    await tap(page, 'vie', 'gal');
    await page.getByText('Could not save. Trying again').waitFor();
    await tap(page, 'bud', 'ser');
    expect(ordered('AUS')).toEqual([]);
    await page.unroute('**/changes');
    await isSaved(page, 'A vie-gal');
    expect(ordered('AUS')).toEqual(['A bud-ser', 'A vie-gal']);
    // The console tells of the requests that failed, as it has to.
    expect(browser.faults.splice(0).every((fault) => fault.includes('ERR_FAILED'))).toBe(true);
  }, 60_000);

  it('works without scripts, as a form with a picture', async () => {
    const { story, windowOf, ordered } = await aSpring();
    const page = await windowOf('AUS', { ...telephone, scripts: false });
    await page.getByLabel('Army Vienna').selectOption('Move to Galicia');
    await page.getByLabel('Army Budapest').selectOption('Support Vienna to Galicia');
    await page.getByRole('button', { name: 'Save and mark final' }).click();
    await page.getByText('Your orders are saved.').waitFor();
    expect(ordered('AUS')).toEqual(['A bud S A vie-gal', 'A vie-gal']);
    expect(story.table.state.diplomacy?.final.has('AUS')).toBe(true);
    const picture = page.getByRole('img', { name: 'The map in Spring 1901, movement, with your orders' });
    expect((await picture.boundingBox())?.height).toBeGreaterThan(250);
    expect(await overhang(page)).toBe(0);
  }, 60_000);
});
