import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTryout, type Tryout } from '../../src/tryout/open-tryout.ts';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';

/** One address of each kind that the site has, by how all of them begin. */
const kinds: Record<string, RegExp> = {
  'the leaderboard': /^\/$/,
  'a member': /^\/members\/\d+$/,
  'the games': /^\/games$/,
  'a game': /^\/games\/\d+$/,
  'a position of a game': /^\/games\/\d+\?move=\d+$/,
  'the Terms': /^\/terms$/,
  'an Act': /^\/terms\/[\dIV]+\.[\d.]+$/,
  'the versions of the Terms': /^\/terms\/history$/,
  'the calendar': /^\/calendar$/,
  'the pairings': /^\/pairings$/,
  'the docket': /^\/docket$/,
  'what is kept': /^\/privacy$/,
};

describe('every page, in a real browser', () => {
  let folder: string;
  let tryout: Tryout;
  let browser: Browser;
  let page: Page;
  let scriptless: Page;
  let found: Map<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rook-and-gavel-test-'));
    tryout = await openTryout({
      databaseUrl: `file:${join(folder, 'club.db')}`,
      site: { host: '127.0.0.1', port: 0, url: null },
      log: pino({ level: 'silent' }),
    });
    browser = await Browser.open();
    page = await browser.window();
    scriptless = await browser.window({ scripts: false });
    found = await walk(page, tryout.siteUrl);
  }, 90_000);
  afterAll(async () => {
    await browser.close();
    await tryout.close();
    await rm(folder, { recursive: true });
  });

  it('is reached by links from the leaderboard, and there is no other kind', () => {
    expect([...found.keys()].sort()).toEqual(Object.keys(kinds).sort());
  });

  describe.each(Object.keys(kinds))('%s', (kind) => {
    beforeAll(() => page.goto(tryout.siteUrl + found.get(kind)));

    it.each(['light', 'dark'] as const)('has nothing serious that axe finds, %s', async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFindings(page)).toEqual([]);
    });

    it('says as much without scripts, but for how to use them', async () => {
      await scriptless.goto(page.url());
      const lines = async (window: Page) => (await window.locator('main').ariaSnapshot()).split('\n');
      const said = (await lines(page)).filter((line) => !line.includes('keys'));
      expect(said.length).toBeGreaterThan(3);
      expect(await lines(scriptless)).toEqual(said);
    });

    it('fits on a telephone', async () => {
      await scriptless.setViewportSize({ width: 320, height: 640 });
      await scriptless.goto(page.url());
      expect(await overhang(scriptless)).toBe(0);
    });
  });

  describe('the page of the playground', () => {
    let games: Page;

    beforeAll(async () => {
      games = await browser.window();
      await games.goto(`${tryout.playgroundUrl}?as=ana`);
      await games.getByRole('link', { name: 'games' }).click();
    });

    async function send(line: string): Promise<void> {
      const box = games.getByRole('textbox', { name: 'Message #games' });
      await box.fill(line);
      await box.press('Enter');
    }

    it('shows the course of a score and the end of a game, in words too', async () => {
      await send('/profile');
      await games.getByRole('img', { name: 'A chart of a score: from 100' }).waitFor();
      await send('/game show game:8');
      await games.getByRole('img', { name: 'A chessboard. White: king e1' }).waitFor();
    });

    it('has nothing serious that axe finds, with messages, cards, pictures and the offer of a tour', async () => {
      expect(await seriousFindings(games)).toEqual([]);
    });

    it.each(['You are Ana', 'The clock shows', 'Take the tour'])('nor with %s opened', async (name) => {
      const button = games.getByRole('button', { name });
      await button.click();
      expect(await seriousFindings(games)).toEqual([]);
      await games.keyboard.press('Escape');
    });

    it('nor with a command half written', async () => {
      await games.getByRole('textbox', { name: 'Message #games' }).fill('/game rec');
      await games.getByRole('option', { name: '/game record' }).click();
      await games.getByRole('button', { name: '+ opponent', exact: true }).click();
      await games.getByRole('combobox', { name: 'opponent' }).fill('b');
      await games.getByRole('option', { name: 'Bo' }).waitFor();
      expect(await seriousFindings(games)).toEqual([]);
    });

    it('fits on a telephone', async () => {
      await games.setViewportSize({ width: 320, height: 640 });
      expect(await overhang(games)).toBe(0);
    });
  });

  it('asks nobody else for anything, and breaks no policy', () => {
    expect(browser.faults).toEqual([]);
  });
});

/** Follows links from the first page until one address of each kind is found. */
async function walk(page: Page, site: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = ['/'];
  for (const address of waiting) {
    const kind = kindOf(address);
    if (kind === null || found.has(kind)) continue;
    found.set(kind, address);
    await page.goto(site + address);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    for (const link of links) {
      const { origin, pathname, search } = new URL(`${link}`, page.url());
      if (origin === site) waiting.push(pathname + search);
    }
  }
  return found;
}

const kindOf = (address: string): string | null =>
  Object.keys(kinds).find((kind) => kinds[kind]?.test(address)) ?? null;
