import { describe, expect, it } from 'vitest';
import { defaultFigures } from '../../../terms/figures.ts';
import { mayRemoveInactive, removalDue, removalTerm } from '../../../terms/leaderboard/removal.ts';

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

describe('Act II.8.1: a ban holds the request, and the seven days begin again after it', () => {
  const at = (iso: string) => Date.parse(iso);
  const asked = at('2026-11-20T12:40:00Z');
  const inTime = { from: asked, due: at('2026-11-27T23:59:59.999Z') };
  const again = (from: string, due: string) => ({ from: at(from), due: at(due) });

  it.each([
    { bans: [], term: inTime, when: 'there is none' },
    {
      bans: [['2026-11-01T09:00:00Z', '2026-11-13T23:59:59.999Z']],
      term: inTime,
      when: 'it was over before',
    },
    {
      bans: [['2026-11-01T09:00:00Z', '2026-11-20T12:39:59.999Z']],
      term: inTime,
      when: 'it ended the moment before',
    },
    {
      bans: [['2026-11-01T09:00:00Z', '2026-11-27T23:59:59.999Z']],
      term: again('2026-11-28T00:00:00Z', '2026-12-05T23:59:59.999Z'),
      when: 'it stands already',
    },
    {
      bans: [['2026-11-27T23:59:59.999Z', '2026-12-11T23:59:59.999Z']],
      term: again('2026-12-12T00:00:00Z', '2026-12-19T23:59:59.999Z'),
      when: 'it comes at the last moment',
    },
    {
      bans: [['2026-11-28T00:00:00Z', '2026-12-11T23:59:59.999Z']],
      term: inTime,
      when: 'it comes too late to hold anything',
    },
    {
      bans: [
        ['2026-11-30T09:00:00Z', '2026-12-18T23:59:59.999Z'],
        ['2026-11-01T09:00:00Z', '2026-11-27T23:59:59.999Z'],
      ],
      term: again('2026-12-19T00:00:00Z', '2026-12-26T23:59:59.999Z'),
      when: 'another follows it',
    },
    { bans: [['2026-11-23T09:00:00Z', null]], term: null, when: 'it has no end' },
  ])('when $when', ({ bans, term }) => {
    const times = bans.map(([from, endsAt]) => ({
      from: at(from ?? ''),
      endsAt: endsAt == null ? null : at(endsAt),
    }));
    expect(removalTerm(asked, times, defaultFigures)).toEqual(term);
  });
});
