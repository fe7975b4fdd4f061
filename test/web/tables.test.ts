import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ClubView } from '../../src/house/ports.ts';
import { givePress } from '../../src/tables/press/give-press.ts';
import { tableRules } from '../../src/tables/rule-sets/named.ts';
import { makeRuling } from '../../src/tables/rulings/make-ruling.ts';
import { theTable, writeAt } from '../../src/tables/table.ts';
import type { TableRead } from '../../src/web/tables/read.ts';
import { aClub, type Story } from '../support/a-club.ts';
import { writeTable } from '../support/a-long-table.ts';
import { openPages, type SiteInTest, siteKey, siteOf } from '../support/a-site.ts';
import { wordsOf } from '../support/words-of.ts';
import { atTable, TableStory } from '../tables/a-table.ts';
import { VoteStory } from '../tables/votes/a-vote.ts';

const monday = () => aClub({ now: '2026-11-23 12:00' });
const hostile = '<img src=x onerror=alert(1)>';

/** A club with a table of that name that is open. */
function withTable(club: Story, name: string): Story {
  const gm = club.moderator('Mo');
  club.keep((work) => writeTable(work, { name, gm, players: [] }));
  return club;
}

async function readTable(site: SiteInTest, path = 'tables/1'): Promise<TableRead> {
  const { status, text } = await site.get(`/api/${path}`);
  expect(status).toBe(200);
  return JSON.parse(text);
}

const tableBook = (view: Pick<ClubView, 'books'>, number: number) => theTable(view, number).book;

/** Everything that the site tells of a table whose game has begun. */
const addresses = [
  '/tables',
  '/tables/1',
  '/tables/1/rules',
  '/tables/1/press',
  '/tables/1/map.svg',
  '/tables/1/centres.svg',
  '/tables/1/game.json',
  '/tables/1/game.txt',
  '/api/tables',
  '/api/tables/1',
  '/api/tables/1/rules',
  '/api/tables/1/press',
];

describe('a club without tables', () => {
  it('has no pages of them, and no way there', async () => {
    const site = await siteOf(monday());
    for (const path of addresses) expect([path, (await site.get(path)).status]).toEqual([path, 404]);
    expect((await site.get('/')).text).not.toContain('Tables');
  });

  it('has the list once it wants tables', async () => {
    const site = await siteOf(monday(), 'public', {}, { tables: true });
    expect((await site.get('/')).text).toContain('<a href="/tables">Tables</a>');
    expect(wordsOf((await site.get('/tables')).text)).toContain('There is no table yet.');
    expect((await site.get('/tables?page=2')).status).toBe(404);
  });
});

describe('the list of tables', () => {
  it('says how far each is, with its deadline by the club’s clock', async () => {
    const { club, mo } = new TableStory().start();
    club.keep((work) => writeTable(work, { name: 'Another', gm: mo, players: [] }));
    const words = wordsOf((await (await siteOf(club)).get('/tables')).text);
    expect(words).toMatch(
      /#2 Another .*Open for players, 0 players so far.*#1 Friday Diplomacy .*Being played: Spring 1901, movement until Wednesday 25 November 2026, 12:00 \(Europe\/London\)/,
    );
  });
});

describe('a table', () => {
  it('shows before its start who has joined, and the code of its lot', async () => {
    const { club, table } = new TableStory();
    const site = await siteOf(club);
    expect(await readTable(site)).toMatchObject({
      ...{ number: 1, name: 'Friday Diplomacy', status: 'open', deadline: null, seats: [], game: null },
      lot: { code: table.about.commitment, lot: null, from: [] },
    });
    expect(wordsOf((await site.get('/tables/1')).text)).toContain('Players Ana Bo Cy Di Ed Fay Gus');
    for (const file of ['map.svg', 'centres.svg', 'game.json', 'game.txt'])
      expect((await site.get(`/tables/1/${file}`)).status).toBe(404);
    expect((await site.get('/tables/1?phase=S1901M')).status).toBe(404);
  });

  it('tells nothing of orders but that they are there, until the phase is over', async () => {
    const story = new TableStory().start();
    story.orders('AUS', 'A Vie-Gal\nA Bud-Rum\nF Tri-Alb').orders('TUR', 'F Ank-Bla').final('TUR');
    const drafts = [...(story.table.state.diplomacy?.drafts.values() ?? [])];
    const secrets = drafts.flatMap(({ orders }) => [orders.cipher, orders.digest]);
    expect(secrets).toHaveLength(4);
    const site = await siteOf(story.club);
    for (const path of addresses) {
      const { text, status } = await site.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(/bud.rum|vie.gal|ank.bla/i);
      for (const secret of secrets) expect(text.includes(secret)).toBe(false);
    }
    const seats = (await readTable(site)).seats.map(({ seat, orders }) => [seat, orders]);
    expect(Object.fromEntries(seats)).toMatchObject({
      Austria: 'given',
      England: 'missing',
      Turkey: 'final',
    });
    await story.goTo('2026-11-25 12:01');
    expect(wordsOf((await site.get('/tables/1?phase=S1901M')).text)).toContain('A Bud–Rum moved');
  });

  it('shows who stands in, who played before, and an open seat', async () => {
    const story = new TableStory().start();
    const { club } = story;
    const hal = club.member('Hal');
    const until = club.moment('2026-12-01 12:00');
    const write = (body: Parameters<typeof writeAt>[2]) =>
      club.keep((work) => writeAt(work, { book: tableBook(work, 1) }, body, story.mo));
    write({ type: 'seat-replaced', seat: 'AUS', person: hal, until });
    const [england, turkey] = [club.view.people.byNumber(story.playing('ENG'))?.name, story.playing('TUR')];
    write({ type: 'seat-replaced', seat: 'ENG', person: hal, until: null });
    write({ type: 'seat-opened', seat: 'TUR', why: 'removed' });
    const site = await siteOf(club);
    const { seats } = await readTable(site);
    expect(seats.find(({ seat }) => seat === 'Austria')).toMatchObject({
      player: { name: 'Hal' },
      standsIn: { until: { words: 'Tuesday 1 December 2026, 12:00' } },
    });
    expect(seats.find(({ seat }) => seat === 'England')).toMatchObject({ before: [{ name: england }] });
    expect(seats.find(({ seat }) => seat === 'Turkey')).toMatchObject({
      player: null,
      before: [{ number: turkey }],
    });
    expect(wordsOf((await site.get('/tables/1')).text)).toContain('open for a replacement');
  });

  it('has its rules on a page, with what the gamemaster chose', async () => {
    const story = new TableStory();
    story.club.keep((work) =>
      writeAt(
        work,
        { book: tableBook(work, 1) },
        { type: 'setting-chosen', name: 'night', value: 'yes' },
        story.mo,
      ),
    );
    const words = wordsOf((await (await siteOf(story.club)).get('/tables/1/rules')).text);
    expect(words).toContain(`3.4 ${tableRules.club.points.find(({ id }) => id === '3.4')?.text}`);
    expect(words).toContain('between 22:00 and 07:00: Deadlines and results may come at night');
  });

  it.each(['0', '2', '01', '1x', '1e0', '%00'])('is not there under the number %s', async (number) => {
    const site = await siteOf(withTable(monday(), 'Only one'));
    for (const rest of ['', '/rules', '/press', '/map.svg', '/game.json'])
      expect((await site.get(`/tables/${number}${rest}`)).status).toBe(404);
  });

  it('is not to be seen where the club’s pages are closed, nor among those of another club', async () => {
    const closed = withTable(monday(), 'Closed');
    for (const path of addresses) expect((await (await siteOf(closed, 'off')).get(path)).status).toBe(404);
    const club = withTable(monday(), 'Ours');
    const site = await siteOf(club, 'link');
    openPages(club.clubs, '2000', 'link', { siteKey: 'of-another-club', tables: true });
    expect((await site.get('/tables/1')).status).toBe(404);
    expect((await site.get('/c/of-another-club/tables/1')).status).toBe(404);
    const ours = await site.get(`/c/${siteKey}/tables/1`);
    expect([ours.status, ours.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(ours.text).toContain(`href="/c/${siteKey}/tables/1/rules"`);
  });

  it('shows hostile names as words', async () => {
    const story = new TableStory();
    const evil = story.club.member(hostile);
    story.club.keep((work) => {
      writeTable(work, { name: hostile, gm: evil, players: [evil, ...story.players.slice(1)] });
    });
    const site = await siteOf(story.club);
    for (const path of ['/tables', '/tables/2', '/tables/2/rules', '/tables/2/press']) {
      const { text } = await site.get(path);
      expect(text).toContain('&lt;img src=x onerror=alert(1)>');
      expect(text).not.toContain('<img src=x');
    }
  });
});

describe('receipts', () => {
  it('can be checked by anyone once the orders are published', async () => {
    const story = new TableStory().start().orders('AUS', 'A Vie-Gal\nA Bud - Serbia');
    const receipt = story.table.state.diplomacy?.drafts.get('AUS')?.orders.digest;
    await story.goTo('2026-11-25 12:01');
    const { game } = await readTable(await siteOf(story.club), 'tables/1?phase=S1901M');
    const [own] = game?.played?.written ?? [];
    expect(own).toMatchObject({ power: 'Austria', lines: ['A Vie-Gal', 'A Bud - Serbia'], digest: receipt });
    const words = `${own?.salt}\n${own?.lines.join('\n')}`;
    expect(createHash('sha256').update(words).digest('hex')).toBe(receipt);
  });
});

describe('press', () => {
  it('is published with the results of its phase: white under its power, grey under no name, and both at the hour of the results', async () => {
    const story = new TableStory().start();
    const write = (power: string, kind: 'white' | 'grey', text: string) =>
      story.does(story.playing(power), givePress, { ...atTable, kind, text, as: null });
    write('FRA', 'white', `Peace, ${hostile}!`);
    write('TUR', 'grey', 'Austria lies.');
    const site = await siteOf(story.club);
    for (const path of addresses) expect((await site.get(path)).text).not.toMatch(/Peace|Austria lies/);
    await story.goTo('2026-11-25 12:01');
    for (const path of ['/tables/1?phase=S1901M', '/tables/1/press']) {
      const { text } = await site.get(path);
      expect(wordsOf(text)).toMatch(
        /White press · France · Wednesday 25 November 2026, 12:00 .*Peace, &lt;img/,
      );
      expect(wordsOf(text)).toMatch(/Grey press · Wednesday 25 November 2026, 12:00 [^·]*Austria lies\./);
      expect(text).not.toContain('<img src=x');
    }
    const { text } = await site.get('/tables/1');
    expect(text).toContain('<a href="/tables/1/press">All the press of this table</a>');
    expect(text).not.toContain('Austria lies');
  });
});

describe('rulings', () => {
  it('are below the rules of their table, with their points, and struck through once they no longer hold', async () => {
    const { club, mo } = new TableStory();
    const rule = (text: string, point: string | null) => {
      const ruled = club.does(mo, makeRuling, { ...atTable, text, point });
      expect(ruled.ok).toBe(true);
    };
    rule(`Verse is fine, ${hostile}.`, '4.1');
    rule('Be kind.', null);
    const { seq: entry = 0 } = theTable(club.view, 1).state.rulings[1] ?? {};
    club.keep((work) =>
      writeAt(work, { book: tableBook(work, 1) }, { type: 'entry-undone', entry, again: false }, mo),
    );
    const site = await siteOf(club);
    const { text } = await site.get('/tables/1/rules');
    expect(text).toContain('<a href="/tables/1/rules?page=1#ruling-1">ruling 1</a>');
    expect(text).toContain('Verse is fine, &lt;img');
    expect(text).not.toContain('<img src=x');
    expect(text).toContain('<s>Be kind.</s>');
    expect(wordsOf(text)).toContain('Withdrawn as a mistake.');
    expect(wordsOf((await site.get('/tables/1')).text)).toContain('with 2 rulings of the gamemaster');
    expect((await site.get('/tables/1/rules?page=2')).status).toBe(404);
  });
});

describe('votes', () => {
  it('are on the page of their table once they are over, without who voted how', async () => {
    const story = new VoteStory();
    story.proposes('FRA', { kind: 'draw' });
    const site = await siteOf(story.club);
    expect((await site.get('/tables/1')).text).not.toContain('A draw of');
    story.allVote(['AUS']);
    await story.goTo('2026-11-25 12:01');
    const { text } = await site.get('/tables/1');
    expect(wordsOf(text)).toContain('1. A draw of all who survive France It did not pass.');
    expect(text).not.toMatch(/\d yes/);
  });

  it('that ended the game say how, in the list too', async () => {
    const story = new VoteStory();
    story.proposes('FRA', { kind: 'draw' });
    story.allVote();
    await story.goTo('2026-11-25 12:01');
    const site = await siteOf(story.club);
    for (const path of ['/tables', '/tables/1'])
      expect(wordsOf((await site.get(path)).text)).toContain('Over: a draw of Austria, England, France');
    expect(JSON.parse((await site.get('/tables/1/game.json')).text).end.winners).toEqual([]);
  });
});
