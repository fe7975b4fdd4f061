import type { Actor } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { TableOutcome } from '../outcomes.ts';
import type { Seat } from '../seats/book.ts';
import { by, type Table, theTable, writeAt } from '../table.ts';
import { personActing } from '../who.ts';
import type { AwayInput } from './announce-away.ts';
import { freeMinutes, lengthOfWeekly, parseWeekTime, type WeeklyTime } from './weekly.ts';
import { weeklyNow } from './weekly-times.ts';

/** So many minutes of a week are free of all players' times at least, or the director is warned. */
const leastFree = 24 * 60;

/** A player says when they are unavailable in each week, or no longer are: it counts from the next results on (WM D.VII(2), MJ B.VIII(2)). */
export function announceWeekly(
  work: UnitOfWork,
  actor: Actor,
  { table, seat }: { table: Table; seat: Seat },
  input: AwayInput,
): Result<TableOutcome<'weekly-told'>> {
  const person = personActing(work, actor);
  if (person === null) throw new Error('A seat is played by nobody');
  const time = input.cancel ? tookBack(table, seat) : readWeekly(table, input);
  if (!time.ok) return time;
  writeAt(work, table, { type: 'weekly-away-told', seat: seat.id, person, time: time.value }, person);
  const told = { kind: 'weekly-told', table: table.number, seat: seat.id, time: time.value } as const;
  work.announce(told, { to: 'table', table: table.number });
  if (time.value !== null) warnOfClash(work, theTable(work, table.number));
  return done(told);
}

function tookBack(table: Table, seat: Seat): Result<null> {
  return weeklyNow(table).some((each) => each.seat === seat.id)
    ? done(null)
    : refused({ code: 'not-away', table: table.number, ...by(table.rules, 'absence') });
}

function readWeekly(table: Table, { from: first, until }: AwayInput): Result<WeeklyTime> {
  const { number, rules } = table;
  const [from, to] = [parseWeekTime(first), parseWeekTime(until)];
  if (from === null || to === null || from === to)
    return notUnderstood({ problem: 'weekly-times', from: first, until });
  const hours = rules.figures.weekly?.hours ?? 0;
  const time = { from, to };
  return lengthOfWeekly(time) <= hours * 60
    ? done(time)
    : refused({ code: 'weekly-too-long', table: number, hours, ...by(rules, 'absence') });
}

/** Warns the directors, or the gamemaster where there is none, that the players’ times leave hardly any of the week. */
function warnOfClash(work: UnitOfWork, table: Table): void {
  const free = freeMinutes(weeklyNow(table).map(({ time }) => time));
  if (free >= leastFree) return;
  const hours = Math.floor(free / 60);
  for (const person of responsible(table))
    tell(work, { kind: 'weekly-clash', table: table.number, hours }, person);
}

function responsible({ state: { officers, gm } }: Table): PersonNumber[] {
  const directors = officers.filter(({ office }) => office === 'director').map(({ person }) => person);
  return directors.length > 0 ? directors : [gm].filter((person) => person !== null);
}
