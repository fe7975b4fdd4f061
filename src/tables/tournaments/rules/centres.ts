import type { BoardResult, SeatResult } from './result.ts';
import type { Scoring } from './scoring.ts';

type Figures = Pick<Scoring, 'centres' | 'victory'>;

/**
 * How many centres each power counts at the end of each year, carried to the board's last year if it ended before. A board without a last
 * year ends with the year that it was in. Throws a `RangeError` if the powers have different numbers of years, or more than the board has.
 */
export function centresByYear(board: BoardResult, figures: Figures): ReadonlyMap<string, readonly number[]> {
  const years = yearsOf(board);
  const winner = winnerOf(board, figures);
  const played = board.seats[0]?.centres.length ?? 0;
  if (played > years || board.seats.some(({ centres }) => centres.length !== played))
    throw new RangeError('The years of a board do not fit.');
  return new Map(
    board.seats.map((seat) => {
      const carried = carriedTo(years, seat);
      const from = changesFrom(board, seat.power, { winner, played, years });
      const instead = seat.power === winner ? figures.centres : 0;
      return [seat.power, carried.map((count, year) => (year < from ? count : instead))];
    }),
  );
}

/** How many years a board has: to its last or, without one, to the year in which it ended. */
export function yearsOf({ firstYear, lastYear, end, seats }: BoardResult): number {
  if (lastYear !== null) return lastYear - firstYear + 1;
  return Math.max(1, Math.ceil(end.seasons / 2), ...seats.map(({ centres }) => centres.length));
}

// WM C.4, MJ A.16: who has that many centres has won alone, however the board is said to have ended.
function winnerOf({ end, seats }: BoardResult, { victory }: Figures): string | null {
  if (end.how === 'solo' || end.how === 'conceded') return end.powers[0] ?? null;
  if (end.how === 'voted') return null;
  return seats.find(({ centres }) => (centres.at(-1) ?? 0) >= victory)?.power ?? null;
}

// WM C.5, MJ A.18: what a power had at the end is applied to all years that remain.
function carriedTo(years: number, { start, centres }: SeatResult): number[] {
  const last = centres.at(-1) ?? start;
  return Array.from({ length: years }, (_, year) => centres[year] ?? last);
}

/** From which year on a power no longer counts what it owned, but everything or nothing. */
function changesFrom(
  { end }: BoardResult,
  power: string,
  { winner, played, years }: { winner: string | null; played: number; years: number },
): number {
  // WM C.5, MJ A.18: a conceded solo is applied in the last year only.
  if (end.how === 'conceded') return years - 1;
  // WM D.IX(4): whom a voted end leaves out counts as eliminated from then on.
  if (end.how === 'voted') return end.powers.includes(power) ? years : Math.min(played, years - 1);
  return winner === null ? years : Math.max(played - 1, 0);
}
