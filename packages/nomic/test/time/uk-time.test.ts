import { describe, expect, it } from 'vitest';
import { dayAfter, dayOf, endOfDay, instantAt, nextDayOf, startOfDay, weekdayOf } from '../../src/index.ts';

const hours = (day: string) => (endOfDay(day) - startOfDay(day)) / 3_600_000;

describe('F.1.13 R106 days of the United Kingdom', () => {
  it.each([
    ['2026-11-02T00:00:00Z', '2026-11-02'],
    ['2026-11-01T23:59:59.999Z', '2026-11-01'],
    ['2026-07-01T22:59:59Z', '2026-07-01'],
    ['2026-07-01T23:00:00Z', '2026-07-02'],
  ])('at %s it is %s', (instant, day) => {
    expect(dayOf(Date.parse(instant))).toBe(day);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-02', 24],
  ])('%s has %i hours', (day, count) => {
    expect(hours(day)).toBe(count);
  });

  it('have their 19:00 whatever the season', () => {
    expect(new Date(instantAt('2026-10-23', '19:00')).toISOString()).toBe('2026-10-23T18:00:00.000Z');
    expect(new Date(instantAt('2026-10-26', '19:00')).toISOString()).toBe('2026-10-26T19:00:00.000Z');
    expect(instantAt('2026-10-26', '24:00')).toBe(startOfDay('2026-10-27'));
  });

  it('follow each other', () => {
    expect([dayAfter('2026-02-28', 1), dayAfter('2026-03-01', -1)]).toEqual(['2026-03-01', '2026-02-28']);
    expect(weekdayOf('2026-11-02')).toBe('Monday');
    expect(nextDayOf('2026-11-07', ['Monday', 'Friday'])).toBe('2026-11-09');
    expect(nextDayOf('2026-11-06', ['Monday', 'Friday'])).toBe('2026-11-06');
    expect(nextDayOf('2026-11-06', [])).toBe('2026-11-06');
  });
});
