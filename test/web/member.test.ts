import { describe, expect, it } from 'vitest';
import { disputeGame } from '../../src/ladder/games/answer-game.ts';
import { voidGame } from '../../src/ladder/games/void-game.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import type { MemberRead } from '../../src/web/member/page.tsx';
import { afternoon, enters, plays } from '../ladder/games/afternoon.ts';
import type { Story } from '../support/a-club.ts';
import { openPages, siteKey, siteOf } from '../support/a-site.ts';
import { wordsOf } from '../support/words-of.ts';

/** The data of a member's page. */
async function read(club: Story, member: number, query = ''): Promise<MemberRead> {
  const { status, text } = await (await siteOf(club)).get(`/api/members/${member}${query}`);
  expect(status).toBe(200);
  return JSON.parse(text);
}

/** Writes a game that counts. */
function counted(club: Story, player: PersonNumber, opponent: PersonNumber): void {
  const game = Math.max(1, club.view.state.games.length);
  const about = { colour: null, playedAt: club.now, date: '2026-11-20', online: false, ended: null } as const;
  club.write({ type: 'game-recorded', game, player, opponent, score: 1, ...about, approval: [] });
  club.write({ type: 'game-counted', game });
}

const addresses = ['/members/', '/api/members/'];

/** All that the site says of a member: the page, its data and its picture. */
async function everything(club: Story, member: number): Promise<string> {
  const site = await siteOf(club);
  const paths = [`/members/${member}`, `/api/members/${member}`, `/members/${member}/chart.svg`];
  const answers = await Promise.all(paths.map((path) => site.get(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return answers.map(({ text }) => text).join('\n');
}

describe('a member’s page', () => {
  it('shows score, place, record, games and how they stand against each other', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    plays(club, mo, bo, ana, 0.5);
    expect(await read(club, ana)).toEqual({
      number: ana,
      name: 'Ana',
      score: 119,
      rank: 1,
      record: { wins: 1, draws: 1, losses: 0 },
      chart: { path: `members/${ana}/chart.svg`, words: expect.stringContaining('119 on 20 November 2026') },
      days: [{ date: '2026-11-20', score: 119, change: 19, x: 501, y: 256 }],
      opponents: [
        { opponent: { number: bo, name: 'Bo', page: `members/${bo}` }, wins: 1, draws: 1, losses: 0 },
      ],
      opponentsInAll: 1,
      games: {
        page: 1,
        pages: 1,
        total: 2,
        rows: [
          {
            number: 2,
            date: '2026-11-20',
            opponent: { number: bo, name: 'Bo', page: `members/${bo}` },
            result: 'drawn',
            colour: null,
            change: -1,
            online: false,
          },
          expect.objectContaining({ number: 1, result: 'won', change: 20 }),
        ],
      },
    });
  });

  it('says the same as its data', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    const { text } = await (await siteOf(club)).get(`/members/${ana}`);
    const words = wordsOf(text);
    expect(words).toContain('Score 120 Place 1 Won 1 Drawn 0 Lost 0');
    expect(words).toContain('#1 20 Nov 2026 Bo won +20');
    expect(words).toContain('Against Won Drawn Lost Bo 1 0 0');
    expect(words).toContain('Day Score Change 20 Nov 2026 120 +20');
    expect(text).toContain(`href="/members/${bo}"`);
    expect(text).toContain('href="/games/1"');
  });

  it('has the score at the end of each day of the club on which it moved', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    plays(club, mo, ana, bo);
    club.at('2026-11-27 12:30').openSession(mo);
    plays(club, mo, bo, ana);
    expect((await read(club, ana)).days).toMatchObject([
      { date: '2026-11-20', score: 139, change: 39 },
      { date: '2026-11-27', score: 117, change: -22 },
    ]);
  });

  it('has no more days than fit on a page of 100 kB, the latest of them, also for the longest names', async () => {
    const { club, ana } = afternoon();
    const others = Array.from({ length: 160 }, (_, i) => club.member(`${'&'.repeat(28)}${i}`));
    for (const other of others) counted(club, ana, other);
    const first = Date.parse('2026-11-21T12:00:00Z');
    for (let n = 0; n < 450; n++) {
      club.at(new Date(first + n * 24 * 3600 * 1000).toISOString().slice(0, 16).replace('T', ' '));
      club.write({ type: 'adjusted', person: ana, change: { points: n % 2 === 0 ? 1005 : -1004 } });
    }
    const { days, opponents } = await read(club, ana, '?against=all');
    expect([days.length, days.at(-1)?.date, opponents.length]).toEqual([250, '2028-02-13', 150]);
    const { text } = await (await siteOf(club)).get(`/members/${ana}?against=all`);
    expect(Buffer.byteLength(text)).toBeLessThan(100_000);
    expect(text).not.toContain('against=all#opponents');
    const few = await (await siteOf(club)).get(`/members/${ana}`);
    expect(few.text).toContain('The 150 opponents played most');
  });

  it('lists twenty games a page, and nothing before the first or after the last', async () => {
    const { club, mo, ana, bo } = afternoon();
    for (let n = 0; n < 21; n++) plays(club, mo, ana, bo);
    const site = await siteOf(club);
    const pages = ['1', '2', '3', '0', '-1', '01', '1.5', 'x', '', '9'.repeat(30)];
    const found = await Promise.all(pages.map((page) => site.get(`/members/${ana}?page=${page}`)));
    expect(found.map(({ status }) => status)).toEqual([200, 200, ...Array(8).fill(404)]);
    expect((await read(club, ana, '?page=2')).games.rows).toMatchObject([{ number: 1 }]);
    expect(found[0]?.text).toContain(`href="/members/${ana}?page=2"`);
    expect(found[1]?.text).toContain(`href="/members/${ana}?page=1"`);
  });

  it('is there for a member who has not played', async () => {
    const { club, ana } = afternoon();
    const words = wordsOf((await (await siteOf(club)).get(`/members/${ana}`)).text);
    expect(words).toContain('None that counts yet.');
    expect(words).not.toContain('Against');
  });

  it('has the fifty opponents who were played most, and the others where they are asked for', async () => {
    const { club, ana } = afternoon();
    const others = Array.from({ length: 52 }, (_, i) => club.member(`Other ${i}`));
    for (const other of [...others, ...others.slice(2)]) counted(club, ana, other);
    const site = await siteOf(club);
    const few = await read(club, ana);
    expect([few.opponents.length, few.opponentsInAll]).toEqual([50, 52]);
    expect(few.opponents.map(({ opponent }) => opponent.number).sort((a, b) => a - b)).toEqual(
      others.slice(2),
    );
    const { text } = await site.get(`/members/${ana}`);
    expect(text).toContain(`href="/members/${ana}?against=all#opponents">All 52 opponents</a>`);
    expect((await read(club, ana, '?against=all')).opponents).toHaveLength(52);
    expect((await site.get(`/members/${ana}?against=all`)).text).not.toContain('against=all#opponents');
  });

  it('keeps the club’s own address in every link and in the picture', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    const site = await siteOf(club, 'link');
    const { text, status } = await site.get(`/c/${siteKey}/members/${ana}`);
    expect(status).toBe(200);
    const links = [...text.matchAll(/(?:href|src|srcset)="([^"#]+)"/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !link.startsWith('/assets/') && link !== '/icon.svg')).toSatisfy(
      (all: string[]) => all.length > 5 && all.every((link) => link.startsWith(`/c/${siteKey}`)),
    );
    expect((await site.get(`/members/${ana}/chart.svg`)).status).toBe(404);
    openPages(club.clubs, club.id, 'off');
    expect((await site.get(`/c/${siteKey}/members/${ana}/chart.svg`)).status).toBe(404);
  });
});

describe('the picture of a score', () => {
  it('is an image that any page policy allows, light or dark, under the same headers as a page', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    const site = await siteOf(club);
    const [light, dark] = [
      await site.get(`/members/${ana}/chart.svg`),
      await site.get(`/members/${ana}/chart.svg?scheme=dark`),
    ];
    expect(light.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(light.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(light.headers.get('cache-control')).toBe('no-cache');
    expect(light.text).toMatch(/^<svg /);
    expect(light.text).not.toBe(dark.text);
    expect(light.text + dark.text).not.toMatch(/<style|<script|style=|href="http/);
  });

  it('has one point for each day of a long course, and ends at the score all the same', async () => {
    const { club, ana } = afternoon();
    for (let n = 0; n < 400; n++) {
      if (n % 100 === 0) club.at(`2026-11-${21 + n / 100} 12:00`);
      club.at(`12:0${n % 10}:${10 + (Math.floor(n / 10) % 10)}`);
      club.write({ type: 'adjusted', person: ana, change: { points: n % 2 === 0 ? 5 : -4 } });
    }
    const { days, score } = await read(club, ana);
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(days.at(-1)?.score).toBe(score);
    const { text } = await (await siteOf(club)).get(`/members/${ana}/chart.svg`);
    expect(text.match(/transform="matrix/g)).toHaveLength(5);
  });

  it('changes its address with the score, so that a page brought up to date shows a new one', async () => {
    const { club, mo, ana, bo } = afternoon();
    const site = await siteOf(club);
    const source = async () =>
      /<img class="chart" src="([^"]+)"/.exec((await site.get(`/members/${ana}`)).text)?.[1];
    const before = await source();
    plays(club, mo, ana, bo);
    expect(await source()).not.toBe(before);
  });
});

describe('who has no page', () => {
  it.each(['0', '99', '-1', '01', '1e3', 'ana', '1.0', '%31%00', '9'.repeat(400)])(
    '%s is nobody',
    async (number) => {
      const { club } = afternoon();
      const site = await siteOf(club);
      for (const address of addresses)
        expect((await site.get(`${address}${number}`)).status, address).toBe(404);
      expect((await site.get(`/members/${number}/chart.svg`)).status).toBe(404);
    },
  );

  it('is anyone who was removed, or never joined, and their page says no more than one that never was', async () => {
    const { club, ana } = afternoon();
    const guest = club.person('Guest');
    club.remove(ana);
    const site = await siteOf(club);
    const never = await site.get('/members/99');
    for (const number of [ana, guest]) {
      const gone = await site.get(`/members/${number}`);
      expect([gone.status, gone.text]).toEqual([never.status, never.text]);
      expect((await site.get(`/members/${number}/chart.svg`)).status).toBe(404);
    }
  });
});

describe('what a member’s page keeps to itself', () => {
  it('is a ban, which nothing on any page tells from having left', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    enters(club, ana, bo);
    const site = await siteOf(club);
    const paths = ['', 'games', 'games/1', 'games/2', `members/${ana}`, `members/${bo}`, 'terms', 'pairings'];
    const addresses = paths.flatMap((path) => [`/${path}`, `/api/${path}`]);
    const seen = async () => {
      const answers = await Promise.all(addresses.map((address) => site.get(address)));
      return answers.map(({ status, text }, i) => [addresses[i], status, text]);
    };
    const before = await seen();
    club.ban(ana, '2026-11-20');
    const banned = await seen();
    expect(banned).not.toEqual(before);
    club.remove(ana);
    expect(await seen()).toEqual(banned);
  });

  it('is a ban only while it is in force', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    const before = await read(club, ana);
    club.ban(ana, '2026-11-20');
    const site = await siteOf(club);
    expect((await site.get(`/members/${ana}`)).status).toBe(404);
    expect((await site.get(`/members/${ana}/chart.svg`)).status).toBe(404);
    club.at('2026-11-21 00:00');
    expect(await read(club, ana)).toEqual(before);
  });

  it('is staying away: the same', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    const before = await read(club, ana);
    for (const date of ['2026-11-27', '2026-12-04', '2026-12-11']) {
      club.at(`${date} 12:30`).openSession(mo);
      club.at('13:10').write({ type: 'session-closed', date });
    }
    expect(await read(club, ana)).toEqual({ ...before, rank: null });
  });

  it('is why a score moved', async () => {
    const { club, mo, ana } = afternoon();
    club.write(
      { type: 'adjusted', person: ana, change: { points: 25 } },
      { by: mo, acts: ['II.3'], texts: { reason: 'a secret between us' } },
    );
    expect((await read(club, ana)).days.at(-1)?.score).toBe(125);
    expect(await everything(club, ana)).not.toMatch(/secret|II\.3|adjust|Mo\b/);
  });

  it('is a joining again after a removal: the course of the score begins with it', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    club.at('2026-11-21 12:00').remove(ana);
    club.at('2026-11-22 12:00').write({ type: 'joined', person: ana });
    expect((await read(club, ana)).days).toMatchObject([{ date: '2026-11-22', score: 100, change: 0 }]);
  });

  it('is every game that does not count', async () => {
    const { club, mo, ana, bo } = afternoon();
    const gone = plays(club, mo, ana, bo);
    club.does(mo, voidGame, { game: `${gone}`, reason: 'it never was' });
    const disputed = enters(club, ana, bo);
    club.does(bo, disputeGame, { game: `${disputed}`, why: 'he lies' });
    enters(club, ana, mo);
    const { games, opponents, record } = await read(club, ana);
    expect([games.total, opponents, record]).toEqual([0, [], { wins: 0, draws: 0, losses: 0 }]);
    expect(await everything(club, ana)).not.toMatch(/he lies|never was/);
  });

  it('is the Discord account', async () => {
    const { club, ana, bo, mo } = afternoon();
    plays(club, mo, ana, bo);
    club.clubs.now(club.id).people.known(ana).account = '123456789012345678';
    expect(await everything(club, ana)).not.toContain('123456789012345678');
  });

  it('is an opponent’s page, once they were removed: only the name stays with the game', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    club.remove(bo);
    const { opponents, games } = await read(club, ana);
    expect(opponents[0]?.opponent).toEqual({ number: bo, name: 'Bo', page: null });
    expect(games.rows[0]?.opponent.page).toBeNull();
    expect((await (await siteOf(club)).get(`/members/${ana}`)).text).not.toContain(`/members/${bo}"`);
  });
});

describe('a hostile name', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '</title><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    '&lt;b&gt;',
    '@everyone',
  ])('%s is text and nothing else', async (name) => {
    const { club, mo, ana } = afternoon();
    const eve = club.member(name);
    plays(club, mo, eve, ana);
    const site = await siteOf(club);
    for (const path of [`/members/${eve}`, `/members/${ana}`]) {
      const { text } = await site.get(path);
      const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
      expect(text).toContain(`<bdi>${escaped}</bdi>`);
      expect(text).not.toMatch(/<img src=x|<script>|<svg|<b>/);
    }
    expect((await read(club, eve)).name).toBe(name);
  });
});
