import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** A club that visitors can be let into. */
export interface Club {
  /** Answers for its site and its Discord. */
  server: Server;
  close(): Promise<void>;
}

/** A club, there or on its way. */
export interface TriedClub {
  name: string;
  /** Null until it is ready. */
  club: Club | null;
  opening: Promise<void>;
  /** Whether a visitor was let into it. */
  taken: boolean;
  /** In real milliseconds. */
  usedAt: number;
  /** What is being answered from it. */
  open: Set<{ destroy(): unknown }>;
}

interface Settings {
  log: Logger;
  /** How many there are at most; the one that was used longest ago makes room for another. */
  most: number;
  openClub(name: string): Promise<Club>;
}

/** The clubs that are tried out at the moment. */
export class TriedClubs {
  readonly #settings: Settings;
  readonly #clubs = new Map<string, TriedClub>();
  /** Clubs are opened and closed one after the other: each takes the machine some seconds. */
  #work: Promise<unknown> = Promise.resolve();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  named(name: string | null): TriedClub | undefined {
    return name === null ? undefined : this.#clubs.get(name);
  }

  /** The club that was used last. */
  latest(): TriedClub | undefined {
    return [...this.#clubs.values()].sort((one, other) => other.usedAt - one.usedAt)[0];
  }

  /** A club that nobody was let into so far. */
  fresh(): TriedClub {
    return [...this.#clubs.values()].find(({ taken }) => !taken) ?? this.add();
  }

  /** Opens another club. */
  add(): TriedClub {
    const { log, most, openClub } = this.#settings;
    const name = randomBytes(9).toString('base64url');
    const opening = this.#after(() => openClub(name));
    const added: TriedClub = {
      ...{ name, club: null, taken: false, usedAt: Date.now(), open: new Set() },
      opening: opening.then((club) => {
        added.club = club;
      }),
    };
    this.#clubs.set(name, added);
    added.opening.catch((err: unknown) => {
      this.#clubs.delete(name);
      log.error({ err }, 'a club could not be opened');
    });
    while (this.#clubs.size > most) this.#drop();
    return added;
  }

  async close(): Promise<void> {
    while (this.#clubs.size > 0) this.#drop();
    await this.#work;
  }

  /** Closes the club that was used longest ago. */
  #drop(): void {
    const [oldest] = [...this.#clubs.values()].sort((one, other) => one.usedAt - other.usedAt);
    if (oldest === undefined) return;
    this.#clubs.delete(oldest.name);
    for (const each of oldest.open) each.destroy();
    this.#after(async () => oldest.club?.close()).catch((err: unknown) =>
      this.#settings.log.error({ err }, 'a club could not be closed'),
    );
  }

  #after<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }
}
