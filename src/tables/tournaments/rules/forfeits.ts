import type { BoardResult, SeatResult } from './result.ts';
import { holderIn } from './tenures.ts';

/**
 * WM B.8(e): whether the team loses the points of a position, as it sent no replacement. Then a reserve came from the pool or, in a round after
 * the first, nobody had the seat (B.8(f)). In the first round the captain stands in and nobody else is called (B.8(c)).
 */
export function isForfeited({ round, end }: BoardResult, seat: SeatResult): boolean {
  if (seat.tenures.some(({ fromPool }) => fromPool)) return true;
  return (
    round > 1 &&
    Array.from({ length: end.seasons }, (_, season) => holderIn(seat, season)).includes(undefined)
  );
}
