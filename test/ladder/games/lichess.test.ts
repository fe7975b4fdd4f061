import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { lichessAddress, lichessOf, longestOfButton } from '../../../src/ladder/games/lichess.ts';

const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';

describe('a game on Lichess', () => {
  it('has its moves, without the marks of check and mate', () => {
    const sans = ['e4', 'e5', 'Qh5', 'Nc6', 'Bc4', 'Nf6', 'Qxf7#'];
    expect(lichessAddress({ sans, fen: afterE4 }, longestOfButton)).toBe(
      'https://lichess.org/analysis/pgn/e4_e5_Qh5_Nc6_Bc4_Nf6_Qxf7',
    );
    expect(lichessAddress({ sans: ['O-O-O+', 'e8=Q+'], fen: afterE4 }, longestOfButton)).toBe(
      'https://lichess.org/analysis/pgn/O-O-O_e8=Q',
    );
  });

  it('has the last position alone where no moves are known', () => {
    expect(lichessAddress({ sans: [], fen: afterE4 }, longestOfButton)).toBe(
      'https://lichess.org/analysis/standard/rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR_b_KQkq_-_0_1',
    );
  });

  it('has the last position where the moves would not fit', () => {
    const board = new Chess();
    for (let n = 0; n < 60; n++) for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8']) board.move(move);
    expect(lichessOf(board)).toMatch(/^https:\/\/lichess\.org\/analysis\/standard\//);
    expect(lichessOf(board).length).toBeLessThanOrEqual(longestOfButton);
  });

  it.each([0, -1])('is as long as it may be, and %s more is too long', (more) => {
    const sans = ['e4', 'e5'];
    const whole = lichessAddress({ sans, fen: afterE4 }, 1_000);
    expect(lichessAddress({ sans, fen: afterE4 }, whole.length + more) === whole).toBe(more === 0);
  });
});
