import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Absence,
  type DaysOff,
  deadlineOf,
  notBefore,
  parseDaysOff,
  parseReminderHours,
  remindersOf,
  type TableClock,
  writeDaysOff,
} from '../../../src/tables/clock/deadline.ts';
import { addDays, localDate, localTime } from '../../../terms/time.ts';

const hour = 3_600_000;
const at = (text: string): number => Date.parse(text);
const iso = (moment: number): string => new Date(moment).toISOString().replace(/:00\.000Z$/, 'Z');

const club: TableClock = {
  timezone: 'Europe/London',
  hours: { M: 48, R: 24, A: 24 },
  quiet: { from: '22:00', to: '07:00' },
};
const loud: TableClock = { ...club, quiet: null };
const nothing = { daysOff: [], absences: [], extraHours: 0 };
const off = (text: string): DaysOff[] => parseDaysOff(text) ?? expect.fail(text);
const away = (from: string, to: string): Absence => ({ from: at(from), to: at(to) });

describe('when a phase ends', () => {
  it.each([
    { kind: 'M', begun: '2026-11-02T12:00Z', ends: '2026-11-04T12:00Z' },
    { kind: 'R', begun: '2026-11-02T12:00Z', ends: '2026-11-03T12:00Z' },
    { kind: 'A', begun: '2026-11-02T12:34:56.789Z', ends: '2026-11-03T12:34:56.789Z' },
  ] as const)('is so many hours after it began: $kind', ({ kind, begun, ends }) => {
    expect(iso(deadlineOf(at(begun), kind, club, nothing))).toBe(ends);
  });

  it('is as much later as it was extended', () => {
    const ends = deadlineOf(at('2026-11-02T12:00Z'), 'R', club, { ...nothing, extraHours: 48 });
    expect(iso(ends)).toBe('2026-11-05T12:00Z');
  });

  it.each([
    { change: 'spring', begun: '2026-03-28T12:00Z', ends: '2026-03-30T12:00Z', shows: '13:00' },
    { change: 'autumn', begun: '2026-10-24T12:00Z', ends: '2026-10-26T12:00Z', shows: '12:00' },
  ])('counts real hours over the change of clocks in $change', ({ begun, ends, shows }) => {
    const deadline = deadlineOf(at(begun), 'M', club, nothing);
    expect(iso(deadline)).toBe(ends);
    expect(localTime(deadline, club)).toBe(shows);
  });
});

describe('quiet hours', () => {
  const ends = (begun: string, clock: TableClock = club): string =>
    iso(deadlineOf(at(begun), 'R', clock, nothing));

  it.each([
    { begun: '2026-11-02T21:59Z', deadline: '2026-11-03T21:59Z' },
    { begun: '2026-11-02T21:59:59.999Z', deadline: '2026-11-03T21:59:59.999Z' },
    { begun: '2026-11-02T22:00Z', deadline: '2026-11-04T07:00Z' },
    { begun: '2026-11-02T23:59:59.999Z', deadline: '2026-11-04T07:00Z' },
    { begun: '2026-11-02T00:00Z', deadline: '2026-11-03T07:00Z' },
    { begun: '2026-11-02T06:59:59.999Z', deadline: '2026-11-03T07:00Z' },
    { begun: '2026-11-02T07:00Z', deadline: '2026-11-03T07:00Z' },
  ])('move what was due 24 hours after $begun to $deadline', ({ begun, deadline }) => {
    expect(ends(begun)).toBe(deadline);
  });

  it.each([
    { night: 'spring', begun: '2026-03-27T23:00Z', deadline: '2026-03-29T06:00Z' },
    { night: 'autumn', begun: '2026-10-23T23:00Z', deadline: '2026-10-25T07:00Z' },
  ])('end by the clock on the wall in the night of the $night change', ({ begun, deadline }) => {
    expect(ends(begun)).toBe(deadline);
  });

  it('can be in the middle of the day', () => {
    const clock = { ...club, quiet: { from: '09:00', to: '15:30' } };
    expect(ends('2026-11-02T08:59Z', clock)).toBe('2026-11-03T08:59Z');
    expect(ends('2026-11-02T09:00Z', clock)).toBe('2026-11-03T15:30Z');
    expect(ends('2026-11-02T15:30Z', clock)).toBe('2026-11-03T15:30Z');
  });

  it.each([null, { from: '22:00', to: '22:00' }])('are not kept where there are none: %o', (quiet) => {
    expect(ends('2026-11-02T22:00Z', { ...club, quiet })).toBe('2026-11-03T22:00Z');
  });

  it('that end in the hour that comes twice end with it, never earlier than they began', () => {
    const clock = { ...club, quiet: { from: '22:00', to: '01:30' } };
    expect(iso(notBefore(at('2026-10-25T00:10Z'), clock, []))).toBe('2026-10-25T00:30Z');
    expect(iso(notBefore(at('2026-10-25T01:10Z'), clock, []))).toBe('2026-10-25T01:30Z');
  });

  it('that end in the hour that is skipped end when it is skipped', () => {
    const clock = { ...club, quiet: { from: '22:00', to: '01:30' } };
    expect(iso(notBefore(at('2026-03-29T00:10Z'), clock, []))).toBe('2026-03-29T01:00Z');
  });
});

describe('days off', () => {
  it.each([
    { why: 'one day', days: '2026-11-04', deadline: '2026-11-05T12:00Z' },
    { why: 'several', days: '2026-11-03..2026-11-08', deadline: '2026-11-09T12:00Z' },
    { why: 'the day before', days: '2026-11-03', deadline: '2026-11-04T12:00Z' },
    { why: 'the day after', days: '2026-11-05', deadline: '2026-11-04T12:00Z' },
    {
      why: 'one after the other',
      days: '2026-11-05, 2026-11-04, 2026-11-06..2026-11-07',
      deadline: '2026-11-08T12:00Z',
    },
    { why: 'with a gap', days: '2026-11-04, 2026-11-06', deadline: '2026-11-05T12:00Z' },
    {
      why: 'overlapping',
      days: '2026-11-01..2026-11-05, 2026-11-04..2026-11-10',
      deadline: '2026-11-11T12:00Z',
    },
  ])('move a deadline to the same time of the first day after: $why', ({ days, deadline }) => {
    const ends = deadlineOf(at('2026-11-02T12:00Z'), 'M', club, { ...nothing, daysOff: off(days) });
    expect(iso(ends)).toBe(deadline);
  });

  it.each([
    {
      why: 'over New Year',
      begun: '2026-12-19T16:30Z',
      days: '2026-12-19..2027-01-04',
      deadline: '2027-01-05T16:30Z',
    },
    {
      why: 'over the spring change',
      begun: '2026-03-26T12:00Z',
      days: '2026-03-28..2026-03-29',
      deadline: '2026-03-30T11:00Z',
    },
    {
      why: 'over the autumn change',
      begun: '2026-10-22T11:00Z',
      days: '2026-10-24..2026-10-25',
      deadline: '2026-10-26T12:00Z',
    },
    {
      why: 'a year of them',
      begun: '2026-01-01T12:00Z',
      days: '2026-01-01..2026-12-31',
      deadline: '2027-01-01T12:00Z',
    },
  ])('keep the time on the wall: $why', ({ begun, days, deadline }) => {
    const ends = deadlineOf(at(begun), 'M', club, { ...nothing, daysOff: off(days) });
    expect(iso(ends)).toBe(deadline);
  });

  it('begin and end at midnight of the club', () => {
    const summer = (begun: string): string =>
      iso(deadlineOf(at(begun), 'R', loud, { ...nothing, daysOff: off('2026-07-15') }));
    expect(summer('2026-07-13T22:59Z')).toBe('2026-07-14T22:59Z');
    expect(summer('2026-07-13T23:00Z')).toBe('2026-07-15T23:00Z');
    expect(summer('2026-07-14T22:59Z')).toBe('2026-07-16T22:59Z');
    expect(summer('2026-07-14T23:00Z')).toBe('2026-07-15T23:00Z');
  });

  it('keep the seconds', () => {
    const ends = deadlineOf(at('2026-11-02T12:00:59.999Z'), 'M', club, {
      ...nothing,
      daysOff: off('2026-11-04'),
    });
    expect(iso(ends)).toBe('2026-11-05T12:00:59.999Z');
  });

  it('of 365 single days still end', () => {
    const each = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
    const daysOff = each.map((day) => ({ from: day, to: day })).reverse();
    expect(iso(deadlineOf(at('2026-01-01T12:00Z'), 'M', club, { ...nothing, daysOff }))).toBe(
      '2027-01-01T12:00Z',
    );
  });

  it('as long as the calendar still end', () => {
    const daysOff = [{ from: '0001-01-01', to: '9999-12-31' }];
    expect(deadlineOf(at('2026-01-01T12:00Z'), 'M', club, { ...nothing, daysOff })).toBeGreaterThan(
      at('9999-12-31'),
    );
  });
});

describe('absences', () => {
  const ends = (...absences: Absence[]): string =>
    iso(deadlineOf(at('2026-11-02T12:00Z'), 'M', club, { ...nothing, absences }));

  it.each([
    {
      why: 'in the middle',
      from: '2026-11-03T00:00Z',
      to: '2026-11-05T09:00Z',
      deadline: '2026-11-06T09:00Z',
    },
    {
      why: 'at its first moment',
      from: '2026-11-04T12:00Z',
      to: '2026-11-05T09:00Z',
      deadline: '2026-11-06T09:00Z',
    },
    {
      why: 'just before it',
      from: '2026-11-04T12:00:00.001Z',
      to: '2026-11-05T09:00Z',
      deadline: '2026-11-04T12:00Z',
    },
    {
      why: 'at its last moment',
      from: '2026-11-03T00:00Z',
      to: '2026-11-04T12:00Z',
      deadline: '2026-11-05T12:00Z',
    },
    {
      why: 'just after it',
      from: '2026-11-03T00:00Z',
      to: '2026-11-04T11:59:59.999Z',
      deadline: '2026-11-04T12:00Z',
    },
    {
      why: 'one that ends before it begins',
      from: '2026-11-05T00:00Z',
      to: '2026-11-03T00:00Z',
      deadline: '2026-11-04T12:00Z',
    },
  ])('move a deadline to 24 hours after their end: $why', ({ from, to, deadline }) => {
    expect(ends(away(from, to))).toBe(deadline);
  });

  it.each([
    {
      why: 'that overlap',
      second: away('2026-11-05T08:00Z', '2026-11-07T10:00Z'),
      deadline: '2026-11-08T10:00Z',
    },
    {
      why: 'that follow on',
      second: away('2026-11-05T09:00Z', '2026-11-07T10:00Z'),
      deadline: '2026-11-08T10:00Z',
    },
    {
      why: 'one inside the other',
      second: away('2026-11-04T00:00Z', '2026-11-04T18:00Z'),
      deadline: '2026-11-06T09:00Z',
    },
    {
      why: 'with the new deadline in the second',
      second: away('2026-11-06T08:00Z', '2026-11-07T10:00Z'),
      deadline: '2026-11-08T10:00Z',
    },
    {
      why: 'with the new deadline between them',
      second: away('2026-11-06T09:30Z', '2026-11-07T10:00Z'),
      deadline: '2026-11-06T09:00Z',
    },
  ])('are taken together: $why', ({ second, deadline }) => {
    const first = away('2026-11-03T00:00Z', '2026-11-05T09:00Z');
    expect(ends(first, second)).toBe(deadline);
    expect(ends(second, first)).toBe(deadline);
  });
});

describe('all together', () => {
  it('is moved on until nothing is in the way', () => {
    // Off on Wednesday; away from Thursday noon till Friday 22:30; quiet on Saturday 22:30; off on Sunday.
    const ends = deadlineOf(at('2026-11-02T12:00Z'), 'M', club, {
      extraHours: 0,
      daysOff: off('2026-11-04, 2026-11-08'),
      absences: [away('2026-11-05T12:00Z', '2026-11-06T22:30Z')],
    });
    expect(iso(ends)).toBe('2026-11-09T07:00Z');
  });

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
  const clocks = fc.record({ timezone: zones, hours: fc.constant(club.hours), quiet });
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
        const ends = deadlineOf(begun, 'M', clock, { daysOff: days, absences: gone, extraHours });
        const first = begun + (48 + extraHours) * hour;
        const isIn = (moment: number): boolean =>
          isQuiet(moment, clock) ||
          isOff(moment, clock, days) ||
          gone.some(({ from, to }) => from <= moment && moment <= to);
        expect(isIn(ends)).toBe(false);
        expect(ends).toBeGreaterThanOrEqual(first);
        if (!isIn(first)) expect(ends).toBe(first);
      }),
      { numRuns: 300 },
    );
  });

  it('is at most 24 hours after the last absence where nothing else is in the way, whatever their order', () => {
    fc.assert(
      fc.property(moments, absences, (begun, gone) => {
        const ends = deadlineOf(begun, 'R', loud, { ...nothing, absences: gone });
        expect(ends).toBeLessThanOrEqual(Math.max(begun, ...gone.map(({ to }) => to)) + 24 * hour);
        expect(deadlineOf(begun, 'R', loud, { ...nothing, absences: [...gone].reverse() })).toBe(ends);
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

describe('the first moment to adjudicate', () => {
  it.each([
    { moment: '2026-11-02T12:00Z', days: 'none', told: '2026-11-02T12:00Z' },
    { moment: '2026-11-02T22:00Z', days: 'none', told: '2026-11-03T07:00Z' },
    { moment: '2026-11-02T12:00Z', days: '2026-11-02', told: '2026-11-03T07:00Z' },
    { moment: '2026-11-02T22:00Z', days: '2026-11-03', told: '2026-11-04T07:00Z' },
    { moment: '2026-11-02T12:00Z', days: '2026-11-02..2026-11-05, 2026-11-06', told: '2026-11-07T07:00Z' },
  ])('at $moment, with these days off: $days', ({ moment, days, told }) => {
    expect(iso(notBefore(at(moment), club, off(days)))).toBe(told);
  });

  it('is midnight after days off where no hours are quiet', () => {
    expect(iso(notBefore(at('2026-07-15T12:34Z'), loud, off('2026-07-15')))).toBe('2026-07-15T23:00Z');
  });
});

describe('reminders', () => {
  const begun = at('2026-11-02T12:00Z');
  const deadline = at('2026-11-04T12:00Z');

  it('come so many hours before the deadline, the earliest first', () => {
    expect(remindersOf(deadline, begun, [3, 24]).map(iso)).toEqual([
      '2026-11-03T12:00Z',
      '2026-11-04T09:00Z',
    ]);
  });

  it('come only after the phase began', () => {
    expect(remindersOf(deadline, begun, [168, 48, 47]).map(iso)).toEqual(['2026-11-02T13:00Z']);
    expect(remindersOf(deadline, begun, [])).toEqual([]);
  });

  it.each([
    { text: '24,3', hours: [24, 3] },
    { text: ' 3 , 24 ', hours: [24, 3] },
    { text: '1', hours: [1] },
    { text: '168', hours: [168] },
    { text: '3,3,03,24', hours: [24, 3] },
    { text: '1,2,3,4,5', hours: [5, 4, 3, 2, 1] },
    { text: '1,2,3,4,5,5', hours: [5, 4, 3, 2, 1] },
    { text: 'None', hours: 'none' },
  ])('are read: $text', ({ text, hours }) => {
    expect(parseReminderHours(text)).toEqual(hours);
  });

  it.each([
    '',
    ' ',
    '0',
    '169',
    '-1',
    '1.5',
    '24;3',
    '24,',
    ',',
    '1,2,3,4,5,6',
    'none,3',
    '1e1',
    '0x3',
    '٣',
    '9'.repeat(400),
  ])('are not read: %j', (text) => {
    expect(parseReminderHours(text)).toBeNull();
  });
});

describe('days off as they are written', () => {
  it.each([
    { text: '2026-12-19..2027-01-04, 2027-02-15', written: '2026-12-19..2027-01-04, 2027-02-15' },
    { text: ' 2027-02-15 ,2026-12-19 .. 2027-01-04 ', written: '2026-12-19..2027-01-04, 2027-02-15' },
    { text: '2026-12-19..2026-12-19', written: '2026-12-19' },
    { text: '2026-01-01..2027-01-01', written: '2026-01-01..2027-01-01' },
    { text: '2028-02-29', written: '2028-02-29' },
    { text: 'None', written: 'none' },
  ])('are read and written: $text', ({ text, written }) => {
    expect(writeDaysOff(off(text))).toBe(written);
  });

  it.each([
    '',
    ',',
    'Christmas',
    '2026-12-19,',
    '2026-02-29',
    '2026-12-19..',
    '..2026-12-19',
    '2026-12-19..2026-12-18',
    '2026-12-19..2026-12-20..2026-12-21',
    '2026-01-01..2027-01-02',
    '2026-12-19-2026-12-20',
    Array.from({ length: 51 }, (_, day) => addDays('2026-01-01', day)).join(),
  ])('are not read: %j', (text) => {
    expect(parseDaysOff(text)).toBeNull();
  });

  it('are read back as they were', () => {
    const days = fc.integer({ min: 0, max: 4_000 }).map((day) => addDays('2024-01-01', day));
    const all = fc.array(
      fc.tuple(days, fc.nat(365)).map(([from, more]) => ({ from, to: addDays(from, more) })),
      { maxLength: 50 },
    );
    fc.assert(
      fc.property(all, (daysOff) => {
        const read = off(writeDaysOff(daysOff));
        expect(new Set(read.map((each) => JSON.stringify(each)))).toEqual(
          new Set(daysOff.map((each) => JSON.stringify(each))),
        );
        expect(off(writeDaysOff(read))).toEqual(read);
      }),
    );
  });
});
