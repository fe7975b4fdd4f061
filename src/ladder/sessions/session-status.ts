import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { allGames, type Game } from '../book/games.ts';
import { isCheckedIn, moderatorPresentAt, openSessionOf, type Session } from '../book/register.ts';
import { whatItWaitsFor } from '../games/counting.ts';
import { nextSession } from './days.ts';

/** How things stand in the room. */
export interface SessionStatus {
  session: Session;
  /** In the room now. */
  here: PersonNumber[];
  /** Act 0.6: somebody acts as Moderator in the room now. */
  moderated: boolean;
  /** Games of that day, in the order in which they were entered. */
  games: Game[];
}

/** The session that is going on, or null and the day of the next one. */
export function sessionStatus(
  view: ClubView,
  now: Instant,
): { current: SessionStatus } | { current: null; next: LocalDate } {
  const session = openSessionOf(view.state);
  if (session === undefined || now > session.closesAt) return { current: null, next: nextSession(view, now) };
  const here = [...session.stays.keys()].filter((person) => isCheckedIn(session, person));
  const games = allGames(view.state).filter(({ date }) => date === session.date);
  return { current: { session, here, moderated: moderatorPresentAt(session, now), games } };
}

/** The games of any day that wait for a Moderator, the oldest first (Act II.4). */
export const waitingForModerator = ({ state }: ClubView): Game[] =>
  allGames(state).filter((game) => whatItWaitsFor(state, game) === 'approval');
