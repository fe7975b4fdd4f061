import type { Figures } from '../figures.ts';
import { daysBetween, type Instant, localDate } from '../time.ts';

/** How a game stands to the day on which it is entered. A late one waits for a Moderator's approval. */
type EntryKind = 'today' | 'late' | 'too-old' | 'future';

/** Act II.4: by local days, so until the end of the day on which the game was played it is of today. */
export function entryKind(
  endedAt: Instant,
  now: Instant,
  figures: Pick<Figures, 'timezone' | 'lateEntryDays'>,
): EntryKind {
  if (endedAt > now) return 'future';
  const days = daysBetween(localDate(endedAt, figures), localDate(now, figures));
  if (days === 0) return 'today';
  return days <= figures.lateEntryDays ? 'late' : 'too-old';
}

/** Act II.4.1: whether the opponent has to confirm an entry: not when a Moderator who did not play made it. */
export const needsConfirmation = (enteredBy: number, players: readonly number[]): boolean =>
  players.includes(enteredBy);
