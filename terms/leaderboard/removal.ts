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

/** A ban from its first moment to its last, or for ever. */
interface BanTime {
  readonly from: Instant;
  readonly endsAt: Instant | null;
}

/** From when on the Chief Justice is to meet a request, and the last moment at which that is in time. */
export interface RemovalTerm {
  readonly from: Instant;
  readonly due: Instant;
}

/**
 * Acts II.8 and II.8.1: the term of a request made then. A ban that falls into it holds the request, and the days are
 * counted anew when it is over. Null while it is held without an end.
 */
export function removalTerm(
  requestedAt: Instant,
  bans: readonly BanTime[],
  figures: Pick<Figures, 'removalRequestDays' | 'timezone'>,
): RemovalTerm | null {
  const due = removalDue(requestedAt, figures);
  const ban = bans.find(({ from, endsAt }) => from <= due && (endsAt === null || endsAt >= requestedAt));
  if (ban === undefined) return { from: requestedAt, due };
  return ban.endsAt === null ? null : removalTerm(ban.endsAt + 1, bans, figures);
}
