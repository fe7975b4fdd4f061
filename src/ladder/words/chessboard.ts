import { Chess } from 'chess.js';
import type { Picture } from '../../house/words/reply.ts';
import { boardAlt } from '../../pictures/alt.ts';
import { boardSvg, boardZoom } from '../../pictures/board.ts';

export interface Position {
  fen: string;
  /** The squares of the move that led to it, where that is known. */
  lastMove: { from: string; to: string } | null;
}

/** A game's moves in their notation, `1. e4 e5 2. Nf3`, and the position they lead to. `pgn` has been read before. */
export function replayed(pgn: string): { moves: string; position: Position } {
  const game = new Chess();
  game.loadPgn(pgn);
  const history = game.history({ verbose: true });
  const moves = history
    .map(({ san }, place) => (place % 2 === 0 ? `${place / 2 + 1}. ${san}` : san))
    .join(' ');
  return { moves, position: { fen: game.fen(), lastMove: history.at(-1) ?? null } };
}

/** A board with White at the bottom and the last move marked. */
export const boardPicture = ({ fen, lastMove }: Position): Picture => ({
  name: 'board.png',
  alt: boardAlt(fen),
  zoom: boardZoom,
  draw: () => boardSvg(fen, { lastMove }),
});
