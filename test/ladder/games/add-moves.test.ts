import { describe, expect, it } from 'vitest';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import { addMoves } from '../../../src/ladder/moves/add-moves.ts';
import { movesBy, movesEntry, offersMoves } from '../../../src/ladder/moves/moves.ts';
import { movesLinkLifetime, movesPath, readMovesLink } from '../../../src/ladder/moves/moves-link.ts';
import type { GameNumber, PersonNumber } from '../../../src/ledger/fields.ts';
import type { Story } from '../../support/a-club.ts';
import { openPages } from '../../support/a-site.ts';
import { afternoon, enters, game, named, plays } from './afternoon.ts';

const mate = '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#';

const adds = (
  club: Story,
  person: PersonNumber,
  number: GameNumber,
  pgn = mate,
  white: PersonNumber | null = null,
) =>
  club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) =>
    addMoves(work, person, { game: number, pgn, white }),
  );

function open() {
  const story = afternoon();
  openPages(story.club.clubs, story.club.id, 'public');
  return story;
}

describe('moves that are entered after the game', () => {
  it('Act I.1: are kept in an entry of their own, and move no score', async () => {
    const { club, mo, ana, bo } = open();
    const number = enters(club, mo, bo, { player: named(ana), colour: 'white' });
    const before = club.view.state.standings.map((standing) => standing?.score);
    expect(offersMoves(club.view, game(club, number))).toBe(true);
    expect(adds(club, bo, number)).toEqual({ ok: true, value: null });
    expect(club.view.state.standings.map((standing) => standing?.score)).toEqual(before);
    const { state } = club.view;
    expect(movesBy(state, game(club, number))).toBe(bo);
    const seq = movesEntry(state, game(club, number));
    expect(club.view.entries[seq - 1]).toMatchObject({ type: 'moves-added', game: number, by: bo });
    expect(await club.clubs.text(club.id, seq, 'pgn')).toBe(`${mate} 1-0`);
    expect(offersMoves(club.view, game(club, number))).toBe(false);
  });

  it.each([
    ['1. e4 e5 2. Ke4', 'illegal-move'],
    ['1. f3 e5 2. g4 Qh4#', 'result-disagrees'],
    ['', 'no-moves'],
    ['[White "Cy"]\n\n1. e4', 'players-disagree'],
  ])('Act I.1: %s is not taken: %s', (pgn, code) => {
    const { club, mo, ana, bo } = open();
    const number = enters(club, mo, bo, { player: named(ana), colour: 'white' });
    expect(adds(club, ana, number, pgn)).toMatchObject({
      invalid: { problem: 'game-score', detail: { code } },
    });
    expect(club.view.state.movesAdded.size).toBe(0);
  });

  it.each([
    ['ana', 'white'],
    ['bo', 'black'],
    [null, 'white'],
  ] as const)('tell who had White where nobody knew: %s', (who, colour) => {
    const { club, mo, ana, bo } = open();
    const number = plays(club, mo, ana, bo);
    const white = who === null ? null : { ana, bo }[who];
    const pgn = who === 'bo' ? '1. f3 e5 2. g4 Qh4#' : mate;
    expect(adds(club, ana, number, pgn, white).ok).toBe(true);
    expect(game(club, number).colour).toBe(colour);
  });

  it('never change the colours that were told with the result', () => {
    const { club, mo, ana, bo } = open();
    const number = enters(club, mo, bo, { player: named(ana), colour: 'white' });
    expect(adds(club, ana, number, '1. e4 e5', bo).ok).toBe(true);
    expect(game(club, number).colour).toBe('white');
  });

  it('are the players’ or a Moderator’s to enter, and to correct by the person who entered them', () => {
    const { club, mo, ana, bo } = open();
    const cy = club.member('Cy');
    const number = plays(club, mo, ana, bo);
    expect(adds(club, cy, number)).toMatchObject({ refusals: [{ code: 'not-your-game', may: 'player' }] });
    expect(adds(club, ana, number).ok).toBe(true);
    expect(adds(club, bo, number, '1. e4')).toMatchObject({ refusals: [{ code: 'moves-there', by: ana }] });
    expect(adds(club, ana, number, '1. e4 e5').ok).toBe(true);
    expect(adds(club, mo, number, '1. d4').ok).toBe(true);
    expect(movesBy(club.view.state, game(club, number))).toBe(mo);
  });

  it('are not asked for where they came with the result', () => {
    const { club, mo, ana, bo } = open();
    const number = enters(club, ana, bo, { pgn: mate });
    expect(offersMoves(club.view, game(club, number))).toBe(false);
    expect(adds(club, bo, number)).toMatchObject({ refusals: [{ code: 'moves-there', by: ana }] });
    expect(adds(club, mo, number).ok).toBe(true);
  });

  it.each([
    ['2026-12-04 23:59:59', true],
    ['2026-12-05 00:00:00', false],
  ])('are taken for fourteen days: at %s %s', (moment, taken) => {
    const { club, mo, ana, bo } = open();
    const number = plays(club, mo, ana, bo);
    club.at(moment);
    expect(adds(club, ana, number).ok).toBe(taken);
  });

  it('are not taken of a game that is void, nor while the site is closed', () => {
    const { club, mo, ana, bo } = open();
    const [one, other] = [plays(club, mo, ana, bo), plays(club, mo, ana, bo)];
    club.does(mo, voidGame, { game: `${one}`, reason: 'The wrong people' });
    expect(adds(club, ana, one)).toMatchObject({ refusals: [{ code: 'moves-closed', why: 'gone' }] });
    openPages(club.clubs, club.id, 'off');
    expect(offersMoves(club.view, game(club, other))).toBe(false);
    expect(adds(club, ana, other)).toMatchObject({ refusals: [{ code: 'moves-closed', why: 'site' }] });
  });
});

describe('a link to enter moves', () => {
  const { club } = afternoon();
  const link = { club: club.id, game: 12, person: 3, until: club.now + movesLinkLifetime };
  const last = movesPath(club.clubs, link).split('/').at(-1) ?? '';

  it('is read again until its last moment', () => {
    expect(readMovesLink(club.clubs, last, club.now)).toEqual(link);
    expect(readMovesLink(club.clubs, last, link.until)).toEqual(link);
    expect(readMovesLink(club.clubs, last, link.until + 1)).toBeNull();
  });

  it.each([
    ['another game', last.replace('.12.', '.13.')],
    ['another person', last.replace('.3.', '.4.')],
    ['a longer time', last.replace(`${link.until}`, `${link.until + 1}`)],
    ['another club', last.replace(/^\d+/, '2000')],
    ['another code', `${last.slice(0, -1)}${last.endsWith('A') ? 'B' : 'A'}`],
    ['nothing', ''],
  ])('opens nothing for %s', (_, text) => {
    expect(readMovesLink(club.clubs, text, club.now)).toBeNull();
  });
});
