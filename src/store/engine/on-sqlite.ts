import type { ClubId } from '../../house/ports.ts';
import { isBusy } from '../database-errors.ts';
import { PrismaClient } from '../generated/client.ts';
import type { Sqlite } from '../sqlite.ts';
import { type Engine, type Listener, longest, type Mark, type Moment, type Value } from './engine.ts';

/** How often it is looked whether another program has written to the file, in milliseconds. */
const lookEvery = 60_000;

/** The tables with rows of clubs, whatever they are called. */
const tables = `SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
  WHERE m.type = 'table' AND c.name = 'clubId' ORDER BY m.name`;

/** A file of SQLite's. A change needs no turn there: a place in a book is unique, and a mark is the whole file's. */
export class OnSqlite implements Engine {
  readonly client: PrismaClient;
  readonly tells = false;
  private writings: Mark = null;

  constructor(private readonly sqlite: Sqlite) {
    this.client = new PrismaClient({ adapter: sqlite });
  }

  rows(sql: string, args: readonly Value[] = []): Promise<unknown[][]> {
    return this.sqlite.rows(sql, args);
  }

  run(sql: string, args: readonly Value[] = []): Promise<void> {
    return this.sqlite.run(sql, args);
  }

  inOneMoment<T>(work: (moment: Moment) => Promise<T>): Promise<T> {
    return this.client.$transaction(work, { timeout: longest, maxWait: longest });
  }

  async pastPrisma<T>(work: () => Promise<T>): Promise<T> {
    await this.run('BEGIN');
    try {
      const made = await work();
      await this.run('COMMIT');
      return made;
    } catch (error) {
      // SQLite has ended it by itself after some errors.
      await this.run('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  reading<T>(work: () => Promise<T>): Promise<T> {
    return this.pastPrisma(work);
  }

  settled(): Promise<void> {
    return this.sqlite.settled();
  }

  get failing(): Promise<Error> {
    return this.sqlite.failing;
  }

  passes(error: unknown): boolean {
    return isBusy(error);
  }

  /** SQLite's `data_version` moves on when another connection has written to the file, which is to be on the disk as well before it is told. */
  async markOf(): Promise<Mark> {
    const writings = await this.writingsOfOthers();
    if (writings !== this.writings) this.sqlite.noteWritten();
    this.writings = writings;
    return writings;
  }

  takeTurn({ mark }: { mark: Mark }): Promise<Mark> {
    return Promise.resolve(mark);
  }

  /** Nobody listens: another program that uses the file looks at its mark. */
  async tellOthers(): Promise<void> {}

  /** Whether another program has written is looked at once in a while; what it has written, nobody tells. */
  listen(listener: Listener): () => Promise<void> {
    let last: unknown = null;
    const look = async () => {
      const before = last;
      last = await this.writingsOfOthers();
      if (before !== null && last !== before) listener.missed();
    };
    // Where it cannot be read now, the next look will do.
    const lookIfItCan = () => void look().catch(() => {});
    lookIfItCan();
    const timer = setInterval(lookIfItCan, lookEvery).unref();
    return async () => clearInterval(timer);
  }

  duty(): null {
    return null;
  }

  /** SQLite overwrites what it deletes, and the write-ahead log is emptied. */
  async eraseClub(club: ClubId): Promise<void> {
    const names = (await this.rows(tables)).map(([name]) => String(name));
    await this.inOneMoment(async (moment) => {
      // Which of the tables names rows of which other is looked at only when all are gone.
      await moment.$queryRawUnsafe('PRAGMA defer_foreign_keys = ON');
      for (const name of names) await this.run(`DELETE FROM "${name}" WHERE "clubId" = ?`, [club]);
      await this.run('DELETE FROM "Club" WHERE "id" = ?', [club]);
    });
    await this.emptyLog();
  }

  /** As far as no other program is reading there: what cannot leave the log now does when it is emptied next, at the latest as the bot ends. */
  async emptyLog(): Promise<void> {
    await this.client.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`.catch(() => {});
  }

  async lastNotice(): Promise<number> {
    const [[last] = []] = await this.rows("SELECT seq FROM sqlite_sequence WHERE name = 'Notice'");
    return Number(last ?? 0);
  }

  async passNotices(last: number): Promise<void> {
    await this.inOneMoment(async () => {
      await this.run(`INSERT INTO sqlite_sequence (name, seq) SELECT 'Notice', 0
        WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'Notice')`);
      await this.run("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'Notice'", [last]);
    });
  }

  /** Entries are only ever added, so that the last one's row says about how many there are without counting them. */
  async entries(): Promise<number> {
    const [[last] = []] = await this.rows('SELECT max(rowid) FROM "Entry"');
    return Number(last ?? 0);
  }

  /** Is another number once another connection has written to the file. */
  private async writingsOfOthers(): Promise<unknown> {
    const [[writings] = []] = await this.rows('PRAGMA data_version');
    return writings;
  }

  async close(): Promise<void> {
    try {
      await this.sqlite.settled();
    } finally {
      await this.client.$disconnect();
      await this.sqlite.letGo();
    }
  }
}
