import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SiteAccess } from '../../src/house/ports.ts';
import { confirmGame } from '../../src/ladder/games/answer-game.ts';
import { afternoon, enters, named } from '../ladder/games/afternoon.ts';
import { siteKey, siteOf } from '../support/a-site.ts';
import { Browser } from '../support/browser.ts';

const scholarsMate = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#';

let browser: Browser;
let pages: Page[] = [];

beforeAll(async () => {
  browser = await Browser.open();
}, 60_000);
afterEach(async () => {
  await Promise.all(pages.map((page) => page.context().close()));
  pages = [];
});
afterAll(() => browser.close());

interface Opening {
  move?: number;
  scripts?: boolean;
  access?: SiteAccess;
}

/** Goes there, and waits until the page heeds keys and would hear of a change. */
async function visit(page: Page, address: string, live: string): Promise<void> {
  await Promise.all([page.waitForResponse(live), page.goto(address, { waitUntil: 'networkidle' })]);
  await page.locator('html.steps-by-keys').waitFor();
}

/** The page of a game of seven moves in a window, and what that window has asked for since. */
async function opened({ move = 0, scripts = true, access = 'public' }: Opening = {}) {
  const { club, mo, ana, bo } = afternoon();
  const number = enters(club, mo, bo, { player: named(ana), colour: 'white', pgn: scholarsMate });
  const site = await siteOf(club, access);
  const home = access === 'link' ? `/c/${siteKey}` : '';
  const page = await browser.window({ scripts });
  pages.push(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const path = `${home}/games/${number}`;
  const address = `${site.url}${path}?move=${move}`;
  if (scripts) await visit(page, address, `${site.url}${home}/live`);
  else await page.goto(address);
  asked.length = 0;
  return { page, data: `${home}/api/games/${number}`, asked, site, club, ana, bo, number };
}

/** What the page says of where it stands, once it says that. */
const standsAt = (page: Page, words: string) =>
  page.locator('.stands', { hasText: new RegExp(`^${words}$`) }).waitFor();

const whereabouts = (page: Page) => new URL(page.url()).search;

describe('stepping through a game', () => {
  it('goes by keys, without loading the page again, and keeps the address in step', async () => {
    const { page, asked, data } = await opened();
    for (const [key, words, search] of [
      ['ArrowRight', '1. e4, White', '?move=1'],
      ['ArrowRight', '1… e5, Black', '?move=2'],
      ['End', '4. Qxf7#, White', '?move=7'],
      ['ArrowLeft', '3… Nf6, Black', '?move=6'],
      ['Home', 'Before the first move', '?move=0'],
      ['ArrowLeft', 'Before the first move', '?move=0'],
    ] as const) {
      await page.keyboard.press(key);
      await standsAt(page, words);
      await expect.poll(() => whereabouts(page)).toBe(search);
    }
    expect(asked).toEqual([data]);
  });

  it('shows the same as the server would at that address', async () => {
    const { page } = await opened();
    const stepper = () => page.locator('.stepper').innerHTML();
    await page.keyboard.press('ArrowRight');
    await standsAt(page, '1. e4, White');
    const stepped = await stepper();
    await page.reload();
    expect(stepped).toBe(await stepper());
  });

  it('goes by its links and turns the board, and what was pressed keeps the focus', async () => {
    const { page, asked, data } = await opened({ move: 5 });
    const next = page.getByRole('link', { name: 'Next' });
    await next.focus();
    await page.keyboard.press('Enter');
    await standsAt(page, '3… Nf6, Black');
    await page.keyboard.press('Enter');
    await standsAt(page, '4. Qxf7#, White');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Next');
    await page.getByRole('link', { name: 'Flip the board' }).click();
    await page.waitForURL('**/*?move=7&from=black');
    await page.getByRole('link', { name: 'Bc4' }).click();
    await standsAt(page, '2. Bc4, White');
    await expect.poll(() => whereabouts(page)).toBe('?move=3&from=black');
    expect(await page.locator('.moves [aria-current]').allTextContents()).toEqual(['Bc4']);
    expect(await page.locator('.board svg').count()).toBe(1);
    expect(asked).toEqual([data]);
  });

  it('leaves the keys alone where they are typed with others', async () => {
    const { page } = await opened({ move: 3 });
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await standsAt(page, '2… Nc6, Black');
  });

  it('loads the page of a position where the moves cannot be had', async () => {
    const { page, asked, data, number } = await opened();
    await page.route('**/api/**', (route) => route.abort());
    await page.keyboard.press('End');
    await standsAt(page, '4. Qxf7#, White');
    expect(whereabouts(page)).toBe('?move=7');
    expect(asked.slice(0, 2)).toEqual([data, `/games/${number}`]);
    // A browser says that of a request that failed, but not always where the page is left at that moment.
    await page.context().close();
    const others = browser.faults.splice(0).filter((fault) => !fault.includes('net::ERR_FAILED'));
    expect(others).toEqual([]);
  });

  it('goes by links alone where no script runs', async () => {
    const { page } = await opened({ scripts: false });
    await page.getByRole('link', { name: 'Last' }).click();
    await standsAt(page, '4. Qxf7#, White');
    await page.getByRole('link', { name: 'Previous' }).click();
    await standsAt(page, '3… Nf6, Black');
    expect(await page.locator('.keys').isVisible()).toBe(false);
  });

  it('stays where it is when something changes in the club', async () => {
    const { page, club } = await opened();
    await page.keyboard.press('ArrowRight');
    await standsAt(page, '1. e4, White');
    club.member('Zoe');
    await page.waitForResponse((response) => response.url().endsWith('?move=1'));
    await page.keyboard.press('ArrowRight');
    await standsAt(page, '1… e5, Black');
  });

  it('stays where it is when the result is put right, which the page shows at once', async () => {
    const { page, club, number } = await opened({ move: 3 });
    const results = page.locator('.game tbody td:nth-child(2)');
    expect(await results.allTextContents()).toEqual(['won', 'lost']);
    club.write({ type: 'game-corrected', game: number, score: 0.5 });
    await expect.poll(() => results.allTextContents()).toEqual(['drew', 'drew']);
    await standsAt(page, '2. Bc4, White');
  });

  it('begins when a game that waited comes to count, on the page that showed it waiting', async () => {
    const { page, site, club, ana, bo } = await opened();
    const number = enters(club, ana, bo, { pgn: scholarsMate });
    await visit(page, `${site.url}/games/${number}`, `${site.url}/live`);
    expect(await page.locator('.stepper').count()).toBe(0);
    club.does(bo, confirmGame, { game: `${number}` });
    await standsAt(page, '4. Qxf7#, White');
    await page.keyboard.press('Home');
    await standsAt(page, 'Before the first move');
  });

  it('stays behind the address of a club that shows its pages by it', async () => {
    const { page, data, asked } = await opened({ access: 'link' });
    await page.keyboard.press('ArrowRight');
    await standsAt(page, '1. e4, White');
    expect(data).toContain(siteKey);
    expect(asked).toEqual([data]);
  });
});

describe('the pages of members and games', () => {
  it.each([
    { scheme: 'light', width: 1280, drawn: [/\/chart\.svg\?shows=[^&]+$/, 720] },
    { scheme: 'dark', width: 1280, drawn: [/&scheme=dark$/, 720] },
    { scheme: 'light', width: 390, drawn: [/&size=small$/, 400] },
    { scheme: 'dark', width: 390, drawn: [/&size=small&scheme=dark$/, 400] },
  ] as const)('have a chart that suits a $scheme window of $width', async ({ scheme, width, drawn }) => {
    const { club } = afternoon();
    const site = await siteOf(club);
    const page = await browser.window({ scheme, width });
    pages.push(page);
    await page.goto(`${site.url}/members/2`, { waitUntil: 'networkidle' });
    const [source, wide] = await page.evaluate<[string, number]>(
      '(({ currentSrc, naturalWidth }) => [currentSrc, naturalWidth])(document.querySelector("img.chart"))',
    );
    expect(source).toMatch(drawn[0]);
    expect(wide).toBe(drawn[1]);
  });

  it('have done nothing that a page must not', () => {
    expect(browser.faults).toEqual([]);
  });
});
