import { describe, expect, it } from 'vitest';
import { defaultFigures, type Figures, termsVersion, withFigures } from '../../terms/figures.ts';

/** Every figure of version 2.4, in the order of the Acts. */
const asWritten: Figures = {
  weekday: 5,
  opens: '12:30',
  closes: '13:10',
  room: '322',
  timezone: 'Europe/London',
  minimumPresenceMinutes: 5,
  pieceValues: { p: 1, b: 3, n: 3, r: 5, q: 9 },
  rematchSessions: 1,
  rematchMinutes: 5,
  clockMinutes: 5,
  onlineGamesAtOnce: 1,
  onlineGamesPerDay: 1,
  onlineShare: 0.5,
  onlineChallengeMinutes: 10,
  castlingOnline: false,
  startingScore: 100,
  floor: 100,
  kFactors: [
    { upToGames: 3, k: 40 },
    { upToGames: 6, k: 30 },
    { upToGames: 10, k: 20 },
    { upToGames: null, k: 10 },
  ],
  lateEntryDays: 7,
  sameGameMinutes: 10,
  fraudLadder: ['reverse', 'halve', 'reset', 'ban', 'permanent-ban'],
  fraudBanWeeks: 4,
  absenceSessions: 3,
  absenceDeduction: 15,
  idleSessions: 3,
  idleDeduction: 5,
  removalSessions: 6,
  removalAbsences: 4,
  removalGames: 2,
  removalRequestDays: 7,
  monitorSessions: 1,
  declarationDays: 7,
  panelSize: 3,
  grantingJustices: 2,
  answerDays: 7,
  redecisionDays: 7,
  enBancVoteDays: 7,
  opinionDays: 7,
  reminderDays: [3, 6],
};

describe('the figures of the Terms', () => {
  it('are those of version 2.4', () => {
    expect(termsVersion).toBe('2.4');
    expect(defaultFigures).toEqual(asWritten);
  });

  it('Act II.1: a student starts with 100', () => {
    expect(defaultFigures.startingScore).toBe(100);
  });

  it('can be stored and read back as they are', () => {
    expect(JSON.parse(JSON.stringify(defaultFigures))).toEqual(defaultFigures);
  });

  it('are set again one by one, and the base stays as it was', () => {
    const later = withFigures(defaultFigures, { closes: '13:20' });
    expect(later).toEqual({ ...asWritten, closes: '13:20' });
    expect(defaultFigures).toEqual(asWritten);
  });
});
