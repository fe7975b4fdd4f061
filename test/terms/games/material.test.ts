import { describe, expect, it } from 'vitest';
import { defaultFigures, withFigures } from '../../../terms/figures.ts';
import {
  countFromFen,
  countFromLetters,
  countFromPgn,
  type MaterialReading,
} from '../../../terms/games/material.ts';

const figures = defaultFigures;

/** The points as a scoreboard, `White:Black winner`, or what is wrong. */
const inShort = (reading: MaterialReading): string => {
  if (!reading.ok) return reading.problem.code;
  const { white, black, winner } = reading.value;
  return `${white}:${black} ${winner}`;
};

describe('Act I.5: from the captured pieces as typed', () => {
  it.each([
    { white: '', black: '', count: '0:0 draw' },
    { white: 'p', black: '', count: '1:0 white' },
    { white: 'n', black: 'b', count: '3:3 draw' },
    { white: 'r', black: 'bp', count: '5:4 white' },
    { white: 'rr', black: 'qpp', count: '10:11 black' },
    { white: 'qrrbnp', black: 'QRRBNP', count: '26:26 draw' },
    { white: ' q r\tr ', black: 'q', count: '19:9 white' },
    { white: 'qrrbbnnpppppppp', black: 'pppppppp', count: '39:8 white' },
    { white: 'qqqqqqqqqrrbbnn', black: '', count: '103:0 white' },
  ])('“$white” against “$black” is $count', ({ white, black, count }) => {
    expect(inShort(countFromLetters(white, black, figures))).toBe(count);
  });

  it('lists the pieces that each side captured', () => {
    expect(countFromLetters('rpp', 'q', figures)).toEqual({
      ok: true,
      value: {
        white: 7,
        black: 9,
        winner: 'black',
        captured: { white: { q: 0, r: 1, b: 0, n: 0, p: 2 }, black: { q: 1, r: 0, b: 0, n: 0, p: 0 } },
      },
    });
  });

  it.each([
    { white: 'k', black: '', problem: { code: 'king-captured', by: 'white' } },
    { white: '', black: 'pK', problem: { code: 'king-captured', by: 'black' } },
    { white: 'qx', black: '', problem: { code: 'not-a-piece', by: 'white', letter: 'x' } },
    { white: '', black: '2p', problem: { code: 'not-a-piece', by: 'black', letter: '2' } },
    { white: '♛', black: '', problem: { code: 'not-a-piece', by: 'white', letter: '♛' } },
    { white: 'ppppppppp', black: '', problem: { code: 'more-than-a-set', of: 'black' } },
    { white: '', black: 'qqpppppppp', problem: { code: 'more-than-a-set', of: 'white' } },
    { white: 'qrrbbnnppppppppq', black: '', problem: { code: 'more-than-a-set', of: 'black' } },
    { white: 'p'.repeat(5_000), black: '', problem: { code: 'more-than-a-set', of: 'black' } },
  ])('“$white” and “$black” are refused: $problem.code', ({ white, black, problem }) => {
    expect(countFromLetters(white, black, figures)).toEqual({ ok: false, problem });
  });

  it('takes other values where a club has set them', () => {
    const dearBishops = withFigures(figures, { pieceValues: { q: 9, r: 5, b: 4, n: 3, p: 1 } });
    expect(inShort(countFromLetters('b', 'n', dearBishops))).toBe('4:3 white');
  });
});

describe('Act I.5: from a position', () => {
  it.each([
    {
      board: 'the start',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      count: '0:0 draw',
    },
    { board: 'kings alone', fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1', count: '39:39 draw' },
    {
      board: 'Black’s queen gone',
      fen: 'rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 9',
      count: '9:0 white',
    },
    {
      board: 'White’s rook gone',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 b Qkq - 0 9',
      count: '0:5 black',
    },
    {
      board: 'two white queens and seven pawns: a pawn became one',
      fen: 'rnbqkbnr/1ppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 20'.replace('RNBQKBNR', 'RNBQKBQR'),
      count: '1:3 black',
    },
    {
      board: 'two white queens and six pawns: a pawn was captured as well',
      fen: 'rnbqkbnr/pppppppp/8/8/Q7/8/2PPPPPP/RNBQKBNR w KQkq - 0 20',
      count: '0:1 black',
    },
    {
      board: 'a promoted queen in place of the captured one: only a pawn is seen to be missing',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 20',
      count: '0:1 black',
    },
    {
      board: 'nine queens',
      fen: 'rnbqkbnr/8/8/8/QQQQQQQQ/8/8/RNBQKBNR w - - 0 60',
      count: '8:0 white',
    },
  ])('$board: $count', ({ fen, count }) => {
    expect(inShort(countFromFen(fen, figures))).toBe(count);
  });

  it.each([
    { fen: '', code: 'not-a-position' },
    { fen: 'hello', code: 'not-a-position' },
    { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', code: 'not-a-position' },
    { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1', code: 'not-a-position' },
    { fen: 'rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', code: 'not-a-position' },
    { fen: 'rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1', code: 'more-than-a-set' },
    { fen: 'rnbqkbnr/pppppppp/8/q7/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', code: 'more-than-a-set' },
    { fen: 'x'.repeat(5_000), code: 'not-a-position' },
  ])('refuses $fen: $code', ({ fen, code }) => {
    expect(inShort(countFromFen(fen, figures))).toBe(code);
  });
});

describe('Act I.5: from the moves', () => {
  it.each([
    { game: 'nothing captured', pgn: '1. e4 e5 2. Nf3 Nc6 *', count: '0:0 draw' },
    { game: 'a pawn each', pgn: '1. e4 d5 2. exd5 e6 3. a3 exd5 *', count: '1:1 draw' },
    { game: 'a pawn in passing', pgn: '1. e4 a6 2. e5 d5 3. exd6 *', count: '1:0 white' },
    { game: 'a queen for a knight', pgn: '1. e4 e5 2. Nf3 Qh4 3. Nxh4 *', count: '9:0 white' },
    {
      game: 'a promoted queen, captured as the queen it was',
      pgn: '1. h4 g5 2. hxg5 h6 3. gxh6 Nf6 4. h7 Rg8 5. hxg8=Q Nxg8 *',
      count: '7:9 black',
    },
  ])('$game: $count', ({ pgn, count }) => {
    expect(inShort(countFromPgn(pgn, figures))).toBe(count);
  });

  it.each([
    { pgn: '1. e4 e5 2. Ke3 *', code: 'illegal-move' },
    { pgn: 'we played and I won', code: 'not-pgn' },
    { pgn: '???', code: 'not-pgn' },
    { pgn: '*', code: 'no-moves' },
  ])('refuses $pgn: $code', ({ pgn, code }) => {
    expect(inShort(countFromPgn(pgn, figures))).toBe(code);
  });
});
