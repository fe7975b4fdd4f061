import { describe, expect, it } from 'vitest';
import { disputeGame, withdrawGame } from '../../src/ladder/games/answer-game.ts';
import { recordGame } from '../../src/ladder/games/record-game.ts';
import { voidGame } from '../../src/ladder/games/void-game.ts';
import type { GamesRead } from '../../src/web/games/page.tsx';
import { afternoon, enters, named, plays, told } from '../ladder/games/afternoon.ts';
import type { Story } from '../support/a-club.ts';
import { siteOf } from '../support/a-site.ts';

async function read(club: Story, query = ''): Promise<GamesRead> {
  const { status, text } = await (await siteOf(club)).get(`/api/games${query}`);
  expect(status).toBe(200);
  return JSON.parse(text);
}

async function everyForm(club: Story): Promise<string> {
  const site = await siteOf(club);
  return (await site.get('/games')).text + (await site.get('/api/games')).text;
}

describe('the list of games', () => {
  it('has those that count, the latest first', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    club.at('12:50');
    plays(club, mo, bo, ana, 0.5);
    const [a, b] = [
      { number: ana, name: 'Ana', page: `members/${ana}` },
      { number: bo, name: 'Bo', page: `members/${bo}` },
    ];
    expect(await read(club)).toEqual({
      page: 1,
      pages: 1,
      total: 2,
      rows: [
        { number: 2, date: '2026-11-20', players: [b, a], points: 0.5 },
        { number: 1, date: '2026-11-20', players: [a, b], points: 1 },
      ],
      sought: null,
      waiting: [],
    });
    const { text } = await (await siteOf(club)).get('/games');
    const words = text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(words).toContain('#2 20 Nov 2026 Bo – Ana ½–½ #1 20 Nov 2026 Ana – Bo 1–0');
    expect(text).toContain('href="/games/2"');
  });

  it('says of one that waits only that it does', async () => {
    const { club, ana, bo } = afternoon();
    const game = enters(club, ana, bo);
    club.does(bo, disputeGame, { game: `${game}`, why: 'I was never asked' });
    const { waiting, total } = await read(club);
    expect(total).toBe(0);
    expect(waiting).toEqual([
      {
        number: game,
        date: '2026-11-20',
        players: [expect.objectContaining({ name: 'Ana' }), expect.objectContaining({ name: 'Bo' })],
      },
    ]);
    expect(await everyForm(club)).not.toMatch(/disput|never asked|1–0/i);
  });

  it('tells nothing of who has not joined', async () => {
    const { club, ana } = afternoon();
    const result = club.does(
      ana,
      recordGame,
      told({ account: '9001', name: 'Passing stranger', bot: false }),
    );
    expect(result.ok).toBe(true);
    expect(await everyForm(club)).not.toContain('stranger');
  });

  it('has none that was voided or withdrawn', async () => {
    const { club, mo, ana, bo } = afternoon();
    const [voided, withdrawn] = [plays(club, mo, ana, bo), enters(club, ana, bo)];
    club.does(mo, voidGame, { game: `${voided}`, reason: 'The wrong people' });
    club.does(ana, withdrawGame, { game: `${withdrawn}` });
    expect(await read(club)).toMatchObject({ total: 0, rows: [], waiting: [] });
    expect(await everyForm(club)).not.toMatch(/#\d|void|withdr|wrong/i);
  });

  it('has fifty to a page', async () => {
    const { club, mo, ana, bo } = afternoon();
    for (let n = 0; n < 51; n++) plays(club, mo, ana, bo);
    expect((await read(club)).rows).toHaveLength(50);
    expect((await read(club, '?page=2')).rows.map(({ number }) => number)).toEqual([1]);
    const site = await siteOf(club);
    expect((await site.get('/games')).text).toContain('href="/games?page=2"');
    expect((await site.get('/games?page=3')).status).toBe(404);
  });

  it('names White first, with the result as White has it', async () => {
    const { club, mo, ana, bo } = afternoon();
    enters(club, mo, bo, { player: named(ana), colour: 'black' });
    const [row] = (await read(club)).rows;
    expect(row).toMatchObject({ players: [{ name: 'Bo' }, { name: 'Ana' }], points: 0 });
  });

  it('says so where there is none', async () => {
    expect((await (await siteOf(afternoon().club)).get('/games')).text).toContain('None yet');
  });
});

describe('games that somebody looks for', () => {
  function played() {
    const { club, mo, ana, bo } = afternoon();
    const annabel = club.member('Annabel');
    plays(club, mo, ana, bo);
    plays(club, mo, bo, ana, 0.5);
    plays(club, mo, annabel, ana);
    return club;
  }

  it.each([
    ['player=ana', [3, 2, 1]],
    ['player=Annab', [3]],
    ['player=ana&result=won', [1]],
    ['player=ana&result=drawn', [2]],
    ['player=ana&result=lost', [3]],
    ['result=drawn', [2]],
    ['from=2026-11-20&to=2026-11-20', [3, 2, 1]],
    ['from=2026-11-21', []],
    ['to=2026-11-19', []],
    ['player=bo&result=lost&from=2026-11-20', [1]],
    ['player=&result=&from=&to=', [3, 2, 1]],
  ])('by %s', async (query, numbers) => {
    const { rows, total } = await read(played(), `?${query}`);
    expect(rows.map(({ number }) => number)).toEqual(numbers);
    expect(total).toBe(numbers.length);
  });

  it.each([
    ['player=Zed', 'player', 'Nobody of that name'],
    ['player=an', 'player', '2 players have that in their names'],
    ['result=won', 'result', 'Type a player’s name too'],
    ['result=1-0', 'result', 'Choose won, drawn or lost'],
    ['from=2026-02-30', 'from', 'Write the day year first'],
    ['to=yesterday', 'to', 'Write the day year first'],
    ['from=2026-11-21&to=2026-11-20', 'to', 'This day comes before the first one'],
  ])('says what is wrong with %s', async (query, field, words) => {
    const club = played();
    const { rows, sought } = await read(club, `?${query}`);
    expect(rows).toEqual([]);
    expect(sought?.problems).toEqual({ [field]: expect.stringContaining(words) });
    const { text } = await (await siteOf(club)).get(`/games?${query}`);
    expect(text).toContain('Correct the marked field');
    expect(text).toContain(`aria-describedby="wrong-${field}"`);
  });

  it('never has what is typed as markup', async () => {
    const { text } = await (await siteOf(played())).get(`/games?player=${encodeURIComponent('"><b>x')}`);
    expect(text).toContain('value="&quot;>&lt;b>x"');
    expect(text).not.toContain('<b>x');
  });

  it('keeps what was looked for on the next page', async () => {
    const { club, mo, ana, bo } = afternoon();
    for (let n = 0; n < 51; n++) plays(club, mo, ana, bo);
    const { text } = await (await siteOf(club)).get('/games?player=Ana&result=won');
    expect(text).toContain('href="/games?player=Ana&amp;result=won&amp;page=2"');
    expect(text).toContain('<option value="won" selected>');
  });
});
