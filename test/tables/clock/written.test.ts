import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseDaysOff,
  parseReminderHours,
  remindersOf,
  writeDaysOff,
} from '../../../src/tables/clock/deadline.ts';
import { addDays } from '../../../terms/time.ts';
import { at, iso, off } from './a-clock.ts';

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
