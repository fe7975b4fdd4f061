import { describe, expect, it } from 'vitest';
import {
  type Absence,
  deadlineOf,
  notBefore,
  type TableClock,
  tellingTime,
} from '../../../src/tables/clock/deadline.ts';
import { addDays, localTime } from '../../../terms/time.ts';
import { at, club, iso, loud, nothing, off } from './a-clock.ts';

const away = (from: string, to: string): Absence => ({ from: at(from), to: at(to) });

describe('when a phase ends', () => {
  it.each([
    { hours: 48, begun: '2026-11-02T12:00Z', ends: '2026-11-04T12:00Z' },
    { hours: 24, begun: '2026-11-02T12:00Z', ends: '2026-11-03T12:00Z' },
    { hours: 24, begun: '2026-11-02T12:34:56.789Z', ends: '2026-11-03T12:34:56.789Z' },
  ])('is so many hours after it began: $hours', ({ hours, begun, ends }) => {
    expect(iso(deadlineOf(at(begun), hours, club, nothing))).toBe(ends);
  });

  it('is as much later as it was extended', () => {
    const ends = deadlineOf(at('2026-11-02T12:00Z'), 24, club, { ...nothing, extraHours: 48 });
    expect(iso(ends)).toBe('2026-11-05T12:00Z');
  });

  it('is so much later than it would be in the morning after the night into which it falls', () => {
    const late = at('2026-11-02T23:30Z');
    expect(iso(deadlineOf(late, 24, club, nothing))).toBe('2026-11-04T07:00Z');
    expect(iso(deadlineOf(late, 24, club, { ...nothing, extraHours: 48 }))).toBe('2026-11-06T07:00Z');
  });

  it.each([
    { change: 'spring', begun: '2026-03-28T12:00Z', ends: '2026-03-30T12:00Z', shows: '13:00' },
    { change: 'autumn', begun: '2026-10-24T12:00Z', ends: '2026-10-26T12:00Z', shows: '12:00' },
  ])('counts real hours over the change of clocks in $change', ({ begun, ends, shows }) => {
    const deadline = deadlineOf(at(begun), 48, club, nothing);
    expect(iso(deadline)).toBe(ends);
    expect(localTime(deadline, club)).toBe(shows);
  });
});

describe('quiet hours', () => {
  const ends = (begun: string, clock: TableClock = club): string =>
    iso(deadlineOf(at(begun), 24, clock, nothing));

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
    const ends = deadlineOf(at('2026-11-02T12:00Z'), 48, club, { ...nothing, daysOff: off(days) });
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
    const ends = deadlineOf(at(begun), 48, club, { ...nothing, daysOff: off(days) });
    expect(iso(ends)).toBe(deadline);
  });

  it('begin and end at midnight of the club', () => {
    const summer = (begun: string): string =>
      iso(deadlineOf(at(begun), 24, loud, { ...nothing, daysOff: off('2026-07-15') }));
    expect(summer('2026-07-13T22:59Z')).toBe('2026-07-14T22:59Z');
    expect(summer('2026-07-13T23:00Z')).toBe('2026-07-15T23:00Z');
    expect(summer('2026-07-14T22:59Z')).toBe('2026-07-16T22:59Z');
    expect(summer('2026-07-14T23:00Z')).toBe('2026-07-15T23:00Z');
  });

  it('keep the seconds', () => {
    const ends = deadlineOf(at('2026-11-02T12:00:59.999Z'), 48, club, {
      ...nothing,
      daysOff: off('2026-11-04'),
    });
    expect(iso(ends)).toBe('2026-11-05T12:00:59.999Z');
  });

  it('of 365 single days still end', () => {
    const each = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
    const daysOff = each.map((day) => ({ from: day, to: day })).reverse();
    expect(iso(deadlineOf(at('2026-01-01T12:00Z'), 48, club, { ...nothing, daysOff }))).toBe(
      '2027-01-01T12:00Z',
    );
  });

  it('as long as the calendar still end', () => {
    const daysOff = [{ from: '0001-01-01', to: '9999-12-31' }];
    expect(deadlineOf(at('2026-01-01T12:00Z'), 48, club, { ...nothing, daysOff })).toBeGreaterThan(
      at('9999-12-31'),
    );
  });
});

describe('absences', () => {
  const ends = (...absences: Absence[]): string =>
    iso(deadlineOf(at('2026-11-02T12:00Z'), 48, club, { ...nothing, absences }));

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
    const ends = deadlineOf(at('2026-11-02T12:00Z'), 48, club, {
      extraHours: 0,
      daysOff: off('2026-11-04, 2026-11-08'),
      absences: [away('2026-11-05T12:00Z', '2026-11-06T22:30Z')],
    });
    expect(iso(ends)).toBe('2026-11-09T07:00Z');
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

describe('a reminder meant for the quiet hours comes as they begin', () => {
  it.each([
    { meant: '2026-11-03T02:00Z', told: '2026-11-02T22:00Z' },
    { meant: '2026-11-02T22:30Z', told: '2026-11-02T22:00Z' },
    { meant: '2026-11-02T21:59Z', told: '2026-11-02T21:59Z' },
    { meant: '2026-10-25T04:00Z', told: '2026-10-24T21:00Z' },
    { meant: '2026-03-29T04:00Z', told: '2026-03-28T22:00Z' },
  ])('by the clock on the wall, also in a night in which it changes: $meant', ({ meant, told }) => {
    expect(iso(tellingTime(at(meant), club))).toBe(told);
  });

  it('also where they begin after midnight', () => {
    const clock = { ...club, quiet: { from: '01:00', to: '05:00' } };
    expect(iso(tellingTime(at('2026-11-03T04:00Z'), clock))).toBe('2026-11-03T01:00Z');
  });
});
