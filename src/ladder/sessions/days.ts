import {
  type Instant,
  isSessionDay,
  type LocalDate,
  nextSessionDate,
  sessionWindow,
} from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../house/result.ts';
import { openSessionOf, type Session } from '../book/register.ts';

/** The day of the session that comes next, or today's as long as it may still be held. */
export const nextSession = ({ state }: ClubView, now: Instant): LocalDate =>
  nextSessionDate(now, state.figures, state.cancelled);

/** The session that is going on, or the refusal that says when the next one is (Act 0.5). */
export function sessionNow(view: ClubView, now: Instant): Result<Session> {
  const session = openSessionOf(view.state);
  if (session !== undefined && now <= session.closesAt) return done(session);
  return refused({ code: 'no-open-session', nextSession: nextSession(view, now), acts: ['0.5'] });
}

/** When the session of a day is over: by its own window once it was opened, else by the figures in force. */
const endOfSession = ({ state }: ClubView, date: LocalDate): Instant =>
  (state.sessions.get(date) ?? sessionWindow(date, state.figures)).closesAt;

/** Act 0.5: none, or why no session can be held, or called off, on that day: not the club's day, or it is over. */
export function isAhead(view: ClubView, date: LocalDate, now: Instant): Refusal[] {
  const about = { date, nextSession: nextSession(view, now), acts: ['0.5'] } as const;
  if (!isSessionDay(date, view.state.figures)) return [{ code: 'not-session-day', ...about }];
  return now <= endOfSession(view, date) ? [] : [{ code: 'session-over', ...about }];
}
