import { mayModerate } from '../../terms/administration/authority.ts';
import type { Instant } from '../../terms/time.ts';
import { type Ban, bansOf, holdsAt } from '../house/book/discipline.ts';
import { officesHeld } from '../house/book/offices.ts';
import { type Actor, whoActs } from '../house/people.ts';
import type { ClubView } from '../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../house/result.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { Officer } from './opening/book.ts';
import type { Matter } from './rule-sets/rule-set.ts';
import { playerOf, type Seat } from './seats/book.ts';
import { by, notPlayed, type Table } from './table.ts';

/** The person who acts, if the club has met them. */
export const personActing = (view: ClubView, actor: Actor): PersonNumber | null =>
  whoActs(view, actor).number;

/** Everybody with an office at a table: the gamemaster, whose office is `gm`, its own officers, and those of its tournament. */
export const officersOf = ({ state: { gm, officers }, above }: Pick<Table, 'state' | 'above'>): Officer[] => [
  ...(gm === null ? [] : [{ office: 'gm', person: gm }]),
  ...officers,
  ...above,
];

/** Those who have one office. */
export const holdersOf = (table: Pick<Table, 'state' | 'above'>, office: string): PersonNumber[] => [
  ...new Set(officersOf(table).flatMap((held) => (held.office === office ? [held.person] : []))),
];

/** Whether somebody has an office at a table; the gamemaster's is `gm`. */
export const holdsOffice = (table: Table, person: PersonNumber | null, office: string): boolean =>
  person !== null && holdersOf(table, office).includes(person);

/** Whether somebody has any office at a table. */
export const isOfficer = (table: Table, person: PersonNumber | null): boolean =>
  person !== null && officersOf(table).some((held) => held.person === person);

/** The offices of somebody who may not play at a table for them; the gamemaster never may. */
export const officesBarring = (table: Table, person: PersonNumber | null): string[] =>
  officersOf(table)
    .filter((held) => held.person === person)
    .map(({ office }) => office)
    .filter((office) => (table.rules.offices[office]?.playing ?? 'never') === 'never');

/** None, or the refusal for somebody who is not the gamemaster of a table. */
export const needsGm = (view: ClubView, actor: Actor, table: Table, matter: Matter): Refusal[] =>
  holdsOffice(table, personActing(view, actor), 'gm')
    ? []
    : [{ code: 'needs-gm', table: table.number, gm: table.state.gm, ...by(table.rules, matter) }];

/** Whether somebody has a Moderator's power in the club. */
export const moderates = ({ state }: ClubView, person: PersonNumber | null): boolean =>
  person !== null && mayModerate(officesHeld(state, person));

/** The seat that somebody plays now; null for none. */
export const seatPlayedBy = ({ state }: Table, person: PersonNumber | null): Seat | null =>
  person === null ? null : ([...state.seats.values()].find((seat) => playerOf(seat) === person) ?? null);

/** The seat of the person who acts; refused to those who play none, and before the start or after the end. */
export function ownSeat(view: ClubView, actor: Actor, table: Table, matter: Matter): Result<Seat> {
  if (table.state.status !== 'playing') return refused(notPlayed(table));
  const seat = seatPlayedBy(table, personActing(view, actor));
  return seat === null
    ? refused({ code: 'not-at-table', table: table.number, ...by(table.rules, matter) })
    : done(seat);
}

/** The seat that is somebody's, or that they play for another; null for none. */
export const seatOf = ({ state }: Table, person: PersonNumber | null): Seat | null =>
  person === null
    ? null
    : ([...state.seats.values()].find(
        ({ holder, standIn }) => holder === person || standIn?.person === person,
      ) ?? null);

/** Whether somebody plays at a table, stands in there, or waits for its start. */
export const isAtTable = (table: Table, person: PersonNumber | null): boolean =>
  seatOf(table, person) !== null ||
  (table.state.status === 'open' && table.state.entrants.some((entrant) => entrant.person === person));

/** Whether such a ban bars from tables: one by the staff does, one from the Leaderboard only where the club says so. */
export const barsFromTables = ({ settings }: Pick<ClubView, 'settings'>, { penalty }: Ban): boolean =>
  penalty === null || settings.tableBans;

/** The ban in force that bars somebody from tables; null for none. */
export const barringBan = (view: ClubView, person: PersonNumber | null, now: Instant): Ban | null =>
  person === null
    ? null
    : (bansOf(view.state, person).find((ban) => barsFromTables(view, ban) && holdsAt(ban, now)) ?? null);

/** None, or the refusal for somebody who is banned from tables (Club 1.2). */
export function notBanned(
  view: ClubView,
  { rules }: Pick<Table, 'rules'>,
  person: PersonNumber | null,
  now: Instant,
): Refusal[] {
  const ban = barringBan(view, person, now);
  return ban === null
    ? []
    : [{ code: 'banned', person: ban.person, endsAt: ban.endsAt, ...by(rules, 'playing') }];
}
