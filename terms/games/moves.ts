import { Chess, DEFAULT_POSITION } from 'chess.js';

export type Colour = 'white' | 'black';

/** The longest PGN that is read, in characters. */
export const pgnLimit = 20_000;
/** The most moves of one side that are read: the longest game of any tournament had 269. */
export const moveLimit = 300;

/** Why a text is no game of chess: not by the Terms, but by the laws of chess or of PGN. */
export type MovesProblem =
  | { code: 'too-long'; length: number; limit: number }
  /** As moves are counted in chess: White's and Black's make one. */
  | { code: 'too-many-moves'; moves: number; limit: number }
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
  const { plies, fromTheStart } = skim(pgn);
  const moves = Math.ceil(plies / 2);
  if (moves > moveLimit) return problem({ code: 'too-many-moves', moves, limit: moveLimit });
  if (!fromTheStart) return problem({ code: 'not-from-the-start' });
  const game = new Chess();
  try {
    game.loadPgn(pgn);
  } catch (error) {
    return problem(faultOf(error, game));
  }
  return game.fen() === DEFAULT_POSITION ? problem({ code: 'no-moves' }) : understood(game);
}

/** chess.js names an illegal move at the end of its message and leaves the moves before it on the board. */
function faultOf(error: unknown, game: Chess): MovesProblem {
  const message = error instanceof Error ? error.message : '';
  const [, move] = /^Invalid move in PGN: (.+)$/.exec(message) ?? [];
  if (move === undefined) return { code: 'not-pgn' };
  const colour = game.turn() === 'w' ? 'white' : 'black';
  return { code: 'illegal-move', move: move.slice(0, 10), number: game.moveNumber(), colour };
}

/** What chess.js makes of a PGN: a tag and its value, comments, the brackets of variations, moves. It never looks back. */
const tokens =
  /\[\s*([a-z]*)\s*(?:"([^"]*)"?)?\s*\]?|\{[^}]*\}?|;[^\r\n]*|([()])|(0-0(?:-0)?|[a-z][a-z1-8=-]+)/gi;

/**
 * What has to be known before any move is tried, since each takes its time: how many the game has, variations
 * apart, and whether it begins as usual. A PGN may name another position, by a tag in any spelling.
 */
function skim(pgn: string): { plies: number; fromTheStart: boolean } {
  let plies = 0;
  let depth = 0;
  let fromTheStart = true;
  for (const [, tag = '', position, bracket, move] of pgn.matchAll(tokens)) {
    if (tag.toLowerCase() === 'fen' && position !== DEFAULT_POSITION) fromTheStart = false;
    if (bracket !== undefined) depth += bracket === '(' ? 1 : -1;
    if (move !== undefined && depth === 0) plies += 1;
  }
  return { plies, fromTheStart };
}
