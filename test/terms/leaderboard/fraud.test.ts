import { describe, expect, it } from 'vitest';
import { defaultFigures, withFigures } from '../../../terms/figures.ts';
import { fraudBanUntil, fraudRung } from '../../../terms/leaderboard/fraud.ts';

describe('Act II.5: the ladder of fraud goes by the violations that stand', () => {
  it.each([
    { before: 0, rung: 'reverse' },
    { before: 1, rung: 'halve' },
    { before: 2, rung: 'reset' },
    { before: 3, rung: 'ban' },
    { before: 4, rung: 'permanent-ban' },
    { before: 5, rung: 'permanent-ban' },
    { before: 40, rung: 'permanent-ban' },
  ])('after $before: $rung', ({ before, rung }) => {
    expect(fraudRung(before, defaultFigures)).toBe(rung);
  });

  it('goes by the club’s own ladder', () => {
    const figures = withFigures(defaultFigures, { fraudLadder: ['halve'] });
    expect([0, 1, 2].map((before) => fraudRung(before, figures))).toEqual(['halve', 'halve', 'halve']);
  });
});

describe('Act II.5: the ban of the fourth rung lasts to the first Friday at least 28 days on', () => {
  it.each([
    { banned: '2026-11-20T12:40:00Z', on: 'a Friday', until: '2026-12-18' },
    { banned: '2026-11-20T23:59:59.999Z', on: 'the last moment of that Friday', until: '2026-12-18' },
    { banned: '2026-11-21T00:00:00Z', on: 'the Saturday after', until: '2026-12-25' },
    { banned: '2026-11-19T12:00:00Z', on: 'a Thursday', until: '2026-12-18' },
    { banned: '2026-12-11T12:40:00Z', on: 'a Friday in December: into the new year', until: '2027-01-08' },
    { banned: '2026-07-03T23:30:00Z', on: 'a Saturday by the club’s summer clocks', until: '2026-08-07' },
    { banned: '2027-02-26T12:40:00Z', on: 'a Friday, over the spring clock change', until: '2027-03-26' },
  ])('on $on: until $until', ({ banned, until }) => {
    expect(fraudBanUntil(Date.parse(banned), defaultFigures)).toBe(until);
  });

  it('goes by the club’s own day and length', () => {
    const figures = withFigures(defaultFigures, { weekday: 3, fraudBanWeeks: 1 });
    expect(fraudBanUntil(Date.parse('2026-11-20T12:40:00Z'), figures)).toBe('2026-12-02');
  });
});
