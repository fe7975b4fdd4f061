import { Temporal } from 'temporal-polyfill';
import type { Instant } from '../../terms/time.ts';

/** The day it is in that time zone at that moment: `20 November 2026`. */
export const shownDay = (at: Instant, timezone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: timezone,
  }).format(at);

/** What the clocks of that time zone show at that moment, as the instant at which UTC shows the same. */
export const shownByClocks = (at: Instant, timezone: string): Instant =>
  at + Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone).offsetNanoseconds / 1e6;
