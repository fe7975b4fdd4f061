import type { Figures } from '../figures.ts';
import { dueBy, type Instant } from '../time.ts';

/** What a Member did in the sessions that Act II.7 looks back on. */
interface RecentSessions {
  readonly absences: number;
  readonly games: number;
}

/** Act II.7: whether so many absences, and so few games, allow the Chief Justice to remove a Member. */
export const mayRemoveInactive = (
  { absences, games }: RecentSessions,
  { removalAbsences, removalGames }: Pick<Figures, 'removalAbsences' | 'removalGames'>,
): boolean => absences >= removalAbsences && games <= removalGames;

/** Act II.8: the last moment at which a request made then is met in time: the end of the seventh day after it. */
export const removalDue = dueBy('removalRequestDays');

/** A ban or a case before the Court, from its first moment to its last; for ever, or not over yet. */
interface HoldTime {
  readonly from: Instant;
  readonly endsAt: Instant | null;
}

/** From when on the Chief Justice is to meet a request, and the last moment at which that is in time. */
export interface RemovalTerm {
  readonly from: Instant;
  readonly due: Instant;
}

/**
 * Acts II.8 and II.8.1: the term of a request made then, counted again after a ban or case in it. Null while one has
 * no end.
 */
export function removalTerm(
  requestedAt: Instant,
  holds: readonly HoldTime[],
  figures: Pick<Figures, 'removalRequestDays' | 'timezone'>,
): RemovalTerm | null {
  const due = removalDue(requestedAt, figures);
  const hold = holds.find(({ from, endsAt }) => from <= due && (endsAt === null || endsAt >= requestedAt));
  if (hold === undefined) return { from: requestedAt, due };
  return hold.endsAt === null ? null : removalTerm(hold.endsAt + 1, holds, figures);
}
