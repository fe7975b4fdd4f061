import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DaysOff, deadlineOf, notBefore, type TableClock } from '../../../src/tables/clock/deadline.ts';
import { addDays, localDate, localTime } from '../../../terms/time.ts';
import { at, loud, nothing } from './a-clock.ts';

const hour = 3_600_000;

describe('a deadline', () => {
  const moments = fc.integer({ min: at('2026-01-01'), max: at('2027-06-01') });
  const zones = fc.constantFrom(
    'Europe/London',
    'UTC',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
  );
  const time = (from: number, to: number) =>
    fc.integer({ min: from * 60, max: to * 60 - 1 }).map((minutes) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
    });
  // The clocks change at night: quiet hours that begin or end in the middle of a change are tested above.
  const quiet = fc.oneof(
    fc.constant(null),
    fc.record({ from: time(18, 24), to: time(4, 12) }),
    fc.record({ from: time(5, 12), to: time(12, 18) }),
  );
  const clocks = fc.record({ timezone: zones, quiet });
  const daysOff = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 30 })).map(([first, days]) => ({
      from: addDays('2026-01-01', first),
      to: addDays('2026-01-01', first + days),
    })),
    { maxLength: 8 },
  );
  const absences = fc.array(
    fc
      .tuple(moments, fc.integer({ min: 0, max: 20 * 24 * hour }))
      .map(([from, length]) => ({ from, to: from + length })),
    { maxLength: 8 },
  );
  const isQuiet = (moment: number, clock: TableClock): boolean => {
    if (clock.quiet === null) return false;
    const { from, to } = clock.quiet;
    const shown = localTime(moment, clock);
    return from < to ? from <= shown && shown < to : !(to <= shown && shown < from);
  };
  const isOff = (moment: number, clock: TableClock, all: readonly DaysOff[]): boolean =>
    all.some(({ from, to }) => from <= localDate(moment, clock) && localDate(moment, clock) <= to);

  it('is never early, never in what it has to keep clear of, and where it was if that is clear', () => {
    fc.assert(
      fc.property(moments, clocks, daysOff, absences, fc.nat(72), (begun, clock, days, gone, extraHours) => {
        const ends = deadlineOf(begun, 48, clock, { daysOff: days, absences: gone, extraHours });
        const without = deadlineOf(begun, 48, clock, { daysOff: days, absences: gone, extraHours: 0 });
        const first = without + extraHours * hour;
        const isIn = (moment: number): boolean =>
          isQuiet(moment, clock) ||
          isOff(moment, clock, days) ||
          gone.some(({ from, to }) => from <= moment && moment <= to);
        expect(isIn(ends)).toBe(false);
        expect(without).toBeGreaterThanOrEqual(begun + 48 * hour);
        expect(ends).toBeGreaterThanOrEqual(first);
        if (!isIn(begun + 48 * hour)) expect(without).toBe(begun + 48 * hour);
        if (!isIn(first)) expect(ends).toBe(first);
      }),
      { numRuns: 300 },
    );
  });

  it('is at most 24 hours after the last absence where nothing else is in the way, whatever their order', () => {
    fc.assert(
      fc.property(moments, absences, (begun, gone) => {
        const ends = deadlineOf(begun, 24, loud, { ...nothing, absences: gone });
        expect(ends).toBeLessThanOrEqual(Math.max(begun, ...gone.map(({ to }) => to)) + 24 * hour);
        expect(deadlineOf(begun, 24, loud, { ...nothing, absences: [...gone].reverse() })).toBe(ends);
      }),
    );
  });

  it('may be told at the first moment that is neither quiet nor off', () => {
    const minutes = (moment: number): number => Math.ceil(moment / 60_000) * 60_000;
    fc.assert(
      fc.property(moments.map(minutes), clocks, daysOff, (moment, clock, days) => {
        let first = moment;
        while (isQuiet(first, clock) || isOff(first, clock, days)) first += 15 * 60_000;
        const told = notBefore(moment, clock, days);
        expect(isQuiet(told, clock) || isOff(told, clock, days)).toBe(false);
        expect(told).toBeLessThanOrEqual(first);
        // The moment before it is not clear, unless it is the one that was asked about.
        if (told > moment) expect(isQuiet(told - 1, clock) || isOff(told - 1, clock, days)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
