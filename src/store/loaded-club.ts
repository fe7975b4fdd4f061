import { z } from 'zod';
import type { Instant } from '../../terms/time.ts';
import { siteAccesses } from '../house/book/offices.ts';
import {
  type ClubId,
  type ClubView,
  courtNames,
  hearingKinds,
  type KeptPress,
  noSettings,
  type Settings,
} from '../house/ports.ts';
import type { Room } from '../house/room.ts';
import type { Secrets } from '../house/secrets.ts';
import { roleNames } from '../house/worn.ts';
import type { AnyBook, BookNumber } from '../ledger/book.ts';
import { type ClubBook, type Entry, rules, type State } from '../rule-books.ts';
import { type OnUnread, readBook, readOtherBooks } from './books.ts';
import { ClockPresses, keptPresses } from './clock-presses.ts';
import { flag, readRows } from './columns.ts';
import { atOnce, type Database } from './database.ts';
import { Directory, personFrom } from './directory.ts';
import type { Mark } from './engine/engine.ts';
import type { Row } from './rows.ts';

/** All that is stored of a club; no settings where nothing is. */
interface KeptClub {
  book: ClubBook;
  others: readonly AnyBook[];
  people: Directory;
  presses: ClockPresses;
  settings: Settings | null;
  secrets: Secrets;
}

/** A club in memory: its books folded, its people and its settings. */
export class LoadedClub implements ClubView {
  readonly id: ClubId;
  readonly book: ClubBook;
  readonly books: Map<BookNumber, AnyBook>;
  readonly people: Directory;
  settings: Settings;
  readonly rules = rules;
  rooms: readonly Room[] = [];
  readonly clockPresses: ClockPresses;
  readonly secrets: Secrets;
  /** Whether anything of the club is stored. */
  stored: boolean;
  /** What the club's mark was when it was looked at last. */
  mark: Mark = null;
  /** When that was, by `performance.now()`. */
  lookedAt = Number.NEGATIVE_INFINITY;

  constructor(id: ClubId, { book, others, people, presses, settings, secrets }: KeptClub) {
    this.id = id;
    this.book = book;
    this.books = new Map([book, ...others].map((each) => [each.number, each]));
    this.people = people;
    this.settings = settings ?? noSettings;
    this.clockPresses = presses;
    this.secrets = secrets;
    this.stored = settings !== null;
  }

  get state(): State {
    return this.book.state;
  }

  get entries(): readonly Entry[] {
    return this.book.entries;
  }

  get newestAt(): Instant {
    return Math.max(...[...this.books.values()].map((book) => book.newestAt));
  }

  presses(clock: number): readonly KeptPress[] {
    return this.clockPresses.of(clock);
  }
}

/** A value as it is kept: as JSON. */
const json = <Schema extends z.ZodType>(schema: Schema) =>
  z.codec(z.string(), schema, {
    decode: (text) => JSON.parse(text),
    encode: (value) => JSON.stringify(value),
  });

const places = json(z.record(z.string(), z.string()));

const text = z.string().nullable();

/** The settings as they are kept, one column each. */
const keptSettings = z.object({
  ...{ discussion: text, court: text, games: text, staff: z.int().nullable(), name: text },
  ...{ access: z.enum(siteAccesses), siteKey: text, front: flag },
  ...{ planned: text, eventsBarred: flag },
  ...{ roles: flag, nicknames: flag },
  worn: json(
    z.object({
      roles: z.partialRecord(z.enum(roleNames), z.string()),
      found: z.record(z.string(), z.nullable(z.string())),
      barred: z.array(z.string()),
      asked: z.int().default(0),
    }),
  ),
  onlineThreads: places,
  clockCards: places,
  gameCards: places,
  boardPosts: json(z.array(z.string()).readonly()),
  toldPosts: places,
  sessionPost: places,
  tableThreads: places,
  tableCards: places,
  talkThreads: json(
    z.record(
      z.string(),
      z.object({
        thread: z.string(),
        accounts: z.array(z.string()).readonly(),
        again: z.array(z.string()).readonly().optional(),
        closed: z.boolean(),
      }),
    ),
  ),
  nomicThreads: json(
    z.record(
      z.string(),
      z.object({
        voting: z.string().nullable(),
        points: z.string().nullable(),
        read: z.number(),
        back: z.number(),
        closed: z.boolean(),
      }),
    ),
  ),
  courtNames: z.enum(courtNames),
  ...{ hearings: z.enum(hearingKinds), hearingsBarred: z.string() },
  ...{ tables: flag, tableBans: flag },
});

const someSettings = keptSettings.partial();

/** Settings as they are kept, by their columns: those that are given. */
export const settingsRow = (settings: Partial<Settings>): Row => z.encode(someSettings, settings);

/**
 * Reads a club, all of it as it is at one moment, and folds its ledger. One not stored yet is empty. What cannot be read of
 * its books is passed to `onUnread` and set aside.
 */
export const loadClub = (database: Database, clubId: ClubId, onUnread: OnUnread): Promise<LoadedClub> =>
  database.reading(async () => {
    const [mark, people, presses, settings, book, others] = await atOnce([
      database.engine.markOf(clubId),
      peopleOf(database, clubId),
      keptPresses(database, clubId),
      settingsOf(database, clubId),
      readBook(database, { club: clubId, book: 0 }, rules, onUnread),
      readOtherBooks(database, clubId, onUnread),
    ]);
    const club = new LoadedClub(clubId, {
      ...{ book, others, settings },
      people: new Directory(people.map(personFrom), (account) =>
        database.keys.accounts.hash(clubId, account),
      ),
      presses: new ClockPresses(presses),
      secrets: database.keys.secrets.of(clubId),
    });
    club.mark = mark;
    return club;
  });

const peopleQuery = `SELECT "number", "account", "erased", "name", "reminders" FROM "Person"
  WHERE "clubId" = ? ORDER BY "number"`;

const personRow = z.tuple([z.int(), text, text, z.string(), z.string()]);

/** Past Prisma, which takes many times as long: each club has many people, and is read whenever it was let go. */
async function peopleOf(database: Database, clubId: ClubId) {
  const rows = await database.rows(peopleQuery, clubId);
  return rows.map((row) => {
    const [number, account, erased, name, reminders] = personRow.parse(row);
    return { number, account, erased, name, reminders };
  });
}

async function settingsOf(database: Database, clubId: ClubId): Promise<Settings | null> {
  const [settings] = await readRows(
    database,
    { table: 'Club', columns: keptSettings },
    'WHERE "id" = ?',
    clubId,
  );
  return settings ?? null;
}
