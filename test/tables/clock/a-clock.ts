import { expect } from 'vitest';
import { type DaysOff, parseDaysOff, type TableClock } from '../../../src/tables/clock/deadline.ts';

/** The club's own house rules. */
export const club: TableClock = {
  timezone: 'Europe/London',
  quiet: { from: '22:00', to: '07:00' },
};
/** The same, never quiet. */
export const loud: TableClock = { ...club, quiet: null };
/** Nothing that would move a deadline. */
export const nothing = { daysOff: [], absences: [], extraHours: 0 };

export const at = (text: string): number => Date.parse(text);
/** `2026-11-04T12:00Z`; with seconds where there are any. */
export const iso = (moment: number): string => new Date(moment).toISOString().replace(/:00\.000Z$/, 'Z');
export const off = (text: string): DaysOff[] => parseDaysOff(text) ?? expect.fail(text);
