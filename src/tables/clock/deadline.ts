import {
  addDays,
  daysBetween,
  endOfLocalDay,
  type Instant,
  instantAt,
  type LocalDate,
  localDate,
  localTime,
  nextInstantAt,
  parseLocalDate,
} from '../../../terms/time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** By whose time a table is played, and when nothing may fall due. */
export interface TableClock {
  readonly timezone: string;
  /** Local times, `HH:MM`: from the first, until just before the second. Null, or twice the same time: never quiet. */
  readonly quiet: { readonly from: string; readonly to: string } | null;
}

/** Days on which nothing falls due, the first and the last included. */
export interface DaysOff {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** When a player has said that they can't play, both ends included. */
export interface Absence {
  readonly from: Instant;
  readonly to: Instant;
}

/** Moves a moment on; leaves it where it is if nothing stands in its way. */
type Move = (moment: Instant) => Instant;

interface PutOff {
  readonly daysOff: readonly DaysOff[];
  readonly absences: readonly Absence[];
  readonly extraHours: number;
  /** The times in which no deadline is set, and how many hours after them one may be. */
  readonly unavailable?: { readonly spans: readonly Absence[]; readonly afterHours: number };
}

/** When a phase that began then ends: so many real hours later, unless something puts it off. */
export const deadlineOf = (begun: Instant, hours: number, clock: TableClock, also: PutOff): Instant =>
  putOffFrom(begun + hours * hour, clock, also);

/**
 * Where a deadline comes to lie that was to be then. One on a day off moves to the same local time of the first day
 * after it, one in an absence to 24 hours after its end, and one in the quiet hours to their end, until it is in none of them. Extra
 * hours put off the deadline that comes of it, which then moves in the same way.
 */
export function putOffFrom(deadline: Instant, clock: TableClock, also: PutOff): Instant {
  const moves: Move[] = [
    (moment) => sameTimeAfter(moment, also.daysOff, clock),
    (moment) => dayAfter(moment, also.absences),
    (moment) => availableAgain(moment, also.unavailable),
    (moment) => quietOver(moment, clock),
  ];
  const first = settled(deadline, moves);
  return also.extraHours === 0 ? first : settled(first + also.extraHours * hour, moves);
}

/** The first moment, that one or later, that is neither quiet nor on a day off. */
export const notBefore = (moment: Instant, clock: TableClock, daysOff: readonly DaysOff[]): Instant =>
  settled(moment, [(at) => firstAfter(at, daysOff, clock), (at) => quietOver(at, clock)]);

/** Makes the first move that leads on, again and again. Each leaves days off or an absence behind for good, so that it ends. */
function settled(moment: Instant, moves: readonly Move[]): Instant {
  let at = moment;
  for (;;) {
    const now = at;
    const next = moves.map((move) => move(now)).find((moved) => moved > now);
    if (next === undefined) return at;
    at = next;
  }
}

const offOn = (date: LocalDate, daysOff: readonly DaysOff[]): DaysOff | undefined =>
  daysOff.find(({ from, to }) => from <= date && date <= to);

function sameTimeAfter(moment: Instant, daysOff: readonly DaysOff[], clock: TableClock): Instant {
  const off = offOn(localDate(moment, clock), daysOff);
  if (off === undefined) return moment;
  return instantAt(addDays(off.to, 1), localTime(moment, clock), clock) + (moment % minute);
}

function firstAfter(moment: Instant, daysOff: readonly DaysOff[], clock: TableClock): Instant {
  const off = offOn(localDate(moment, clock), daysOff);
  return off === undefined ? moment : endOfLocalDay(off.to, clock) + 1;
}

/** 24 hours after the absence that a moment falls in, and after those that overlap it or follow on without a gap. */
function dayAfter(moment: Instant, absences: readonly Absence[]): Instant {
  const later = absences.filter(({ from, to }) => from <= to && to >= moment);
  let end: Instant | null = null;
  for (const { from, to } of later.sort((a, b) => a.from - b.from))
    if (from <= (end ?? moment)) end = Math.max(end ?? to, to);
  return end === null ? moment : end + day;
}

/** So many hours after the last of the times that a moment falls in; their ends are not in them. */
function availableAgain(moment: Instant, unavailable: PutOff['unavailable']): Instant {
  if (unavailable === undefined) return moment;
  const those = unavailable.spans.filter(({ from, to }) => from <= moment && moment < to);
  const end = Math.max(...those.map(({ to }) => to));
  return those.length === 0 ? moment : end + unavailable.afterHours * hour;
}

const quietOver = (moment: Instant, clock: TableClock): Instant =>
  clock.quiet !== null && isQuiet(localTime(moment, clock), clock.quiet)
    ? nextInstantAt(moment, clock.quiet.to, clock)
    : moment;

const isQuiet = (time: string, { from, to }: NonNullable<TableClock['quiet']>): boolean =>
  from <= to ? from <= time && time < to : from <= time || time < to;

/** When somebody is told what is meant for that moment: in the quiet hours nobody is, so it comes as they begin. */
export function tellingTime(moment: Instant, { quiet, timezone }: TableClock): Instant {
  const zone = { timezone };
  const time = localTime(moment, zone);
  if (quiet === null || !isQuiet(time, quiet)) return moment;
  const today = localDate(moment, zone);
  return instantAt(quiet.from <= time ? today : addDays(today, -1), quiet.from, zone);
}

/** When to remind a player who wants that so many hours before a deadline, the earliest first; only after the phase began. */
export const remindersOf = (deadline: Instant, begun: Instant, hours: readonly number[]): Instant[] =>
  [...new Set(hours)]
    .map((ahead) => deadline - ahead * hour)
    .filter((moment) => begun < moment)
    .sort((a, b) => a - b);

const mostReminders = 5;
const mostHours = 168;

/** Reads `24,3` or `none`: up to five different numbers of hours, from 1 to 168, the longest first. Null for anything else. */
export function parseReminderHours(text: string): number[] | 'none' | null {
  const words = text.trim().toLowerCase();
  if (words === 'none') return 'none';
  const read = words.split(',').map((word) => (/^\s*\d{1,4}\s*$/.test(word) ? Number(word) : 0));
  const hours = [...new Set(read)].sort((a, b) => b - a);
  const areGood = hours.length <= mostReminders && hours.every((each) => 1 <= each && each <= mostHours);
  return areGood ? hours : null;
}

const mostDaysOff = 50;
const longestDaysOff = 366;

/**
 * Reads `2026-12-19..2027-01-04, 2027-02-15` or `none`, the earliest first. Null for anything else, for days in the wrong order, for more
 * than a year in one go, and for more than 50 of them.
 */
export function parseDaysOff(text: string): DaysOff[] | null {
  if (text.trim().toLowerCase() === 'none') return [];
  const read = text.split(',').map(parseOneOff);
  const all = read.filter((each) => each !== null);
  if (all.length < read.length || all.length > mostDaysOff) return null;
  return all.sort((a, b) => (a.from === b.from ? compare(a.to, b.to) : compare(a.from, b.from)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function parseOneOff(text: string): DaysOff | null {
  const [first = '', last = first, ...more] = text.split('..');
  const [from, to] = [parseLocalDate(first), parseLocalDate(last)];
  if (from === null || to === null || more.length > 0) return null;
  const days = daysBetween(from, to) + 1;
  return 1 <= days && days <= longestDaysOff ? { from, to } : null;
}

/** Writes days off as they are read: `2026-12-19..2027-01-04, 2027-02-15`, or `none`. */
export const writeDaysOff = (daysOff: readonly DaysOff[]): string =>
  daysOff.map(({ from, to }) => (from === to ? from : `${from}..${to}`)).join(', ') || 'none';
