import { describe, expect, it } from 'vitest';
import { defaultFigures } from '../../../terms/figures.ts';
import { mayRemoveInactive, removalDue } from '../../../terms/leaderboard/removal.ts';

describe('Act II.7: four absences or more in the last six sessions, and two games or fewer in them', () => {
  it.each([
    { absences: 3, games: 0, may: false },
    { absences: 4, games: 0, may: true },
    { absences: 4, games: 2, may: true },
    { absences: 4, games: 3, may: false },
    { absences: 6, games: 2, may: true },
    { absences: 6, games: 3, may: false },
    { absences: 0, games: 0, may: false },
  ])('$absences absences and $games games: $may', ({ absences, games, may }) => {
    expect(mayRemoveInactive({ absences, games }, defaultFigures)).toBe(may);
  });
});

describe('Act II.8: a request to be removed is met within seven days', () => {
  it.each([
    { asked: '2026-11-20T12:40:00Z', due: '2026-11-27T23:59:59.999Z' },
    { asked: '2026-11-20T00:00:00Z', due: '2026-11-27T23:59:59.999Z' },
    { asked: '2026-10-23T22:59:59Z', due: '2026-10-30T23:59:59.999Z' },
    { asked: '2026-10-23T23:00:00Z', due: '2026-10-31T23:59:59.999Z' },
  ])('asked at $asked, due at $due', ({ asked, due }) => {
    expect(removalDue(Date.parse(asked), defaultFigures)).toBe(Date.parse(due));
  });
});
