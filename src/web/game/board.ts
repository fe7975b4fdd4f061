import { DEFAULT_POSITION, validateFen } from 'chess.js';
import { replay } from '../../../terms/games/moves.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Game } from '../../ladder/book/games.ts';
import { movesEntry } from '../../ladder/moves/moves.ts';

/** What is known of how a game went on the board. */
export interface Board {
  start: string;
  moves: MoveMade[];
}

/** A move and the position it led to. */
interface MoveMade {
  /** As it is written: `Nf3`. */
  san: string;
  /** Squares, such as `g1` and `f3`. */
  from: string;
  to: string;
  fen: string;
}

/** A game's moves, or its last position alone; null where neither was kept or can be read. */
export async function boardOf(clubs: Clubs, { id, state }: ClubView, game: Game): Promise<Board | null> {
  const pgn = await clubs.text(id, movesEntry(state, game), 'pgn');
  if (pgn !== null) return movesOf(pgn);
  const fen = await clubs.text(id, game.recordedSeq, 'fen');
  return fen !== null && validateFen(fen.trim()).ok ? { start: fen.trim(), moves: [] } : null;
}

const mostKept = 100;
const kept = new Map<string, Board | null>();

/** As `readMoves`; a game that was just looked at is not played through again, which takes long for a long one. */
function movesOf(pgn: string): Board | null {
  const readBefore = kept.get(pgn);
  const board = readBefore === undefined ? readMoves(pgn) : readBefore;
  kept.delete(pgn);
  kept.set(pgn, board);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return board;
}

function readMoves(pgn: string): Board | null {
  const replayed = replay(pgn);
  if (!replayed.ok) return null;
  return {
    start: DEFAULT_POSITION,
    moves: replayed.value.moves.map(({ san, from, to, after }) => ({ san, from, to, fen: after })),
  };
}
