import { describe, expect, it } from 'vitest';
import { defaultFigures } from '../../../terms/figures.ts';
import { entryKind, needsConfirmation } from '../../../terms/leaderboard/entry.ts';

const kind = (ended: string, now: string) => entryKind(Date.parse(ended), Date.parse(now), defaultFigures);

describe('Act II.4: a game is entered on its day, or within seven more with approval', () => {
  const played = '2026-11-20T12:45:00Z';
  it.each([
    { now: '2026-11-20T12:44:59.999Z', is: 'future' },
    { now: '2026-11-20T12:45:00Z', is: 'today' },
    { now: '2026-11-20T23:59:59.999Z', is: 'today' },
    { now: '2026-11-21T00:00:00Z', is: 'late' },
    { now: '2026-11-27T23:59:59.999Z', is: 'late' },
    { now: '2026-11-28T00:00:00Z', is: 'too-old' },
  ])('entered at $now: $is', ({ now, is }) => {
    expect(kind(played, now)).toBe(is);
  });

  it('goes by the days of the club, also in summer and over a clock change', () => {
    expect(kind('2026-07-17T12:45:00+01:00', '2026-07-17T22:59:59.999Z')).toBe('today');
    expect(kind('2026-07-17T12:45:00+01:00', '2026-07-17T23:00:00Z')).toBe('late');
    expect(kind('2026-03-27T12:45:00Z', '2026-04-03T22:59:59.999Z')).toBe('late');
    expect(kind('2026-03-27T12:45:00Z', '2026-04-03T23:00:00Z')).toBe('too-old');
  });
});

describe('Act II.4.1: the opponent vouches for a game that a player enters', () => {
  it.each([
    { who: 'a player', enteredBy: 1, needed: true },
    { who: 'the other player', enteredBy: 2, needed: true },
    { who: 'a Moderator who did not play', enteredBy: 3, needed: false },
  ])('entered by $who: $needed', ({ enteredBy, needed }) => {
    expect(needsConfirmation(enteredBy, [1, 2])).toBe(needed);
  });
});
