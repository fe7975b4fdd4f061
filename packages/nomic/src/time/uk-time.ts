import { Temporal } from 'temporal-polyfill';
import { NomicError } from '../nomic-error.ts';

/** A moment, in milliseconds since 1970 UTC. */
export type Instant = number;
/** A day of the United Kingdom’s calendar, `YYYY-MM-DD` (R106). */
export type Day = string;
/** A time of day, `HH:MM`; `24:00` is its end. */
export type Clock = string;

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

const timeZone = 'Europe/London';
const [earliest, latest] = [Date.UTC(2000, 0, 1), Date.UTC(2200, 0, 1)];

const plain = (day: Day): Temporal.PlainDate => Temporal.PlainDate.from(day);

/** The moment, if it is one of this or the next century. Throws a `NomicError` if not. */
export function checkedInstant(instant: Instant): Instant {
  if (Number.isInteger(instant) && instant >= earliest && instant < latest) return instant;
  throw new NomicError('That is no moment between 2000 and 2200.');
}

/** R106: the day that it is in the United Kingdom at that moment. */
export const dayOf = (instant: Instant): Day =>
  Temporal.Instant.fromEpochMilliseconds(checkedInstant(instant))
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/** The day so many days later, or earlier. */
export const dayAfter = (day: Day, days: number): Day => plain(day).add({ days }).toString();

export function weekdayOf(day: Day): Weekday {
  const weekday = weekdays[plain(day).dayOfWeek - 1];
  if (weekday === undefined) throw new NomicError(`There is no day ${day}.`);
  return weekday;
}

/** Moments that were worked out already, as a game asks for the same ones again and again; when there are many, it starts again. */
const kept = new Map<string, Instant>();
const mostKept = 2_000;

function keptInstant(day: Day, plainTime: Clock): Instant {
  const key = `${day} ${plainTime}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  const instant = plain(day).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, instant);
  return instant;
}

/** The moment at which a day begins. */
export const startOfDay = (day: Day): Instant => keptInstant(day, '00:00');

/** The moment at which a day is over, when the next begins; a day has 23 or 25 hours when the clocks change. */
export const endOfDay = (day: Day): Instant => startOfDay(dayAfter(day, 1));

/** When the clocks show that time on a day: the first of two in autumn, or as much later as they skip in spring. */
export const instantAt = (day: Day, clock: Clock): Instant =>
  clock === '24:00' ? endOfDay(day) : keptInstant(day, clock);

/** The first day from that one on that is one of those days of the week; the day itself where none is named. */
export function nextDayOf(from: Day, wanted: readonly Weekday[]): Day {
  const days = weekdays.map((_, at) => dayAfter(from, at));
  return days.find((day) => wanted.includes(weekdayOf(day))) ?? from;
}
