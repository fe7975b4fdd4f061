import { Chess, DEFAULT_POSITION, type Move } from 'chess.js';
import type { Office } from '../administration/authority.ts';
import type { Figures } from '../figures.ts';
import type { Instant, LocalDate } from '../time.ts';
import { otherColour } from './clock.ts';
import { type Colour, problem, type Reading, understood } from './moves.ts';
import { makeWritten } from './written-move.ts';

/** What the Terms change of the laws of chess online. */
export type OnlineRules = Pick<Figures, 'castlingOnline'>;

/** How the laws of chess end a game by themselves (FIDE 5.1, 5.2 and 9). */
export const lawEndings = ['checkmate', 'stalemate', 'insufficient', 'threefold', 'fifty-moves'] as const;
type LawEnding = (typeof lawEndings)[number];

/** Who won; a draw is nobody's. */
export type Winner = Colour | 'draw';

export interface Verdict {
  how: LawEnding;
  winner: Winner;
}

/** Why what somebody typed is no move that they can make. */
export type MoveProblem =
  | { code: 'not-a-move' }
  /** Act I.9.11 */
  | { code: 'no-castling' }
  | { code: 'not-legal' }
  /** Several legal moves could be meant, as they are written. */
  | { code: 'several-moves'; moves: string[] };

/** The usual start, and the same without the right to castle, so that no move and no repetition ever rests on it. */
const starts = { castling: DEFAULT_POSITION, without: DEFAULT_POSITION.replace('KQkq', '-') } as const;

/** The board after those moves, in their notation. Throws where one is not legal: they were read before. */
export function boardAfter(sans: readonly string[], { castlingOnline }: OnlineRules): Chess {
  const board = new Chess(castlingOnline ? starts.castling : starts.without);
  for (const san of sans) if (makeWritten(board, san) === null) throw new Error(`${san} cannot be made`);
  return board;
}

/** Acts I.1 and I.9.11: the moves that may be made now, without castling where that is not allowed. */
export const legalMoves = (board: Chess, { castlingOnline }: OnlineRules): string[] =>
  board.moves().filter((san) => castlingOnline || !san.startsWith('O-O'));

/** As `legalMoves`, each with its squares; that takes longer. */
export const movesInFull = (board: Chess, { castlingOnline }: OnlineRules): Move[] =>
  board.moves({ verbose: true }).filter(({ san }) => castlingOnline || !san.startsWith('O-O'));

export const sideToMove = (board: Chess): Colour => (board.turn() === 'w' ? 'white' : 'black');

/** Act I.1: how the game is over by itself as it stands, or null. Mate comes before any draw. */
export function verdictOn(board: Chess): Verdict | null {
  if (board.isCheckmate()) return { how: 'checkmate', winner: otherColour(sideToMove(board)) };
  if (board.isStalemate()) return { how: 'stalemate', winner: 'draw' };
  if (board.isInsufficientMaterial()) return { how: 'insufficient', winner: 'draw' };
  if (board.isThreefoldRepetition()) return { how: 'threefold', winner: 'draw' };
  return board.isDrawByFiftyMoves() ? { how: 'fifty-moves', winner: 'draw' } : null;
}

/** FIDE 6.9: a player whose time is up loses, unless the other has nothing but a king: then it is a draw. */
export function winnerOnTime(board: Chess): Winner {
  const other = otherColour(sideToMove(board));
  const pieces = board.board().flatMap((rank) => rank.filter((piece) => piece !== null));
  const own = pieces.filter(({ color }) => (color === 'w' ? 'white' : 'black') === other);
  return own.length > 1 ? other : 'draw';
}

const longestMove = 20;

/**
 * Reads a move as people type it: `e4`, `Nf3`, `nf3`, `e2e4`, `Ng1-f3`, `exd5`, `e8=Q`, `e7e8q`, `0-0`; returns it in its
 * notation. As it is written comes first; other capitals are tried when that is no move. A pawn that promotes needs to
 * be told to what.
 */
export function readMove(board: Chess, typed: string, rules: OnlineRules): Reading<string, MoveProblem> {
  if (legalMoves(board, rules).includes(typed)) return understood(typed);
  const text = typed.normalize('NFKC').replace(/\s+|e\.?p\.?$|[+#!?]+$/g, '');
  if (typed.length > longestMove || text === '') return problem({ code: 'not-a-move' });
  if (triesToCastle(board, text) && !rules.castlingOnline) return problem({ code: 'no-castling' });
  const moves = movesInFull(board, rules);
  const meant = spellings(text).map((spelling) => meantBy(spelling, moves));
  const found = meant.find((several) => several !== null && several.length > 0) ?? [];
  const [only, another] = found;
  if (only === undefined)
    return problem({ code: meant.every((one) => one === null) ? 'not-a-move' : 'not-legal' });
  if (another === undefined) return understood(only.san);
  return problem({ code: 'several-moves', moves: found.map(({ san }) => san) });
}

const shortCastling = /^[o0]-?[o0]$/i;
const longCastling = /^[o0]-?[o0]-?[o0]$/i;

/** Whether that is castling: in its own notation, or the king on his first square going two squares aside. */
function triesToCastle(board: Chess, text: string): boolean {
  if (shortCastling.test(text) || longCastling.test(text)) return true;
  const [, rank] = /^k?e([18])-?[cg]\1$/i.exec(text) ?? [];
  if (rank === undefined) return false;
  const piece = board.get(rank === '1' ? 'e1' : 'e8');
  return piece?.type === 'k' && piece.color === board.turn();
}

/** As it is written; with a piece's letter as a capital; and all small, since a keyboard may begin with a capital. */
const spellings = (text: string): string[] => [
  ...new Set([
    text,
    `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`,
    capitalised(text),
    text.toLowerCase(),
  ]),
];

const capitalised = (text: string): string => {
  const small = text.toLowerCase();
  return `${small.slice(0, 1).toUpperCase()}${small.slice(1)}`;
};

const written =
  /^(?<piece>[KQRBN])?(?<file>[a-h])?(?<rank>[1-8])?(?<takes>[-x:])?(?<to>[a-h][1-8])(?:[=(]?(?<promotion>[QRBNqrbn])\)?)?$/;

/** The moves that one spelling can mean; null where it is no move in any position. */
function meantBy(text: string, moves: readonly Move[]): Move[] | null {
  if (shortCastling.test(text)) return moves.filter((move) => move.isKingsideCastle());
  if (longCastling.test(text)) return moves.filter((move) => move.isQueensideCastle());
  const { groups } = written.exec(text) ?? {};
  return groups === undefined ? null : moves.filter((move) => fits(move, groups));
}

function fits(
  move: Move,
  { piece, file, rank, takes, to, promotion }: Record<string, string | undefined>,
): boolean {
  const fromSquare = file !== undefined && rank !== undefined;
  const isPawnMove = piece === undefined && !fromSquare;
  if (move.to !== to || (isPawnMove && move.piece !== 'p')) return false;
  if (piece !== undefined && move.piece !== piece.toLowerCase()) return false;
  if (file !== undefined && !move.from.startsWith(file)) return false;
  if (rank !== undefined && !move.from.endsWith(rank)) return false;
  if (promotion !== undefined && move.promotion !== promotion.toLowerCase()) return false;
  return !isPawnMove || file !== undefined || (takes === 'x') === move.isCapture();
}

/** Act I.9.1: whether no further online game may begin in the club. */
export const isFull = (underWay: number, figures: Pick<Figures, 'onlineGamesAtOnce'>): boolean =>
  underWay >= figures.onlineGamesAtOnce;

/** Act I.9.2: whether somebody has played as many online games as a day allows, by the local days on which theirs began. */
export const hasPlayedEnough = (
  began: readonly LocalDate[],
  today: LocalDate,
  { onlineGamesPerDay }: Pick<Figures, 'onlineGamesPerDay'>,
): boolean => began.filter((date) => date === today).length >= onlineGamesPerDay;

/** Act I.9: the last moment at which a challenge may be taken up. */
export const challengeEnds = (
  challengedAt: Instant,
  { onlineChallengeMinutes }: Pick<Figures, 'onlineChallengeMinutes'>,
): Instant => challengedAt + onlineChallengeMinutes * 60_000;

/** Act I.9.6: a Justice, of whom the Chief Justice is one, ends a game that they do not play. */
export const mayEndGame = (held: ReadonlySet<Office>, person: number, players: readonly number[]): boolean =>
  (held.has('justice') || held.has('chief')) && !players.includes(person);
