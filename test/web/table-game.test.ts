import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Power, readGame } from '../../packages/diplomacy/src/index.ts';
import { theTable } from '../../src/tables/table.ts';
import type { Site } from '../../src/web/site.ts';
import type { TableRead } from '../../src/web/tables/read.ts';
import { aClub, type Story } from '../support/a-club.ts';
import { asRecorded, writePhasePlayed, writeTable } from '../support/a-long-table.ts';
import { openSiteOf } from '../support/a-site.ts';
import { wordsOf } from '../support/words-of.ts';
import { recordedGame } from '../tables/diplomacy/recorded-game.ts';

const recorded = recordedGame();

/** A club where the recorded game was played at table 1 to its end, and at table 2 for two phases, the second without Italy. */
function played(): Story {
  const club = aClub({ now: '2026-09-01 12:00' });
  const gm = club.moderator('Mo');
  const players = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus'].map((name) => club.member(name));
  const ordersOf = asRecorded();
  club.keep((work) => {
    for (const name of ['To the end', 'Going on']) writeTable(work, { name, gm, players });
    const [first, second] = [theTable(work, 1).book, theTable(work, 2).book];
    while (writePhasePlayed(work, first, ordersOf));
    writePhasePlayed(work, second, ordersOf);
    writePhasePlayed(work, second, (power: Power, position) =>
      power === 'ITA' ? null : ordersOf(power, position),
    );
  });
  return club;
}

describe('the game of a table', () => {
  const club = played();
  let site: Site;
  beforeAll(async () => {
    site = await openSiteOf(club);
  });
  afterAll(() => site.close());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });
  const page = async (path: string): Promise<string> => {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  const read = async (path: string): Promise<TableRead> => JSON.parse(await page(`/api/${path}`));

  it('comes first in the list while it goes on', async () => {
    expect(wordsOf(await page('/tables'))).toMatch(/#2 Going on .*#1 To the end .*Over: Russia won/);
  });

  it('is stepped through by links, from the first phase to where it is now', async () => {
    const steps = (html: string) =>
      [...html.matchAll(/<a href="([^"]*)" data-step="(\w+)"( aria-disabled="true")?/g)].map(
        ([, to, name, stays]) => `${name} ${to}${stays === undefined ? '' : ' stays'}`,
      );
    expect(steps(await page('/tables/2'))).toEqual([
      'first ?phase=S1901M',
      'previous ?phase=F1901M',
      'next ?phase=now stays',
      'last ?phase=now stays',
    ]);
    expect(steps(await page('/tables/2?phase=S1901M'))).toEqual([
      'first ?phase=S1901M stays',
      'previous ?phase=S1901M stays',
      'next ?phase=F1901M',
      'last ?phase=now',
    ]);
    const phases = recorded.phases.map(({ phase }) => phase);
    expect((await read('tables/1')).game?.phases).toEqual(phases);
    for (const phase of phases) expect((await read(`tables/1?phase=${phase}`)).game?.phase).toBe(phase);
  });

  it.each(['S1950M', 's1901m', '', 'S1901M"', 'W1901A'])('has no phase %j', async (phase) => {
    for (const path of ['/tables/2', '/api/tables/2', '/tables/2/map.svg'])
      expect((await get(`${path}?phase=${encodeURIComponent(phase)}`)).status).toBe(404);
  });

  it('tells what became of each order and why, who gave none, and which centres changed hands', async () => {
    const words = wordsOf(await page('/tables/2?phase=F1901M'));
    expect(words).toContain('Fall 1901, movement');
    expect(words).toContain('F Den–Swe bounced: 1 against 1 with F Fin–Swe');
    expect(words).toContain('No orders came from Italy.');
    expect(words).toContain('Serbia: to Austria');
    expect(words).toContain('fleet english channel to belgium');
    const { game } = await read('tables/2?phase=F1901M');
    expect(game?.played?.silent).toEqual(['Italy']);
    expect(game?.played?.results).toHaveLength(22);
  });

  it('says in words where everything is', async () => {
    expect(wordsOf(await page('/tables/2?phase=S1901M'))).toContain(
      'Austria (A) Army in Budapest, fleet in Trieste and army in Vienna. 3 centres:',
    );
  });

  it('shows who won, and the end as the last step', async () => {
    const words = wordsOf(await page('/tables/1'));
    expect(words).toContain('Over: Russia won');
    expect(words).toContain('At the end');
    expect((await read('tables/1')).deadline).toBeNull();
  });

  it('counts the centres of every year, the last one too', async () => {
    const { game } = await read('tables/1');
    const counted = new Map(game?.years.map(({ year, counts }) => [year, counts]));
    expect(counted.get(1900)).toEqual([3, 3, 3, 3, 3, 4, 3]);
    for (const [year, owned] of recorded.centres)
      expect([year, counted.get(year)]).toEqual([year, [...owned.values()].map(({ length }) => length)]);
    expect(counted.size).toBe(1 + recorded.centres.size);
    const chart = await page('/tables/1/centres.svg');
    expect(chart).toContain('>Russia 18</text>');
    expect(chart).not.toContain('>Turkey ');
    expect(new Set(chart.match(/stroke-dasharray="[^"]*"/g)).size).toBeGreaterThanOrEqual(6);
  });

  it('is a file that the referee reads, and one in words', async () => {
    const game = readGame(JSON.parse(await page('/tables/1/game.json')));
    expect(game.phases).toHaveLength(recorded.phases.length);
    expect(game.end?.winners).toEqual(['RUS']);
    expect(game.phases[0]?.orders.get('AUS')).toEqual([
      'A Bud S A Vie-Gal',
      'F Tri-Adr',
      'A Vie S A Mun-Tyr',
    ]);
    const goingOn = readGame(JSON.parse(await page('/tables/2/game.json')));
    expect([goingOn.phases.length, goingOn.end]).toEqual([3, null]);
    const text = await page('/tables/2/game.txt');
    expect(text).toContain('Spring 1901, movement\n Orders\n  Austria\n    A Bud S A Vie-Gal\n');
    expect(text).toContain('  Italy: no orders\n');
    expect(text).toContain('  Serbia: to Austria\n');
  });

  describe('as a map', () => {
    it('is drawn in each phase with its orders, by day and by night, wide and narrow', async () => {
      const looks = ['', '?phase=S1901M', '?phase=S1901M&scheme=dark', '?phase=S1901M&size=small'];
      const maps = await Promise.all(looks.map((look) => page(`/tables/1/map.svg${look}`)));
      expect(new Set(maps).size).toBe(looks.length);
      for (const map of maps) expect(map).toMatch(/^<svg .*<\/svg>$/s);
      expect(maps[1]).toContain('Austria: ');
    });

    it('is not sent again to a browser that has it', async () => {
      const { headers } = await get('/tables/1/map.svg?phase=S1901M');
      const etag = headers.get('etag') ?? '';
      expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
        'no-cache',
        'image/svg+xml; charset=utf-8',
      ]);
      const again = await get('/tables/1/map.svg?phase=S1901M', { 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const other = await get('/tables/1/map.svg?phase=F1901M', { 'if-none-match': etag });
      expect(other.status).toBe(200);
    });

    it('has another address on the page whenever it is another picture', async () => {
      const shown = async (path: string) =>
        /map\.svg\?(?:phase=\w+&amp;)?shows=([\w-]+)/.exec(await page(path))?.[1];
      const [now, first, second] = await Promise.all(
        ['/tables/2', '/tables/2?phase=S1901M', '/tables/2?phase=F1901M'].map(shown),
      );
      expect(new Set([now, first, second]).size).toBe(3);
      expect(await shown('/tables/1?phase=S1901M')).toBe(first);
    });
  });
});
