import type { Figures } from '../figures.ts';
import { addDays, endOfLocalDay, type Instant, localDate } from '../time.ts';

/** What a Member did in the sessions that Act II.7 looks back on. */
export interface RecentSessions {
  readonly absences: number;
  readonly games: number;
}

/** Act II.7: whether so many absences, and so few games, allow the Chief Justice to remove a Member. */
export const mayRemoveInactive = (
  { absences, games }: RecentSessions,
  { removalAbsences, removalGames }: Pick<Figures, 'removalAbsences' | 'removalGames'>,
): boolean => absences >= removalAbsences && games <= removalGames;

/** Act II.8: the last moment at which a request made then is met in time: the end of the seventh day after it. */
export const removalDue = (
  requestedAt: Instant,
  figures: Pick<Figures, 'removalRequestDays' | 'timezone'>,
): Instant => endOfLocalDay(addDays(localDate(requestedAt, figures), figures.removalRequestDays), figures);
