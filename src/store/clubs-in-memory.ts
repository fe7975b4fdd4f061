import type { ClubId } from '../house/ports.ts';

/** What is known of a club in memory: how many entries its books have together. */
interface Known {
  readonly books: ReadonlyMap<unknown, { readonly entries: readonly unknown[] }>;
}

/** How many clubs stay in memory, and how many entries of them all together. */
interface Room {
  clubs: number;
  entries: number;
}

interface Rooms {
  /** For clubs that people use, until nobody has done so for as long, in milliseconds. */
  inUse: Room & { until: number };
  /** For all others. */
  atRest: Room;
}

/**
 * An entry takes 0.6 KB with all that follows from it, and a club without any takes 5. On a large host thousands of clubs have
 * a session at the same time: they take 200 MB at most, and those at rest 120.
 */
const usualRooms: Rooms = {
  inUse: { clubs: 4_000, entries: 300_000, until: 10 * 60_000 },
  atRest: { clubs: 256, entries: 200_000 },
};

/**
 * The clubs in memory, of which those in use have more room than those at rest. Where there is no room for all, those go
 * that nobody has asked for the longest; the latest always stays.
 */
export class ClubsInMemory<Club extends Known> {
  private readonly inUse: Shelf<Club>;
  private readonly atRest: Shelf<Club>;

  /** `now` is in milliseconds, since whenever. */
  constructor(
    private readonly rooms: Rooms = usualRooms,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.inUse = new Shelf(rooms.inUse);
    this.atRest = new Shelf(rooms.atRest);
  }

  get size(): number {
    return this.inUse.size + this.atRest.size;
  }

  ids(): ClubId[] {
    return [...this.inUse.ids(), ...this.atRest.ids()];
  }

  /** Who asks for a club does not yet use it. */
  get(id: ClubId): Club | undefined {
    const club = this.atRest.get(id);
    if (club === undefined) return this.inUse.get(id);
    this.atRest.put(id, club, this.now());
    return club;
  }

  /** Keeps a club that was read, as the latest. */
  keep(id: ClubId, club: Club): void {
    const shelf = this.inUse.get(id) === undefined ? this.atRest : this.inUse;
    shelf.put(id, club, this.now());
    shelf.makeRoom();
  }

  /** Notes that people use the club now, which is in memory. */
  use(id: ClubId): void {
    const club = this.inUse.get(id) ?? this.atRest.get(id);
    if (club === undefined) return;
    this.atRest.take(id);
    this.inUse.put(id, club, this.now());
    this.inUse.makeRoom();
  }

  letGo(id: ClubId): void {
    this.inUse.take(id);
    this.atRest.take(id);
  }

  /** Lets those rest that nobody uses any more, and go where there is no room for them. */
  letRest(): void {
    const now = this.now();
    for (const { id, club, askedAt } of this.inUse.oldestFirst()) {
      if (askedAt > now - this.rooms.inUse.until) break;
      this.inUse.take(id);
      this.atRest.put(id, club, askedAt);
    }
    this.atRest.makeRoom();
  }
}

interface Held<Club> {
  id: ClubId;
  club: Club;
  entries: number;
  askedAt: number;
}

/** Some of them, in the order in which they were last asked for. */
class Shelf<Club extends Known> {
  private readonly held = new Map<ClubId, Held<Club>>();
  /** Of all clubs, as each had them when it was last asked for. */
  private entries = 0;

  constructor(private readonly room: Room) {}

  get size(): number {
    return this.held.size;
  }

  ids(): Iterable<ClubId> {
    return this.held.keys();
  }

  oldestFirst(): Iterable<Held<Club>> {
    return this.held.values();
  }

  get(id: ClubId): Club | undefined {
    return this.held.get(id)?.club;
  }

  put(id: ClubId, club: Club, askedAt: number): void {
    this.take(id);
    const entries = entriesOf(club);
    this.held.set(id, { id, club, entries, askedAt });
    this.entries += entries;
  }

  take(id: ClubId): void {
    this.entries -= this.held.get(id)?.entries ?? 0;
    this.held.delete(id);
  }

  /** Lets the oldest go, as long as there is no room for all; the latest always stays. */
  makeRoom(): void {
    for (const oldest of this.held.keys()) {
      if (this.size === 1 || (this.size <= this.room.clubs && this.entries <= this.room.entries)) return;
      this.take(oldest);
    }
  }
}

function entriesOf({ books }: Known): number {
  let entries = 0;
  for (const book of books.values()) entries += book.entries.length;
  return entries;
}
