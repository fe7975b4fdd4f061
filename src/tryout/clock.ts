import type { Moment } from '../../packages/playground/src/index.ts';
import { defaultFigures } from '../../terms/figures.ts';
import {
  addDays,
  type Instant,
  instantAt,
  isSessionDay,
  type LocalDate,
  localDate,
  nextSessionDate,
} from '../../terms/time.ts';

/** A clock that waits for people: it stands still unless somebody did something a moment ago. */
export interface PatientClock {
  now(): Instant;
  /** Stands there until somebody does something. */
  moveTo(instant: Instant): void;
  /** Somebody does something: it runs on for a while, as fast as the real one. */
  wake(): void;
  /** A millisecond passes, whether it stands or runs. */
  tick(): void;
  /** For how many milliseconds it runs on if nobody does anything. */
  runsFor(): number;
}

/** How long the clock runs on after somebody did something, in milliseconds. */
export const runsOn = 60_000;

/** `real` gives the real time in milliseconds; the clock stands at first. */
export function patientClock(startsAt: Instant, real: () => number = Date.now): PatientClock {
  let from = startsAt;
  let since = real();
  let until = since;
  const ranFor = () => Math.max(0, Math.min(real(), until) - since);
  const goOn = (at: Instant, ms: number) => {
    from = at;
    since = real();
    until = since + ms;
  };
  const now = () => from + ranFor();
  const runsFor = () => Math.max(0, until - real());
  return {
    now,
    moveTo: (instant) => goOn(instant, 0),
    wake: () => goOn(now(), runsOn),
    tick: () => goOn(now() + 1, runsFor()),
    runsFor,
  };
}

/** The Friday on which visitors come. */
export const openingDay: LocalDate = '2026-11-27';

/** The Friday of the Christmas holiday, when there is no session. */
export const holiday: LocalDate = '2026-12-25';

/** When the club's clocks show that time on that day. */
export const momentAt = (date: LocalDate, time: string): Instant => instantAt(date, time, defaultFigures);

const onSessionDays = [
  ['12:29', 'A minute before the session'],
  ['12:31', 'The session has begun'],
  ['12:40', 'In the middle of the session'],
  ['13:09', 'A minute before the bell'],
  ['13:11', 'Just after the bell'],
] as const;

/** Where the clock can be put from there. Moments that have passed are among them. */
export function momentsFrom(now: Instant): Moment[] {
  const today = localDate(now, defaultFigures);
  const tomorrow = addDays(today, 1);
  const next = nextSessionDate(momentAt(tomorrow, '00:00'), defaultFigures, new Set([holiday]));
  const day = isSessionDay(today, defaultFigures) && today !== holiday ? onSessionDays : [];
  return [
    ...day.map(([time, label]) => ({ label, at: momentAt(today, time) })),
    { label: 'Tomorrow', at: momentAt(tomorrow, '12:40') },
    { label: 'Next Friday, before the session', at: momentAt(next, '12:25') },
    { label: 'A Friday in the holidays', at: momentAt(holiday, '12:40') },
  ];
}
