import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { adjudicateGame } from '../../src/ladder/games/adjudicate-game.ts';
import { disputeGame, withdrawGame } from '../../src/ladder/games/answer-game.ts';
import { correctGame, refuseGame } from '../../src/ladder/games/decide-game.ts';
import { objectGame, rematchGame } from '../../src/ladder/games/rematch-game.ts';
import { voidGame } from '../../src/ladder/games/void-game.ts';
import type { GameNumber, PersonNumber } from '../../src/ledger/fields.ts';
import { boardOf } from '../../src/web/game/board.ts';
import type { GameRead } from '../../src/web/game/page.tsx';
import { afternoon, enters, named, plays } from '../ladder/games/afternoon.ts';
import type { Story } from '../support/a-club.ts';
import { openPages, siteKey, siteOf } from '../support/a-site.ts';
import { wordsOf } from '../support/words-of.ts';

const scholarsMate = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#';

/** A game that counts, with the moves of a scholar's mate: Ana, with White, beat Bo. */
function played() {
  const story = afternoon();
  const { club, mo, ana, bo } = story;
  const about = { player: named(ana), pgn: scholarsMate, ended: 'checkmate' } as const;
  return { ...story, number: enters(club, mo, bo, about) };
}

async function read(club: Story, number: GameNumber, query = ''): Promise<GameRead> {
  const { status, text } = await (await siteOf(club)).get(`/api/games/${number}${query}`);
  expect(status).toBe(200);
  return JSON.parse(text);
}

const pageOf = async (club: Story, number: GameNumber, query = ''): Promise<string> =>
  (await (await siteOf(club)).get(`/games/${number}${query}`)).text;

/** Writes a game that counts as though it had been stored with that text. */
function stored(
  club: Story,
  [player, opponent]: PersonNumber[],
  texts: { pgn?: string; fen?: string },
): GameNumber {
  const game = Math.max(1, club.view.state.games.length);
  if (player === undefined || opponent === undefined) throw new Error('A game has two players');
  club.write(
    {
      type: 'game-recorded',
      game,
      player,
      opponent,
      score: 0.5,
      colour: 'white',
      playedAt: club.now,
      date: '2026-11-20',
      online: false,
      ended: null,
      approval: [],
    },
    { texts },
  );
  club.write({ type: 'game-counted', game });
  return game;
}

describe('a game’s page', () => {
  it('has who played, how it ended, what it moved, and every move with its position', async () => {
    const { club, ana, bo, number } = played();
    const { board, ...game } = await read(club, number);
    expect(game).toEqual({
      movesBy: { number: 1, name: 'Mo', page: 'members/1' },
      number,
      status: 'counted',
      rematch: null,
      date: '2026-11-20',
      online: false,
      players: [
        {
          person: { number: ana, name: 'Ana', page: `members/${ana}` },
          colour: 'white',
          points: 1,
          score: { before: 100, after: 120 },
        },
        {
          person: { number: bo, name: 'Bo', page: `members/${bo}` },
          colour: 'black',
          points: 0,
          score: { before: 100, after: 100 },
        },
      ],
      ended: 'by checkmate',
    });
    expect(board?.moves.map(({ san }) => san)).toEqual(['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#']);
    expect(board?.moves.at(-1)).toEqual({
      san: 'Qxf7#',
      from: 'h5',
      to: 'f7',
      fen: 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4',
    });
  });

  it('says the same as its data', async () => {
    const { club, number, ana } = played();
    const html = await pageOf(club, number);
    const words = wordsOf(html);
    expect(words).toContain('Ana (White) won 100 120 (+20) Bo (Black) lost 100 100 (±0)');
    expect(words).toContain('Played Friday 20 November 2026 Where Over the board Ended by checkmate');
    expect(words).toContain('e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#');
    expect(words).toContain('White: king e1, queen f7,');
    expect(html).toContain(`href="/members/${ana}"`);
    expect(html).toContain(`href="/games/${number}.pgn"`);
  });

  it('puts White first, no matter who entered it', async () => {
    const { club, mo, ana, bo } = afternoon();
    const about = { player: named(ana), colour: 'black', score: 0.5 } as const;
    const { players } = await read(club, enters(club, mo, bo, about));
    expect(players).toMatchObject([
      { person: { name: 'Bo' }, colour: 'white', points: 0.5 },
      { person: { name: 'Ana' }, colour: 'black', points: 0.5 },
    ]);
  });

  it('does without a board where no moves were kept', async () => {
    const { club, mo, ana, bo } = afternoon();
    const number = plays(club, mo, ana, bo);
    expect((await read(club, number)).board).toBeNull();
    expect(await pageOf(club, number)).not.toMatch(/stepper|\.pgn|<svg/);
    expect((await (await siteOf(club)).get(`/games/${number}.pgn`)).status).toBe(404);
  });

  it('shows the last position alone where only that was kept', async () => {
    const { club, mo, ana, bo } = afternoon();
    const fen = '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1';
    club.does(mo, adjudicateGame, {
      white: named(ana),
      black: named(bo),
      fen,
      pgn: null,
      whiteCaptured: null,
      blackCaptured: null,
    });
    expect((await read(club, 1)).board).toEqual({ start: fen, moves: [], ply: 0, from: 'white' });
    const words = wordsOf(await pageOf(club, 1));
    expect(words).toContain('The last position');
    expect(words).toContain('White: king e1, queen a1. Black: king e8.');
    expect(words).not.toMatch(/Previous|PGN/);
  });

  it('follows a correction of its result, here and for anyone who takes the moves home', async () => {
    const { club, mo, ana, bo } = afternoon();
    const number = enters(club, mo, bo, { player: named(ana), colour: 'white', pgn: '1. e4 e5 1-0' });
    club.does(mo, correctGame, { game: `${number}`, score: 0, reason: 'they had it wrong' });
    expect((await read(club, number)).players).toMatchObject([{ points: 0 }, { points: 1 }]);
    const { text } = await (await siteOf(club)).get(`/games/${number}.pgn`);
    expect(text).toContain('[Result "0-1"]\n\n1. e4 e5 0-1\n');
    expect(await pageOf(club, number)).not.toContain('they had it wrong');
  });
});

describe('a place in a game', () => {
  it.each([
    { query: '', ply: 7, from: 'white', words: '4. Qxf7#, White' },
    { query: '?move=7', ply: 7, from: 'white', words: '4. Qxf7#, White' },
    { query: '?move=0', ply: 0, from: 'white', words: 'Before the first move' },
    { query: '?move=1', ply: 1, from: 'white', words: '1. e4, White' },
    { query: '?move=2&from=black', ply: 2, from: 'black', words: '1… e5, Black' },
    { query: '?move=8', ply: 7, from: 'white', words: '4. Qxf7#, White' },
    { query: '?move=999999999', ply: 7, from: 'white', words: '4. Qxf7#, White' },
    { query: '?move=-1', ply: 7, from: 'white', words: '4. Qxf7#, White' },
    { query: '?move=e4&from=<b>', ply: 7, from: 'white', words: '4. Qxf7#, White' },
    { query: '?move=1&move=2', ply: 7, from: 'white', words: '4. Qxf7#, White' },
  ])('$query is $words from the side of $from', async ({ query, ply, from, words }) => {
    const { club, number } = played();
    expect((await read(club, number, query)).board).toMatchObject({ ply, from });
    const html = await pageOf(club, number, query);
    expect(html).toContain(`<p class="stands" role="status">${words}</p>`);
    expect(html).not.toContain('<b>');
  });

  it('shows the position of that move, with the move marked, and marks it in the list', async () => {
    const { club, number } = played();
    const html = await pageOf(club, number, '?move=1');
    expect(wordsOf(html)).toContain('pawns e4 a2 b2 c2 d2 f2 g2 h2.');
    expect(html.match(/fill-opacity/g)).toHaveLength(2);
    expect(html).toContain('<a href="?move=1" aria-current="step">e4</a>');
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  });

  it('has the ways to the first, previous, next and last move and to the other side', async () => {
    const { club, number } = played();
    const html = await pageOf(club, number, '?move=3&from=black');
    const ways = [...html.matchAll(/<a href="([^"]+)" data-step="(\w+)"( aria-disabled="true")?>/g)];
    expect(ways.map(([, href, name, ends]) => [name, href, ends !== undefined])).toEqual([
      ['first', '?move=0&amp;from=black', false],
      ['previous', '?move=2&amp;from=black', false],
      ['next', '?move=4&amp;from=black', false],
      ['last', '?move=7&amp;from=black', false],
    ]);
    expect(html).toContain('<a href="?move=3">Flip the board</a>');
  });

  it('says which ways lead nowhere at either end', async () => {
    const { club, number } = played();
    const ended = async (query: string) =>
      [...(await pageOf(club, number, query)).matchAll(/data-step="(\w+)" aria-disabled/g)].map(
        ([, name]) => name,
      );
    expect(await ended('?move=0')).toEqual(['first', 'previous']);
    expect(await ended('?move=7')).toEqual(['next', 'last']);
  });

  it('is drawn with elements and attributes alone, as the page’s policy asks', async () => {
    const { club, number } = played();
    const html = await pageOf(club, number);
    expect(html.match(/<svg /g)).toHaveLength(1);
    expect(html.match(/<rect /g)?.length).toBeGreaterThanOrEqual(64);
    expect(html).not.toMatch(/ style=|<style|<script(?! type="module" src)| on[a-z]+=/);
  });
});

describe('odd moves', () => {
  it.each([
    { what: 'comments', pgn: '1. e4 {<script>alert(1)</script>} e5 ; so it <b>went\n 2. Nf3 1/2-1/2' },
    { what: 'variations', pgn: '1. e4 (1. d4 d5 (1... Nf6 2. c4)) e5 2. Nf3 1/2-1/2' },
    { what: 'marks', pgn: '1. e4! $1 e5?? 2. Nf3 $18 1/2-1/2' },
    { what: 'hostile tags', pgn: '[White "<script>"]\n[Event "<b>"]\n\n1. e4 e5 2. Nf3 1/2-1/2' },
  ])('with $what are shown as the moves alone', async ({ pgn }) => {
    const { club, ana, bo } = afternoon();
    const number = stored(club, [ana, bo], { pgn });
    const { board } = await read(club, number);
    expect(board?.moves.map(({ san }) => san)).toEqual(['e4', 'e5', 'Nf3']);
    expect(await pageOf(club, number)).not.toMatch(/alert|<b>|<script>/);
  });

  it.each([
    { what: 'a PGN that cannot be read', texts: { pgn: '1. e4 e9' } },
    { what: 'an empty PGN', texts: { pgn: '' } },
    { what: 'a position that is none', texts: { fen: 'nothing' } },
  ])('$what leaves the page without a board', async ({ texts }) => {
    const { club, ana, bo } = afternoon();
    const number = stored(club, [ana, bo], texts);
    expect((await read(club, number)).board).toBeNull();
    expect(wordsOf(await pageOf(club, number))).toContain('Ana (White) drew 100 100 (±0)');
  });

  it('are played through once for all who look, and let go after a hundred other games', async () => {
    const { club, ana, bo } = afternoon();
    const look = async (note: number) => {
      const number = stored(club, [ana, bo], { pgn: `1. e4 {${note}}` });
      const game = club.view.state.games[number];
      return game === undefined ? null : boardOf(club.clubs, club.view, game);
    };
    const [first, again] = [await look(0), await look(0)];
    expect(first?.moves).toHaveLength(1);
    expect(again).toBe(first);
    for (let note = 1; note <= 100; note++) await look(note);
    expect(await look(0)).not.toBe(first);
    expect(await look(0)).toEqual(first);
  });

  it('of the longest game that is taken are all there', async () => {
    const { club, ana, bo } = afternoon();
    const there = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
    const game = new Chess();
    for (let ply = 0; ply < 600; ply++) game.move(there[ply % 4] ?? '');
    const number = stored(club, [ana, bo], { pgn: game.pgn() });
    const html = await pageOf(club, number, '?move=599');
    expect(html).toContain('300. Ng1, White');
    expect(html.match(/<li>/g)?.length).toBeGreaterThanOrEqual(300);
    const { text } = await (await siteOf(club)).get(`/games/${number}.pgn`);
    expect(text.split('\n').every((line) => line.length < 80)).toBe(true);
  });
});

describe('a game to take home', () => {
  it('is a PGN with the seven tags, which a chess program reads', async () => {
    const { club, number } = played();
    const { text, headers } = await (await siteOf(club)).get(`/games/${number}.pgn`);
    expect(headers.get('content-type')).toBe('application/vnd.chess-pgn; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="game-${number}.pgn"`);
    const game = new Chess();
    game.loadPgn(text);
    expect(game.history()).toHaveLength(7);
    expect(game.getHeaders()).toMatchObject({
      Event: 'The chess club',
      Site: '?',
      Date: '2026.11.20',
      Round: '?',
      White: 'Ana',
      Black: 'Bo',
      Result: '1-0',
    });
  });

  it('keeps a hostile name within its tag', async () => {
    const { club, mo, ana } = afternoon();
    const eve = club.member('E"]\\ [Result "0-1"]');
    const number = enters(club, mo, ana, { player: named(eve), colour: 'white', pgn: '1. e4 e5 1-0' });
    const { text } = await (await siteOf(club)).get(`/games/${number}.pgn`);
    expect(text.split('\n').slice(4, 8)).toEqual([
      '[White "E\\"]\\\\ [Result \\"0-1\\"]"]',
      '[Black "Ana"]',
      '[Result "1-0"]',
      '',
    ]);
  });

  it('does not say who had White where nobody knows', async () => {
    const { club, mo, ana, bo } = afternoon();
    const number = enters(club, mo, bo, { player: named(ana), pgn: '1. e4 e5' });
    const { text } = await (await siteOf(club)).get(`/games/${number}.pgn`);
    expect(text).toContain('[White "?"]\n[Black "?"]\n[Result "*"]\n\n1. e4 e5 *\n');
  });
});

describe('a game that has not been answered', () => {
  it('is there, and nothing that is said of it', async () => {
    const { club, ana, bo } = afternoon();
    const number = enters(club, ana, bo, { pgn: scholarsMate, ended: 'checkmate' });
    expect(await read(club, number)).toEqual({
      number,
      status: 'waiting',
      rematch: null,
      date: '2026-11-20',
      online: false,
      players: [
        { person: expect.objectContaining({ name: 'Ana' }), colour: null, points: null, score: null },
        { person: expect.objectContaining({ name: 'Bo' }), colour: null, points: null, score: null },
      ],
      ended: null,
      board: null,
      movesBy: null,
    });
    const html = await pageOf(club, number);
    expect(wordsOf(html)).toContain('This game is waiting for an answer.');
    expect(html).not.toMatch(/won|lost|checkmate|Qxf7|<svg|\.pgn/);
    expect((await (await siteOf(club)).get(`/games/${number}.pgn`)).status).toBe(404);
  });

  it('looks the same when it is disputed', async () => {
    const { club, ana, bo } = afternoon();
    const number = enters(club, ana, bo);
    const site = await siteOf(club);
    const page = async () => (await site.get(`/games/${number}`)).text;
    const [before, data] = [await page(), await read(club, number)];
    club.does(bo, disputeGame, { game: `${number}`, why: 'he lies' });
    expect(await page()).toBe(before);
    expect(await read(club, number)).toEqual(data);
  });

  it('is not there while it is held for somebody who has not joined', async () => {
    const { club, ana } = afternoon();
    const guest = club.person('Guest');
    const number = enters(club, ana, guest);
    const site = await siteOf(club);
    expect((await site.get(`/games/${number}`)).status).toBe(404);
    expect((await site.get(`/api/games/${number}`)).status).toBe(404);
    club.write({ type: 'joined', person: guest });
    expect((await read(club, number)).players[1].person.name).toBe('Guest');
  });
});

describe('there is no page of a game', () => {
  it.each(['0', '99', '-1', '01', '1e0', 'x', '1.', '9'.repeat(400)])('numbered %s', async (number) => {
    const { club } = played();
    const site = await siteOf(club);
    for (const address of ['/games/', '/api/games/'])
      expect((await site.get(`${address}${number}`)).status, address).toBe(404);
    expect((await site.get(`/games/${number}.pgn`)).status).toBe(404);
  });

  it('that was voided, refused, withdrawn or lapsed, and it says no more than one that never was', async () => {
    const { club, mo, ana, bo } = afternoon();
    const voided = plays(club, mo, ana, bo);
    club.does(mo, voidGame, { game: `${voided}`, reason: 'it never was' });
    const refused = enters(club, ana, bo);
    club.does(mo, refuseGame, { game: `${refused}`, reason: 'nobody saw it' });
    const withdrawn = enters(club, ana, bo);
    club.does(ana, withdrawGame, { game: `${withdrawn}` });
    const lapsed = enters(club, ana, club.person('Guest'));
    await club.at('13:11').settle();
    const site = await siteOf(club);
    const statuses = [voided, refused, withdrawn, lapsed].map((game) => club.view.state.games[game]?.status);
    expect(statuses).toEqual(['voided', 'refused', 'withdrawn', 'lapsed']);
    const never = await site.get('/games/99');
    for (const number of [voided, refused, withdrawn, lapsed]) {
      const gone = await site.get(`/games/${number}`);
      expect([gone.status, gone.text]).toEqual([404, never.text]);
      expect((await site.get(`/api/games/${number}`)).status).toBe(404);
      expect((await site.get(`/games/${number}.pgn`)).status).toBe(404);
    }
  });

  it('for who has not the address of a club that shows its pages by it', async () => {
    const { club, number } = played();
    const site = await siteOf(club, 'link');
    for (const path of [`games/${number}`, `api/games/${number}`, `games/${number}.pgn`]) {
      expect((await site.get(`/c/${siteKey}/${path}`)).status).toBe(200);
      expect((await site.get(`/${path}`)).status).toBe(404);
      expect((await site.get(`/c/another-key/${path}`)).status).toBe(404);
    }
    openPages(club.clubs, club.id, 'off');
    expect((await site.get(`/c/${siteKey}/games/${number}.pgn`)).status).toBe(404);
  });
});

describe('a hostile name on a game’s page', () => {
  it.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '</title><svg onload=alert(1)>'])(
    '%s is text and nothing else',
    async (name) => {
      const { club, mo, ana } = afternoon();
      const number = plays(club, mo, club.member(name), ana);
      const html = await pageOf(club, number);
      expect(html).not.toMatch(/<img|<script>|<svg/);
      expect(html).toContain(`<bdi>${name.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}</bdi>`);
    },
  );
});

it('Act I.6: a result that a rematch replaced says so, with the first one and who oversaw it', async () => {
  const { club, mo, bo, number } = played();
  club.does(bo, objectGame, { game: `${number}` });
  club.at('2026-11-27 12:30');
  await club.settle();
  club.openSession(mo);
  club.at('12:45').does(mo, rematchGame, { game: `${number}`, outcome: 'won', untimed: false });
  expect(await read(club, number)).toMatchObject({
    ended: null,
    rematch: {
      played: true,
      overseer: { name: 'Mo' },
      first: { winner: { name: 'Ana' }, ended: 'by checkmate' },
    },
  });
  const words = wordsOf(await pageOf(club, number));
  for (const said of [
    'result of the rematch, watched by Mo',
    'Ana won, by checkmate',
    'those of the first game',
  ])
    expect(words).toContain(said);
});
