import { z } from 'zod';
import type { Instant } from '../../terms/time.ts';
import { siteAccesses } from '../house/book/offices.ts';
import type { KeptPress } from '../house/ports.ts';
import {
  type ClubId,
  type ClubView,
  courtNames,
  hearingKinds,
  noSettings,
  type Settings,
} from '../house/ports.ts';
import type { Room } from '../house/room.ts';
import { roleNames } from '../house/worn.ts';
import { Book } from '../ledger/book.ts';
import { type ClubBook, type Entry, rules, type State } from '../rule-books.ts';
import { ClockPresses } from './clock-presses.ts';
import type { Database, Moment } from './database.ts';
import { Directory } from './directory.ts';
import type { PrismaClient } from './generated/client.ts';
import { entryReader, entryRows, setAside } from './records.ts';

/** All that is stored of a club; no settings where nothing is. */
interface KeptClub {
  entries: Entry[];
  people: Directory;
  presses: ClockPresses;
  settings: Settings | null;
}

/** A club in memory: its ledger folded, its people and its settings. */
export class LoadedClub implements ClubView {
  readonly id: ClubId;
  readonly book: ClubBook;
  readonly people: Directory;
  settings: Settings;
  readonly rules = rules;
  rooms: readonly Room[] = [];
  readonly clockPresses: ClockPresses;
  /** Whether anything of the club is stored. */
  stored: boolean;

  constructor(id: ClubId, { entries, people, presses, settings }: KeptClub) {
    this.id = id;
    this.book = new Book(rules, entries);
    this.people = people;
    this.settings = settings ?? noSettings;
    this.clockPresses = presses;
    this.stored = settings !== null;
  }

  get state(): State {
    return this.book.state;
  }

  get entries(): readonly Entry[] {
    return this.book.entries;
  }

  get newestAt(): Instant {
    return this.book.newestAt;
  }

  presses(clock: number): readonly KeptPress[] {
    return this.clockPresses.of(clock);
  }
}

const access = z.enum(siteAccesses);
const places = z.record(z.string(), z.string());

const worn = z.object({
  roles: z.partialRecord(z.enum(roleNames), z.string()),
  found: z.record(z.string(), z.nullable(z.string())),
  barred: z.array(z.string()),
  asked: z.int().default(0),
});

/** A stored entry that cannot be read, and why. */
export interface Unread {
  club: ClubId;
  entry: number;
  err: unknown;
}

/**
 * Reads a club, all of it as it is at one moment, and folds its ledger. One not stored yet is empty. An entry that cannot be
 * read is passed to `onUnread` and set aside.
 */
export const loadClub = (
  client: PrismaClient,
  database: Database,
  clubId: ClubId,
  onUnread: (unread: Unread) => void,
): Promise<LoadedClub> =>
  database.inOneMoment(client, (moment) => loadAt(moment, database, clubId, onUnread));

async function loadAt(
  moment: Moment,
  database: Database,
  clubId: ClubId,
  onUnread: (unread: Unread) => void,
): Promise<LoadedClub> {
  const people = await moment.person.findMany({
    where: { clubId },
    omit: { clubId: true },
    orderBy: { number: 'asc' },
  });
  const presses = await moment.clockPress.findMany({
    where: { clubId },
    orderBy: [{ clock: 'asc' }, { number: 'asc' }],
  });
  return new LoadedClub(clubId, {
    entries: await ledgerOf(database, clubId, onUnread),
    people: new Directory(people, (account) => database.keys.accounts.hash(clubId, account)),
    presses: new ClockPresses(presses),
    settings: await settingsOf(moment, clubId),
  });
}

async function ledgerOf(
  database: Database,
  club: ClubId,
  onUnread: (unread: Unread) => void,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  const read = entryReader();
  for await (const row of entryRows(database, club)) {
    try {
      entries.push(read(row));
    } catch (err) {
      onUnread({ club, entry: row.seq, err });
      entries.push(setAside(row));
    }
  }
  return entries;
}

async function settingsOf(moment: Moment, clubId: ClubId): Promise<Settings | null> {
  const stored = await moment.club.findUnique({
    where: { id: clubId },
    omit: { id: true, createdAt: true, leftAt: true },
  });
  return (
    stored && {
      ...stored,
      access: access.parse(stored.access),
      worn: worn.parse(JSON.parse(stored.worn)),
      onlineThreads: places.parse(JSON.parse(stored.onlineThreads)),
      clockCards: places.parse(JSON.parse(stored.clockCards)),
      gameCards: places.parse(JSON.parse(stored.gameCards)),
      toldPosts: places.parse(JSON.parse(stored.toldPosts)),
      courtNames: z.enum(courtNames).parse(stored.courtNames),
      hearings: z.enum(hearingKinds).parse(stored.hearings),
    }
  );
}
