import { describe, expect, it } from 'vitest';
import { publishFigure, publishText } from '../../src/house/amendment/publish.ts';
import { aClub, type Story } from '../support/a-club.ts';
import { siteOf } from '../support/a-site.ts';

const hostile = '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> & \u202Eright Act II.3 @everyone';

function court() {
  const club = aClub({ now: '2026-11-21 10:00' });
  return { club, chief: club.person('<b>Morgan</b>', { offices: ['chief'] }) };
}

const figure = (value: string) => ({ figure: 'floor', value, version: null, follows: null });
const words = (act: string, text: string) => ({
  act,
  text,
  present: '',
  version: null,
  follows: null,
  suggestion: null,
});

function publishTwice(): Story {
  const { club, chief } = court();
  club.does(chief, publishText, words('II.2', hostile));
  club.at('2026-11-22 10:00').does(chief, publishFigure, figure('50'));
  return club;
}

describe('Act IV.3: the page of what changed', () => {
  it('has the club’s own versions before those of the project, the latest first', async () => {
    const { text } = await (await siteOf(publishTwice())).get('/terms/history');
    const titles = [...text.matchAll(/Version (2\.\d)<\/h2>/g)].map(([, version]) => version);
    expect(titles).toEqual(['2.6', '2.5']);
    expect(text.indexOf('Version 2.5</h2>')).toBeLessThan(text.indexOf('<th scope="row">2.4</th>'));
    expect(text).toContain('<time datetime="2026-11-22">Sunday 22 November 2026</time>');
    expect(text).toContain('lowest score there is: <del>100</del> <ins>50</ins>');
  });

  it('shows hostile words and names as words', async () => {
    const { text } = await (await siteOf(publishTwice())).get('/terms/history');
    expect(text).toContain('&lt;script>alert(1)&lt;/script>');
    expect(text).toContain('<bdi>&lt;b>Morgan&lt;/b></bdi>');
    expect(text).not.toMatch(/<script>|<img|<b>/);
    expect(text).toMatch(/<ins><bdi>[^<]*&lt;script/);
    expect(text).toMatch(/<del><bdi>/);
  });

  it('gives the same as data', async () => {
    const data = await (await siteOf(publishTwice())).data('/api/terms/history');
    expect(data).toMatchObject({
      page: 1,
      pages: 1,
      own: [
        {
          version: '2.6',
          date: '2026-11-22',
          by: { name: '<b>Morgan</b>', page: null },
          text: null,
          figures: [{ act: { act: 'II.2' }, was: '100', is: '50' }],
        },
        { version: '2.5', figures: [], text: { act: { act: 'II.2' }, difference: expect.any(Array) } },
      ],
    });
  });

  it('tells nothing of who published it once they have left the club', async () => {
    const club = publishTwice();
    club.write({ type: 'office-taken', person: 1, office: 'chief' });
    const { text } = await (await siteOf(club)).get('/terms/history');
    expect(text).toContain('Version 2.6</h2>');
    expect(text).not.toContain('Morgan');
  });

  it('turns its pages, and has none after the last', async () => {
    const { club, chief } = court();
    for (let floor = 50; floor < 61; floor++) club.does(chief, publishFigure, figure(String(floor)));
    const site = await siteOf(club);
    const first = (await site.get('/terms/history')).text;
    const last = (await site.get('/terms/history?page=2')).text;
    expect([first.match(/<\/h2>/g)?.length, last.match(/<\/h2>/g)?.length]).toEqual([10, 1]);
    expect([first.includes('<table>'), last.includes('<table>')]).toEqual([false, true]);
    for (const page of ['3', '0', '-1', 'x'])
      expect((await site.get(`/terms/history?page=${page}`)).status, page).toBe(404);
  });
});

describe('the pages of the Terms, in the club’s own words', () => {
  it.each(['/terms', '/terms/II.2'])(
    '%s has them, since when, and what the bot does all the same',
    async (path) => {
      const { text } = await (await siteOf(publishTwice())).get(path);
      expect(text).toContain('&lt;script>alert(1)&lt;/script>\n\n&lt;img');
      expect(text).toContain('In the club’s own words since version 2.5, <time datetime="2026-11-21">');
      expect(text).toContain('it goes by the figures of the Terms');
      expect(text).toContain('version 2.6');
      expect(text).not.toMatch(/<script>|<img/);
    },
  );

  it('does not promise that of an Act that the bot does not keep', async () => {
    const { club, chief } = court();
    club.does(chief, publishText, words('0.1', 'The long name.'));
    const site = await siteOf(club);
    expect((await site.get('/terms/0.1')).text).toContain('In the club’s own words');
    expect((await site.get('/terms/0.1')).text).not.toContain('goes by the figures');
    expect(await site.data('/api/terms/0.1')).toMatchObject({
      version: '2.5',
      act: { text: 'The long name.', own: { version: '2.5', date: '2026-11-21', enforced: false } },
    });
  });

  it('links the Acts that its own words cite, as those of the project do', async () => {
    const { text } = await (await siteOf(publishTwice())).get('/terms/II.2');
    expect(text).toContain('Act <a href="/terms/II.3">II.3</a> @everyone');
  });

  it('Act IV.2: an Act with the project’s words has the figures in force', async () => {
    const { club, chief } = court();
    club.does(chief, publishFigure, figure('50'));
    expect((await (await siteOf(club)).get('/terms/II.2')).text).toMatch(/below 50\b/);
  });
});
