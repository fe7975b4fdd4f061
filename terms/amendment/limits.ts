import type { Figures } from '../figures.ts';

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
