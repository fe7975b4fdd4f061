import type { ClubView } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { isOut } from '../games.ts';
import { mayNotPlay } from '../opening/may-play.ts';
import { by, findTable, type Meant, notPlayed, type Table } from '../table.ts';
import { tooManyGames } from '../tournaments/replacing/games.ts';
import { refusedBefore } from '../tournaments/replacing/refused-before.ts';
import { seatOf } from '../who.ts';
import { playerOf, type Seat } from './book.ts';
import { parsePreference } from './draw.ts';

/** A seat of a table that is being played. */
export interface SeatOfTable {
  table: Table;
  seat: Seat;
}

/** The seat that was typed, such as `France` or `FRA`; refused unless the table is being played. */
export function findSeat(view: ClubView, input: Meant & { seat: string }): Result<SeatOfTable> {
  const found = findTable(view, input);
  if (!found.ok) return found;
  const table = found.value;
  const { rules, state } = table;
  if (state.status !== 'playing') return refused(notPlayed(table));
  const seats = rules.seats;
  const [id = '', another] = parsePreference(input.seat, seats) ?? [];
  const seat = state.seats.get(id);
  return seat === undefined || another !== undefined
    ? notUnderstood({ problem: 'not-a-seat', text: input.seat, seats })
    : done({ table, seat });
}

/** The seats that nobody plays and that have something left to play for, in the rule set's order. */
export const openSeats = (table: Table): Seat[] =>
  [...table.state.seats.values()].filter((seat) => playerOf(seat) === null && !isOut(table, seat.id));

/**
 * None, or why somebody may not take over a seat (Club 1.2, 1.3 and 1.6): for a person whom the club has not met, nothing speaks
 * against it. Whoever stands in at that seat may have it for longer; `seat` is null for any seat that is open.
 */
export function mayNotSit(
  view: ClubView,
  table: Table,
  person: PersonNumber | null,
  { seat, now, as }: { seat: Seat | null; now: number; as: 'permanent' | 'temporary' },
): Refusal[] {
  if (person === null) return [];
  const own = seatOf(table, person);
  const staysOn = own !== null && own === seat && own.holder !== person;
  return [
    ...mayNotPlay(view, table, person, now),
    ...(own === null || staysOn
      ? []
      : [
          {
            ...({ code: 'sits-already', table: table.number, seat: own.id, person } as const),
            ...by(table.rules, 'replacement'),
          },
        ]),
    ...tooManyGames(view, table, person, as),
    ...(seat === null ? [] : refusedBefore(table, seat.id, person)),
  ];
}

/** For good where it has no end. */
export const sitsAs = (until: number | null): 'permanent' | 'temporary' =>
  until === null ? 'permanent' : 'temporary';

/** None, or the refusal where somebody has played another seat of the table, whose secrets they know (Club 1.6). */
export function playedAnother(
  { number, state, rules }: Table,
  seat: string,
  person: PersonNumber | null,
): Refusal[] {
  if (person === null) return [];
  const other = [...state.seats.values()].find(({ id, played }) => id !== seat && played.includes(person));
  return other === undefined
    ? []
    : [{ code: 'played-another', table: number, seat: other.id, person, ...by(rules, 'replacement') }];
}
