import { type Instant, localDate, localTime } from '../../../terms/time.ts';
import { dayOf } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { clockOf } from '../../tables/clock/phase-deadline.ts';
import type { DiplomacyGame, PhasePlayed } from '../../tables/diplomacy/game.ts';
import { type Table, tableNumbered, tablesOf } from '../../tables/table.ts';
import { type Asked, readNumber } from '../page.ts';

/** Whether the club's pages have any of tables. */
export const hasTables = (view: ClubView): boolean => view.settings.tables || tablesOf(view).length > 0;

/** The table whose number the address has; null for none. */
export function tableAsked({ view, params }: Pick<Asked, 'view' | 'params'>): Table | null {
  const number = readNumber(params.number);
  return number === null ? null : tableNumbered(view, number);
}

/** What is looked at of a game: a phase that was played, or where the game is now, which is `now`. */
export type Looked = PhasePlayed | 'now';

/** What an address asks for by `?phase=`; null for a phase that was not played. */
export function lookedAt({ history }: DiplomacyGame, { phase = 'now' }: Asked['query']): Looked | null {
  if (phase === 'now') return 'now';
  return history.find((played) => played.phase === phase) ?? null;
}

/** A moment at a table, by its own clock. */
export interface Moment {
  at: string;
  /** `Friday 27 November 2026, 12:00` */
  words: string;
  timezone: string;
}

/** The moment as everybody at the table names it. */
export function momentAt(view: ClubView, table: Table, at: Instant): Moment {
  const zone = clockOf(view, table);
  return {
    at: new Date(at).toISOString(),
    words: `${dayOf(localDate(at, zone))}, ${localTime(at, zone)}`,
    timezone: zone.timezone,
  };
}
