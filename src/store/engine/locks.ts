import { setTimeout as wait } from 'node:timers/promises';
import { AsyncQueue } from '@sapphire/async-queue';
import type pg from 'pg';
import type { Duty } from '../../house/duty.ts';
import type { Shards } from '../../house/hosting.ts';
import { type Look, watchedClient } from './watched-client.ts';

/** PostgreSQL's locks have two numbers each. The first is one of these; to the last of them, the number of all shards is added. */
const identifying = 72_026_000;
const counting = 72_026_001;
const shardsOf = 72_027_000;

/** Whether a process goes by another number of shards. */
const othersCount = `SELECT FROM pg_locks JOIN pg_database ON pg_locks.database = pg_database.oid
  WHERE datname = current_database() AND locktype = 'advisory' AND classid::int = $1 AND objid::int <> $2`;

/** How often a lock is tried that another process has, and how soon a connection is made again, in milliseconds. */
const every = 250;
const again = 1_000;

/** How long Discord has two sessions of a bucket apart, and a little more, in milliseconds. */
const apart = 5_250;

type Lock = readonly [number, number];

/**
 * The duty of a process with those shards, kept as locks of the server, which end with the connection: whatever becomes of the process
 * or of the network, another one can take them then.
 */
export class LocksOnServer implements Duty {
  readonly lost: Promise<void>;
  isTaken = false;
  private lose: () => void = () => {};
  private client: pg.Client | null = null;
  private last: Promise<unknown> = Promise.resolve();
  /** By bucket: to the server, who has a lock may take it again, so that those of this process wait here. */
  private readonly turns = new Map<number, AsyncQueue>();
  private isOver = false;

  constructor(
    private readonly url: string,
    private readonly shards: Shards | null,
    private readonly look?: Look,
  ) {
    this.lost = new Promise((resolve) => {
      this.lose = resolve;
    });
  }

  async taken(signal?: AbortSignal): Promise<void> {
    // Those that try at once, and go by different numbers, keep out of each other's way.
    while (!(await this.tryDuty())) await wait(every * (1 + Math.random()), undefined, { signal });
    this.isTaken = true;
  }

  async turn(bucket: number, signal: AbortSignal): Promise<void> {
    const lock: Lock = [identifying, bucket];
    const turns = this.turns.get(bucket) ?? new AsyncQueue();
    this.turns.set(bucket, turns);
    await turns.wait({ signal });
    try {
      while (!(await this.tryAll([lock]))) await wait(every, undefined, { signal });
    } catch (error) {
      turns.shift();
      throw error;
    }
    setTimeout(() => void this.passOn(lock, turns), apart).unref();
  }

  private async passOn(lock: Lock, turns: AsyncQueue): Promise<void> {
    await this.unlock(lock).catch(() => this.drop());
    turns.shift();
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.client?.end().catch(() => {});
  }

  private get counted(): Shards {
    return this.shards ?? { own: [0], of: 1 };
  }

  private get own(): readonly Lock[] {
    const { own, of } = this.counted;
    return own.map((shard) => [shardsOf + of, shard]);
  }

  /** Whether it has its shards now. It has none while others go by another number of them: those have clubs of its own. */
  private async tryDuty(): Promise<boolean> {
    const count: Lock = [counting, this.counted.of];
    try {
      if ((await this.ask(othersCount, count)).rows.length > 0 || !(await this.tryAll(this.own)))
        return false;
      await this.ask('SELECT pg_advisory_lock_shared($1, $2)', count);
      if ((await this.ask(othersCount, count)).rows.length === 0) return true;
      await this.ask('SELECT pg_advisory_unlock_shared($1, $2)', count);
      for (const lock of this.own) await this.unlock(lock);
    } catch {
      this.drop();
    }
    return false;
  }

  /** Whether it has all of them now; none where another has one. */
  private async tryAll(locks: readonly Lock[]): Promise<boolean> {
    try {
      const got: Lock[] = [];
      for (const lock of locks) {
        const { rows } = await this.ask('SELECT pg_try_advisory_lock($1, $2) AS got', lock);
        if (rows[0]?.got === true) got.push(lock);
      }
      if (got.length === locks.length) return true;
      for (const lock of got) await this.unlock(lock);
      return false;
    } catch {
      this.drop();
      return false;
    }
  }

  private unlock(lock: Lock): Promise<unknown> {
    return this.ask('SELECT pg_advisory_unlock($1, $2)', lock);
  }

  /** Asks one thing after the other, of one connection, however many want to know something at once. */
  private ask(sql: string, values: readonly number[] = []): Promise<pg.QueryResult> {
    const answer = this.last.then(async () => {
      this.client ??= await this.connect();
      return this.client.query(sql, [...values]);
    });
    this.last = answer.catch(() => {});
    return answer;
  }

  private async connect(): Promise<pg.Client> {
    const client = watchedClient(this.url, 'duty', this.look);
    await client.connect();
    client.once('end', () => {
      if (this.client === client) this.drop();
    });
    return client;
  }

  /** The connection is lost, and every lock with it: they are taken again, unless another process has been quicker. */
  private drop(): void {
    const { client } = this;
    this.client = null;
    void client?.end().catch(() => {});
    if (this.isTaken && !this.isOver) void this.takeAgain();
  }

  private async takeAgain(): Promise<void> {
    this.isTaken = false;
    while (!this.isOver) {
      await wait(again, undefined, { ref: false });
      if (await this.tryDuty()) {
        this.isTaken = true;
        return;
      }
      if (this.client !== null) return this.lose();
    }
  }
}
