import { type Move, validateFen } from 'chess.js';
import { type PieceLetter, pieceLetters } from '../amendment/notation.ts';
import type { Figures } from '../figures.ts';
import { type Colour, type MovesProblem, problem, type Reading, replay, understood } from './moves.ts';

export type Pieces = Readonly<Record<PieceLetter, number>>;

/** Act I.5: what each side has captured, the points for it, and who wins by them. */
export interface MaterialCount {
  /** Points. */
  readonly white: number;
  readonly black: number;
  readonly winner: Colour | 'draw';
  /** The pieces that each side captured. */
  readonly captured: Readonly<Record<Colour, Pieces>>;
}

export type MaterialProblem =
  | MovesProblem
  | { code: 'not-a-position' }
  /** `by` is who is said to have captured it. */
  | { code: 'not-a-piece'; by: Colour; letter: string }
  | { code: 'king-captured'; by: Colour }
  /** More pieces of one side than a set has, pawns that became others included. */
  | { code: 'more-than-a-set'; of: Colour };

export type MaterialReading = Reading<MaterialCount, MaterialProblem>;

type Values = Pick<Figures, 'pieceValues'>;

const startingSet: Pieces = { q: 1, r: 2, b: 2, n: 2, p: 8 };

/** Act I.5, from the moves: exactly what was captured, a promoted piece as what it had become. */
export function countFromPgn(pgn: string, figures: Values): MaterialReading {
  const replayed = replay(pgn);
  if (!replayed.ok) return replayed;
  const { moves } = replayed.value;
  return understood(counted(capturesBy('w', moves), capturesBy('b', moves), figures));
}

/** Act I.5, from a position: what is missing from the other’s set was captured. A piece beyond the set was a pawn. */
export function countFromFen(fen: string, figures: Values): MaterialReading {
  const position = fen.trim();
  if (!validateFen(position).ok) return problem({ code: 'not-a-position' });
  const [board = ''] = position.split(/\s+/);
  const white = tally((letter) => occurrences(board, letter.toUpperCase()));
  const black = tally((letter) => occurrences(board, letter));
  if (!fitsOneSet(white)) return problem({ code: 'more-than-a-set', of: 'white' });
  if (!fitsOneSet(black)) return problem({ code: 'more-than-a-set', of: 'black' });
  return understood(counted(missingFrom(black), missingFrom(white), figures));
}

/** Act I.5, from the captured pieces as somebody types them: `qrrbnp`, in any order and case. */
export function countFromLetters(byWhite: string, byBlack: string, figures: Values): MaterialReading {
  const white = readLetters(byWhite, 'white');
  if (!white.ok) return white;
  const black = readLetters(byBlack, 'black');
  if (!black.ok) return black;
  return understood(counted(white.value, black.value, figures));
}

function readLetters(text: string, by: Colour): Reading<Pieces, MaterialProblem> {
  const letters = text.toLowerCase().replace(/\s/g, '');
  if (letters.includes('k')) return problem({ code: 'king-captured', by });
  const [stray] = letters.match(/[^qrbnp]/u) ?? [];
  if (stray !== undefined) return problem({ code: 'not-a-piece', by, letter: stray });
  const pieces = tally((letter) => occurrences(letters, letter));
  const of = by === 'white' ? 'black' : 'white';
  return fitsOneSet(pieces) ? understood(pieces) : problem({ code: 'more-than-a-set', of });
}

const tally = (howMany: (letter: PieceLetter) => number): Pieces => ({
  q: howMany('q'),
  r: howMany('r'),
  b: howMany('b'),
  n: howMany('n'),
  p: howMany('p'),
});

const occurrences = (text: string, letter: string): number => text.split(letter).length - 1;

const capturesBy = (colour: Move['color'], moves: readonly Move[]): Pieces =>
  tally((letter) => moves.filter((move) => move.color === colour && move.captured === letter).length);

/** Pieces beyond the set: each of them was a pawn once. */
const promoted = (pieces: Pieces): number =>
  pieceLetters
    .filter((letter) => letter !== 'p')
    .reduce((sum, letter) => sum + Math.max(0, pieces[letter] - startingSet[letter]), 0);

const fitsOneSet = (pieces: Pieces): boolean => pieces.p + promoted(pieces) <= startingSet.p;

const missingFrom = (pieces: Pieces): Pieces =>
  tally((letter) => {
    const left = letter === 'p' ? pieces.p + promoted(pieces) : pieces[letter];
    return Math.max(0, startingSet[letter] - left);
  });

const points = (pieces: Pieces, { pieceValues }: Values): number =>
  pieceLetters.reduce((sum, letter) => sum + pieces[letter] * pieceValues[letter], 0);

function counted(byWhite: Pieces, byBlack: Pieces, figures: Values): MaterialCount {
  const white = points(byWhite, figures);
  const black = points(byBlack, figures);
  return { white, black, winner: winnerBy(white, black), captured: { white: byWhite, black: byBlack } };
}

function winnerBy(white: number, black: number): Colour | 'draw' {
  if (white === black) return 'draw';
  return white > black ? 'white' : 'black';
}
