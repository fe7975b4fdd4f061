import Fraction from 'fraction.js';
import type {
  BoardEnd,
  BoardResult,
  SeatResult,
  Tenure,
} from '../../../../src/tables/tournaments/rules/result.ts';

export const powers = ['AUS', 'ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR'] as const;

export const fraction = (text: string | number): Fraction => new Fraction(text);

/** A tenure from the first season to the end; `began` follows the seasons unless it is given. */
export const tenure = (player: number, more: Partial<Tenure> = {}): Tenure => ({
  player,
  from: 0,
  to: null,
  as: more.from === undefined ? 'first' : 'permanent',
  fromPool: false,
  began: more.from ?? 0,
  ...more,
});

export interface ABoard {
  readonly round?: number;
  readonly board?: number;
  readonly firstYear?: number;
  readonly lastYear?: number | null;
  /** By default it was played to its last year. */
  readonly end?: Partial<BoardEnd>;
  /** How many years came to their end; by default as many as the seasons make. */
  readonly years?: number;
  /** What is otherwise about the seat of a power. Player and team are by default made of the board's number and the power's place. */
  readonly seats?: Readonly<Record<string, Partial<SeatResult>>>;
}

/**
 * A board of the seven powers, in their order: `10 8 6 4 3 2 1` are the centres of all years; `4/5/10` are those of the last three, and the first of
 * them of all years before. The player of the second power of board 3 is 32, and of no team.
 */
export function aBoard(counts: string, more: ABoard = {}): BoardResult {
  const { round = 1, board = 1, firstYear = 1901, lastYear = 1909, seats = {} } = more;
  const all = lastYear === null ? 1 : lastYear - firstYear + 1;
  const end: BoardEnd = { how: 'year', powers: [], seasons: 2 * all, ...more.end };
  const years = more.years ?? Math.floor(end.seasons / 2);
  return {
    round,
    board,
    firstYear,
    lastYear,
    end,
    seats: counts.split(' ').map((of, place): SeatResult => {
      const power = powers[place] ?? '';
      const given = of.split('/').map(Number);
      const centres = Array.from(
        { length: years },
        (_, year) => given[Math.max(0, given.length - years + year)] ?? 0,
      );
      return {
        power,
        team: null,
        tenures: [tenure(10 * board + place + 1)],
        start: power === 'RUS' ? 4 : 3,
        centres,
        ...seats[power],
      };
    }),
  };
}
