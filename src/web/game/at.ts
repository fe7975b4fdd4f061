import type { Colour } from '../../../terms/games/moves.ts';

/** Where in its moves a game is looked at, and from which side of the board. */
export interface At {
  /** How many moves of either side have been made. */
  ply: number;
  from: Colour;
}

/** Reads `?move=` and `?from=`: the last position from White's side, unless they say otherwise and make sense. */
export function readAt(move: string | null, from: string | null, plies: number): At {
  const named = move !== null && /^\d{1,9}$/.test(move) ? Number(move) : plies;
  return { ply: Math.min(named, plies), from: from === 'black' ? 'black' : 'white' };
}

/** The address of a place in a game, from its page. */
export const addressOf = ({ ply, from }: At): string =>
  from === 'black' ? `?move=${ply}&from=black` : `?move=${ply}`;
