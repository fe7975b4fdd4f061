import { z } from 'zod';
import {
  type ClubId,
  type ClubView,
  courtNames,
  hearingKinds,
  noSettings,
  type Settings,
} from '../club/ports.ts';
import { roleNames } from '../club/worn.ts';
import { Book } from '../ledger/book.ts';
import type { KeptPress } from '../ledger/clock-game.ts';
import { type Entry, siteAccesses } from '../ledger/entries.ts';
import type { State } from '../ledger/state.ts';
import type { AccountKey } from './account-key.ts';
import { ClockPresses } from './clock-presses.ts';
import { Directory } from './directory.ts';
import type { PrismaClient } from './generated/client.ts';
import { entryFrom } from './records.ts';

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
  readonly book: Book;
  readonly people: Directory;
  settings: Settings;
  readonly clockPresses: ClockPresses;
  /** Whether anything of the club is stored. */
  stored: boolean;

  constructor(id: ClubId, { entries, people, presses, settings }: KeptClub) {
    this.id = id;
    this.book = new Book(entries);
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

/** Reads a club, all of it as it is at one moment, and folds its ledger. One not stored yet is empty. */
export async function loadClub(client: PrismaClient, clubId: ClubId, key: AccountKey): Promise<LoadedClub> {
  const [stored, people, entries, presses] = await client.$transaction([
    client.club.findUnique({
      where: { id: clubId },
      omit: { id: true, createdAt: true },
    }),
    client.person.findMany({
      where: { clubId },
      omit: { clubId: true },
      orderBy: { number: 'asc' },
    }),
    client.entry.findMany({ where: { clubId }, orderBy: { seq: 'asc' } }),
    client.clockPress.findMany({ where: { clubId }, orderBy: [{ clock: 'asc' }, { number: 'asc' }] }),
  ]);
  const settings = stored && {
    ...stored,
    access: access.parse(stored.access),
    worn: worn.parse(JSON.parse(stored.worn)),
    onlineThreads: places.parse(JSON.parse(stored.onlineThreads)),
    clockCards: places.parse(JSON.parse(stored.clockCards)),
    courtNames: z.enum(courtNames).parse(stored.courtNames),
    hearings: z.enum(hearingKinds).parse(stored.hearings),
  };
  const directory = new Directory(people, (account) => key.hash(clubId, account));
  return new LoadedClub(clubId, {
    entries: entries.map(entryFrom),
    people: directory,
    presses: new ClockPresses(presses),
    settings,
  });
}
