import type { Chess } from 'chess.js';
import { otherColour } from './clock.ts';
import {
  type Colour,
  type MovesProblem,
  problem,
  type Reading,
  type Replayed,
  replay,
  understood,
} from './moves.ts';
import { movetext, resultMarks } from './movetext.ts';
import { sideToMove, type Winner } from './online.ts';

/** What is said of a game, seen from one of its players. */
export interface StatedGame {
  /** Null where it is not known how a player is called: then any name will do. */
  readonly playerName: string | null;
  readonly opponentName: string | null;
  /** What the game brought the player. */
  readonly score: 1 | 0.5 | 0;
  readonly colour: Colour | null;
  /** How it ended, if that was said; of all endings only `checkmate` and `stalemate` show on the board. */
  readonly ended: string | null;
}

/** A game whose moves are legal and bear out what is said of it. */
export interface ReadGame {
  /** Moves and result alone: no names, comments or variations. */
  readonly pgn: string;
  readonly moves: readonly string[];
  readonly finalFen: string;
  /** The player's, where it was stated or follows from names or result. */
  readonly colour: Colour | null;
}

type BoardEnding = 'checkmate' | 'stalemate';

export type PgnProblem =
  | MovesProblem
  /** The names that the PGN gives. */
  | { code: 'players-disagree'; white: string; black: string }
  /** What the last position says of the result, and what the PGN adds; null where it says nothing. */
  | { code: 'result-disagrees'; board: Winner | null; written: Winner | null }
  | { code: 'ending-disagrees'; board: BoardEnding | null };

/** Act I.1: a PGN is taken when it is legal and agrees with the players, the result and the ending as stated. */
export function readPgn(pgn: string, stated: StatedGame): Reading<ReadGame, PgnProblem> {
  const replayed = replay(pgn);
  if (!replayed.ok) return replayed;
  const { board: last, tags } = replayed.value;
  const { White: white = '?', Black: black = '?' } = tags;
  const seats = colours.filter((seat) => seatFits(seat, white, black, stated));
  if (seats.length === 0)
    return problem({ code: 'players-disagree', white: shown(white), black: shown(black) });
  const [board, written] = [outcomeOnBoard(last), outcomeWritten(tags)];
  const borneOut = seats.filter(
    (seat) => brings(board, seat, stated.score) && brings(written, seat, stated.score),
  );
  if (borneOut.length === 0) return problem({ code: 'result-disagrees', board, written });
  const ending = endingOnBoard(last);
  if (!endingFits(ending, stated.ended)) return problem({ code: 'ending-disagrees', board: ending });
  return understood(cleaned(replayed.value, borneOut, stated.score));
}

const colours = ['white', 'black'] as const;

/** Names come from strangers: as much of one as can be shown. */
const shown = (name: string): string => name.slice(0, 60);

/** Whether the player may have sat on that side, by what was stated and by the names in the PGN. */
function seatFits(seat: Colour, white: string, black: string, stated: StatedGame): boolean {
  if (stated.colour !== null && stated.colour !== seat) return false;
  const [own, other] = seat === 'white' ? [white, black] : [black, white];
  return nameFits(own, stated.playerName) && nameFits(other, stated.opponentName);
}

/** Names agree in any order and spelling of case, and when one has only some of the other's words. */
function nameFits(written: string, name: string | null): boolean {
  if (name === null || written === '?' || written.trim() === '') return true;
  const [some, others] = [wordsOf(written), wordsOf(name)];
  if (some.length === 0 || others.length === 0) return written.trim() === name.trim();
  return some.every((word) => others.includes(word)) || others.every((word) => some.includes(word));
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function endingOnBoard(game: Chess): BoardEnding | null {
  if (game.isCheckmate()) return 'checkmate';
  return game.isStalemate() ? 'stalemate' : null;
}

function endingFits(board: BoardEnding | null, stated: string | null): boolean {
  if (stated === null) return true;
  const visible = stated === 'checkmate' || stated === 'stalemate' ? stated : null;
  return visible === board;
}

/** The result that the last position settles by itself: mate, stalemate, or too little left to mate with. */
function outcomeOnBoard(game: Chess): Winner | null {
  if (game.isCheckmate()) return otherColour(sideToMove(game));
  return game.isStalemate() || game.isInsufficientMaterial() ? 'draw' : null;
}

const outcomeWritten = ({ Result: result }: Replayed['tags']): Winner | null =>
  [...colours, 'draw' as const].find((winner) => resultMarks[winner] === result) ?? null;

/** Whether that outcome brings that side so many points; an outcome that is not known may bring any. */
function brings(outcome: Winner | null, seat: Colour, score: number): boolean {
  if (outcome === null) return true;
  return outcome === 'draw' ? score === 0.5 : score === Number(outcome === seat);
}

function cleaned({ board, moves: made }: Replayed, seats: readonly Colour[], score: number): ReadGame {
  const moves = made.map(({ san }) => san);
  const [first, second] = seats;
  const colour = first !== undefined && second === undefined ? first : null;
  return { pgn: movetext(moves, winnerOf(colour, score)), moves, finalFen: board.fen(), colour };
}

/** Null where it is not known which side the player had. */
function winnerOf(colour: Colour | null, score: number): Winner | null {
  if (score === 0.5) return 'draw';
  return colour === null || score === 1 ? colour : otherColour(colour);
}
