import type { Instant } from '../../../terms/time.ts';
import { gameOf, presentPhase } from '../games.ts';
import { playerOf } from '../seats/book.ts';
import type { Table } from '../table.ts';
import type { WeeklyTold } from './book.ts';
import { occurrenceAt, type WeeklyTime } from './weekly.ts';

interface OfSeat {
  seat: string;
  time: WeeklyTime;
}

/** When players are unavailable in each week as they told it last before a moment, as far as they play then. */
function weeklyBefore({ state }: Table, moment: Instant, plays: (told: WeeklyTold) => boolean): OfSeat[] {
  const last = new Map<string, WeeklyTold>();
  for (const told of state.weekly) if (told.at < moment && plays(told)) last.set(told.seat, told);
  return [...last.values()].flatMap(({ seat, time }) => (time === null ? [] : [{ seat, time }]));
}

const playsNow =
  ({ state }: Table) =>
  ({ seat: id, person }: WeeklyTold): boolean => {
    const seat = state.seats.get(id);
    return seat !== undefined && playerOf(seat) === person;
  };

/** The same as they told it last. */
export const weeklyNow = (table: Table): OfSeat[] =>
  weeklyBefore(table, Number.POSITIVE_INFINITY, playsNow(table));

/**
 * The times in which players were unavailable when the results came with which the present phase began: no deadline is set within them
 * (WM D.VII(2), MJ B.VIII(2)). Those of somebody who stopped playing in this phase still count, since the table was told a deadline.
 */
export function unavailableAtResults(table: Table): { from: Instant; to: Instant }[] {
  const { begunAt } = presentPhase(table);
  const plays = playsNow(table);
  const stopped = (told: WeeklyTold): boolean =>
    table.state.stopped.some(
      ({ seat, person, at }) => seat === told.seat && person === told.person && at > begunAt,
    );
  return weeklyBefore(table, begunAt, (told) => plays(told) || stopped(told))
    .filter(({ seat }) => !gameOf(table).isOut(table, seat))
    .flatMap(({ time }) => occurrenceAt(begunAt, time) ?? []);
}
