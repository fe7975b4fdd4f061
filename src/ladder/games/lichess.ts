import type { Chess } from 'chess.js';

/** The longest address that a button of Discord takes, in characters. */
export const longestOfButton = 512;

const site = 'https://lichess.org/analysis';

/** A game as Lichess is to show it: its moves as they are written, none where only the last position is known. */
interface Shown {
  sans: readonly string[];
  /** The last position. */
  fen: string;
}

/** Where Lichess shows a game to go through, or its last position where the moves are too long for an address. No name is in it. */
export function lichessAddress({ sans, fen }: Shown, longest: number): string {
  const moves = sans.map((san) => san.replace(/[+#]/g, '')).join('_');
  const address = `${site}/pgn/${encodeURI(moves)}`;
  if (sans.length > 0 && address.length <= longest) return address;
  return `${site}/standard/${encodeURI(fen.replaceAll(' ', '_'))}`;
}

/** The same of a board on which a game was played. */
export const lichessOf = (board: Chess, longest = longestOfButton): string =>
  lichessAddress({ sans: board.history(), fen: board.fen() }, longest);
