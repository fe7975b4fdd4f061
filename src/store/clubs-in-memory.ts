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

/** About 200 MB: more clubs than are used at the same time, and more than the largest club has entries. */
export const usualRoom: Room = { clubs: 256, entries: 200_000 };

/** The clubs in memory. Where there is no room for all, those go that nobody has asked for the longest; the latest always stays. */
export class ClubsInMemory<Club extends Known> {
  /** In the order in which they were last asked for. */
  private readonly clubs = new Map<ClubId, Club>();

  constructor(private readonly room: Room = usualRoom) {}

  get size(): number {
    return this.clubs.size;
  }

  ids(): ClubId[] {
    return [...this.clubs.keys()];
  }

  get(id: ClubId): Club | undefined {
    const club = this.clubs.get(id);
    if (club !== undefined) this.put(id, club);
    return club;
  }

  /** Keeps a club that was read, as the latest. */
  keep(id: ClubId, club: Club): void {
    this.put(id, club);
    let entries = [...this.clubs.values()].reduce((sum, each) => sum + entriesOf(each), 0);
    for (const [oldest, other] of this.clubs) {
      if (oldest === id || (entries <= this.room.entries && this.clubs.size <= this.room.clubs)) return;
      this.clubs.delete(oldest);
      entries -= entriesOf(other);
    }
  }

  letGo(id: ClubId): void {
    this.clubs.delete(id);
  }

  private put(id: ClubId, club: Club): void {
    this.clubs.delete(id);
    this.clubs.set(id, club);
  }
}

function entriesOf({ books }: Known): number {
  let entries = 0;
  for (const book of books.values()) entries += book.entries.length;
  return entries;
}
