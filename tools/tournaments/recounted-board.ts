import type { BoardResult, SeatResult } from '../../src/tables/tournaments/rules/result.ts';

/**
 * All scores of the recount are whole numbers of this part of a point: it divides by any number of powers that tie, by the seasons of any round (18,
 * 24, 30), and by two.
 */
export const unit = 420 * 360 * 2;

/** What a player has of a position. */
export interface Share {
  readonly player: number;
  readonly score: number;
  readonly bonus: number;
  readonly years: readonly number[];
  /** When the seat became theirs; infinity if they only stood in. */
  readonly since: number;
}

/** A position, counted again. */
export interface Counted {
  readonly round: number;
  readonly board: number;
  readonly power: string;
  readonly team: number | null;
  readonly score: number;
  readonly lost: boolean;
  readonly shares: readonly Share[];
}

const bonuses = [32, 16, 8, 4, 2, 1];

/** Counts a board of the World Masters again, with nothing of the rules' own code. */
export function recountBoard(board: BoardResult): Counted[] {
  const years = (board.lastYear ?? 0) - board.firstYear + 1;
  const rows = board.seats.map((seat) => yearsOf(board, seat, years));
  const ends = rows.map((row) => row[years - 1] ?? 0);
  const sorted = [...ends].sort((a, b) => b - a);
  return board.seats.map((seat, n) => {
    const end = ends[n] ?? 0;
    const places = sorted.flatMap((count, place) => (count === end && end > 0 ? [bonuses[place] ?? 0] : []));
    const bonus = end === 0 ? 0 : (unit * places.reduce((a, b) => a + b, 0)) / places.length;
    const score = bonus + unit * end;
    return {
      round: board.round,
      board: board.board,
      power: seat.power,
      team: seat.team,
      score,
      lost: isLost(board, seat),
      shares: sharesOf(board, seat, { row: rows[n] ?? [], score, bonus }),
    };
  });
}

function yearsOf({ end, seats }: BoardResult, seat: SeatResult, years: number): number[] {
  const row: number[] = [];
  for (let year = 0; year < years; year++) row.push(seat.centres[year] ?? row[year - 1] ?? seat.start);
  const last = seat.centres.length - 1;
  const winner = seats.find(({ centres }) => (centres[last] ?? 0) >= 18)?.power;
  const own = end.powers.includes(seat.power);
  if (end.how === 'conceded') row[years - 1] = own ? 34 : 0;
  else if (end.how === 'voted') {
    if (!own) row.fill(0, Math.min(last + 1, years - 1));
  } else if (winner !== undefined) row.fill(seat.power === winner ? 34 : 0, last);
  return row;
}

/** Who sits there in each season up to the one in which the board ended, and whose the seat is. */
function painted({ end }: BoardResult, { tenures }: SeatResult) {
  const sits: (number | undefined)[] = [];
  const owns: (number | undefined)[] = [];
  let owner: number | undefined;
  for (const { player, from, to, as } of tenures) {
    if (as !== 'temporary') owner = player;
    for (let season = from; season < Math.min(to ?? Number.POSITIVE_INFINITY, end.seasons + 1); season++) {
      sits[season] = player;
      owns[season] = owner;
    }
  }
  return { sits, owns };
}

function isLost(board: BoardResult, seat: SeatResult): boolean {
  const { sits } = painted(board, seat);
  let empty = 0;
  for (let season = 0; season < board.end.seasons; season++) if (sits[season] === undefined) empty++;
  return seat.tenures.some(({ fromPool }) => fromPool) || (board.round > 1 && empty > 0);
}

function sharesOf(
  board: BoardResult,
  seat: SeatResult,
  { row, score, bonus }: { row: readonly number[]; score: number; bonus: number },
): Share[] {
  const { sits, owns } = painted(board, seat);
  const all = 2 * row.length;
  const away = turnsAway(sits, owns, all);
  const played: Record<number, number> = {};
  const held: Record<number, Set<number>> = {};
  for (let season = 0; season < all; season++) {
    const [owner, sitter] = [owns, sits].map((each) => each[Math.min(season, board.end.seasons)]);
    if (owner === undefined || sitter === undefined) continue;
    const credited = (away[owner] ?? 0) > 1 ? sitter : owner;
    played[credited] = (played[credited] ?? 0) + 1;
    if (season % 2 === 1) held[owner] = (held[owner] ?? new Set()).add((season - 1) / 2);
  }
  const players = [...new Set(seat.tenures.map(({ player }) => player))];
  return players.flatMap((player) => {
    const since = Math.min(
      ...seat.tenures.flatMap((each) =>
        each.player === player && each.as !== 'temporary' ? [each.began] : [],
      ),
    );
    const share = played[player] ?? 0;
    if (share === 0 && since === Number.POSITIVE_INFINITY) return [];
    const years = row.map((count, year) => (held[player]?.has(year) ? count : 0));
    return [{ player, score: (score * share) / all, bonus: (bonus * share) / all, years, since }];
  });
}

/** For how many seasons somebody else sat where each was at home. */
function turnsAway(
  sits: readonly (number | undefined)[],
  owns: readonly (number | undefined)[],
  all: number,
): Record<number, number> {
  const away: Record<number, number> = {};
  for (let season = 0; season < all; season++) {
    const owner = owns[season];
    if (owner !== undefined && sits[season] !== owner) away[owner] = (away[owner] ?? 0) + 1;
  }
  return away;
}
