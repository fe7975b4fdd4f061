import { describe, expect, it } from 'vitest';
import { defaultFigures, withFigures } from '../../../terms/figures.ts';
import { banEndProblems, banEndsAt } from '../../../terms/leaderboard/bans.ts';

const friday = Date.parse('2026-11-20T12:40:00Z');

describe('Act II.9.2: a ban ends on a Friday that is still to come', () => {
  it.each([
    { until: '2026-11-27', problems: [] },
    { until: '2026-11-20', problems: ['not-ahead'] },
    { until: '2026-11-13', problems: ['not-ahead'] },
    { until: '2026-11-26', problems: ['not-a-session-day'] },
    { until: '2026-11-28', problems: ['not-a-session-day'] },
    { until: '2026-11-19', problems: ['not-a-session-day', 'not-ahead'] },
    { until: '2027-01-01', problems: [] },
    { until: '2027-01-08', problems: [] },
    { until: '2028-02-29', problems: ['not-a-session-day'] },
    { until: '2036-11-21', problems: [] },
  ])('until $until: $problems', ({ until, problems }) => {
    expect(banEndProblems(until, friday, defaultFigures)).toEqual(problems);
  });

  it('takes tomorrow on a Thursday, by the clocks of the club', () => {
    const summer = (utc: string) => banEndProblems('2026-07-17', Date.parse(utc), defaultFigures);
    expect(summer('2026-07-16T22:59:59.999Z')).toEqual([]);
    expect(summer('2026-07-16T23:00:00Z')).toEqual(['not-ahead']);
  });

  it('goes by the club’s own day', () => {
    const figures = withFigures(defaultFigures, { weekday: 2 });
    expect(banEndProblems('2026-11-24', friday, figures)).toEqual([]);
    expect(banEndProblems('2026-11-27', friday, figures)).toEqual(['not-a-session-day']);
  });
});

describe('Act II.9.2: a ban holds through the whole of its last day', () => {
  it.each([
    { until: '2026-12-18', ends: '2026-12-18T23:59:59.999Z' },
    { until: '2026-07-17', ends: '2026-07-17T22:59:59.999Z' },
    { until: '2027-03-28', ends: '2027-03-28T22:59:59.999Z' },
    { until: '2026-10-25', ends: '2026-10-25T23:59:59.999Z' },
  ])('$until ends at $ends', ({ until, ends }) => {
    expect(banEndsAt(until, defaultFigures)).toBe(Date.parse(ends));
  });

  it('has no end where there is no last day', () => {
    expect(banEndsAt(null, defaultFigures)).toBeNull();
  });
});
