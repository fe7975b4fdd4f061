import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { recordLinkLifetime, recordPath } from '../../src/house/record/record-link.ts';
import { clockPath, clockRoles } from '../../src/ladder/clocks/clock-pass.ts';
import { movesLinkLifetime, movesPath } from '../../src/ladder/moves/moves-link.ts';
import { ordersLinkLifetime, ordersPath } from '../../src/tables/diplomacy/orders-link.ts';
import { playerOf } from '../../src/tables/seats/book.ts';
import { theTable } from '../../src/tables/table.ts';
import { findAssets } from '../../src/web/assets.ts';
import { openSite, type Site } from '../../src/web/site.ts';
import type { LargeClub } from './a-large-club.ts';
import { openPages, siteKey } from './a-site.ts';

interface SiteOfClub extends Site {
  /** The addresses that the site's own router can answer when somebody looks at them, as patterns. */
  routes: readonly string[];
}

/** The site of a large club, open to everybody, with what its router knows. */
export async function siteWithRoutes({ story }: LargeClub): Promise<SiteOfClub> {
  openPages(story.clubs, story.id, 'public', { courtNames: 'full' });
  const routes: string[] = [];
  const note = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('GET')) routes.push(url);
    });
  subscribe('fastify.initialization', note);
  try {
    const { clubs } = story;
    const log = pino({ level: 'silent' });
    const parts = { clubs, clock: () => story.now, log, host: '127.0.0.1', port: 0, rateLimit: 100_000 };
    return { ...(await openSite(parts)), routes: [...new Set(routes)] };
  } finally {
    unsubscribe('fastify.initialization', note);
  }
}

const nomic = 'tables/62/nomic';

/** Those of a game of Nomic at a table. */
const ofNomic: Readonly<Record<string, readonly string[]>> = {
  'tables/:number/nomic': [nomic],
  'tables/:number/nomic/rules': [
    `${nomic}/rules`,
    `${nomic}/rules?words=Rule+102`,
    `${nomic}/rules?words=xyzzy`,
  ],
  'tables/:number/nomic/rules/:rule': [
    `${nomic}/rules/101`,
    `${nomic}/rules/401`,
    `${nomic}/rules/402`,
    `${nomic}/rules/403`,
  ],
  'tables/:number/nomic/rules/:rule/versions/:version': [
    `${nomic}/rules/401/versions/1`,
    `${nomic}/rules/404/versions/2`,
  ],
  'tables/:number/nomic/proposals': [`${nomic}/proposals`],
  'tables/:number/nomic/proposals/:proposal': [`${nomic}/proposals/1`, `${nomic}/proposals/6`],
  'tables/:number/nomic/points-of-order': [`${nomic}/points-of-order`],
  'tables/:number/nomic/points-of-order/:point': [`${nomic}/points-of-order/1`],
  'tables/:number/nomic/standings': [`${nomic}/standings`],
  'tables/:number/nomic/history': [`${nomic}/history`],
};

const tournament = 'tournaments/63';

/** Those of a tournament. */
const ofTournament: Readonly<Record<string, readonly string[]>> = {
  tournaments: ['tournaments'],
  'tournaments/:number': [tournament],
  'tournaments/:number/teams': [`${tournament}/teams`],
  'tournaments/:number/players': [`${tournament}/players`, `${tournament}/players?words=nobody`],
  'tournaments/:number/rounds/:round': [`${tournament}/rounds/1`, `${tournament}/rounds/2`],
  'tournaments/:number/rounds/:round/seating': [`${tournament}/rounds/1/seating`],
  'tournaments/:number/rounds/:round/places': [`${tournament}/rounds/2/places`],
  'tournaments/:number/standings/:standings': [
    `${tournament}/standings/round-1`,
    `${tournament}/standings/round-2`,
    `${tournament}/standings/team-title`,
    `${tournament}/standings/best-of-each-country`,
  ],
};

/** Addresses of the pages of a club, by their patterns: the fullest, what is found by a search, and what is not. */
const ofClub: Readonly<Record<string, readonly string[]>> = {
  '': ['', '?name="', '?name=nobody'],
  games: ['games', 'games?player=2%22', 'games?result=won&from=x'],
  'members/:number': ['members/2', 'members/2?against=all', 'members/3'],
  'games/:number': ['games/1', 'games/1?move=300&from=black', 'games/3850'],
  pairings: ['pairings', 'pairings?name=12', 'pairings?name=nobody'],
  calendar: ['calendar'],
  terms: ['terms', 'terms?q=II.9', 'terms?q=nothing+of+that'],
  'terms/:act': ['terms/II.9', 'terms/0.5', 'terms/III.3'],
  'terms/history': ['terms/history', 'terms/history?words=II.9+clock', 'terms/history?words=xyzzy'],
  docket: ['docket', 'docket?words=writ', 'docket?words=xyzzy'],
  'court/:year/:ordinal': [
    'court/2020/1',
    'court/2020/1?words=heard',
    'court/2020/1?words=xyzzy',
    'court/2020/2',
  ],
  precedents: ['precedents', 'precedents?act=II.9&words=because', 'precedents?act=II.9&words=said'],
  tables: ['tables'],
  'tables/:number': [
    'tables/1',
    'tables/1?phase=S1901M',
    'tables/1?phase=F1905M',
    'tables/1?phase=F1925M',
    'tables/2',
  ],
  'tables/:number/rules': ['tables/1/rules'],
  'tables/:number/press': ['tables/1/press'],
  ...ofNomic,
  ...ofTournament,
  privacy: ['privacy'],
};

/** Those of its files, and what is streamed. */
const filesOfClub: Readonly<Record<string, readonly string[]>> = {
  'leaderboard.csv': ['leaderboard.csv'],
  'members/:number/chart.svg': ['members/2/chart.svg'],
  'games/:number.pgn': ['games/1.pgn'],
  'calendar.ics': ['calendar.ics'],
  'tables/:number/map.svg': ['tables/1/map.svg', 'tables/1/map.svg?phase=F1905M&size=small&scheme=dark'],
  'tables/:number/centres.svg': ['tables/1/centres.svg', 'tables/1/centres.svg?size=small&scheme=dark'],
  'tables/:number/game.json': ['tables/1/game.json'],
  'tables/:number/game.txt': ['tables/1/game.txt'],
  'tables/:number/nomic/rules.json': ['tables/62/nomic/rules.json'],
  'tables/:number/nomic/standings.svg': ['tables/62/nomic/standings.svg?size=small&scheme=dark'],
  'tournaments/:number/standings.csv': [`${tournament}/standings.csv`],
  'tournaments/:number/boards.csv': [`${tournament}/boards.csv`],
  'tournaments/:number/players.csv': [`${tournament}/players.csv`],
  'tournaments/:number/tournament.json': [`${tournament}/tournament.json`],
  live: ['live'],
};

/** One address or more for each of the site's routes. */
export function addressesByRoute({ story, mo, ana }: LargeClub): ReadonlyMap<string, readonly string[]> {
  const { clubs, id: club, now } = story;
  const at = (door: string, [pattern, paths]: readonly [string, readonly string[]]) =>
    [`${door}/${pattern}`, paths.map((path) => `${door}/${path}`)] as const;
  const keyed = (paths: readonly string[]) => paths.map((path) => path.replace('/c/:key', `/c/${siteKey}`));
  const ofDoor = ['', '/c/:key'].flatMap((door) => [
    ...Object.entries(ofClub).flatMap((each) => [at(door, each), at(`${door}/api`, each)]),
    ...Object.entries(filesOfClub).map((each) => at(door, each)),
  ]);
  const record = recordPath(clubs, { club, person: ana, reader: mo, until: now + recordLinkLifetime });
  const moves = movesPath(clubs, { club, game: 2, person: ana, until: now + movesLinkLifetime });
  const orders = ordersPath(clubs, {
    ...{ club, table: 1, ...largestPower(story), until: now + ordersLinkLifetime, ended: 0 },
  });
  const clocks = clockRoles.map((role) => clockPath(clubs, { club, clock: 1, role }));
  return new Map([
    ...ofDoor.map(([pattern, paths]) => [pattern, keyed(paths)] as const),
    ['/c/:key/record/:number', [record, `${record}&words=enough`, `${record}&words=xyzzy`]],
    ['/moves/:link', [moves]],
    ['/orders/:link', [orders, `${orders}?saved=1`]],
    ['/orders/:link/state', [`${orders}/state`]],
    ['/orders/:link/map.svg', [`${orders}/map.svg`, `${orders}/map.svg?size=small&theme=dark`]],
    ['/orders/:link/live', [`${orders}/live`]],
    ['/clock/:pass', clocks],
    ['/clock/:pass/time', clocks.map((path) => `${path}/time`)],
    ['/clock/:pass/live', clocks.map((path) => `${path}/live`)],
    ['/robots.txt', ['/robots.txt']],
    ['/icon.svg', ['/icon.svg']],
    ['/assets/*', [findAssets().script]],
  ]);
}

/** Who plays the power with the most units at the first table. */
function largestPower({ view }: LargeClub['story']): { seat: string; account: string } {
  const { seats, diplomacy } = theTable(view, 1).state;
  const units = (power: string) =>
    diplomacy?.position.units.filter((unit) => unit.power === power).length ?? 0;
  const [largest] = [...seats.values()].sort((a, b) => units(b.id) - units(a.id));
  const person = largest === undefined ? null : playerOf(largest);
  const account = person === null ? null : (view.people.byNumber(person)?.account ?? null);
  if (largest === undefined || account === null) throw new Error('Nobody plays at the first table');
  return { seat: largest.id, account };
}
