import { describe, expect, it } from 'vitest';
import { instantOf, localOf, stampOf, timeWords } from '../../src/page/times.ts';

const NOW = Date.parse('2026-11-27T12:40:00Z');
const LONDON = 'Europe/London';

describe('times in words', () => {
  it.each([
    ['t', '12:40'],
    ['T', '12:40:00'],
    ['d', '27/11/2026'],
    ['D', '27 November 2026'],
    ['f', '27 November 2026 at 12:40'],
    ['F', 'Friday, 27 November 2026 at 12:40'],
  ] as const)('of style %s are “%s”', (style, words) => {
    expect(timeWords(NOW, style, NOW, LONDON)).toBe(words);
  });

  it.each([
    [0, 'now'],
    [59_000, 'in 59 seconds'],
    [60_000, 'in 1 minute'],
    [-30 * 60_000, '30 minutes ago'],
    [24 * 60 * 60_000, 'tomorrow'],
    [-7 * 24 * 60 * 60_000, '7 days ago'],
  ])('%i milliseconds from now are “%s”', (apart, words) => {
    expect(timeWords(NOW + apart, 'R', NOW, LONDON)).toBe(words);
  });

  it('are the zone’s own', () => {
    expect(timeWords(NOW, 't', NOW, 'America/New_York')).toBe('07:40');
  });

  it('survive a number that is no time', () => {
    expect(timeWords(9e15, 'F', NOW, LONDON)).toBe('Invalid date');
  });

  it('of messages leave out today', () => {
    expect(stampOf('2026-11-27T12:05:00Z', NOW, LONDON)).toBe('Today at 12:05');
    expect(stampOf('2026-11-20T12:05:00Z', NOW, LONDON)).toBe('20/11/2026, 12:05');
  });
});

it.each([
  ['2026-11-27T12:40', LONDON, '2026-11-27T12:40:00Z'],
  ['2026-07-17T12:40', LONDON, '2026-07-17T11:40:00Z'],
  ['2026-10-25T00:30', LONDON, '2026-10-24T23:30:00Z'],
  ['2026-10-25T02:30', LONDON, '2026-10-25T02:30:00Z'],
  ['2026-11-27T12:40', 'America/New_York', '2026-11-27T17:40:00Z'],
])('%s in %s is %s, and back', (local, zone, instant) => {
  expect(instantOf(local, zone)).toBe(Date.parse(instant));
  expect(localOf(Date.parse(instant), zone)).toBe(local);
});
