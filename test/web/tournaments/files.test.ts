import { describe, expect, it } from 'vitest';
import { type SiteInTest, siteOf } from '../../support/a-site.ts';
import { TournamentStory } from '../../tables/tournaments/a-tournament.ts';
import { finish, playAll, twoTeams } from './a-played-tournament.ts';

/** The cells of a file, line by line, without its mark at the beginning. */
async function cellsOf(site: SiteInTest, path: string): Promise<string[][]> {
  const { status, text } = await site.get(path);
  expect([path, status]).toEqual([path, 200]);
  return text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...`,${line}`.matchAll(/,("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => unquoted(cell)),
    );
}

const unquoted = (cell: string): string =>
  cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;

const begins = (story: TournamentStory): TournamentStory => {
  story.start();
  finish(story, [12, 7, 7, 7, 1, 0, 0]);
  return story;
};

describe('the files of a tournament', () => {
  it('are downloaded from its page, each under a name of its own', async () => {
    const site = await siteOf(begins(twoTeams()).club);
    const { text } = await site.get('/tournaments/1');
    for (const file of ['standings.csv', 'boards.csv', 'players.csv', 'tournament.json']) {
      expect(text).toContain(`href="/tournaments/1/${file}"`);
      const { headers } = await site.get(`/tournaments/1/${file}`);
      const name = file === 'tournament.json' ? 'tournament-1.json' : `tournament-1-${file}`;
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
      expect(headers.get('content-type')).toMatch(/^(text\/csv|application\/json); charset=utf-8$/);
    }
  });

  it('have their heads before any board is over', async () => {
    const site = await siteOf(twoTeams().club);
    for (const file of ['standings', 'boards', 'players'])
      expect(await cellsOf(site, `/tournaments/1/${file}.csv`)).toHaveLength(1);
  });

  it('have each seat of each board, with its score exactly and as a decimal', async () => {
    const site = await siteOf(begins(twoTeams()).club);
    const [head = [], ...rows] = await cellsOf(site, '/tournaments/1/boards.csv');
    expect(head.slice(0, 9)).toEqual([
      ...['Round', 'Board', 'Table', 'State', 'Power', 'Number', 'Player', 'Team', 'Centres'],
    ]);
    expect(rows).toHaveLength(14);
    expect(rows[1]?.slice(8)).toEqual(['7', '9.33', '9 1/3', '16.33', '16 1/3', '']);
    expect(rows[4]?.slice(8)).toEqual(['1', '2', '2', '3', '3', '']);
    expect(rows[13]?.slice(8)).toEqual(['', '', '', '', '', '']);
  });

  it('have all standings with how ties were broken', async () => {
    const site = await siteOf((await playAll(twoTeams(), 3)).club);
    const [, ...rows] = await cellsOf(site, '/tournaments/1/standings.csv');
    expect(new Set(rows.map(([title]) => title))).toEqual(
      new Set([
        ...['Final', 'Semi-final', 'Round 1'],
        ...['Team title', 'Teams after round 1', 'Best of each country'],
      ]),
    );
    const ties = rows.map((row) => row.at(-1) ?? '').filter((tie) => tie !== '');
    expect(
      ties.some((tie) => /^Tied with P\d+: .*; WM C\.7\(f\) \(roll 1\): P\d+ \d+, P\d+ \d+$/.test(tie)),
    ).toBe(true);
  });

  it('have each game of each player, in the final by its centres alone', async () => {
    const site = await siteOf((await playAll(twoTeams(), 3)).club);
    const [head = [], ...rows] = await cellsOf(site, '/tournaments/1/players.csv');
    expect(rows).toHaveLength(14 + 14 + 7);
    const won = rows.filter((row) => row[head.indexOf('Score')] !== '0');
    expect(won.map((row) => row[head.indexOf('Score')]).sort()).toEqual(['34', '66', '66', '66', '66']);
    expect(won.map((row) => row[head.indexOf('Seasons')])).not.toContain('');
  });

  it('are the same as the pages say, in one file for programs', async () => {
    const story = await playAll(twoTeams(), 3);
    const site = await siteOf(story.club);
    const whole = JSON.parse((await site.get('/tournaments/1/tournament.json')).text);
    expect(whole).toMatchObject(omitTeams((await site.data('/api/tournaments/1')) as object));
    for (const standings of whole.standings) {
      const { rows } = (await site.data(`/api/tournaments/1/standings/${standings.id}`)) as { rows: object };
      expect(standings.lines).toEqual(rows);
    }
    expect(whole.players).toHaveLength(14);
    expect(whole.seated.map(({ boards }: { boards: object[] }) => boards.length)).toEqual([2, 2, 1]);
    expect(whole.places.map(({ round }: { round: number }) => round)).toEqual([2, 3]);
  });
});

/** The file has the teams themselves where the page says how many there are. */
const omitTeams = (page: object): object =>
  Object.fromEntries(Object.entries(page).filter(([name]) => name !== 'teams'));

describe('names in files', () => {
  it.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\u0009=1', '=HYPERLINK("http://a")', 'a,b"c'])(
    'no spreadsheet takes %j for a formula',
    async (name) => {
      const story = new TournamentStory('world-masters-2004', 0);
      for (let n = 0; n < 14; n++) story.people.push(story.club.member(n === 3 ? name : `P${n}`));
      story.team('Rooks', story.people.slice(0, 7));
      story.team(`${name} team`, story.people.slice(7));
      story.join(...story.people);
      story.start();
      finish(story, [5, 5, 5, 5, 5, 5, 4], [5, 5, 5, 5, 5, 5, 4]);
      const site = await siteOf(story.club);
      for (const file of ['standings', 'boards', 'players']) {
        const rows = await cellsOf(site, `/tournaments/1/${file}.csv`);
        const width = rows[0]?.length;
        for (const row of rows) {
          expect(row).toHaveLength(width ?? 0);
          for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        }
        expect(rows.flat().some((cell) => cell.includes(name))).toBe(true);
      }
    },
  );
});
