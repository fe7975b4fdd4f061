import { Chess } from 'chess.js';

const files = '  a b c d e f g h';

/** A position as text, White at the bottom; capitals are White's pieces, as in a FEN. Empty for no position. */
export function boardText(fen: string): string {
  const [placement = ''] = fen.split(' ');
  const ranks = placement.split('/').map((rank, place) => `${8 - place} ${spread(rank)}`);
  return ranks.length === 8 ? [...ranks, files].join('\n') : '';
}

const spread = (rank: string): string =>
  [...rank.replace(/\d/g, (empty) => '.'.repeat(Number(empty)))].join(' ');

/** A game's moves in their notation, `1. e4 e5 2. Nf3`, and the position they lead to. `pgn` has been read before. */
export function replayed(pgn: string): { moves: string; fen: string } {
  const game = new Chess();
  game.loadPgn(pgn);
  const moves = game
    .history()
    .map((move, place) => (place % 2 === 0 ? `${place / 2 + 1}. ${move}` : move))
    .join(' ');
  return { moves, fen: game.fen() };
}
