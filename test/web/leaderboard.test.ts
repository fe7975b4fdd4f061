import { describe, expect, it } from 'vitest';
import type { BoardRead } from '../../src/web/board/page.tsx';
import type { Story } from '../support/a-club.ts';
import { aClub } from '../support/a-club.ts';
import { type SiteInTest, siteOf } from '../support/a-site.ts';

const friday = () => aClub({ now: '2026-11-20 12:40' });

const adjust = (club: Story, person: number, points: number) =>
  club.write({ type: 'adjusted', person, change: { points } });

async function read(site: SiteInTest, query = ''): Promise<BoardRead> {
  const { status, text } = await site.get(`/api${query}`);
  expect(status).toBe(200);
  return JSON.parse(text);
}

/** The board in each of its forms. */
const forms = ['/', '/api', '/leaderboard.csv', '/?name=a', '/api?name=a'];

async function everyForm(club: Story): Promise<string> {
  const site = await siteOf(club);
  return (await Promise.all(forms.map((path) => site.get(path)))).map(({ text }) => text).join('\n');
}

/** The rows of a spreadsheet without quotation marks in it, cell by cell. */
const cells = (csv: string): string[][] =>
  csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));

describe('the leaderboard', () => {
  it('has rank, name, score, record and change of everybody on it, the best first', async () => {
    const club = friday();
    const [ana, bo, cy] = [club.member('Ana'), club.member('Bo'), club.member('Cy')];
    adjust(club, bo, 30);
    const mo = club.moderator('Mo');
    club.openSession(mo);
    adjust(club, ana, 5);
    const { rows, members, since, open, next } = await read(await siteOf(club));
    const none = { wins: 0, draws: 0, losses: 0, milestone: 0, form: [] };
    expect(rows).toEqual([
      { rank: 1, member: { number: bo, name: 'Bo', page: 'members/2' }, score: 130, change: 0, ...none },
      { rank: 2, member: { number: ana, name: 'Ana', page: 'members/1' }, score: 105, change: 5, ...none },
      { rank: 3, member: { number: cy, name: 'Cy', page: 'members/3' }, score: 100, change: 0, ...none },
      { rank: 3, member: { number: mo, name: 'Mo', page: 'members/4' }, score: 100, change: 0, ...none },
    ]);
    expect({ members, since, next }).toEqual({ members: 4, since: '2026-11-20', next: null });
    expect(open).toMatchObject({ date: '2026-11-20', closes: '13:10' });
  });

  it('has a star with those whom the club congratulated, with the most games', async () => {
    const club = friday();
    const ana = club.member('Ana');
    club.member('Bo');
    for (const games of [50, 100]) club.write({ type: 'milestone-reached', person: ana, games });
    const site = await siteOf(club);
    expect((await read(site)).rows.map(({ milestone }) => milestone)).toEqual([100, 0]);
    expect((await site.get('/')).text).toContain('<abbr title="100 games that count"> ★100</abbr>');
  });

  it('says when the next session is while none is open', async () => {
    const { open, next } = await read(await siteOf(aClub({ now: '2026-11-20 13:11' })));
    expect(open).toBeNull();
    expect(next).toEqual({
      date: '2026-11-27',
      opens: '12:30',
      closes: '13:10',
      opensAt: '2026-11-27T12:30:00.000Z',
      closesAt: '2026-11-27T13:10:00.000Z',
    });
  });

  it('says the same as a page as in its data', async () => {
    const club = friday();
    const ana = club.member('Ana');
    adjust(club, ana, 12);
    const { text } = await (await siteOf(club)).get('/');
    const words = text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(words).toContain('1 Ana 112 0–0–0 – +12');
    expect(words).toContain('One member is on the board');
    expect(text).toContain('href="/members/1"');
  });

  it('says so where nobody is on it', async () => {
    const { text } = await (await siteOf(friday())).get('/');
    expect(text).toContain('Nobody is on it yet');
    expect(text).not.toContain('<table');
  });

  it('has a hundred to a page, in less than 100 kB however long their names', async () => {
    const club = friday();
    for (let n = 0; n < 101; n++) club.member(`${n}`.padEnd(32, '&'));
    const site = await siteOf(club);
    expect((await read(site)).rows).toHaveLength(100);
    expect((await read(site, '?page=2')).rows.map(({ member }) => member.number)).toEqual([101]);
    const first = await site.get('/');
    expect(Buffer.byteLength(first.text)).toBeLessThan(100_000);
    expect(first.text).toContain('href="/?page=2"');
    expect((await site.get('/?page=2')).text).toContain('href="/?page=1"');
  });

  it.each([
    '?page=0',
    '?page=2',
    '?page=-1',
    '?page=1e0',
    '?page=01',
    '?page=x',
    '?page=',
    '?page=9999999999',
  ])('has no page %s', async (query) => {
    const site = await siteOf(friday());
    expect((await site.get(`/${query}`)).status).toBe(404);
    expect((await site.get(`/api${query}`)).status).toBe(404);
  });

  it('finds those whose name has what is looked for, at their own rank', async () => {
    const club = friday();
    const [ana, joan] = [club.member('Ana'), club.member('Joan')];
    adjust(club, club.member('Bo'), 30);
    adjust(club, joan, 10);
    const site = await siteOf(club);
    const { rows, name } = await read(site, '?name=AN');
    expect(name).toBe('AN');
    expect(rows.map(({ rank, member }) => [rank, member.number])).toEqual([
      [2, joan],
      [3, ana],
    ]);
    expect((await read(site, '?name=zz')).rows).toEqual([]);
    expect((await read(site, '?name=%20')).rows).toHaveLength(3);
  });

  it('shows what was looked for harmlessly', async () => {
    const site = await siteOf(friday());
    const { status, text } = await site.get(`/?name=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    expect(status).toBe(200);
    expect(text).not.toContain('<img');
  });
});

describe('the board for a spreadsheet', () => {
  it('has everybody on it', async () => {
    const club = friday();
    for (let n = 1; n <= 101; n++) club.member(`M${n}`);
    adjust(club, 101, 7);
    const { headers, text } = await (await siteOf(club)).get('/leaderboard.csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="leaderboard.csv"');
    const rows = cells(text);
    expect(rows).toHaveLength(102);
    expect(rows[0]).toEqual([
      'Rank',
      'Number',
      'Name',
      'Score',
      'Won',
      'Drawn',
      'Lost',
      'Last five',
      'Since last session',
    ]);
    expect(rows[1]).toEqual(['1', '101', 'M101', '107', '0', '0', '0', '', '7']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('takes the name %s for no formula', async (name) => {
    const club = friday();
    club.member(name);
    const { text } = await (await siteOf(club)).get('/leaderboard.csv');
    expect(cells(text)[1]?.[2]).toBe(`'${name}`);
  });

  it('keeps commas, quotation marks and lines within their cell', async () => {
    const club = friday();
    club.member('a,"b"\r\n=c');
    const { text } = await (await siteOf(club)).get('/leaderboard.csv');
    expect(text).toContain(',"a,""b""\r\n=c",100,');
  });
});

describe('what the board keeps to itself', () => {
  it('is who is banned, removed or inactive, and that they are', async () => {
    const club = aClub({ now: '2026-10-30 12:00' });
    club.member('Stayed away');
    for (const day of ['2026-10-30', '2026-11-06', '2026-11-13']) {
      club.at(`${day} 12:30`);
      const date = club.openSession(club.moderator(`Mo of ${day}`));
      club.at('13:10:01').write({ type: 'session-closed', date });
    }
    club.at('2026-11-20 12:40');
    const [banned, removed] = [club.member('Banned one'), club.member('Removed one')];
    club.member('Ana');
    club.ban(banned, null);
    club.remove(removed);
    const text = await everyForm(club);
    expect(text).toContain('Ana');
    for (const secret of ['Banned', 'Removed', 'Stayed', 'banned', 'removed', 'inactive', 'absent'])
      expect(text).not.toContain(secret);
  });

  it('is everybody’s Discord account', async () => {
    const club = friday();
    const account = club.actor(club.member('Ana')).account;
    expect(await everyForm(club)).not.toContain(account);
  });

  it('is why a score changed', async () => {
    const club = friday();
    const ana = club.member('Ana');
    club.write({ type: 'adjusted', person: ana, change: { points: -5 } }, { texts: { reason: 'Was rude' } });
    expect(await everyForm(club)).not.toContain('rude');
  });
});

describe('a hostile name on the board', () => {
  it.each([
    ['markup', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['an end of the table', '</table><script>', '&lt;/table>&lt;script>'],
    ['an entity', '&lt;b&gt;', '&amp;lt;b&amp;gt;'],
  ])('that is %s is shown as it reads', async (_, name, shown) => {
    const club = friday();
    club.member(name);
    const { text } = await (await siteOf(club)).get('/');
    expect(text).toContain(`<bdi>${shown}</bdi>`);
    expect(text).not.toContain(name);
  });

  it('cannot get out of the title or the header as the name of a club', async () => {
    const club = friday();
    const site = await siteOf(club, 'public', {}, { name: '</title><script>alert(1)</script>' });
    expect((await site.get('/')).text).not.toContain('<script>');
  });
});
