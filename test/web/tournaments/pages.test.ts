import { describe, expect, it } from 'vitest';
import { theTournament, writeIn } from '../../../src/tables/tournaments/tournament.ts';
import { aClub } from '../../support/a-club.ts';
import { openPages, type SiteInTest, siteKey, siteOf } from '../../support/a-site.ts';
import { wordsOf } from '../../support/words-of.ts';
import { TournamentStory } from '../../tables/tournaments/a-tournament.ts';
import { finish, maharajiad, playAll, twoTeams } from './a-played-tournament.ts';

const hostile = '<img src=x onerror=alert(1)>';

const words = async (site: SiteInTest, path: string): Promise<string> => {
  const { status, text } = await site.get(path);
  expect([path, status]).toEqual([path, 200]);
  return wordsOf(text);
};

/** Everything that the site tells of a tournament with one round. */
const addresses = [
  '',
  '/teams',
  '/players',
  '/rounds/1',
  '/rounds/1/seating',
  '/standings/round-1',
  '/standings/team-title',
  '/standings/teams-after-round-1',
  '/standings/best-of-each-country',
  '/standings.csv',
  '/boards.csv',
  '/players.csv',
  '/tournament.json',
];

describe('a club without tables', () => {
  it('has no pages of tournaments, and no way there', async () => {
    const site = await siteOf(aClub({ now: '2026-11-23 12:00' }));
    for (const path of ['/tournaments', ...addresses.map((each) => `/tournaments/1${each}`)])
      expect([path, (await site.get(path)).status]).toEqual([path, 404]);
    expect((await site.get('/')).text).not.toContain('Tournaments');
  });

  it('has the list once it wants tables, and the way there once it has a tournament', async () => {
    const site = await siteOf(aClub({ now: '2026-11-23 12:00' }), 'public', {}, { tables: true });
    expect(await words(site, '/tournaments')).toContain('There is no tournament yet.');
    expect((await site.get('/')).text).not.toContain('Tournaments');
    const other = await siteOf(new TournamentStory('maharajiad').club);
    expect((await other.get('/')).text).toContain('<a href="/tournaments">Tournaments</a>');
  });
});

describe('a tournament that is open', () => {
  it('says how many have signed up, and which rounds there would be', async () => {
    const { club, tournament } = twoTeams();
    const site = await siteOf(club);
    expect(await words(site, '/tournaments')).toContain(
      '#1: Masters World Masters 2004 Open for players, 14 players so far',
    );
    const page = await words(site, '/tournaments/1');
    expect(page).toMatch(/State Open for players, 14 players so far .*Director Mo/);
    expect(page).toContain('Round 1 To come, with two boards to the end of 1909');
    expect(page).toContain('The final To come, with one board to the end of 1915');
    expect(page).toContain('There are no standings before the first board is over.');
    expect(page).toContain(`The code of the next lot: ${tournament.state.next?.commitment}`);
    for (const path of ['/rounds/1', '/rounds/2/places', '/standings/round-1'])
      expect([path, (await site.get(`/tournaments/1${path}`)).status]).toEqual([path, 404]);
  });

  it('names nobody in a team who has not said that they play, not even as its captain', async () => {
    const story = new TournamentStory('world-masters-2004');
    story.team('Rooks', story.people.slice(0, 8));
    story.join(...story.people.slice(1, 3));
    const site = await siteOf(story.club);
    const page = await words(site, '/tournaments/1/teams');
    expect(page).toContain('1. Rooks has not signed up yet P2 England , P3 France');
    expect(page).toContain('six others have not said that they play.');
    expect(page).not.toMatch(/\bP1\b|\bP4\b/);
    expect((await site.get('/tournaments/1/tournament.json')).text).not.toMatch(/"P1"|"P4"/);
    expect(await words(site, '/tournaments/1/players')).toContain('P2 of Rooks none yet');
    story.join(story.people[0] ?? 0);
    expect(await words(site, '/tournaments/1/teams')).toContain('1. Rooks P1 P1 Austria');
  });

  it('has no teams where people play for themselves', async () => {
    const site = await siteOf(maharajiad().club);
    expect((await site.get('/tournaments/1/teams')).status).toBe(404);
    expect(await words(site, '/tournaments/1')).not.toContain('Teams');
  });
});

describe('a tournament that is played', () => {
  it('lists the boards of its round, each with its table, and the table leads back', async () => {
    const story = twoTeams();
    story.start();
    const site = await siteOf(story.club);
    const { text } = await site.get('/tournaments/1/rounds/1');
    const [board] = story.tournament.state.rounds[0]?.boards ?? [];
    expect(text).toContain(`<a href="/tables/${board?.table}">table ${board?.table}</a>`);
    expect(wordsOf(text)).toContain('Being played: Spring 1901, movement');
    expect(text).toContain('data-live="/live"');
    const table = await site.get(`/tables/${board?.table}`);
    expect(table.text).toContain('<a href="/tournaments/1/rounds/1">round 1, board 1</a>');
    expect(await words(site, '/tournaments/1')).toContain(
      'State Being played: round 1, 0 of two boards over',
    );
    expect(await words(site, '/tournaments/1/players')).toMatch(
      /P1 of Rooks Round 1, board \d : Austria, being/,
    );
  });

  it('tells what its seats keep to, each breach in words with its point, and the lot', async () => {
    const story = twoTeams();
    story.start('the second lot');
    const site = await siteOf(story.club);
    const page = await words(site, '/tournaments/1/rounds/1/seating');
    expect(page).toContain(`The lot of these seats: ${story.tournament.state.rounds[0]?.seed}`);
    expect(page).toContain('Two teams meet once only. (WM B.6(e))');
    expect(page).toMatch(/P\d+ and P\d+ , both of (Rooks|Knights) , play on board \d\. \(WM B\.6\(b\)\)/);
    expect(page).toContain('Rooks and Knights meet more than once, on boards 1 and 2');
    const { breaches = [] } = story.tournament.state.rounds[0] ?? {};
    expect(page.match(/\(WM B\.6\(.\)\)/g)).toHaveLength(5 + breaches.length);
  });

  it('tells each of the breaches that a seating can have', async () => {
    const story = twoTeams();
    story.start();
    const [ana = 0, bo = 0] = story.people;
    const breach = (point: string, about: object) => ({
      point,
      people: [],
      teams: [],
      boards: [2],
      power: null,
      ...about,
    });
    story.club.keep((work) => {
      const { number, state } = theTournament(work, story.tournament.number);
      const [first] = state.rounds;
      const seats = (first?.boards ?? []).flatMap(({ board, seats: all }) =>
        all.map((seat) => ({ board, ...seat })),
      );
      writeIn(
        work,
        theTournament(work, number),
        {
          ...{ type: 'round-seated', round: 2, seed: 'a lot', boards: first?.boards ?? [], seats },
          breaches: [
            breach('B.6(a)', { people: [ana, bo], teams: [1], boards: [1, 2], power: 'FRA' }),
            breach('B.6(b)', { people: [ana, bo], teams: [1] }),
            breach('B.6(c)', { people: [ana], power: 'ITA' }),
            breach('B.6(d)', { people: [ana, bo] }),
            breach('B.6(e)', { people: [ana, bo], teams: [1, 2], boards: [2, 2] }),
          ],
          ...(state.next ?? { commitment: '', lot: { cipher: '', digest: '' } }),
        },
        null,
      );
    });
    const page = await words(await siteOf(story.club), '/tournaments/1/rounds/2/seating');
    for (const said of [
      'P1 and P2 , both of Rooks , play France on boards 1 and 2. (WM B.6(a))',
      'P1 and P2 , both of Rooks , play on board 2. (WM B.6(b))',
      'P1 plays Italy again, on board 2. (WM B.6(c))',
      'P1 and P2 play each other again, on board 2. (WM B.6(d))',
      'Rooks and Knights meet more than once, on board 2; the second time by P1 and P2 . (WM B.6(e))',
    ])
      expect(page).toContain(said);
  });
});

describe('standings', () => {
  it('show what was compared in a tie, with each figure exactly and rounded, and what decided', async () => {
    const story = twoTeams();
    story.start();
    finish(story, [12, 7, 7, 7, 1, 0, 0], [7, 12, 7, 7, 1, 0, 0]);
    const site = await siteOf(story.club);
    const page = await words(site, '/tournaments/1/standings/round-1');
    // 7 centres, and a third of 16 + 8 + 4.
    expect(page).toContain('16 1/3 (about 16.33)');
    expect(page).toMatch(/P\d+ is tied with P\d+ : More points in round 1 come first/);
    expect(page).toMatch(
      /Decided: The player whose country scored least over all boards of round 1 comes first\./,
    );
    expect(page).toMatch(/\(WM C\.7\(a\)\)/);
    expect(page).toContain('How places are decided');
    expect(page).toContain('These standings count the boards that are over.');
  });

  it('have for each country its best game, and the one that comes next', async () => {
    const story = twoTeams();
    story.start();
    finish(story, [12, 7, 7, 7, 1, 0, 0], [4, 11, 8, 8, 3, 0, 0]);
    const site = await siteOf(story.club);
    const { rows } = (await site.data('/api/tournaments/1/standings/best-of-each-country')) as {
      rows: readonly { power: string; points: object; next: { points: object } }[];
    };
    expect(rows.map(({ power, points, next }) => [power, points, next.points]).slice(0, 3)).toEqual([
      ['Austria', { exact: '44', decimal: 44 }, { exact: '8', decimal: 8 }],
      ['England', { exact: '43', decimal: 43 }, { exact: '16 1/3', decimal: 16.33 }],
      ['France', { exact: '20', decimal: 20 }, { exact: '16 1/3', decimal: 16.33 }],
    ]);
    const page = await words(site, '/tournaments/1/standings/best-of-each-country');
    expect(page).toMatch(/Austria P\d+ , round 1, board 1 Next: P\d+ with 8 44/);
    expect(page).toMatch(
      /Turkey P\d+ .* is tied with P\d+ : .*Nothing puts them apart, so they share the place\./,
    );
  });

  it('are one by one on their own pages, and lead to each other', async () => {
    const story = twoTeams();
    story.start();
    finish(story, [12, 7, 7, 7, 1, 0, 0]);
    const site = await siteOf(story.club);
    const { text } = await site.get('/tournaments/1/standings/team-title');
    for (const id of ['round-1', 'teams-after-round-1', 'best-of-each-country'])
      expect(text).toContain(`<a href="/tournaments/1/standings/${id}">`);
    for (const id of ['final', 'round-2', 'Round-1', 'round-1?page=2'])
      expect([id, (await site.get(`/tournaments/1/standings/${id}`)).status]).toEqual([id, 404]);
  });
});

describe('a tournament that is over', () => {
  it('names the champion, the team with the title and the best of each country', async () => {
    const story = await playAll(twoTeams(), 3);
    const site = await siteOf(story.club);
    const page = await words(site, '/tournaments/1');
    const [final] = story.tournament.state.rounds[2]?.boards ?? [];
    const champion = story.club.view.people.byNumber(final?.seats[4]?.person ?? 0)?.name;
    expect(page).toMatch(new RegExp(`Champion ${champion} Team title (Rooks|Knights) `));
    expect(page).toMatch(/Best of each country .*Austria P\d+ 0 .*France P\d+ 66/);
    expect(page).toContain('State Over');
    const last = await words(site, '/tournaments/1/standings/final');
    expect(last).toMatch(new RegExp(`1 ${champion} , Italy, round 3, board 1 34`));
    expect(last).not.toContain('These standings count');
  });

  it('says who went on to each round and by which point, who did not want to, and who comes in', async () => {
    const story = twoTeams();
    for (const winner of [2, 3]) {
      story.start(`lot ${winner}`);
      await story.end(winner);
      story.close(`dice ${winner}`);
    }
    const site = await siteOf(story.club);
    const page = await words(site, '/tournaments/1/rounds/3/places');
    expect(page).toContain('Seven players go on to the final.');
    const [, best = ''] = /(P\d+) Best of board 1 \(WM C\.9\)/.exec(page) ?? [];
    expect(page).toMatch(/P\d+ By the standings \(WM C\.10\)/);
    expect(page).toMatch(/In reserve .*The higher positional bonus in the semi-final comes first/);
    story.decline(story.people[Number(best.slice(1)) - 1] ?? 0);
    const after = await words(site, '/tournaments/1/rounds/3/places');
    expect(after).toContain(`Not playing it, though they could: ${best} .`);
    expect(after).toContain('Seven players go on');
    expect((await site.get('/tournaments/1/rounds/4/places')).status).toBe(404);
  });

  it('of a Maharajiad has two rounds, with the reserves and no team', async () => {
    const story = maharajiad();
    story.start('lot 0');
    await story.end(1);
    story.close('dice 0');
    const site = await siteOf(story.club);
    const playing = await words(site, '/tournaments/1');
    expect(playing).toContain('In reserve, the first of them first: P15 .');
    expect(playing).toMatch(/Round 1 Over, with two boards .*The final To come, with one board /);
    expect(await words(site, '/tournaments/1/rounds/2/places')).toMatch(/Best of board 2 \(MJ A\.16\)/);
    story.start('lot 1');
    await story.end(6);
    story.close('dice 1');
    const over = await words(site, '/tournaments/1');
    expect(over).toMatch(/Champion P\d+ Best of each country/);
    expect(over).not.toContain('Team title');
    expect(await words(site, '/tournaments/1/standings/round-2')).toContain('(MJ A.17)');
  });
});

describe('who may read', () => {
  it.each(['0', '2', '01', '1x', '%00'])('there is no tournament under the number %s', async (number) => {
    const story = twoTeams();
    story.start();
    const site = await siteOf(story.club);
    const first = story.tournament.state.rounds[0]?.boards[0]?.table;
    for (const each of [number, String(first)])
      for (const rest of ['', '/players', '/rounds/1', '/tournament.json'])
        expect((await site.get(`/tournaments/${each}${rest}`)).status).toBe(404);
  });

  it('nothing is to be seen where the club’s pages are closed, nor among those of another club', async () => {
    const story = twoTeams();
    story.start();
    finish(story, [12, 7, 7, 7, 1, 0, 0]);
    const paths = addresses.map((path) => `/tournaments/1${path}`);
    const open = await siteOf(story.club);
    for (const path of paths) expect([path, (await open.get(path)).status]).toEqual([path, 200]);
    const closed = await siteOf(story.club, 'off');
    for (const path of paths) expect([path, (await closed.get(path)).status]).toEqual([path, 404]);
    const site = await siteOf(story.club, 'link');
    openPages(story.club.clubs, '2000', 'link', { siteKey: 'of-another-club', tables: true });
    expect((await site.get('/c/of-another-club/tournaments/1')).status).toBe(404);
    const ours = await site.get(`/c/${siteKey}/tournaments/1`);
    expect([ours.status, ours.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(ours.text).toContain(`href="/c/${siteKey}/tournaments/1/players"`);
  });

  it('who was erased, has left or is banned is named as on the pages of tables', async () => {
    const story = twoTeams();
    story.start();
    const [erased = 0, banned = 0] = story.people;
    story.club.keep((work) => {
      work.rename(erased, '');
      work.eraseAccount(erased, { recognisable: false });
    });
    story.club.ban(banned, null);
    const site = await siteOf(story.club);
    for (const path of ['/teams', '/players', '/rounds/1', '/tournament.json', '/boards.csv']) {
      const { text } = await site.get(`/tournaments/1${path}`);
      expect([path, /\bP1\b/.test(text)]).toEqual([path, false]);
      expect(text).toContain(`#${erased}`);
      expect(text).not.toContain(`/members/${banned}"`);
      expect(text).not.toMatch(/\bban(ned)?\b/i);
    }
  });
});

describe('hostile names', () => {
  it('are shown as words', async () => {
    const story = new TournamentStory('world-masters-2004', 0);
    for (let n = 0; n < 14; n++) story.people.push(story.club.member(n === 3 ? hostile : `P${n}`));
    story.team(hostile, story.people.slice(0, 7));
    story.join(...story.people);
    story.start();
    finish(story, [12, 7, 7, 7, 1, 0, 0]);
    const site = await siteOf(story.club);
    for (const path of addresses.filter((each) => !/\.(csv|json)$/.test(each))) {
      const { text } = await site.get(`/tournaments/1${path}`);
      expect(text).not.toContain('<img src=x');
    }
    for (const path of ['/teams', '/players', '/rounds/1'])
      expect((await site.get(`/tournaments/1${path}`)).text).toContain('&lt;img src=x onerror=alert(1)>');
  });
});
