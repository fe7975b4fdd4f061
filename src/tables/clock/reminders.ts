import type { Instant } from '../../../terms/time.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import type { DueThing } from '../../house/room.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { gameOf, phaseOf, presentPhase } from '../games.ts';
import type { TableNotice } from '../notices.ts';
import type { TableOutcome } from '../outcomes.ts';
import { playerOf, type Seat } from '../seats/book.ts';
import {
  findTable,
  isUnderWay,
  type Meant,
  notPlayed,
  type Table,
  tableNumbered,
  tablesOf,
  theTable,
  writeAt,
} from '../table.ts';
import { personActing } from '../who.ts';
import { parseReminderHours, remindersOf, tellingTime } from './deadline.ts';
import { clockOf, phaseDeadline } from './phase-deadline.ts';
import { reckonedOnce } from './reckoned.ts';

/** How many hours before a deadline players are reminded who chose nothing else. */
const usual: readonly number[] = [24, 3];

/** How many hours before a deadline somebody is reminded; empty for somebody who wants no reminders. */
export const reminderHoursOf = ({ state }: Table, person: PersonNumber): readonly number[] =>
  state.reminderHours.get(person) ?? usual;

export interface RemindInput extends Meant {
  /** `24,3`, or `none`. */
  hours: string;
}

/** Somebody who has a seat at a table chooses when they are reminded of its deadlines. */
export const chooseTableReminders: UseCase<RemindInput, TableOutcome<'table-reminders-chosen'>> = (
  work,
  actor,
  input,
) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const person = personActing(work, actor);
  if (!isUnderWay(table)) return refused(notPlayed(table));
  if (person === null || !isAtTable(table, person))
    return refused({ code: 'not-at-table', table: table.number, acts: [], points: [] });
  const hours = parseReminderHours(input.hours);
  if (hours === null) return notUnderstood({ problem: 'reminder-hours', text: input.hours });
  keepHours(work, table, person, hours === 'none' ? [] : hours);
  return done({ kind: 'table-reminders-chosen', table: table.number, person });
};

const isAtTable = ({ state }: Table, person: PersonNumber): boolean =>
  state.status === 'open'
    ? state.entrants.some((entrant) => entrant.person === person)
    : [...state.seats.values()].some((seat) => seat.holder === person || playerOf(seat) === person);

const keepHours = (work: UnitOfWork, table: Table, person: PersonNumber, hours: number[]): number =>
  writeAt(work, table, { type: 'reminders-set', person, hours }, person);

/** Somebody takes no direct messages: their reminders of a table end, and they are told so where it is played. */
export function endTableReminders(
  work: UnitOfWork,
  { table: number, person }: Pick<TableNotice<'table-reminder'>, 'table' | 'person'>,
): Result<null> {
  const table = tableNumbered(work, number);
  if (table === null || reminderHoursOf(table, person).length === 0) return done(null);
  keepHours(work, table, person, []);
  if (work.people.byNumber(person)?.account != null)
    work.announce({ kind: 'table-reminders-ended', table: number, person }, { to: 'table', table: number });
  return done(null);
}

interface Ahead {
  person: PersonNumber;
  /** When they are still to be reminded, the earliest first. */
  moments: readonly Instant[];
}

/** The seats that have something to do in the phase and are not ready yet. */
const seatsWaitedFor = (table: Table): Seat[] =>
  gameOf(table)
    .waitedFor(table)
    .flatMap((id) => table.state.seats.get(id) ?? []);

const aheadOf = reckonedOnce((view: ClubView, table: Table): Ahead[] => {
  const deadline = phaseDeadline(view, table);
  if (deadline === null) return [];
  return seatsWaitedFor(table).flatMap((seat) => {
    const person = playerOf(seat);
    return person === null ? [] : [{ person, moments: momentsFor(view, table, { person, deadline }) }];
  });
});

/** Nobody is reminded at night, nor of what they were reminded of before. */
function momentsFor(
  view: ClubView,
  table: Table,
  { person, deadline }: { person: PersonNumber; deadline: Instant },
): Instant[] {
  const after = Math.max(presentPhase(table).begunAt, table.state.reminded.get(person) ?? 0);
  const clock = clockOf(view, table);
  return remindersOf(deadline, after, reminderHoursOf(table, person))
    .map((moment) => tellingTime(moment, clock))
    .filter((moment) => moment > after);
}

/**
 * The reminders of deadlines that are due. They follow a deadline that moves. Of several that an outage kept back, people get the last
 * one alone, and none once the deadline is past.
 */
export const tableRemindersDue = (view: ClubView, now: Instant): DueThing[] =>
  tablesOf(view).flatMap((table) => {
    const deadline = phaseDeadline(view, table);
    if (deadline === null || deadline <= now) return [];
    const people = new Map<Instant, PersonNumber[]>();
    for (const { person, moments } of aheadOf(view, table)) {
      const at = moments.findLast((moment) => moment < now);
      if (at !== undefined) people.set(at, [...(people.get(at) ?? []), person]);
    }
    return [...people].map(([at, those]) => ({
      at,
      name: `reminders of ${at} at table ${table.number}`,
      carryOut: (work: UnitOfWork) => remind(work, theTable(work, table.number), those),
    }));
  });

function remind(work: UnitOfWork, table: Table, people: PersonNumber[]): void {
  writeAt(work, table, { type: 'reminders-sent', people }, null);
  const about = { table: table.number, phase: presentPhase(table).id };
  for (const person of people) tell(work, { kind: 'table-reminder', ...about, person }, person);
}

/** The seat of which a reminder still has something to say; null once the phase is over, or its player's orders are final. */
export function remindedSeat(
  view: ClubView,
  { table: number, phase, person }: Omit<TableNotice<'table-reminder'>, 'kind'>,
  now: Instant,
): Seat | null {
  const table = theTable(view, number);
  const deadline = phaseDeadline(view, table);
  if (deadline === null || deadline < now || phaseOf(table)?.id !== phase) return null;
  return seatsWaitedFor(table).find((seat) => playerOf(seat) === person) ?? null;
}
