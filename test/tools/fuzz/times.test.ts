import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultFigures } from '../../../terms/figures.ts';
import {
  addDays,
  endOfLocalDay,
  localDate,
  localTime,
  parseLocalDate,
  parseLocalMoment,
  parseLocalTime,
  parseTimezone,
} from '../../../terms/time.ts';
import { characters, days, times } from '../../../tools/fuzz/texts.ts';

const now = Date.UTC(2026, 10, 20, 12, 40);
const anyText = fc.oneof(days, times, characters(40));
const zones = fc.constantFrom(
  ...['Europe/London', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia', 'Africa/Casablanca', 'UTC'],
);

/** Days around which clocks change somewhere, years end, and February is longer. */
const calendar = fc
  .tuple(
    fc.constantFrom('2026-03-29', '2026-10-25', '2028-02-29', '2026-12-31', '2011-12-30', '1970-01-01'),
    fc.integer({ min: -2, max: 2 }),
  )
  .map(([day, more]) => addDays(day, more));

const clockTimes = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

it('any text is a day of the calendar, or none', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const day = parseLocalDate(text);
      if (day !== null) expect(day).toBe(text.trim());
    }),
    { seed: 1, numRuns: 1_000 },
  );
});

it('any text is a time of day, or none', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const time = parseLocalTime(text);
      if (time !== null) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }),
    { seed: 2, numRuns: 1_000 },
  );
});

it('any text is a moment that the club’s clocks show, or none', () => {
  fc.assert(
    fc.property(anyText, zones, (text, timezone) => {
      const moment = parseLocalMoment(text, now, { timezone });
      if (moment !== null) expect(text).toContain(localTime(moment, { timezone }).replace(/^0/, ''));
    }),
    { seed: 3, numRuns: 1_000 },
  );
});

it('each minute of a day is read as itself, unless the clocks skip it', () => {
  fc.assert(
    fc.property(calendar, clockTimes, zones, (day, time, timezone) => {
      const moment = parseLocalMoment(`${day} ${time}`, now, { timezone });
      if (moment === null) return;
      expect([localDate(moment, { timezone }), localTime(moment, { timezone })]).toEqual([day, time]);
      expect(endOfLocalDay(day, { timezone })).toBeGreaterThanOrEqual(moment);
    }),
    { seed: 4, numRuns: 1_000 },
  );
});

it('any text is a time zone, or none', () => {
  fc.assert(
    fc.property(fc.oneof(zones, anyText), (text) => {
      const zone = parseTimezone(text);
      if (zone !== null) expect(localTime(now, { timezone: zone })).toMatch(/^\d\d:\d\d$/);
    }),
    { seed: 5, numRuns: 500 },
  );
  expect(parseLocalMoment('2011-12-30 12:00', now, { timezone: 'Pacific/Apia' })).toBeNull();
  expect(parseLocalTime('24:00')).toBeNull();
  expect(parseLocalMoment('2027-03-28 01:30', now, defaultFigures)).toBeNull();
});
