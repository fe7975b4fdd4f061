import { pino } from 'pino';
import { recordLinkLifetime, recordPath } from '../../src/house/record/record-link.ts';
import { clockPath, clockRoles } from '../../src/ladder/clocks/clock-pass.ts';
import { movesLinkLifetime, movesPath } from '../../src/ladder/moves/moves-link.ts';
import type { LadderClubs } from '../../src/ladder/ports.ts';
import { ordersLinkLifetime, ordersPath } from '../../src/tables/diplomacy/orders-link.ts';
import { openSite } from '../../src/web/site.ts';
import { pageRead } from './as-read.ts';
import { siteUrl } from './asking.ts';
import { account, ana, bo, club, mo, now } from './club.ts';
import { inGroup, type Message } from './message.ts';

/** Every page of the site, by its path in the code, at the addresses at which it is shown. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '': ['/'],
  games: ['/games'],
  'members/:number': ['/members/1', '/members/2', '/members/8'],
  'games/:number': ['/games/1', '/games/2'],
  pairings: ['/pairings'],
  calendar: ['/calendar'],
  terms: ['/terms'],
  'terms/:act': ['/terms/II.6', '/terms/III.3.8'],
  'terms/history': ['/terms/history'],
  docket: ['/docket'],
  'court/:year/:ordinal': ['/court/2026/1', '/court/2026/2'],
  precedents: ['/precedents', '/precedents?words=queen'],
  tables: ['/tables'],
  'tables/:number': ['/tables/1', '/tables/2'],
  'tables/:number/press': ['/tables/2/press'],
  'tables/:number/rules': ['/tables/2/rules'],
  tournaments: ['/tournaments'],
  'tournaments/:number': ['/tournaments/4'],
  'tournaments/:number/teams': ['/tournaments/4/teams'],
  'tournaments/:number/players': ['/tournaments/4/players'],
  'tournaments/:number/rounds/:round': ['/tournaments/4/rounds/1'],
  'tournaments/:number/rounds/:round/places': ['/tournaments/4/rounds/1/places'],
  'tournaments/:number/rounds/:round/seating': ['/tournaments/4/rounds/1/seating'],
  'tournaments/:number/standings/:standings': ['/tournaments/4/standings/round-1'],
  privacy: ['/privacy'],
  nothing: ['/nothing'],
};

/** The pages that a person is given an address of. */
const given = (clubs: LadderClubs): Readonly<Record<string, readonly string[]>> => ({
  record: [recordPath(clubs, { club, person: bo, reader: mo, until: now + recordLinkLifetime })],
  moves: [movesPath(clubs, { club, game: 1, person: ana, until: now + movesLinkLifetime })],
  orders: [
    ordersPath(clubs, {
      club,
      table: 2,
      seat: 'AUS',
      account: account(ana),
      until: now + ordersLinkLifetime,
      ended: 0,
    }),
  ],
  clock: clockRoles.map((role) => clockPath(clubs, { club, clock: 1, role })),
});

/** The pages of the club of the samples, as they read without their pictures. */
export async function siteWords(clubs: LadderClubs): Promise<Message[]> {
  const log = pino({ level: 'silent' });
  const site = await openSite({ clubs, clock: () => now, log, host: '127.0.0.1', port: 0 });
  try {
    const addresses = Object.entries({ ...pages, ...given(clubs) }).flatMap(([code, each]) =>
      each.map((address) => ({ code: `/${code}`, address })),
    );
    const got = await Promise.all(
      addresses.map(async ({ code, address }) => {
        const response = await fetch(`${site.url}${address}`);
        // The site’s own address has a port in it that is another one each time.
        return { code, html: (await response.text()).replaceAll(site.url, siteUrl) };
      }),
    );
    return [
      ...inGroup(
        'The site',
        'Around each page',
        got.slice(0, 1).map(({ code, html }) => ({ code, text: around(html) })),
      ),
      ...inGroup(
        'The site',
        'Pages',
        got.map(({ code, html }) => ({ code, text: page(html) })),
      ),
    ];
  } finally {
    await site.close();
  }
}

const main = /<main\b.*<\/main>/s;

/** What stands on every page of the club. */
const around = (html: string): string => pageRead(html.replace(main, '').replace(/<title>.*<\/title>/s, ''));

/** A page without what stands on every one. */
const page = (html: string): string =>
  pageRead(`${/<title>.*<\/title>/s.exec(html)?.[0] ?? ''}${main.exec(html)?.[0] ?? html}`);

/** The paths of the pages that are looked at. */
export const pathsLookedAt: readonly string[] = Object.keys(pages);
