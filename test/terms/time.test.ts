import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaultFigures, type Figures, withFigures } from '../../terms/figures.ts';
import {
  daysBetween,
  endOfLocalDay,
  instantAt,
  localDate,
  localTime,
  nextInstantAt,
  nextSessionDate,
  parseLocalDate,
  parseLocalMoment,
  parseLocalTime,
  parseTimezone,
  sessionWindow,
} from '../../terms/time.ts';

const at = (text: string) => Date.parse(text);
const hour = 3_600_000;
const sundays = (timezone: string, opens: string, closes: string): Figures =>
  withFigures(defaultFigures, { weekday: 7, timezone, opens, closes });

describe('Act 0.5: the session in the club’s own time', () => {
  it.each([
    { date: '2026-07-17', opens: '2026-07-17T11:30:00Z', closes: '2026-07-17T12:10:00Z' },
    { date: '2026-12-18', opens: '2026-12-18T12:30:00Z', closes: '2026-12-18T13:10:00Z' },
    { date: '2026-03-27', opens: '2026-03-27T12:30:00Z', closes: '2026-03-27T13:10:00Z' },
    { date: '2026-04-03', opens: '2026-04-03T11:30:00Z', closes: '2026-04-03T12:10:00Z' },
    { date: '2026-10-23', opens: '2026-10-23T11:30:00Z', closes: '2026-10-23T12:10:00Z' },
    { date: '2026-10-30', opens: '2026-10-30T12:30:00Z', closes: '2026-10-30T13:10:00Z' },
  ])('is from 12:30 to 13:10 on $date', ({ date, opens, closes }) => {
    expect(sessionWindow(date, defaultFigures)).toEqual({ opensAt: at(opens), closesAt: at(closes) });
  });

  it.each([
    { zone: 'Europe/London', date: '2026-03-29', opens: '2026-03-29T11:30:00Z' },
    { zone: 'Europe/London', date: '2026-10-25', opens: '2026-10-25T12:30:00Z' },
    { zone: 'America/New_York', date: '2026-03-08', opens: '2026-03-08T16:30:00Z' },
    { zone: 'America/New_York', date: '2026-11-01', opens: '2026-11-01T17:30:00Z' },
    { zone: 'Australia/Sydney', date: '2026-10-04', opens: '2026-10-04T01:30:00Z' },
    { zone: 'Asia/Kathmandu', date: '2026-03-29', opens: '2026-03-29T06:45:00Z' },
  ])('holds for a Sunday club in $zone on $date, when clocks change', ({ zone, date, opens }) => {
    expect(sessionWindow(date, sundays(zone, '12:30', '13:10')).opensAt).toBe(at(opens));
  });

  it.each([
    { change: 'spring', date: '2026-03-29', hours: 1 },
    { change: 'autumn', date: '2026-10-25', hours: 3 },
  ])('lasts $hours hours from 00:30 to 02:30 in the night of the $change change', ({ date, hours }) => {
    const { opensAt, closesAt } = sessionWindow(date, sundays('Europe/London', '00:30', '02:30'));
    expect((closesAt - opensAt) / hour).toBe(hours);
  });
});

describe('Act 0.5: the next session', () => {
  it.each([
    { after: '2026-11-19T20:00:00Z', next: '2026-11-20', why: 'the day before' },
    { after: '2026-11-20T08:00:00Z', next: '2026-11-20', why: 'that morning' },
    { after: '2026-11-20T13:09:59.999Z', next: '2026-11-20', why: 'while it lasts' },
    { after: '2026-11-20T13:10:00Z', next: '2026-11-27', why: 'at its end' },
    { after: '2026-11-21T00:00:00Z', next: '2026-11-27', why: 'the day after' },
    { after: '2026-07-16T23:30:00Z', next: '2026-07-17', why: 'after midnight in summer' },
    { after: '2026-12-31T12:00:00Z', next: '2027-01-01', why: 'over the new year' },
  ])('seen from $why is on $next', ({ after, next }) => {
    expect(nextSessionDate(at(after), defaultFigures)).toBe(next);
  });

  it('leaves out days that were called off', () => {
    const holidays = new Set(['2026-11-20', '2026-11-27', '2026-12-11']);
    expect(nextSessionDate(at('2026-11-18T12:00:00Z'), defaultFigures, holidays)).toBe('2026-12-04');
  });
});

describe('days and times of the club', () => {
  it.each([
    { instant: '2026-07-17T22:59:59.999Z', date: '2026-07-17', time: '23:59' },
    { instant: '2026-07-17T23:00:00Z', date: '2026-07-18', time: '00:00' },
    { instant: '2026-12-18T23:59:59.999Z', date: '2026-12-18', time: '23:59' },
    { instant: '2026-12-19T00:00:00Z', date: '2026-12-19', time: '00:00' },
  ])('has $date $time at $instant', ({ instant, date, time }) => {
    expect(localDate(at(instant), defaultFigures)).toBe(date);
    expect(localTime(at(instant), defaultFigures)).toBe(time);
  });

  it.each(['Europe/London', 'Pacific/Auckland', 'America/St_Johns', 'Asia/Kathmandu'])(
    'are those of Temporal in %s through a whole year',
    (timezone) => {
      const hours = Array.from({ length: 366 * 8 }, (_, n) => at('2026-01-01T00:59:59.999Z') + 3 * n * hour);
      const clocks = hours.map((instant) =>
        Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone),
      );
      expect(hours.map((instant) => localDate(instant, { timezone }))).toEqual(
        clocks.map((clock) => clock.toPlainDate().toString()),
      );
      expect(hours.map((instant) => localTime(instant, { timezone }))).toEqual(
        clocks.map((clock) => clock.toPlainTime().toString({ smallestUnit: 'minute' })),
      );
    },
  );

  it.each([
    { date: '2026-11-20', end: '2026-11-20T23:59:59.999Z' },
    { date: '2026-07-17', end: '2026-07-17T22:59:59.999Z' },
    { date: '2026-03-29', end: '2026-03-29T22:59:59.999Z' },
    { date: '2026-10-25', end: '2026-10-25T23:59:59.999Z' },
    { date: '2026-12-31', end: '2026-12-31T23:59:59.999Z' },
  ])('ends $date at $end', ({ date, end }) => {
    expect(endOfLocalDay(date, defaultFigures)).toBe(at(end));
  });

  it('counts days over a clock change as whole', () => {
    expect(daysBetween('2026-03-27', '2026-04-03')).toBe(7);
    expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
  });

  it.each([
    { text: 'Europe/London', zone: 'Europe/London' },
    { text: ' europe/LONDON ', zone: 'Europe/London' },
    { text: 'Asia/Calcutta', zone: 'Asia/Calcutta' },
    { text: 'America/Port-au-Prince', zone: 'America/Port-au-Prince' },
    { text: 'UTC', zone: 'UTC' },
    { text: 'Etc/GMT+1', zone: 'Etc/GMT+1' },
    { text: 'Europe/Coventry', zone: null },
    { text: '+01:00', zone: null },
    { text: '-0530', zone: null },
    { text: 'T1230+01', zone: null },
    { text: '2026-11-20T12:30Z', zone: null },
    { text: '2026-11-20[Europe/London]', zone: null },
    { text: '', zone: null },
    { text: '../etc', zone: null },
  ])('“$text” names the time zone $zone', ({ text, zone }) => {
    expect(parseTimezone(text)).toBe(zone);
  });
});

describe('what people type', () => {
  const now = at('2026-11-20T13:20:00Z');

  it.each([
    { typed: '13:05', instant: '2026-11-20T13:05:00Z' },
    { typed: ' 9:05 ', instant: '2026-11-20T09:05:00Z' },
    { typed: '12:29:59', instant: '2026-11-20T12:29:59Z' },
    { typed: '2026-11-13 13:05', instant: '2026-11-13T13:05:00Z' },
    { typed: '2026-07-17  12:45', instant: '2026-07-17T11:45:00Z' },
    { typed: '2026-10-25 01:30', instant: '2026-10-25T00:30:00Z' },
    { typed: '2026-03-29 00:59', instant: '2026-03-29T00:59:00Z' },
    { typed: '2026-03-29 02:00', instant: '2026-03-29T01:00:00Z' },
  ])('“$typed” is $instant', ({ typed, instant }) => {
    expect(parseLocalMoment(typed, now, defaultFigures)).toBe(at(instant));
  });

  it.each([
    '',
    'lunch',
    '25:00',
    '24:00',
    '12:60',
    '12:30:60',
    '1:5',
    '13.05',
    '2026-11-20',
    '2026-02-30 13:05',
    '2026-13-01 13:05',
    '20-11-2026 13:05',
    '2026-03-29 01:00',
    '2026-03-29 01:59',
    '2026-11-20 13:05 sharp',
    '١٣:٠٥',
    '9'.repeat(5_000),
  ])('“%s” is not understood as a moment', (typed) => {
    expect(parseLocalMoment(typed, now, defaultFigures)).toBeNull();
  });

  it('takes the day of the club, not of Greenwich', () => {
    const pastMidnight = at('2026-07-17T23:30:00Z');
    expect(parseLocalMoment('12:45', pastMidnight, defaultFigures)).toBe(at('2026-07-18T11:45:00Z'));
  });

  it.each([
    { typed: ' 2026-11-27 ', date: '2026-11-27' },
    { typed: '2028-02-29', date: '2028-02-29' },
    { typed: '2027-02-29', date: null },
    { typed: '2026-00-10', date: null },
    { typed: '27/11/2026', date: null },
    { typed: 'tomorrow', date: null },
  ])('“$typed” as a date is $date', ({ typed, date }) => {
    expect(parseLocalDate(typed)).toBe(date);
  });

  it.each([
    { typed: '7:00', time: '07:00' },
    { typed: '23:59', time: '23:59' },
    { typed: '23:60', time: null },
    { typed: '12:30:00', time: null },
    { typed: '-1:00', time: null },
  ])('“$typed” as a time is $time', ({ typed, time }) => {
    expect(parseLocalTime(typed)).toBe(time);
  });
});

describe('a time that clocks skip or repeat', () => {
  it('is moved on in spring and the earlier in autumn, where a session has to begin', () => {
    expect(instantAt('2026-03-29', '01:30', defaultFigures)).toBe(at('2026-03-29T01:30:00Z'));
    expect(instantAt('2026-10-25', '01:30', defaultFigures)).toBe(at('2026-10-25T00:30:00Z'));
  });
});

describe('the day and the time in the club', () => {
  const { DateTimeFormat } = Intl;

  /** As in a Node.js that has the words of one language alone. */
  function americanAlone(_?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
    return new DateTimeFormat('en-US', options);
  }

  it.each([
    { zone: 'Pacific/Chatham', date: '2026-01-10', time: '04:50' },
    { zone: 'Pacific/Marquesas', date: '2026-01-09', time: '05:35' },
  ])(
    'are the same in $zone, of which no other test asks, where Node.js knows no language but American English',
    ({ zone, date, time }) => {
      const known = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(americanAlone);
      onTestFinished(() => known.mockRestore());
      const moment = at('2026-01-09T15:05:00Z');
      expect(localDate(moment, { timezone: zone })).toBe(date);
      expect(localTime(moment, { timezone: zone })).toBe(time);
      expect(known).toHaveBeenCalled();
    },
  );
});

describe('the next moment at which the clocks come to a time', () => {
  const london = { timezone: 'Europe/London' };

  it.each([
    { after: '2026-11-02T06:59:59.999Z', time: '07:00', next: '2026-11-02T07:00Z', why: 'today' },
    {
      after: '2026-11-02T07:00Z',
      time: '07:00',
      next: '2026-11-03T07:00Z',
      why: 'tomorrow, at the time itself',
    },
    { after: '2026-12-31T23:59Z', time: '00:00', next: '2027-01-01T00:00Z', why: 'over New Year' },
    { after: '2026-03-29T00:00Z', time: '01:30', next: '2026-03-29T01:00Z', why: 'skipped in spring' },
    { after: '2026-03-29T01:00Z', time: '01:30', next: '2026-03-30T00:30Z', why: 'already skipped' },
    {
      after: '2026-10-25T00:00Z',
      time: '01:30',
      next: '2026-10-25T00:30Z',
      why: 'the first of two in autumn',
    },
    { after: '2026-10-25T00:30Z', time: '01:30', next: '2026-10-25T01:30Z', why: 'the second of two' },
    { after: '2026-10-25T01:30Z', time: '01:30', next: '2026-10-26T01:30Z', why: 'after both' },
  ])('$why', ({ after, time, next }) => {
    expect(nextInstantAt(at(after), time, london)).toBe(at(next));
  });
});
