import type { Instant } from '../../../terms/time.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import type { DueThing } from '../../house/room.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { AwaitedUntil } from '../games.ts';
import type { TableNotice } from '../notices.ts';
import type { TableOutcome } from '../outcomes.ts';
import { playerOf } from '../seats/book.ts';
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
import { playerAt } from '../votes/proposals.ts';
import { personActing } from '../who.ts';
import { awaitedAt } from './awaited.ts';
import { parseReminderHours, remindersOf, tellingTime } from './deadline.ts';
import { clockOf } from './phase-deadline.ts';
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
  awaited: AwaitedUntil;
  /** When they are still to be reminded, the earliest first. */
  moments: readonly Instant[];
}

const aheadOf = reckonedOnce((view: ClubView, table: Table): Ahead[] =>
  awaitedAt(view, table).flatMap((awaited) => {
    const person = playerAt(table, awaited.seat);
    return person === null
      ? []
      : [{ person, awaited, moments: momentsFor(view, table, { person, awaited }) }];
  }),
);

/** Nobody is reminded at night, nor of what they were reminded of before. */
function momentsFor(
  view: ClubView,
  table: Table,
  { person, awaited: { since, until, atOnce } }: Omit<Ahead, 'moments'>,
): Instant[] {
  const hours = reminderHoursOf(table, person);
  const [before, clock] = [table.state.reminded.get(person) ?? 0, clockOf(view, table)];
  if (atOnce && hours.length > 0 && remindersOf(until, since, hours).length === 0)
    return since > before ? [tellingTime(since, clock)] : [];
  const after = Math.max(since, before);
  return remindersOf(until, after, hours)
    .map((moment) => tellingTime(moment, clock))
    .filter((moment) => moment > after);
}

/**
 * The reminders that are due. They follow a deadline that moves. Of several that an outage kept back, people get the last one alone, and
 * none once the deadline is past.
 */
export const tableRemindersDue = (view: ClubView, now: Instant): DueThing[] =>
  tablesOf(view).flatMap((table) => {
    const byMoment = new Map<Instant, Ahead[]>();
    for (const ahead of aheadOf(view, table)) {
      const at = ahead.awaited.until <= now ? undefined : ahead.moments.findLast((moment) => moment < now);
      if (at !== undefined) byMoment.set(at, [...(byMoment.get(at) ?? []), ahead]);
    }
    return [...byMoment].map(([at, those]) => ({
      at,
      name: `reminders of ${at} at table ${table.number}`,
      carryOut: (work: UnitOfWork) => remind(work, theTable(work, table.number), those),
    }));
  });

function remind(work: UnitOfWork, table: Table, those: readonly Ahead[]): void {
  const people = [...new Set(those.map(({ person }) => person))];
  writeAt(work, table, { type: 'reminders-sent', people }, null);
  for (const { person, awaited } of those)
    tell(work, { kind: 'table-reminder', table: table.number, phase: awaited.what, person }, person);
}

/** What a reminder still has something to say of; null once that is over or done, or somebody else plays the seat. */
export function stillAwaited(
  view: ClubView,
  { table: number, phase, person }: Omit<TableNotice<'table-reminder'>, 'kind'>,
  now: Instant,
): AwaitedUntil | null {
  const table = theTable(view, number);
  const awaited = awaitedAt(view, table).find(
    ({ seat, what }) => what === phase && playerAt(table, seat) === person,
  );
  return awaited === undefined || awaited.until < now ? null : awaited;
}
