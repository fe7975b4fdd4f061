import type { Instant, LocalDate } from '../../../terms/time.ts';
import { needsModerator } from '../../house/people.ts';
import type { Preview, UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Result, refused, unlessRefused } from '../../house/result.ts';
import { withPlace } from '../../house/told-posts.ts';
import type { Session } from '../book/register.ts';
import type { SessionOutcome } from '../outcomes.ts';
import { checkIn } from './check-in.ts';
import { closeSession } from './close-session.ts';
import { nextSession, sessionNow } from './days.ts';

/** A button of the session's post, as it was pressed. */
export interface AtPost {
  /** The day of the session that the post is about. */
  date: LocalDate;
  /** Where the post is, `channel/message`; null for a button of the form that it opened. */
  place: string | null;
}

/** Keeps where the newest post of the latest session is; the one before it is an older one from then on. */
export function noteSessionPost(
  work: UnitOfWork,
  date: LocalDate,
  place: { channel: string; message: string },
): Result<null> {
  work.saveSettings({ sessionPost: withPlace({}, date, place, 1) });
  return done(null);
}

/** Forgets where the post of a session is on which nothing changes any more. */
export function forgetSessionPost(work: UnitOfWork, date: LocalDate): Result<null> {
  if (work.settings.sessionPost[date] !== undefined) work.saveSettings({ sessionPost: {} });
  return done(null);
}

/** Whether the session of that day is over for good: one closed by hand may be opened again until its end (Act 0.5). */
export function isOverForGood({ state }: ClubView, date: LocalDate, now: Instant): boolean {
  const session = state.sessions.get(date);
  return session === undefined || (!session.open && now > session.closesAt);
}

/** The open session that a post is about. Refused where there is none, or another one, and below a post that is not the newest. */
export function sessionAt(view: ClubView, { date, place }: AtPost, now: Instant): Result<Session> {
  const session = sessionNow(view, now);
  if (!session.ok) return session;
  const newest = view.settings.sessionPost[session.value.date] ?? null;
  if (session.value.date === date && !isOlder(place, newest)) return session;
  const [channel = '', message = ''] = newest?.split('/') ?? [];
  const post = newest === null ? null : { channel, message };
  return refused({ code: 'old-session-post', post, nextSession: nextSession(view, now), acts: ['0.5'] });
}

/** Discord gives messages rising ids. One that is newer than the newest known was posted while the bot could not note it. */
const isOlder = (place: string | null, newest: string | null): boolean =>
  place !== null && newest !== null && messageIn(place) < messageIn(newest);

const messageIn = (place: string): bigint => BigInt(/\d+$/.exec(place)?.[0] ?? 0);

/** Act 0.9: checks in as `/present` does; the post shows who is in the room, so that no message has to. */
export const checkInAtPost: UseCase<AtPost, SessionOutcome> = (work, actor, post) => {
  const session = sessionAt(work, post, work.now);
  if (!session.ok) return session;
  const result = checkIn(work, actor, { moderating: false });
  return result.ok && result.value.kind === 'checked-in' ? done({ ...result.value, quiet: true }) : result;
};

/** The session that would be closed, or why it cannot be; changes nothing. */
export const previewClose: Preview<AtPost, Session> = (view, actor, post, now) =>
  unlessRefused(needsModerator(view, actor), sessionAt(view, post, now));

/** Act 0.5: closes the session as `/session close` does. */
export const closeAtPost: UseCase<AtPost, SessionOutcome> = (work, actor, post) => {
  const session = previewClose(work, actor, post, work.now);
  return session.ok ? closeSession(work, actor) : session;
};
