import { Chess, DEFAULT_POSITION } from 'chess.js';

export type Colour = 'white' | 'black';

/** The longest PGN that is read, in characters. */
export const pgnLimit = 20_000;

/** Why a text is no game of chess: not by the Terms, but by the laws of chess or of PGN. */
export type MovesProblem =
  | { code: 'too-long'; length: number; limit: number }
  | { code: 'not-pgn' }
  | { code: 'no-moves' }
  | { code: 'not-from-the-start' }
  /** `number` as moves are counted in chess: White's and Black's first moves are both 1. */
  | { code: 'illegal-move'; move: string; number: number; colour: Colour };

export type Reading<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export const understood = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const problem = <Problem>(of: Problem): { ok: false; problem: Problem } => ({
  ok: false,
  problem: of,
});

/** Act I.1: the game as it was played, every move legal, from the usual start; else what is wrong with it. */
export function replay(pgn: string): Reading<Chess, MovesProblem> {
  if (pgn.length > pgnLimit) return problem({ code: 'too-long', length: pgn.length, limit: pgnLimit });
  const game = new Chess();
  try {
    game.loadPgn(pgn);
  } catch (error) {
    return problem(faultOf(error, game));
  }
  if (!fromTheStart(game)) return problem({ code: 'not-from-the-start' });
  return game.fen() === DEFAULT_POSITION ? problem({ code: 'no-moves' }) : understood(game);
}

/** chess.js names an illegal move at the end of its message and leaves the moves before it on the board. */
function faultOf(error: unknown, game: Chess): MovesProblem {
  if (!fromTheStart(game)) return { code: 'not-from-the-start' };
  const message = error instanceof Error ? error.message : '';
  const [, move] = /^Invalid move in PGN: (.+)$/.exec(message) ?? [];
  if (move === undefined) return { code: 'not-pgn' };
  const colour = game.turn() === 'w' ? 'white' : 'black';
  return { code: 'illegal-move', move: move.slice(0, 10), number: game.moveNumber(), colour };
}

/** A PGN may name a position to begin with; chess.js takes it by a tag in any spelling. */
const fromTheStart = (game: Chess): boolean =>
  Object.entries(game.getHeaders()).every(
    ([tag, value]) => tag.toLowerCase() !== 'fen' || value === DEFAULT_POSITION,
  );
