import type { TimeStyle } from './markdown/marks.ts';

const MINUTE_MS = 60_000;

const looks: Readonly<Record<Exclude<TimeStyle, 'R'>, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 60 * MINUTE_MS],
  ['month', 30 * 24 * 60 * MINUTE_MS],
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
  ['second', 1_000],
];

/** An instant, in milliseconds since 1970, in words of this time zone. */
export function timeWords(instant: number, style: TimeStyle, now: number, timeZone: string): string {
  if (!Number.isFinite(new Date(instant).getTime())) return 'Invalid date';
  if (style === 'R') return fromNow(instant - now);
  return new Intl.DateTimeFormat('en-GB', { ...looks[style], timeZone }).format(instant);
}

function fromNow(difference: number): string {
  const [unit, size] = steps.find(([, length]) => Math.abs(difference) >= length) ?? ['second', 1_000];
  return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(
    Math.round(difference / size),
    unit,
  );
}

/** When a message was written: the time alone for one of today, else the day with it. */
export function stampOf(timestamp: string, now: number, timeZone: string): string {
  const at = Date.parse(timestamp);
  const time = timeWords(at, 't', now, timeZone);
  return dayOf(at, timeZone) === dayOf(now, timeZone)
    ? `Today at ${time}`
    : `${timeWords(at, 'd', now, timeZone)}, ${time}`;
}

/** The day of an instant in this time zone, in words. */
export const dayOf = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(instant);

/** What the clock shows, to the second. */
export const clockFace = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
  }).format(instant);

/** The instant at which clocks of this time zone show this date and time, such as `2026-11-27T12:40`. */
export function instantOf(local: string, timeZone: string): number {
  const guess = Date.parse(`${local}Z`);
  const first = guess - aheadOf(guess, timeZone);
  return guess - aheadOf(first, timeZone);
}

/** How far the zone's clocks are ahead of universal time at this instant, in milliseconds. */
function aheadOf(instant: number, timeZone: string): number {
  return Date.parse(`${localOf(instant, timeZone)}Z`) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/** The date and time that clocks of this time zone show, such as `2026-11-27T12:40`. */
export function localOf(instant: number, timeZone: string): string {
  const words = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  }).format(instant);
  return words.replace(' ', 'T');
}
