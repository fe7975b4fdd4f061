import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { defaultFigures } from '../../../terms/figures.ts';
import {
  boardAfter,
  challengeEnds,
  hasPlayedEnough,
  isFull,
  legalMoves,
  mayEndGame,
  readMove,
  verdictOn,
  winnerOnTime,
} from '../../../terms/games/online.ts';

const on = { castlingOnline: true };
const off = { castlingOnline: false };

const moves = (line: string): string[] => line.split(' ').filter((word) => word !== '');

/** What a typed move is read as after those moves: its notation, or what is wrong with it. */
function read(line: string, typed: string, rules = off): string {
  const reading = readMove(boardAfter(moves(line), rules), typed, rules);
  if (reading.ok) return reading.value;
  return reading.problem.code === 'several-moves' ? reading.problem.moves.join(' or ') : reading.problem.code;
}

const towardsPromotion = 'a4 b5 axb5 a6 bxa6 Bb7 a7 Bc6';
const twoKnights = 'Nf3 d5 d3 e5 g3 f5';
const bishopOrPawn = 'b4 e5 e3 d6 Ba3 Nc6 h3 Nd4 h4 Nc2+ Qxc2 d5 b5 d4 Bc1 d3';

describe('Act I.1: a move as people type it', () => {
  it.each([
    ['', 'e4', 'e4'],
    ['', ' E4 ', 'e4'],
    ['', 'e2e4', 'e4'],
    ['', 'E2E4', 'e4'],
    ['', 'e2-e4', 'e4'],
    ['', 'e4!?', 'e4'],
    ['', 'Nf3', 'Nf3'],
    ['', 'nf3', 'Nf3'],
    ['', 'NF3', 'Nf3'],
    ['', 'Ng1-f3', 'Nf3'],
    ['', 'g1f3', 'Nf3'],
    ['', 'ｅ４', 'e4'],
    ['e4 d5', 'exd5', 'exd5'],
    ['e4 d5', 'ed5', 'exd5'],
    ['e4 d5', 'xd5', 'exd5'],
    ['e4 d5', 'e4:d5', 'exd5'],
    ['e4 d5', 'e4xd5', 'exd5'],
    ['e4 d5', 'Exd5', 'exd5'],
    ['e4 d5', 'd5', 'not-legal'],
    ['e4 a6 e5 d5', 'exd6', 'exd6'],
    ['e4 a6 e5 d5', 'exd6 e.p.', 'exd6'],
    ['e4 e5 Bc4 Nc6 Qh5 Nf6', 'Qxf7#', 'Qxf7#'],
    ['e4 e5 Bc4 Nc6 Qh5 Nf6', 'qxf7', 'Qxf7#'],
    ['e4 e5 Bc4 Nc6 Qh5 Nf6', 'Qf7', 'Qxf7#'],
    [towardsPromotion, 'axb8=Q', 'axb8=Q'],
    [towardsPromotion, 'axb8q', 'axb8=Q'],
    [towardsPromotion, 'a7b8n', 'axb8=N'],
    [towardsPromotion, 'ab8(R)', 'axb8=R'],
    [towardsPromotion, 'axb8', 'axb8=N or axb8=B or axb8=R or axb8=Q'],
    [towardsPromotion, 'a7b8k', 'not-a-move'],
    [twoKnights, 'Nd2', 'Nfd2 or Nbd2'],
    [twoKnights, 'nbd2', 'Nbd2'],
    [twoKnights, 'Nfd2', 'Nfd2'],
    [twoKnights, 'N1d2', 'Nbd2'],
    [bishopOrPawn, 'bxd3', 'Bxd3'],
    [bishopOrPawn, 'b6', 'b6'],
    ['', 'e5', 'not-legal'],
    ['', 'Ke2', 'not-legal'],
    ['e4 e5', 'Ke3', 'not-legal'],
    ['', 'hello', 'not-a-move'],
    ['', '', 'not-a-move'],
    ['', '   ', 'not-a-move'],
    ['', 'e9', 'not-a-move'],
    ['', '@everyone', 'not-a-move'],
    ['', `e4${' '.repeat(5000)}`, 'not-a-move'],
    ['', 'constructor', 'not-a-move'],
  ])('after “%s”, “%s” is %s', (line, typed, meant) => expect(read(line, typed)).toBe(meant));
});

const beforeShort = 'e4 e5 Nf3 Nf6 Bc4 Bc5';
const beforeLong = 'd4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7';

describe('Act I.9.11: no castling online', () => {
  it.each([
    [beforeShort, 'O-O', 'O-O'],
    [beforeShort, '0-0', 'O-O'],
    [beforeShort, 'o-o', 'O-O'],
    [beforeShort, 'OO', 'O-O'],
    [beforeShort, 'e1g1', 'O-O'],
    [beforeShort, 'Kg1', 'O-O'],
    [beforeLong, 'O-O-O', 'O-O-O'],
    [beforeLong, '0-0-0', 'O-O-O'],
    [beforeLong, 'e1c1', 'O-O-O'],
    [`${beforeShort} d3`, '0-0', 'O-O'],
    [`${beforeShort} d3`, 'e8g8', 'O-O'],
  ])('after “%s”, “%s” is %s with it, and cites the Act without', (line, typed, castling) => {
    expect(read(line, typed, on)).toBe(castling);
    expect(read(line, typed, off)).toBe(typed === 'Kg1' ? 'not-legal' : 'no-castling');
  });

  it('is not legal before there is room, and is refused as such where it is allowed', () => {
    expect(read('', 'O-O', on)).toBe('not-legal');
    expect(read('', 'O-O', off)).toBe('no-castling');
  });

  it('is not what a queen does that goes as the king would', () => {
    expect(read('e4 e5 Ke2 a6 Qe1 a5 Kd3 a4 Nf3 a3 Be2 axb2 Rg1 h6 Rh1 h5', 'e1g1', off)).toBe('Qg1');
  });

  it('changes nothing on a board that would let somebody castle', () => {
    const board = new Chess('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    const offered = (rules: typeof on) => legalMoves(board, rules);
    expect(offered(on).filter((san) => !offered(off).includes(san))).toEqual(['O-O', 'O-O-O']);
  });

  it('leaves a right nobody has out of what makes a position the same', () => {
    const shuffle = 'e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8';
    expect(verdictOn(boardAfter(moves(shuffle), off))).toEqual({ how: 'threefold', winner: 'draw' });
    expect(verdictOn(boardAfter(moves(shuffle), on))).toBeNull();
  });
});

const queenAndKing = (turn: string) => new Chess(`4k3/8/8/8/8/8/8/Q3K3 ${turn} - - 0 1`);

/** Knights that go out and home again, so many times. */
const dance = (times: number): string => Array(times).fill('Nf3 Nf6 Ng1 Ng8').join(' ');

describe('Act I.1: how a game is over by itself', () => {
  it.each([
    ['e4 e5 Bc4 Nc6 Qh5 Nf6', null],
    ['e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#', { how: 'checkmate', winner: 'white' }],
    ['f3 e5 g4 Qh4#', { how: 'checkmate', winner: 'black' }],
    [
      'e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6',
      { how: 'stalemate', winner: 'draw' },
    ],
    [dance(1), null],
    [`${dance(1)} Nf3 Nf6 Ng1`, null],
    [dance(2), { how: 'threefold', winner: 'draw' }],
  ])('after “%s”: %j', (line, verdict) => expect(verdictOn(boardAfter(moves(line), off))).toEqual(verdict));

  it.each([
    ['bare kings', '8/8/4k3/8/8/4K3/8/8 w - - 0 1', { how: 'insufficient', winner: 'draw' }],
    ['a knight alone', '8/8/4k3/8/8/4K3/8/7N w - - 0 1', { how: 'insufficient', winner: 'draw' }],
    ['a pawn', '8/8/4k3/8/8/4K3/7P/8 w - - 0 1', null],
    ['99 half-moves', '4k3/8/8/8/8/8/8/Q3K3 w - - 99 90', null],
    ['100 half-moves', '4k3/8/8/8/8/8/8/Q3K3 w - - 100 90', { how: 'fifty-moves', winner: 'draw' }],
    ['mate on the hundredth', 'R3k3/8/4K3/8/8/8/8/8 b - - 100 90', { how: 'checkmate', winner: 'white' }],
  ])('with %s', (_, fen, verdict) => expect(verdictOn(new Chess(fen))).toEqual(verdict));

  it('by time, goes to the other player, unless they have only a king', () => {
    expect(winnerOnTime(queenAndKing('b'))).toBe('white');
    expect(winnerOnTime(queenAndKing('w'))).toBe('draw');
  });
});

describe('the limits of online chess', () => {
  it.each([
    [0, 1, false],
    [1, 1, true],
    [1, 2, false],
    [2, 2, true],
  ])('Act I.9.1: with %i games going on and room for %i, full is %s', (underWay, onlineGamesAtOnce, full) =>
    expect(isFull(underWay, { onlineGamesAtOnce })).toBe(full),
  );

  it.each([
    [[], 1, false],
    [['2026-11-19'], 1, false],
    [['2026-11-20'], 1, true],
    [['2026-11-19', '2026-11-20'], 2, false],
    [['2026-11-20', '2026-11-20'], 2, true],
  ])('Act I.9.2: played on %j, with %i a day, enough is %s', (began, onlineGamesPerDay, enough) =>
    expect(hasPlayedEnough(began, '2026-11-20', { onlineGamesPerDay })).toBe(enough),
  );

  it('Act I.9: a challenge may be taken up for ten minutes', () =>
    expect(challengeEnds(0, defaultFigures)).toBe(600_000));

  it.each([
    ['a Justice who watches', ['justice'], 3, true],
    ['the Chief Justice', ['chief'], 3, true],
    ['a Moderator', ['moderator'], 3, false],
    ['a spectator', [], 3, false],
    ['a Justice who plays', ['justice'], 1, false],
  ] as const)('Act I.9.6: %s may end it, or not', (_, held, person, may) =>
    expect(mayEndGame(new Set(held), person, [1, 2])).toBe(may),
  );
});
