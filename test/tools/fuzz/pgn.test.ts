import { Chess } from 'chess.js';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pgnLimit, replay } from '../../../terms/games/moves.ts';
import { readPgn } from '../../../terms/games/pgn.ts';
import { games, hostileGames, manyQueens } from '../../../tools/fuzz/chess.ts';

afterEach(() => vi.restoreAllMocks());

/** What chess.js itself makes of a PGN: the last position, or null where it does not take it. */
function byChessJs(pgn: string): string | null {
  const game = new Chess();
  try {
    game.loadPgn(pgn);
  } catch {
    return null;
  }
  return game.fen();
}

const lastPosition = (pgn: string): string | null => {
  const read = replay(pgn);
  return read.ok ? read.value.board.fen() : null;
};

describe('Act I.1: any PGN', () => {
  it('of a game comes to the position that chess.js comes to, however its moves are written', () => {
    fc.assert(
      fc.property(games, (pgn) => {
        expect(lastPosition(pgn)).toBe(byChessJs(pgn));
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it('that was made up is never taken where chess.js does not take it', () => {
    fc.assert(
      fc.property(hostileGames, (pgn) => {
        const position = lastPosition(pgn);
        if (position !== null) expect(position).toBe(byChessJs(pgn));
      }),
      { seed: 2, numRuns: 150 },
    );
  });

  it('is read or refused for a reason', () => {
    const stated = { playerName: 'Ana', opponentName: null, score: 1, colour: null, ended: null } as const;
    fc.assert(
      fc.property(hostileGames, (pgn) => {
        const read = readPgn(pgn, stated);
        if (read.ok) expect(read.value.pgn.length).toBeLessThan(pgnLimit);
        else expect(read.problem.code).toMatch(/^[a-z-]+$/);
      }),
      { seed: 3, numRuns: 150 },
    );
  });
});

it('Act I.1: a game full of queens is read without writing down all that each could have done', () => {
  const moves = 70;
  const pgn = manyQueens(moves);
  const written = vi.spyOn(Chess.prototype, 'isCheck');
  expect(replay(pgn)).toMatchObject({ ok: true, value: { moves: { length: 2 * moves } } });
  expect(written.mock.calls.length).toBeLessThan(20 * moves);
});
