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
  /** For clubs in use: 200 MB at most, at 0.6 KB an entry and 5 KB a club. */
  inUse: Room;
  /** For all clubs, also those that nobody has asked for for so long. */
  atRest: Room & { after: number };
}

/** So many clubs of a large host have a session at the same time; ten minutes without a question are rest, in milliseconds. */
export const usualRooms: Rooms = {
  inUse: { clubs: 4_000, entries: 300_000 },
  atRest: { clubs: 256, entries: 200_000, after: 10 * 60_000 },
};

interface Held<Club> {
  club: Club;
  entries: number;
  askedAt: number;
}

/** The clubs in memory. Where there is no room for all, those go that nobody has asked for the longest; the latest always stays. */
export class ClubsInMemory<Club extends Known> {
  /** In the order in which they were last asked for. */
  private readonly clubs = new Map<ClubId, Held<Club>>();
  /** Of all clubs, as each had them when it was last asked for. */
  private entries = 0;

  /** `now` is in milliseconds, since whenever. */
  constructor(
    private readonly rooms: Rooms = usualRooms,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get size(): number {
    return this.clubs.size;
  }

  ids(): ClubId[] {
    return [...this.clubs.keys()];
  }

  get(id: ClubId): Club | undefined {
    const club = this.clubs.get(id)?.club;
    if (club !== undefined) this.put(id, club);
    return club;
  }

  /** Keeps a club that was read, as the latest. */
  keep(id: ClubId, club: Club): void {
    this.put(id, club);
    this.makeRoom();
  }

  letGo(id: ClubId): void {
    this.entries -= this.clubs.get(id)?.entries ?? 0;
    this.clubs.delete(id);
  }

  /** Lets those go for which there is no room, or none any more since they are at rest. */
  makeRoom(): void {
    const { inUse, atRest } = this.rooms;
    const restsSince = this.now() - atRest.after;
    for (const [oldest, { askedAt }] of this.clubs) {
      if (this.clubs.size === 1 || this.fitsIn(askedAt > restsSince ? inUse : atRest)) return;
      this.letGo(oldest);
    }
  }

  private fitsIn(room: Room): boolean {
    return this.clubs.size <= room.clubs && this.entries <= room.entries;
  }

  private put(id: ClubId, club: Club): void {
    this.letGo(id);
    const entries = entriesOf(club);
    this.clubs.set(id, { club, entries, askedAt: this.now() });
    this.entries += entries;
  }
}

function entriesOf({ books }: Known): number {
  let entries = 0;
  for (const book of books.values()) entries += book.entries.length;
  return entries;
}
