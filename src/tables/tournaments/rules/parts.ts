import Fraction from 'fraction.js';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { type Position, positionsOf } from './positions.ts';
import type { BoardResult, SeatResult } from './result.ts';
import type { Scoring } from './scoring.ts';
import { creditedSeasons, fallOf, ownerIn } from './tenures.ts';

/** A player's part in a game: what of a position's points is theirs. */
export interface Part {
  readonly player: PersonNumber;
  readonly position: Position;
  /** How many seasons they are credited with, and how many there were. */
  readonly seasons: { readonly played: number; readonly all: number };
  readonly score: Fraction;
  readonly bonus: Fraction;
  /** The position's centres at the end of each year in which the seat was theirs, also while somebody stood in; otherwise 0. */
  readonly centres: readonly number[];
  /** When the seat became theirs for good, as `Tenure.began`; null if they only stood in. */
  readonly permanentSince: number | null;
}

/** A board with its points: those of its positions, and what of them each player has. */
export interface ScoredBoard {
  readonly round: number;
  readonly board: number;
  readonly positions: readonly Position[];
  readonly parts: readonly Part[];
}

/** Scores a board: WM C.1 to C.5 and C.14, MJ A.16 to A.18 and A.23. */
export function scoreBoard(board: BoardResult, scoring: Scoring): ScoredBoard {
  const positions = positionsOf(board, scoring);
  const parts = board.seats.flatMap((seat, place) => {
    const position = positions[place];
    return position === undefined ? [] : partsOf(board, seat, position, scoring);
  });
  return { round: board.round, board: board.board, positions, parts };
}

function partsOf(board: BoardResult, seat: SeatResult, position: Position, scoring: Scoring): Part[] {
  const credited = creditedSeasons(board, seat, scoring);
  const players = [...new Set(seat.tenures.map(({ player }) => player))];
  return players.flatMap((player) => {
    const permanent = seat.tenures.filter((tenure) => tenure.player === player && tenure.as !== 'temporary');
    const played = credited.filter((each) => each === player).length;
    // Who stood in for one turn only has no part.
    if (played === 0 && permanent.length === 0) return [];
    const share = shareOf(seat, player, { played, all: credited.length });
    return {
      player,
      position,
      seasons: { played, all: credited.length },
      score: position.score.mul(share),
      bonus: position.bonus.mul(share),
      centres: position.centres.map((count, year) =>
        ownerIn(seat, fallOf(board, year))?.player === player ? count : 0,
      ),
      permanentSince: permanent.length === 0 ? null : Math.min(...permanent.map(({ began }) => began)),
    };
  });
}

/** What of a position's points is a player's; all of them where the game ended before its first season and they had the seat then. */
const shareOf = (seat: SeatResult, player: PersonNumber, seasons: Part['seasons']): Fraction =>
  seasons.all === 0
    ? new Fraction(seat.tenures.at(-1)?.player === player ? 1 : 0)
    : new Fraction(seasons.played, seasons.all);

/**
 * WM C.15, MJ A.24: by what each player can qualify in a round: their part in the first game of it in which they were permanent. Who only
 * stood in cannot.
 */
export function qualifyingParts(boards: readonly ScoredBoard[]): Map<PersonNumber, Part> {
  const first = new Map<PersonNumber, Part>();
  for (const part of boards.flatMap(({ parts }) => parts)) {
    if (part.permanentSince === null) continue;
    const known = first.get(part.player)?.permanentSince ?? Number.POSITIVE_INFINITY;
    if (part.permanentSince < known) first.set(part.player, part);
  }
  return first;
}
