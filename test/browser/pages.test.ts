import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tryout } from '../../src/tryout/open-tryout.ts';
import { aTryout } from '../support/a-tryout.ts';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';
import { Visitor } from '../support/playground-page.ts';

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
  'what the Court decided': /^\/precedents$/,
  'what is kept': /^\/privacy$/,
};

describe('every page, in a real browser', () => {
  let tryout: Tryout;
  let browser: Browser;
  let page: Page;
  let scriptless: Page;
  let found: Map<string, string>;

  beforeAll(async () => {
    tryout = await aTryout();
    browser = await Browser.open();
    page = await browser.window();
    scriptless = await browser.window({ scripts: false });
    found = await walk(page, tryout.siteUrl);
  }, 90_000);
  afterAll(async () => {
    await browser.close();
    await tryout.close();
  });

  it('is reached by links from the leaderboard, and there is no other kind', () => {
    expect([...found.keys()].sort()).toEqual(Object.keys(kinds).sort());
  });

  describe.each(Object.keys(kinds))('%s', (kind) => {
    beforeAll(async () => {
      await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
      await page.goto(tryout.siteUrl + found.get(kind));
    });

    it('has nothing serious that axe finds', async () => {
      expect(await seriousFindings(page)).toEqual([]);
    });

    it('can be read in the dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await seriousFindings(page, { rules: ['color-contrast'] })).toEqual([]);
    });

    it('says as much without scripts, but for how to use them', async () => {
      await scriptless.goto(page.url());
      const said = (await lines(page)).filter((line) => !line.includes('keys'));
      expect(said.length).toBeGreaterThan(3);
      expect(await lines(scriptless)).toEqual(said);
    });

    it('fits on a telephone', async () => {
      await scriptless.setViewportSize({ width: 320, height: 640 });
      await scriptless.goto(page.url());
      expect(await overhang(scriptless)).toBe(0);
    });

    it('is less than 100 kB', async () => {
      const response = await page.request.get(page.url());
      expect((await response.body()).byteLength).toBeLessThan(100_000);
    });

    it('has the club and its own address at the head of each sheet, and only in print', async () => {
      const [header, address] = [page.locator('body > header'), page.locator('body > header .address')];
      expect(await address.isVisible()).toBe(false);
      await page.emulateMedia({ media: 'print' });
      expect(await header.locator('p').allTextContents()).toEqual(['Friday Chess Club', page.url()]);
      expect(await header.evaluate((element) => getComputedStyle(element).display)).toBe(
        'table-header-group',
      );
      await page.emulateMedia({ media: null });
    });
  });

  it('prints a short game on one sheet, and a long page on more', async () => {
    const sheets = async (address: string) => {
      await page.goto(tryout.siteUrl + address);
      return (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
    };
    expect(await sheets('/games/8')).toBe(1);
    expect(await sheets('/terms')).toBeGreaterThan(10);
  });

  describe('the page of the playground', () => {
    let ana: Visitor;

    const enter = (name: string) => Visitor.enter(browser, tryout.playgroundUrl, name);
    beforeAll(async () => {
      ana = await enter('ana');
    });

    it('shows the course of a score and the end of a game, in words too', async () => {
      await ana.send('/profile');
      await ana.page.getByRole('img', { name: 'A chart of a score: from 100' }).waitFor();
      await ana.send('/game show game:8');
      await ana.page.getByRole('img', { name: 'A chessboard. White: king e1' }).waitFor();
    });

    it('has nothing serious that axe finds, with messages, cards, pictures and the offer of a tour', async () => {
      expect(await seriousFindings(ana.page)).toEqual([]);
    });

    it.each([
      ['You are Ana', '.people'],
      ['The clock shows', '.clock'],
      ['Take the tour', '.tour'],
    ])('nor with %s opened', async (name, within) => {
      await ana.page.getByRole('button', { name }).click();
      expect(await seriousFindings(ana.page, { within })).toEqual([]);
      await ana.page.keyboard.press('Escape');
    });

    it('nor with a command half written', async () => {
      await ana.box.fill('/game rec');
      await ana.page.getByRole('option', { name: '/game record' }).click();
      await ana.page.getByRole('combobox', { name: 'opponent' }).fill('b');
      await ana.page.getByRole('option', { name: 'Bo' }).waitFor();
      expect(await seriousFindings(ana.page, { within: '.composer' })).toEqual([]);
    });

    it('nor with a form to fill in, which then is sent', async () => {
      await ana.page.keyboard.press('Escape');
      const [mia, bo] = [await enter('mia'), await enter('bo')];
      await mia.send('/session open');
      await mia.hear('Friday 27 November 2026 is open');
      await mia.moveClock('In the middle of the session');
      await bo.send('/game record opponent:@Ana result:won');
      await ana.page.getByRole('button', { name: 'Dispute' }).last().click();
      const form = ana.page.getByRole('dialog');
      await form.getByRole('textbox', { name: 'What is wrong with it?' }).fill('I won that one.');
      expect(await seriousFindings(ana.page, { within: 'dialog' })).toEqual([]);
      await form.getByRole('button', { name: 'Submit' }).click();
      await bo.hear('the opponent disputes it');
    });

    it('fits on a telephone', async () => {
      await ana.page.setViewportSize({ width: 320, height: 640 });
      expect(await overhang(ana.page)).toBe(0);
    });
  });

  it('asks nobody else for anything, and breaks no policy', () => {
    expect(browser.faults).toEqual([]);
  });

  it('is as readable where there is nothing', async () => {
    await page.goto(`${tryout.siteUrl}/nothing/here`);
    expect(await seriousFindings(page)).toEqual([]);
    await expect.poll(() => browser.faults).toEqual([expect.stringContaining('404')]);
  });
});

/** What a page says, line by line, but for the moment at which it was made. */
async function lines(page: Page): Promise<string[]> {
  const parts = await page.locator('main > :not(.as-of)').all();
  const said = await Promise.all(parts.map((part) => part.ariaSnapshot()));
  return said.flatMap((words) => words.split('\n'));
}

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
