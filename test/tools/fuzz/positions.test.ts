import { Chess } from 'chess.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOn } from '../../../src/pictures/position.ts';
import { defaultFigures } from '../../../terms/figures.ts';
import { countFromFen, countFromLetters } from '../../../terms/games/material.ts';
import { replay } from '../../../terms/games/moves.ts';
import { legalMoves, readMove } from '../../../terms/games/online.ts';
import { captures, games, moves, positions } from '../../../tools/fuzz/chess.ts';
import { characters } from '../../../tools/fuzz/texts.ts';

const anyText = fc.oneof(positions, captures, characters(200));

describe('Act I.5: any position', () => {
  it('is counted, or refused for a reason; what is counted can be drawn', () => {
    fc.assert(
      fc.property(fc.oneof(positions, anyText), (fen) => {
        const read = countFromFen(fen, defaultFigures);
        if (!read.ok) {
          expect(['not-a-position', 'more-than-a-set']).toContain(read.problem.code);
          return;
        }
        expect(read.value.white + read.value.black).toBeLessThanOrEqual(78);
        expect(piecesOn(fen).filter(({ letter }) => letter === 'k')).toHaveLength(2);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('of captured pieces counts no more than a set', () => {
    fc.assert(
      fc.property(fc.oneof(captures, anyText), fc.oneof(captures, anyText), (white, black) => {
        const read = countFromLetters(white, black, defaultFigures);
        if (!read.ok) {
          expect(read.problem.code).toMatch(/^(not-a-piece|king-captured|more-than-a-set)$/);
          return;
        }
        for (const side of [read.value.captured.white, read.value.captured.black])
          expect(side.q + side.r + side.b + side.n + side.p).toBeLessThanOrEqual(15);
      }),
      { seed: 2, numRuns: 500 },
    );
  });
});

it('Act I.9: any text is one legal move, or none', () => {
  fc.assert(
    fc.property(games, fc.oneof(moves, anyText), (pgn, typed) => {
      const played = replay(pgn);
      const board = played.ok ? played.value.board : new Chess();
      const before = board.fen();
      const read = readMove(board, typed, defaultFigures);
      if (read.ok) expect(legalMoves(board, defaultFigures)).toContain(read.value);
      expect(board.fen()).toBe(before);
    }),
    { seed: 3, numRuns: 25 },
  );
});
