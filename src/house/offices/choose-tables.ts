import type { PersonNumber } from '../../ledger/fields.ts';
import { hasChief } from '../book/offices.ts';
import { askedAlready, type ConsentMatter } from '../consent/consents.ts';
import { type Actor, officesOfActor } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import type { Refusal } from '../result.ts';
import { askRooms } from '../room.ts';

/** What somebody wants of tables, each null when it stays as it is. */
export interface TablesWishes {
  tables: boolean | null;
  /** Whether a ban from the Leaderboard is a ban from tables too. */
  tableBans: boolean | null;
}

/** What would change of tables, each null when it stays as it is. */
export type TablesChoice = Omit<Extract<ConsentMatter, { kind: 'tables' }>, 'kind'>;

/** What a wish changes; null where that is nothing. */
export function readTables({ settings }: ClubView, wishes: TablesWishes): TablesChoice | null {
  const tables = wishes.tables === settings.tables ? null : wishes.tables;
  const bans = wishes.tableBans === settings.tableBans ? null : wishes.tableBans;
  return tables === null && bans === null ? null : { tables, bans };
}

/** None, or why not: tables are being played that would be turned off, or the Chief Justice was asked for the same and has not answered. */
export function mayChooseTables(
  view: ClubView,
  actor: Actor,
  choice: TablesChoice | null,
  now: number,
): Refusal[] {
  if (choice === null) return [];
  const played = whilePlayed(view, choice);
  if (played.length > 0 || !tablesTakeConsent(view, actor)) return played;
  return askedAlready(view, { person: null, matter: { kind: 'tables', ...choice } }, now);
}

/** None, or the refusal where tables would be turned off that are being played. */
export function whilePlayed(view: ClubView, { tables }: TablesChoice): Refusal[] {
  if (tables !== false) return [];
  const played = askRooms(view, (room) => room.tablesPlayed?.(view)) ?? 0;
  return played === 0 ? [] : [{ code: 'tables-played', played, acts: [] }];
}

/** Act III.4: whether the Chief Justice has to agree first, since it is somebody else who wants it. */
export const tablesTakeConsent = (view: ClubView, actor: Actor): boolean =>
  hasChief(view.state) && !officesOfActor(view, actor).has('chief');

/** Turns tables on or off, and has it announced; `consent` is the Chief Justice who agreed to it. */
export function chooseTables(
  work: UnitOfWork,
  choice: TablesChoice,
  by: PersonNumber | null,
  consent: PersonNumber | null,
): void {
  const { tables, bans } = choice;
  work.saveSettings({
    ...(tables === null ? {} : { tables }),
    ...(bans === null ? {} : { tableBans: bans }),
  });
  work.append({ type: 'tables-chosen', tables, bans }, { by, acts: ['III.1'] });
  work.announce({ kind: 'tables-chosen', tables, bans, by, consent }, { to: 'discussion' });
}
