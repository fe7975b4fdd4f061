import { mayModerate } from '../../terms/administration/authority.ts';
import { officesHeld } from '../house/book/offices.ts';
import { type Actor, whoActs } from '../house/people.ts';
import type { ClubView } from '../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../house/result.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import { playerOf, type Seat } from './seats/book.ts';
import { by, type Table } from './table.ts';

/** The person who acts, if the club has met them. */
export const personActing = (view: ClubView, actor: Actor): PersonNumber | null =>
  whoActs(view, actor).number;

/** Whether somebody has an office at a table; the gamemaster's is `gm`. */
export const holdsOffice = ({ state }: Table, person: PersonNumber | null, office: string): boolean =>
  person !== null &&
  (office === 'gm'
    ? state.gm === person
    : state.officers.some((held) => held.office === office && held.person === person));

/** Whether somebody has any office at a table. */
export const isOfficer = ({ state }: Table, person: PersonNumber | null): boolean =>
  person !== null && (state.gm === person || state.officers.some((held) => held.person === person));

/** None, or the refusal for somebody who is not the gamemaster of a table. */
export const needsGm = (view: ClubView, actor: Actor, table: Table, point: string): Refusal[] =>
  holdsOffice(table, personActing(view, actor), 'gm')
    ? []
    : [{ code: 'needs-gm', table: table.number, gm: table.state.gm, ...by(table.rules, point) }];

/** Whether somebody has a Moderator's power in the club. */
export const moderates = ({ state }: ClubView, person: PersonNumber | null): boolean =>
  person !== null && mayModerate(officesHeld(state, person));

/** The seat that somebody plays now; null for none. */
export const seatPlayedBy = ({ state }: Table, person: PersonNumber | null): Seat | null =>
  person === null ? null : ([...state.seats.values()].find((seat) => playerOf(seat) === person) ?? null);

/** The seat of the person who acts; refused to those who play none, and before the start or after the end. */
export function ownSeat(view: ClubView, actor: Actor, table: Table, point: string): Result<Seat> {
  if (table.state.status !== 'playing')
    return refused({ code: 'table-not-played', table: table.number, ...by(table.rules, point) });
  const seat = seatPlayedBy(table, personActing(view, actor));
  return seat === null
    ? refused({ code: 'not-at-table', table: table.number, ...by(table.rules, point) })
    : done(seat);
}
