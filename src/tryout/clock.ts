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

/** A clock that runs as fast as the real one, from wherever it was put. */
export interface RunningClock {
  now(): Instant;
  moveTo(instant: Instant): void;
}

export function runningClock(startsAt: Instant): RunningClock {
  let ahead = startsAt - Date.now();
  return {
    now: () => Date.now() + ahead,
    moveTo(instant) {
      ahead = instant - Date.now();
    },
  };
}

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

/** Where the clock can be put, seen from where it is; those that have passed are among them. */
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
