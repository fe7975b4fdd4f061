import { validateFen } from 'chess.js';
import type { Colour } from '../../terms/games/moves.ts';
import { type PieceLetter, pieceLetters } from './pieces.ts';

export interface PieceOn {
  /** Such as `e4`. */
  square: string;
  colour: Colour;
  letter: PieceLetter;
}

/** Every piece of a position, rank by rank from the eighth, file by file. Throws for what is no position. */
export function piecesOn(fen: string): PieceOn[] {
  const position = fen.trim();
  const { ok, error } = validateFen(position);
  if (!ok) throw new Error(error);
  const [placement = ''] = position.split(/\s+/);
  return placement.split('/').flatMap((rank, place) => piecesOnRank(rank, 8 - place));
}

function piecesOnRank(written: string, rank: number): PieceOn[] {
  const perFile = [...written.replace(/\d/g, (empty) => ' '.repeat(Number(empty)))];
  return perFile.flatMap((sign, file) => {
    const letter = pieceLetters.find((each) => each === sign.toLowerCase());
    if (letter === undefined) return [];
    return { square: `${'abcdefgh'[file]}${rank}`, colour: sign === letter ? 'black' : 'white', letter };
  });
}

/** Whose move it is in a position. */
export const toMove = (fen: string): Colour => (fen.trim().split(/\s+/)[1] === 'b' ? 'black' : 'white');
