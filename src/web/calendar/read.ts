import {
  addDays,
  type Instant,
  isSessionDay,
  type LocalDate,
  localDate,
  localTime,
  nextSessionDate,
  type SessionWindow,
  sessionWindow,
} from '../../../terms/time.ts';
import { dayName } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { allGames } from '../../ladder/book/games.ts';
import { type Session, wasHeld } from '../../ladder/book/register.ts';
import { sessionNow } from '../../ladder/sessions/days.ts';
import type { State } from '../../rule-books.ts';
import { type Found, pageOf } from '../page.ts';

/** When the club meets on a day. */
export type Meeting = ReturnType<typeof meeting>;
type MeetingToCome = Meeting & { calledOff: boolean };
export type CalendarRead = Found<typeof readCalendar>;

const weeksAhead = 12;
/** About those of a school year. */
const heldAPage = 40;

/** The club's sessions past and to come (Act 0.5), with a page of those held; null for a page that is not there. */
export function readCalendar(view: ClubView, now: Instant, asked: number | null = 1) {
  const { state, settings } = view;
  const { figures } = state;
  const held = pageOf(meetingsHeld(state, now), heldAPage, asked);
  if (held === null) return null;
  const session = sessionNow(view, now);
  const toCome = meetingsToCome(state, now);
  const { page, pages, rows } = held;
  return {
    /** Null for a club that was not set up. */
    club: settings.name,
    weekday: dayName(figures),
    room: figures.room,
    timezone: figures.timezone,
    open: session.ok ? meetingOf(session.value) : null,
    toCome,
    held: rows,
    page,
    pages,
    calledOff: calledOffBy(localDate(now, figures), state, toCome),
  };
}

/** When and where the club meets on that day, by the figures in force. */
export const meetingOn = (date: LocalDate, { figures }: State): Meeting =>
  meeting(date, sessionWindow(date, figures), figures);

/** When and where a session is, by the figures that it goes by (Act IV.2). */
export const meetingOf = ({ date, figures, ...window }: Session): Meeting => meeting(date, window, figures);

const meeting = (date: LocalDate, { opensAt, closesAt }: SessionWindow, figures: Session['figures']) => ({
  date,
  /** Instants, as ISO 8601 writes them. */
  opensAt: new Date(opensAt).toISOString(),
  closesAt: new Date(closesAt).toISOString(),
  /** The club's local times, `HH:MM`. */
  opens: localTime(opensAt, figures),
  closes: localTime(closesAt, figures),
});

function meetingsToCome(state: State, now: Instant): MeetingToCome[] {
  const first = nextSessionDate(now, state.figures);
  const weeks = Array.from({ length: weeksAhead }, (_, week) => addDays(first, 7 * week));
  const later = [...state.cancelled].filter((date) => date > first && isSessionDay(date, state.figures));
  return [...new Set([...weeks, ...later])]
    .filter((date) => !hasBegun(state, date))
    .sort()
    .map((date) => ({ ...meetingOn(date, state), calledOff: state.cancelled.has(date) }));
}

/** Up to today, unless today is still to come. */
const calledOffBy = (today: LocalDate, { cancelled }: State, toCome: readonly Meeting[]): LocalDate[] =>
  [...cancelled]
    .filter((date) => date <= today && toCome.every((meeting) => meeting.date !== date))
    .sort()
    .reverse();

function hasBegun({ sessions }: State, date: LocalDate): boolean {
  const session = sessions.get(date);
  return session !== undefined && (session.open || wasHeld(session));
}

function meetingsHeld(state: State, now: Instant) {
  const games = gamesByDay(state);
  return state.sessionOrder
    .filter((session) => isOver(session, now))
    .map((session) => ({ ...meetingOf(session), games: games.get(session.date) ?? 0 }))
    .reverse();
}

/** Whether it was held and is over; also in the minute before its closing is written down. */
const isOver = (session: Session, now: Instant): boolean =>
  wasHeld(session) || (session.open && now > session.closesAt);

function gamesByDay(state: State): Map<LocalDate, number> {
  const counted = new Map<LocalDate, number>();
  for (const { status, online, date } of allGames(state)) {
    if (status === 'counted' && !online) counted.set(date, (counted.get(date) ?? 0) + 1);
  }
  return counted;
}
