import type { ClubId } from '../house/ports.ts';

/** What is known of a club in memory: how many entries its books have together. */
interface Known {
  readonly books: ReadonlyMap<unknown, { readonly entries: readonly unknown[] }>;
}

interface Room {
  /** How many clubs stay in memory that people use, and how long nobody uses one before it is at rest, in milliseconds. */
  inUse: { clubs: number; restAfter: number };
  /** How many of the others stay. */
  atRest: { clubs: number };
  /** How many entries of them all together. */
  entries: number;
}

/**
 * About 200 MB: an entry takes 0.6 KB with all that follows from it, and a club without any takes 5. On a large host thousands of
 * clubs have a session at the same time.
 */
export const usualRoom: Room = {
  inUse: { clubs: 4_000, restAfter: 10 * 60_000 },
  atRest: { clubs: 256 },
  entries: 300_000,
};

/**
 * The clubs in memory. Where there is no room for all, those go first that nobody uses, and of those the ones that nobody has
 * asked for the longest; the latest always stays.
 */
export class ClubsInMemory<Club extends Known> {
  private readonly inUse: Shelf<Club>;
  private readonly atRest: Shelf<Club>;

  /** `now` is in milliseconds, since whenever. */
  constructor(
    private readonly room: Room = usualRoom,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.inUse = new Shelf(now);
    this.atRest = new Shelf(now);
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
    this.atRest.put(id, club);
    return club;
  }

  /** Keeps a club that was read, as the latest. */
  keep(id: ClubId, club: Club): void {
    if (!this.inUse.replace(id, club)) this.atRest.put(id, club);
    this.makeRoom();
  }

  /** Notes that people use the club now, which is in memory. */
  use(id: ClubId): void {
    const club = this.inUse.get(id) ?? this.atRest.get(id);
    if (club === undefined) return;
    this.atRest.take(id);
    this.inUse.put(id, club);
    this.makeRoom();
  }

  letGo(id: ClubId): void {
    this.inUse.take(id);
    this.atRest.take(id);
  }

  /** Lets those rest that nobody uses any more; where there is no room for all of them, the oldest go. */
  letRest(): void {
    const { inUse, atRest } = this.room;
    const restsSince = this.now() - inUse.restAfter;
    const resting = [...this.inUse.all()].filter(([, { putAt }]) => putAt <= restsSince);
    const without = resting.length - (atRest.clubs - this.atRest.size);
    for (const [place, [id, { club }]] of resting.entries()) {
      this.inUse.take(id);
      if (place >= without) this.atRest.put(id, club);
    }
  }

  private makeRoom(): void {
    const { inUse, atRest, entries } = this.room;
    this.atRest.shrink(atRest.clubs, entries - this.inUse.entries);
    this.inUse.shrink(inUse.clubs, entries);
  }
}

interface Held<Club> {
  club: Club;
  entries: number;
  putAt: number;
}

/** Some of them, in the order in which they were last put there. */
class Shelf<Club extends Known> {
  private readonly held = new Map<ClubId, Held<Club>>();
  /** Of all clubs, as each had them when it was put there. */
  entries = 0;

  constructor(private readonly now: () => number) {}

  get size(): number {
    return this.held.size;
  }

  ids(): Iterable<ClubId> {
    return this.held.keys();
  }

  all(): Iterable<[ClubId, Held<Club>]> {
    return this.held;
  }

  get(id: ClubId): Club | undefined {
    return this.held.get(id)?.club;
  }

  /** Puts it there as the latest. */
  put(id: ClubId, club: Club): void {
    this.take(id);
    const entries = entriesOf(club);
    this.held.set(id, { club, entries, putAt: this.now() });
    this.entries += entries;
  }

  /** Puts it in the place of what is known of the same club. Returns whether there was anything. */
  replace(id: ClubId, club: Club): boolean {
    const before = this.held.get(id);
    if (before === undefined) return false;
    const entries = entriesOf(club);
    this.held.set(id, { ...before, club, entries });
    this.entries += entries - before.entries;
    return true;
  }

  take(id: ClubId): void {
    this.entries -= this.held.get(id)?.entries ?? 0;
    this.held.delete(id);
  }

  /** Lets the oldest go until no more are left than so many, with so many entries, but not the latest. */
  shrink(clubs: number, entries: number): void {
    for (const oldest of this.held.keys()) {
      if (this.size === 1 || (this.size <= clubs && this.entries <= entries)) return;
      this.take(oldest);
    }
  }
}

function entriesOf({ books }: Known): number {
  let entries = 0;
  for (const book of books.values()) entries += book.entries.length;
  return entries;
}
