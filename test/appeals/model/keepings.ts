import type { Texts } from '../../../src/house/ports.ts';
import { done } from '../../../src/house/result.ts';
import { rooms } from '../../../src/rooms.ts';
import type { Entry } from '../../../src/rule-books.ts';
import { openDatabase } from '../../../src/store/open-database.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { MemoryClubs } from '../../support/memory-club.ts';
import { clubId, type Keeping } from './world.ts';

/** A club in memory; it is written down again, entry by entry, at each restart. */
export class InMemory implements Keeping {
  readonly clubs: MemoryClubs;

  constructor(clubs = new MemoryClubs()) {
    this.clubs = clubs;
  }

  async restart(): Promise<InMemory> {
    return new InMemory(writtenAnew(this.clubs));
  }
}

/** What would be kept otherwise. */
export interface Otherwise {
  entry(entry: Entry): Entry;
  texts(seq: number, texts: Texts): Texts;
}

const asItIs: Otherwise = { entry: (entry) => entry, texts: (_, texts) => texts };

/** The club once more, from what is written down of it. */
export function writtenAnew(from: MemoryClubs, otherwise = asItIs): MemoryClubs {
  const clubs = new MemoryClubs();
  const club = from.now(clubId);
  const write = (now: number, decide: Parameters<MemoryClubs['changeNow']>[2]) =>
    clubs.changeNow(clubId, { interaction: null, now }, decide);
  write(0, (work) => {
    for (const { account, name } of club.people.all()) work.addPerson({ account, name });
    work.saveSettings(club.settings);
    return done(null);
  });
  for (const moment of moments(club.entries))
    write(moment[0]?.at ?? 0, (work) => {
      for (const entry of moment) {
        const { by, acts, seq } = entry;
        const texts = otherwise.texts(seq, club.texts.get(seq) ?? {});
        work.append(otherwise.entry(entry), { by, acts, texts });
      }
      return done(null);
    });
  for (const [place, file] of club.exhibits) clubs.now(clubId).exhibits.set(place, file);
  return clubs;
}

/** The entries of one moment together. */
function moments(entries: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last?.[0]?.at === entry.at) last.push(entry);
    else found.push([entry]);
  }
  return found;
}

/** A club in a file, which is closed and opened at each restart. */
export class InStore implements Keeping {
  readonly clubs: PrismaClubs;
  readonly database: Awaited<ReturnType<typeof openDatabase>>;
  private readonly url: string;

  private constructor(url: string, database: InStore['database']) {
    this.url = url;
    this.database = database;
    this.clubs = new PrismaClubs(database, () => {}, rooms);
  }

  static async at(url: string): Promise<InStore> {
    return new InStore(url, await openDatabase(url));
  }

  async restart(): Promise<InStore> {
    await this.database.close();
    return InStore.at(this.url);
  }
}
