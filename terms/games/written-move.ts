import type { Chess, Color, Move, PieceSymbol, Square } from 'chess.js';

/**
 * Makes a move as PGN writes it, or longer and looser: `Nf3`, `exd5`, `ed5`, `e8=Q`, `Ng1-f3`, `e2e4`, `0-0`. Returns it, or
 * null where it is not legal or could be several. chess.js would write down every move that could be meant to find it,
 * which takes it seconds in a game with many queens; here few are tried.
 */
export function makeWritten(board: Chess, written: string): Move | null {
  const all = attempts(board, written.replace(/[+#]$/, ''));
  const [only, another] = all.length > 1 ? all.filter((attempt) => isLegal(board, attempt)) : all;
  return only === undefined || another !== undefined ? null : make(board, only);
}

interface Attempt {
  from: Square;
  to: Square;
  promotion: PieceSymbol | undefined;
  fits(move: Move): boolean;
}

function make(board: Chess, { from, to, promotion, fits }: Attempt): Move | null {
  const move = tried(board, promotion === undefined ? { from, to } : { from, to, promotion });
  if (move === null || (move.promotion === promotion && fits(move))) return move;
  board.undo();
  return null;
}

/** chess.js says by an error that a move cannot be made. */
function tried(board: Chess, move: Parameters<Chess['move']>[0]): Move | null {
  try {
    return board.move(move);
  } catch {
    return null;
  }
}

const isLegal = (board: Chess, attempt: Attempt): boolean => {
  const made = make(board, attempt) !== null;
  if (made) board.undo();
  return made;
};

const attempts = (board: Chess, written: string): Attempt[] =>
  /^[O0]-[O0](-[O0])?$/.test(written) ? castling(board, written) : pieceMoves(board, written);

function castling(board: Chess, written: string): Attempt[] {
  const long = written.length > 3;
  const [from, to] = squaresOfCastling[board.turn()][long ? 'long' : 'short'];
  const fits = (move: Move) => (long ? move.isQueensideCastle() : move.isKingsideCastle());
  return [{ from, to, promotion: undefined, fits }];
}

const squaresOfCastling: Record<Color, Record<'short' | 'long', readonly [Square, Square]>> = {
  w: { short: ['e1', 'g1'], long: ['e1', 'c1'] },
  b: { short: ['e8', 'g8'], long: ['e8', 'c8'] },
};

/** A small letter stands for a piece only before a whole square: `b1c3` is no bishop's move. */
const notation =
  /^(?<piece>[KQRBNP]|[kqrbnp](?=[a-h][1-8]x?-?[a-h][1-8]))?(?<file>[a-h])?(?<rank>[1-8])?(?<takes>x)?-?(?<to>[a-h][1-8])=?(?<promotion>[QRBNqrbn])?$/;

function pieceMoves(board: Chess, written: string): Attempt[] {
  const { groups } = notation.exec(written) ?? {};
  if (groups === undefined) return [];
  const { piece, file, rank, takes, to: target, promotion } = groups;
  const [to] = squares.filter((square) => square === target);
  if (to === undefined) return [];
  const whole = file !== undefined && rank !== undefined;
  const type = pieceNamed(piece ?? (whole ? undefined : 'p'));
  const origins = squares.filter(
    (square) => square[0] === (file ?? square[0]) && square[1] === (rank ?? square[1]),
  );
  const sideways = type === 'p' && file === undefined;
  return origins
    .filter((from) => stands(board, from, type) && reaches(board, from, to))
    .map((from) => ({
      from,
      to,
      promotion: pieceNamed(promotion),
      fits: (move) =>
        (whole || takes === undefined || move.captured !== undefined) && !(sideways && from[0] !== to[0]),
    }));
}

const pieces = ['p', 'n', 'b', 'r', 'q', 'k'] as const satisfies readonly PieceSymbol[];
const pieceNamed = (letter: string | undefined): PieceSymbol | undefined =>
  pieces.find((piece) => piece === letter?.toLowerCase());

const squares: readonly Square[] = (['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const).flatMap((file) =>
  (['1', '2', '3', '4', '5', '6', '7', '8'] as const).map((rank) => `${file}${rank}` as const),
);

function stands(board: Chess, from: Square, type: PieceSymbol | undefined): boolean {
  const found = board.get(from);
  return found?.color === board.turn() && (type === undefined || found.type === type);
}

/** Whether it may be worth trying: a piece has to attack where it goes, unless it is a pawn or a king. */
const reaches = (board: Chess, from: Square, to: Square): boolean =>
  ['p', 'k'].includes(board.get(from)?.type ?? '') || board.attackers(to, board.turn()).includes(from);
