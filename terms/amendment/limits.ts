import type { Figures } from '../figures.ts';

type WholeFigure = { [Name in keyof Figures]: Figures[Name] extends number ? Name : never }[keyof Figures];

const sessions = [1, 100] as const;
const days = [1, 365] as const;
const minutes = [1, 600] as const;
const points = [0, 10_000] as const;
const people = [1, 15] as const;

/** The least and the most that each whole number among the figures may be. */
export const wholeLimits = {
  weekday: [1, 7],
  minimumPresenceMinutes: [0, 600],
  rematchSessions: sessions,
  rematchMinutes: minutes,
  clockMinutes: minutes,
  onlineGamesAtOnce: [0, 100],
  onlineGamesPerDay: [0, 100],
  onlineChallengeMinutes: minutes,
  startingScore: points,
  floor: points,
  lateEntryDays: [0, 365],
  sameGameMinutes: [0, 600],
  fraudBanWeeks: [1, 100],
  absenceSessions: sessions,
  absenceDeduction: points,
  idleSessions: sessions,
  idleDeduction: points,
  removalSessions: sessions,
  removalAbsences: sessions,
  removalGames: [0, 1_000],
  removalRequestDays: days,
  monitorSessions: sessions,
  declarationDays: days,
  panelSize: people,
  grantingJustices: people,
  answerDays: days,
  redecisionDays: days,
  enBancVoteDays: days,
  opinionDays: days,
} as const satisfies Readonly<Record<Exclude<WholeFigure, 'onlineShare'>, readonly [number, number]>>;
export type LimitedFigure = keyof typeof wholeLimits;

/** The least and the most points that a K-factor, and a captured piece, may be worth. */
export const kLimits = [1, 400] as const;
export const pieceLimits = [0, 100] as const;
/** How many rungs, K-factors or reminders there may be at most. */
export const mostRungs = 20;
export const mostGames = 10_000;

/** Figures that would contradict one another. */
export type Contradiction =
  | 'closes-before-opens'
  | 'start-below-floor'
  | 'more-absences-than-sessions'
  | 'reminder-after-deadline';

/** What is wrong with figures that are each within their limits, or null. */
export function contradictionIn(figures: Figures): Contradiction | null {
  if (figures.closes <= figures.opens) return 'closes-before-opens';
  if (figures.startingScore < figures.floor) return 'start-below-floor';
  if (figures.removalAbsences > figures.removalSessions) return 'more-absences-than-sessions';
  const soonest = Math.min(figures.declarationDays, figures.opinionDays);
  return figures.reminderDays.some((day) => day >= soonest) ? 'reminder-after-deadline' : null;
}
