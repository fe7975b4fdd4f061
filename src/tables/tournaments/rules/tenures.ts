import type { PersonNumber } from '../../../ledger/fields.ts';
import type { BoardResult, SeatResult, Tenure } from './result.ts';
import type { Scoring } from './scoring.ts';

/** Who has the seat in a season, if anybody has. */
export const holderIn = ({ tenures }: SeatResult, season: number): Tenure | undefined =>
  tenures.findLast(({ from, to }) => from <= season && (to === null || season < to));

/** Whose seat it is in a season: while somebody stands in, that of the player who is away. */
export function ownerIn(seat: SeatResult, season: number): Tenure | undefined {
  const holder = holderIn(seat, season);
  if (holder?.as !== 'temporary') return holder;
  const before = seat.tenures.slice(0, seat.tenures.indexOf(holder));
  return before.findLast(({ as }) => as !== 'temporary') ?? holder;
}

/** The season in which a year's centres are counted: its Fall. A season that was cut is as the one in which the board ended. */
export const fallOf = ({ end }: BoardResult, year: number): number => Math.min(2 * year + 1, end.seasons);

/**
 * Who is credited with each season of a seat; null where nobody had it. A stand-in is credited with their seasons if the player was away for
 * more than one turn, otherwise the player is (WM C.14, MJ A.23).
 */
export function creditedSeasons(
  board: BoardResult,
  seat: SeatResult,
  scoring: Pick<Scoring, 'cutSeasonsCount'>,
): (PersonNumber | null)[] {
  const { seasons } = board.end;
  const all = seasonsOf(board, scoring);
  const away = turnsAway(seat, Math.min(all, seasons + 1));
  return Array.from({ length: all }, (_, season) => {
    // WM C.14: seasons cut by an early end are credited to whoever is active then.
    const then = Math.min(season, seasons);
    const holder = holderIn(seat, then);
    if (holder?.as !== 'temporary') return holder?.player ?? null;
    const owner = ownerIn(seat, then) ?? holder;
    return (away.get(owner.player) ?? 0) > 1 ? holder.player : owner.player;
  });
}

/** WM C.14, MJ A.23: the seasons of a board over which points are divided. */
function seasonsOf(
  { firstYear, lastYear, end }: BoardResult,
  { cutSeasonsCount }: Pick<Scoring, 'cutSeasonsCount'>,
): number {
  return lastYear === null || !cutSeasonsCount ? end.seasons : 2 * (lastYear - firstYear + 1);
}

/** For how many of the first `turns` seasons somebody stood in for each player. */
function turnsAway(seat: SeatResult, turns: number): ReadonlyMap<PersonNumber, number> {
  const away = new Map<PersonNumber, number>();
  for (let season = 0; season < turns; season++) {
    const owner = ownerIn(seat, season);
    if (owner === undefined || holderIn(seat, season)?.as !== 'temporary') continue;
    away.set(owner.player, (away.get(owner.player) ?? 0) + 1);
  }
  return away;
}
