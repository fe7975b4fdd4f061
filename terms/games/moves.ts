import { Chess, DEFAULT_POSITION, type Move } from 'chess.js';
import { makeWritten } from './written-move.ts';

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
  /** Tags come after moves, as they do where another game begins. */
  | { code: 'several-games' }
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

/** A game from the usual start to its last position. */
export interface Replayed {
  /** At the end. */
  readonly board: Chess;
  readonly moves: readonly Move[];
  /** What stands in the tags, with the result as it is written. */
  readonly tags: Readonly<Record<string, string>>;
}

/** Act I.1: the game as it was played, every move legal, from the usual start; else what is wrong with it. */
export function replay(pgn: string): Reading<Replayed, MovesProblem> {
  if (pgn.length > pgnLimit) return problem({ code: 'too-long', length: pgn.length, limit: pgnLimit });
  const { written, form, fromTheStart, several } = skim(pgn);
  if (several) return problem({ code: 'several-games' });
  const moves = Math.ceil(written.length / 2);
  if (moves > moveLimit) return problem({ code: 'too-many-moves', moves, limit: moveLimit });
  if (!fromTheStart) return problem({ code: 'not-from-the-start' });
  const tags = tagsOf(form);
  if (tags === null) return problem({ code: 'not-pgn' });
  return written.length === 0 ? problem({ code: 'no-moves' }) : played(written, tags);
}

function tagsOf(form: string): Record<string, string> | null {
  const game = new Chess();
  try {
    game.loadPgn(form);
  } catch {
    return null;
  }
  return game.getHeaders();
}

function played(written: readonly string[], tags: Record<string, string>): Reading<Replayed, MovesProblem> {
  const board = new Chess();
  const moves: Move[] = [];
  for (const move of written) {
    const made = makeWritten(board, move);
    if (made === null) return problem(illegal(board, move));
    moves.push(made);
  }
  return understood({ board, moves, tags });
}

function illegal(board: Chess, move: string): MovesProblem {
  const colour = board.turn() === 'w' ? 'white' : 'black';
  return { code: 'illegal-move', move: move.slice(0, 10), number: board.moveNumber(), colour };
}

/** What chess.js makes of a PGN: a tag and its value, comments, the brackets of variations, moves. It never looks back. */
const tokens =
  /\[\s*([a-z]*)\s*(?:"([^"]*)"?)?\s*\]?|\{[^}]*\}?|;[^\r\n]*|([()])|(0-0(?:-0)?|[a-z][a-z1-8=-]+)/gi;

/** Moves that can always be made, over and over, in the place of those of a game. */
const toAndFro = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];

interface Skimmed {
  written: string[];
  form: string;
  fromTheStart: boolean;
  several: boolean;
}

/**
 * What has to be known before any move is tried, since each takes its time: the moves as they are written, variations
 * apart; whether it is one game; and whether it begins as usual, since a PGN may name another position, by a tag in any spelling. `form` is the
 * same text with other moves, by which chess.js finds out quickly whether it is PGN.
 */
function skim(pgn: string): Skimmed {
  const written: string[] = [];
  let depth = 0;
  let fromTheStart = true;
  let several = false;
  const form = pgn.replace(tokens, (token: string, tag = '', position = '', bracket = '', move = '') => {
    if (tag !== '' && written.length > 0) several = true;
    if (tag.toLowerCase() === 'fen' && position !== DEFAULT_POSITION) fromTheStart = false;
    if (bracket !== '') depth += bracket === '(' ? 1 : -1;
    if (move === '' || depth !== 0) return token;
    return toAndFro[(written.push(move) - 1) % toAndFro.length] ?? token;
  });
  return { written, form, fromTheStart, several };
}
