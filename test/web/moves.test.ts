import { describe, expect, it } from 'vitest';
import { movesLinkLifetime, movesPath } from '../../src/ladder/moves/moves-link.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { afternoon, plays } from '../ladder/games/afternoon.ts';
import { type SiteInTest, siteOf } from '../support/a-site.ts';
import { TableStory } from '../tables/a-table.ts';

const mate = '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#';

async function aGame() {
  const { club, mo, ana, bo } = afternoon();
  const number = plays(club, mo, ana, bo);
  const site = await siteOf(club);
  const linkOf = (person: PersonNumber) =>
    movesPath(club.clubs, { club: club.id, game: number, person, until: club.now + movesLinkLifetime });
  return { club, mo, ana, bo, number, site, linkOf };
}

it('moves are kept without waiting for what is due at tables', async () => {
  const story = new TableStory('2026-11-18 12:30').start();
  const { club, mo, players } = story;
  const [ana = 0, bo = 0] = players;
  club.at('2026-11-20 12:20');
  club.openSession(mo);
  club.at('12:40');
  const game = plays(club, mo, ana, bo);
  const site = await siteOf(club);
  const path = movesPath(club.clubs, {
    club: club.id,
    game,
    person: ana,
    until: club.now + movesLinkLifetime,
  });
  expect((await send(site, path, { pgn: mate, white: `${ana}` })).status).toBe(303);
  expect(club.view.state.games[game]?.colour).toBe('white');
  expect(story.table.state.diplomacy?.history).toEqual([]);
});

const send = (site: SiteInTest, path: string, fields: Record<string, string>) =>
  site.get(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

describe('the page on which moves are entered', () => {
  it('is a form that works without scripts, and is kept by nobody on the way', async () => {
    const { site, linkOf, ana } = await aGame();
    const { status, text, headers } = await site.get(linkOf(ana));
    expect(status).toBe(200);
    expect(text).toContain('The moves of game #1');
    expect(text).toContain('<textarea id="pgn" name="pgn"');
    expect(text).toContain('Who had White?');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('keeps the moves, says so and leads to the game', async () => {
    const { club, site, linkOf, ana, number } = await aGame();
    const path = linkOf(ana);
    const { status, headers } = await send(site, path, { pgn: mate, white: `${ana}` });
    expect([status, headers.get('location')]).toEqual([303, `${path}?saved=1`]);
    const { text } = await site.get(`${path}?saved=1`);
    expect(text).toContain('The moves are saved.');
    expect(text).toContain('href="/games/1"');
    expect((await site.get('/games/1')).text).toContain('aria-label="Moves"');
    expect(club.view.state.games[number]?.colour).toBe('white');
  });

  it.each([
    ['1. e4 e5 2. Ke4', 'White’s move 2, Ke4, is not possible'],
    ['', 'There is no move yet'],
    ['1. f3 e5 2. g4 Qh4#', 'another result'],
    ['[Event "one"]\n\n1. e4 *\n\n[Event "two"]\n\n1. d4 *', 'more than one game'],
    ['<b>hello</b>', 'cannot be read'],
  ])('says what is wrong with %s, and keeps what was typed', async (pgn, words) => {
    const { club, site, linkOf, ana } = await aGame();
    const { status, text } = await send(site, linkOf(ana), { pgn, white: `${ana}` });
    expect(status).toBe(422);
    expect(text).toContain(words);
    expect(text).not.toContain('<b>hello');
    expect(club.view.state.movesAdded.size).toBe(0);
  });

  it('is not there for anyone without the link, nor once it has lapsed', async () => {
    const { club, site, linkOf, ana } = await aGame();
    const path = linkOf(ana);
    for (const wrong of [path.replace('.1.', '.2.'), `${path}x`, '/moves/1000.1.1.1.abc']) {
      expect((await site.get(wrong)).status).toBe(404);
      expect((await send(site, wrong, { pgn: mate })).status).toBe(404);
    }
    club.now += movesLinkLifetime + 1;
    expect((await site.get(path)).status).toBe(404);
    expect((await send(site, path, { pgn: mate })).status).toBe(404);
    expect(club.view.state.movesAdded.size).toBe(0);
  });

  it('takes no moves from one player that the other one has entered', async () => {
    const { site, linkOf, ana, bo } = await aGame();
    await send(site, linkOf(ana), { pgn: mate });
    expect((await site.get(linkOf(bo))).text).toContain('Somebody else entered the moves');
    expect((await send(site, linkOf(bo), { pgn: '1. d4' })).status).toBe(422);
  });

  it('takes ten games a minute from a link, and no body that is too large', async () => {
    const { site, linkOf, ana } = await aGame();
    expect((await send(site, linkOf(ana), { pgn: 'x'.repeat(70_000) })).status).toBe(413);
    const sent = await Promise.all(Array.from({ length: 12 }, () => send(site, linkOf(ana), { pgn: '' })));
    expect(sent.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});
