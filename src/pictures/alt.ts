import type { Colour } from '../../terms/games/moves.ts';
import type { ScorePoint } from '../ladder/book/standings.ts';
import { shownDay } from './days.ts';
import type { PieceLetter } from './pieces.ts';
import { type PieceOn, piecesOn, toMove } from './position.ts';

const names: Readonly<Record<PieceLetter, string>> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
};

/** What is said of a position besides where everything stands. */
interface BoardWords {
  from?: Colour;
  lastMove?: { from: string; to: string } | null;
  check?: boolean;
}

/** A position in words, in under 1,024 characters, for those who cannot see `boardSvg`. */
export function boardAlt(fen: string, { from, lastMove = null, check = false }: BoardWords = {}): string {
  const pieces = piecesOn(fen);
  const mover = toMove(fen);
  const colours = from === 'black' ? (['black', 'white'] as const) : (['white', 'black'] as const);
  const sides = colours.map((colour) => {
    const own = pieces.filter((piece) => piece.colour === colour);
    return `${capital(colour)}: ${ownPieces(own)}.`;
  });
  return [
    from === undefined ? 'A chessboard.' : `A chessboard, seen from ${capital(from)}.`,
    ...(lastMove === null ? [] : [lastMoveWords(lastMove, pieces)]),
    ...(check ? [`${capital(mover)} is in check.`] : []),
    ...sides,
    `${capital(mover)} to move.`,
  ].join(' ');
}

/** `White’s last move: knight g1 to f3.` */
function lastMoveWords({ from, to }: { from: string; to: string }, pieces: readonly PieceOn[]): string {
  const moved = pieces.find(({ square }) => square === to);
  if (moved === undefined) return `Last move: ${from} to ${to}.`;
  return `${capital(moved.colour)}’s last move: ${names[moved.letter]} ${from} to ${to}.`;
}

const capital = (colour: string): string => `${colour.slice(0, 1).toUpperCase()}${colour.slice(1)}`;

function ownPieces(pieces: readonly PieceOn[]): string {
  const groups = Object.entries(names).map(([letter, name]) => {
    const squares = pieces.filter((piece) => piece.letter === letter).map(({ square }) => square);
    if (squares.length === 0) return null;
    return `${name}${squares.length > 1 ? 's' : ''} ${squares.join(' ')}`;
  });
  return groups.filter((group) => group !== null).join(', ');
}

/** A chart of a score in words, for who cannot see `scoreChartSvg`: where it began, went and stands. */
export function chartAlt(points: readonly ScorePoint[], timezone: string): string {
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined) return 'A chart of a score, still empty.';
  const began = `${first.score} on ${shownDay(first.at, timezone)}`;
  if (points.length === 1) return `A chart of a score: ${began}.`;
  const scores = points.map(({ score }) => score);
  const [lowest, highest] = [
    scores.reduce((a, b) => Math.min(a, b)),
    scores.reduce((a, b) => Math.max(a, b)),
  ];
  return (
    `A chart of a score: from ${began} to ${last.score} on ${shownDay(last.at, timezone)}, ` +
    `${points.length - 1} ${points.length === 2 ? 'change' : 'changes'}, lowest ${lowest}, highest ${highest}.`
  );
}
