import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LargeClub } from '../support/a-large-club.ts';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';
import { addressesByRoute, siteWithRoutes } from '../support/every-page.ts';

describe('every page of a very large club, in a real browser', () => {
  const large = new LargeClub();
  let site: Awaited<ReturnType<typeof siteWithRoutes>>;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    site = await siteWithRoutes(large);
    browser = await Browser.open();
    page = await browser.window();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** Behind a secret address are the same pages as behind the front door. */
  const isLookedAt = (route: string): boolean =>
    !/^\/(?:c\/:key\/(?!record)|api\/|assets\/)|live$|time$|state$|\.\w+$/.test(route);
  const looked = [...addressesByRoute(large)].filter(([route]) => isLookedAt(route));

  it('is looked at: all but the pages behind a secret address are here', () => {
    expect(looked.map(([route]) => route)).toEqual([
      '/',
      '/games',
      '/members/:number',
      '/games/:number',
      '/pairings',
      '/calendar',
      '/terms',
      '/terms/:act',
      '/terms/history',
      '/docket',
      '/court/:year/:ordinal',
      '/precedents',
      '/tables',
      '/tables/:number',
      '/tables/:number/rules',
      '/tables/:number/press',
      '/tables/:number/nomic',
      '/tables/:number/nomic/rules',
      '/tables/:number/nomic/rules/:rule',
      '/tables/:number/nomic/rules/:rule/versions/:version',
      '/tables/:number/nomic/proposals',
      '/tables/:number/nomic/proposals/:proposal',
      '/tables/:number/nomic/points-of-order',
      '/tables/:number/nomic/points-of-order/:point',
      '/tables/:number/nomic/standings',
      '/tables/:number/nomic/history',
      '/tournaments',
      '/tournaments/:number',
      '/tournaments/:number/teams',
      '/tournaments/:number/players',
      '/tournaments/:number/rounds/:round',
      '/tournaments/:number/rounds/:round/seating',
      '/tournaments/:number/rounds/:round/places',
      '/tournaments/:number/standings/:standings',
      '/privacy',
      '/c/:key/record/:number',
      '/moves/:link',
      '/orders/:link',
      '/clock/:pass',
    ]);
  });

  describe.each(looked)('%s', (_, paths) => {
    it.each(paths)('%s has nothing serious that axe finds, by day and by night', async (path) => {
      await page.emulateMedia({ colorScheme: 'light' });
      expect((await page.goto(site.url + path))?.headers()['content-type']).toContain('text/html');
      expect(await seriousFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await seriousFindings(page, { rules: ['color-contrast'] })).toEqual([]);
    });

    it.each(paths)('%s fits on a telephone', async (path) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(site.url + path);
      expect(await overhang(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  });

  it('breaks no policy and asks nobody else for anything', () => {
    expect(browser.faults).toEqual([]);
  });
});
