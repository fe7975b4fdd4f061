import { type Instant, parseLocalTime } from '../../../terms/time.ts';
import { weekdays } from '../../../terms/words.ts';

/** A time that comes round each week, in minutes after the beginning of Monday in GMT: from the first, until just before the second. */
export interface WeeklyTime {
  readonly from: number;
  readonly to: number;
}

const minute = 60_000;
const day = 24 * 60;
const week = 7 * day;
/** The first Monday after 1970 began. */
const aMonday = 4 * day * minute;

const within = (minutes: number): number => ((minutes % week) + week) % week;

/** How many minutes it lasts. */
export const lengthOfWeekly = ({ from, to }: WeeklyTime): number => within(to - from);

/** Reads `Fri 17:00`; null for anything else. */
export function parseWeekTime(text: string): number | null {
  const [name = '', clock = '', ...more] = text.trim().toLowerCase().split(/\s+/);
  const place = weekdays.findIndex((each) => name.length >= 3 && each.toLowerCase().startsWith(name));
  const time = parseLocalTime(clock);
  if (place < 0 || time === null || more.length > 0) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return place * day + hours * 60 + minutes;
}

/** `Friday 17:00` */
export function weekTimeWords(minutes: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const rest = minutes % day;
  return `${weekdays[Math.floor(minutes / day)]} ${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

/** When that time is which a moment falls in, the end not included; null where it falls in none. */
export function occurrenceAt(moment: Instant, time: WeeklyTime): { from: Instant; to: Instant } | null {
  const since = within(Math.floor((moment - aMonday) / minute) - time.from);
  if (since >= lengthOfWeekly(time)) return null;
  const from = Math.floor(moment / minute) * minute - since * minute;
  return { from, to: from + lengthOfWeekly(time) * minute };
}

/** How many minutes of a week are in none of those times. */
export function freeMinutes(times: readonly WeeklyTime[]): number {
  const isFree = (at: number): boolean =>
    times.every((time) => within(at - time.from) >= lengthOfWeekly(time));
  return Array.from({ length: week }, (_, at) => at).filter(isFree).length;
}
