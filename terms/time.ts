import { Temporal } from 'temporal-polyfill';
import type { Figures } from './figures.ts';

/** A moment, in milliseconds since 1970 UTC. */
export type Instant = number;
/** A day of the club's calendar, `YYYY-MM-DD`. */
export type LocalDate = string;

export type Zone = Pick<Figures, 'timezone'>;
type Week = Pick<Figures, 'timezone' | 'weekday' | 'opens' | 'closes'>;

const zoned = (instant: Instant, { timezone }: Zone): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone);

/** The day it is in the club at that moment. */
export function localDate(instant: Instant, { timezone }: Zone): LocalDate {
  const american = calendarOf(timezone).date.format(instant);
  return `${american.slice(6)}-${american.slice(0, 2)}-${american.slice(3, 5)}`;
}

/** The time it is in the club at that moment, `HH:MM`. */
export const localTime = (instant: Instant, { timezone }: Zone): string =>
  calendarOf(timezone).time.format(instant);

interface Calendar {
  /** Shows `01/09/2026` for the ninth of January. */
  date: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

/** By time zone: making one takes a thousand times as long as asking it. */
const calendars = new Map<string, Calendar>();

function calendarOf(timeZone: string): Calendar {
  const made = calendars.get(timeZone);
  if (made !== undefined) return made;
  const [two, hourCycle] = ['2-digit', 'h23'] as const;
  // The one language that every Node.js knows; some, such as Alpine's, write other languages' dates in it unasked.
  const language = 'en-US';
  const calendar = {
    date: new Intl.DateTimeFormat(language, { timeZone, year: 'numeric', month: two, day: two }),
    time: new Intl.DateTimeFormat(language, { timeZone, hour: two, minute: two, hourCycle }),
  };
  calendars.set(timeZone, calendar);
  return calendar;
}

/** When the club’s clocks show that time: the first of two in autumn, or as much later as they skip in spring. */
export const instantAt = (date: LocalDate, time: string, { timezone }: Zone): Instant =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: timezone, plainTime: time }).epochMilliseconds;

/** The next moment, after that one, when the club’s clocks come to that time or skip past it. */
export function nextInstantAt(after: Instant, time: string, zone: Zone): Instant {
  for (let day = zoned(after, zone).toPlainDate(); ; day = day.add({ days: 1 })) {
    const next = comings(day.toPlainDateTime(time), zone).find((moment) => moment > after);
    if (next !== undefined) return next;
  }
}

/** When the clocks come to a time of a day: once, twice when they go back over it, or the moment at which they skip it. */
function comings(plain: Temporal.PlainDateTime, { timezone }: Zone): readonly Instant[] {
  const first = plain.toZonedDateTime(timezone, { disambiguation: 'earlier' });
  const last = plain.toZonedDateTime(timezone, { disambiguation: 'later' });
  const skip = first.toPlainDateTime().equals(plain) ? null : first.getTimeZoneTransition('next');
  return skip === null ? [first.epochMilliseconds, last.epochMilliseconds] : [skip.epochMilliseconds];
}

/** The last millisecond of the day, however long the day was. */
export const endOfLocalDay = (date: LocalDate, { timezone }: Zone): Instant =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds - 1;

/** The end of the last of so many local days after the one it is then: till when something is in time. */
export const endOfDays = (begunAt: Instant, days: number, figures: Zone): Instant =>
  endOfLocalDay(addDays(localDate(begunAt, figures), days), figures);

/** Tells until when something that began then is in time, by that figure of days. */
export const dueBy =
  <Name extends keyof Figures>(days: Name) =>
  (begunAt: Instant, figures: Zone & Readonly<Record<Name, number>>): Instant =>
    endOfDays(begunAt, figures[days], figures);

export const addDays = (date: LocalDate, days: number): LocalDate =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** Whole days from one date to the other; negative when the other is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  from === to ? 0 : Temporal.PlainDate.from(from).until(to).days;

/** Act 0.5: whether the club meets on that day of the week. */
export const isSessionDay = (date: LocalDate, { weekday }: Pick<Figures, 'weekday'>): boolean =>
  Temporal.PlainDate.from(date).dayOfWeek === weekday;

/** The first and the last moment of a session, both within it. */
export interface SessionWindow {
  readonly opensAt: Instant;
  readonly closesAt: Instant;
}

/** Act 0.5: when a session on that day begins and ends. */
export const sessionWindow = (date: LocalDate, figures: Week): SessionWindow => ({
  opensAt: instantAt(date, figures.opens, figures),
  closesAt: instantAt(date, figures.closes, figures),
});

/** The day of the first session, not cancelled, that closes after that moment: today while it may still be held. */
export function nextSessionDate(
  after: Instant,
  figures: Week,
  cancelled: ReadonlySet<LocalDate> = new Set(),
): LocalDate {
  let date = localDate(after, figures);
  while (!isSessionDay(date, figures)) date = addDays(date, 1);
  while (cancelled.has(date) || sessionWindow(date, figures).closesAt <= after) date = addDays(date, 7);
  return date;
}

/** Reads `2026-11-20`; null for anything that is not a day of the calendar. */
export function parseLocalDate(text: string): LocalDate | null {
  const date = text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  return inCalendar(() => Temporal.PlainDate.from(date).toString());
}

/** Reads `9:05` or `13:05` as `HH:MM`; null for anything that is no time of day. */
export function parseLocalTime(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return time < '24' && minute < '60' ? time : null;
}

/**
 * Reads `13:05`, of the local day of `now`, or `2026-11-20 13:05`, with seconds or without. Null for anything else,
 * and for what the clocks skip; of two in autumn, the first.
 */
export function parseLocalMoment(text: string, now: Instant, figures: Zone): Instant | null {
  const words = text.trim().split(/\s+/);
  const [, clock = '', seconds = '00'] = /^(\d{1,2}:\d{2})(?::([0-5]\d))?$/.exec(words.pop() ?? '') ?? [];
  const time = parseLocalTime(clock);
  const date = words.length === 0 ? localDate(now, figures) : parseLocalDate(words.join(' '));
  if (time === null || date === null) return null;
  const instant = instantAt(date, `${time}:${seconds}`, figures);
  const isShown = localTime(instant, figures) === time && localDate(instant, figures) === date;
  return isShown ? instant : null;
}

/** Reads an IANA time zone such as `Europe/London`, in its own spelling; null for anything else. */
export function parseTimezone(text: string): string | null {
  const typed = text.trim();
  const name = inCalendar(() => zoned(0, { timezone: typed }).timeZoneId);
  return name !== null && /^[a-z]/i.test(name) && name.toLowerCase() === typed.toLowerCase() ? name : null;
}

/** Temporal says by a RangeError that something is not in the calendar. */
function inCalendar(read: () => string): string | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
