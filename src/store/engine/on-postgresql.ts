import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Duty } from '../../house/duty.ts';
import type { Shards } from '../../house/hosting.ts';
import type { ClubId } from '../../house/ports.ts';
import type { PrismaClient } from '../generated/client.ts';
import { PrismaClient as ClientOfPostgresql } from '../generated/postgresql/client.ts';
import {
  type Engine,
  type Listener,
  longest,
  type Mark,
  type Moment,
  Overtaken,
  type Turn,
  type Value,
} from './engine.ts';
import { LocksOnServer } from './locks.ts';
import { isLost, isNotGivenYet, isOvertaken } from './lost.ts';
import { listen, type News, newsOf } from './news.ts';
import type { OneConnection } from './one-connection.ts';
import { statementName } from './statement-names.ts';

/** How long to wait until it is known whether a transaction was kept whose end was cut off, in milliseconds. */
const patience = 5_000;

/** From how many rows on it takes long to count them. */
const many = 100_000;

/**
 * Changes the club's row without changing it, where nobody else has: its `xmin` is the transaction that wrote it last. Others are told of it
 * once that is committed.
 */
const takeTurn = `UPDATE "Club" SET "name" = "name" WHERE "id" = ? AND xmin::text = ?
  RETURNING xmin::text, pg_current_xact_id()::text, pg_notify(?, ?)`;

const tables = `SELECT DISTINCT table_name FROM information_schema.columns
  WHERE table_schema = current_schema() AND column_name = 'clubId' ORDER BY table_name`;

/** A turn that was taken, and the number of the transaction in which it was. */
type TakenTurn = Turn & { transaction: string };

/** A PostgreSQL server, which several programs write to at once. */
export class OnPostgresql implements Engine {
  readonly client: PrismaClient;
  readonly tells = true;
  /** By which its own news are known. */
  private readonly who = randomUUID();
  /** That of a club whose transaction is not over. */
  private under: TakenTurn | null = null;

  constructor(
    private readonly connection: OneConnection,
    private readonly url: string,
  ) {
    const client = new ClientOfPostgresql({
      adapter: new PrismaPg(connection, { statementNameGenerator: ({ sql }) => statementName(sql) ?? '' }),
    });
    // Made of the same model, but that each names its own database.
    this.client = client as unknown as PrismaClient;
  }

  rows(sql: string, args: readonly Value[] = []): Promise<unknown[][]> {
    return this.connection.rows(sql, args);
  }

  async run(sql: string, args: readonly Value[] = []): Promise<void> {
    await this.connection.run(sql, args);
  }

  inOneMoment<T>(work: (moment: Moment) => Promise<T>): Promise<T> {
    const limits = { timeout: longest, maxWait: longest };
    return this.surely((end) => this.client.$transaction(async (moment) => end(await work(moment)), limits));
  }

  pastPrisma<T>(work: () => Promise<T>): Promise<T> {
    return this.surely((end) => this.connection.hold(async () => end(await work())));
  }

  reading<T>(work: () => Promise<T>): Promise<T> {
    return this.connection.hold(work, { reads: true });
  }

  /**
   * A transaction calls `end` with what has come of it before it ends. Where the connection is lost as it ends, the server is asked whether it
   * was kept, so that nothing is done twice.
   */
  private async surely<T>(transaction: (end: (made: T) => T) => Promise<T>): Promise<T> {
    this.under = null;
    const made: T[] = [];
    try {
      return await transaction((result) => {
        made.push(result);
        return result;
      });
    } catch (error) {
      const [result] = made;
      if (made.length > 0 && isLost(error) && (await this.wasKept())) return result as T;
      throw error;
    } finally {
      this.under = null;
    }
  }

  /** The server answers a COMMIT only once it is on its disk. */
  async settled(): Promise<void> {}

  /** A server that cannot do it ends by itself. */
  readonly failing = new Promise<never>(() => {});

  passes(error: unknown): boolean {
    return isLost(error) || isOvertaken(error);
  }

  async markOf(club: ClubId): Promise<Mark> {
    const [[mark] = []] = await this.rows('SELECT xmin::text FROM "Club" WHERE "id" = ?', [club]);
    return mark ?? null;
  }

  async takeTurn(turn: Turn): Promise<Mark> {
    const args = [turn.club, String(turn.mark), newsOf, this.told(turn)];
    const [row] = await this.rows(takeTurn, args).catch((error: unknown) => {
      throw isOvertaken(error) ? new Overtaken() : error;
    });
    if (row === undefined) throw new Overtaken();
    this.under = { ...turn, transaction: String(row[1]) };
    return row[0];
  }

  async tellOthers(turn: Turn): Promise<void> {
    await this.rows('SELECT pg_notify(?, ?)', [newsOf, this.told(turn)]);
  }

  private told({ club, ofClocksAlone }: Turn): string {
    const news: News = { by: this.who, club, ofClocksAlone };
    return JSON.stringify(news);
  }

  listen(listener: Listener): () => Promise<void> {
    return listen(this.url, this.who, listener);
  }

  duty(shards: Shards | null): Duty {
    return new LocksOnServer(this.url, shards);
  }

  /** In one statement, at whose end alone it is looked at which of the tables names rows of which other. */
  async eraseClub(club: ClubId): Promise<void> {
    const names = (await this.rows(tables)).map(([name]) => String(name));
    const parts = names.map((name, place) => `t${place} AS (DELETE FROM "${name}" WHERE "clubId" = ?)`);
    const all = `WITH ${parts.join(', ')} DELETE FROM "Club" WHERE "id" = ?`;
    await this.inOneMoment(async () => {
      await this.run(all, [...names.map(() => club), club]);
      await this.tellOthers({ club, mark: null, ofClocksAlone: false });
    });
  }

  /** The server's own cleaning overwrites what was deleted, when it comes to it (docs/operations.md). */
  async emptyLog(): Promise<void> {}

  async lastNotice(): Promise<number> {
    const [[last, isGiven] = []] = await this.rows('SELECT last_value, is_called FROM "Notice_id_seq"');
    return isGiven === true ? Number(last) : 0;
  }

  async passNotices(last: number): Promise<void> {
    const before = await this.lastNotice();
    if (last > before) await this.rows(`SELECT setval('"Notice_id_seq"', ?::bigint)`, [last]);
  }

  /** Many are not counted again: as many as when the server last looked. */
  async entries(): Promise<number> {
    const [[about] = []] = await this.rows(`SELECT reltuples FROM pg_class WHERE oid = '"Entry"'::regclass`);
    if (Number(about) > many) return Number(about);
    const [[count] = []] = await this.rows('SELECT count(*) FROM "Entry"');
    return Number(count ?? 0);
  }

  async close(): Promise<void> {
    await this.client.$disconnect();
    if (!this.connection.ending) await this.connection.end();
  }

  private async wasKept(): Promise<boolean> {
    const { under } = this;
    if (under === null) return false;
    const until = performance.now() + patience;
    for (;;) {
      const isKept = await this.isKept(under).catch((error: unknown) => {
        if (!isLost(error) || performance.now() > until) throw error;
        return null;
      });
      if (isKept !== null || performance.now() > until) return isKept === true;
      await wait(50);
    }
  }

  /** Null while the transaction goes on. */
  private async isKept({ club, mark, transaction }: TakenTurn): Promise<boolean | null> {
    try {
      const [[fate] = []] = await this.rows('SELECT pg_xact_status(?::text::xid8)', [transaction]);
      if (fate === 'in progress') return null;
      // A server that was killed can give the number of a lost transaction to another, which leaves the club's mark as it was.
      return fate === 'committed' && (await this.markOf(club)) !== mark;
    } catch (error) {
      if (isNotGivenYet(error)) return false;
      throw error;
    }
  }
}
