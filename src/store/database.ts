import { setImmediate as othersGo, setTimeout as wait } from 'node:timers/promises';
import type { AnyRules } from '../ledger/rule-books.ts';
import type { Release } from './claim.ts';
import type { Engine, Moment, Value } from './engine/engine.ts';
import type { PrismaClient } from './generated/client.ts';
import type { Keys } from './keys.ts';

/**
 * How long to wait for what passes, in milliseconds: another program that is writing, a server that starts anew. SQLite itself would
 * wait too, but with the whole process standing still, which could then not even tell Discord that it needs longer.
 */
const patience = 5_000;

/** For how long turns follow one another before the process looks at what has come meanwhile, in milliseconds. */
const breath = 5;

/** A part of a transaction, begun when it is called. */
export type Step = () => PromiseLike<unknown>;

/** One that goes by Prisma, which is given to it inside the transaction. */
export interface PrismaStep {
  byPrisma(moment: Moment): PromiseLike<unknown>;
}

/** What comes of each of them. Rejects as the first that fails does, once the others are over: nothing goes on behind. */
export const atOnce = <Asked extends readonly unknown[] | []>(
  asked: Asked,
): Promise<{ -readonly [Place in keyof Asked]: Awaited<Asked[Place]> }> =>
  Promise.all(asked).finally(() => Promise.allSettled(asked));

/**
 * One connection, and one queue before it: who has the client has it alone, so nobody sees half a transaction and
 * no write slips into somebody else's.
 */
export class Database {
  private last: Promise<unknown> = Promise.resolve();
  private under = 0;
  /** When the process last looked at what had come, as far as turns know of it; by `performance.now()`. */
  private looked = 0;

  constructor(
    readonly engine: Engine,
    readonly keys: Keys,
    /** What books there can be besides a club's own, and by which rule books they go. */
    readonly kindsOfBook: readonly AnyRules[],
    private readonly release: Release,
  ) {}

  /**
   * Does the work when its turn has come, and gives back what comes of it. What another program's writing keeps from
   * being done is done again, so work must leave nothing behind when it fails.
   */
  alone<T>(work: (client: PrismaClient) => Promise<T>): Promise<T> {
    if (this.under === 0) this.looked = performance.now();
    this.under += 1;
    const turn = this.last.then(() => this.breathe()).then(() => this.insist(work));
    this.last = turn.catch(() => {});
    return turn
      .then((made) => this.onDisk(made))
      .finally(() => {
        this.under -= 1;
      });
  }

  /** How much work was asked for and is not done. */
  get queue(): number {
    return this.under;
  }

  /**
   * What a query finds, row by row. For who has the client: it is asked of the same connection past Prisma, which takes many
   * times as long. For what is asked with every command; all else is Prisma's.
   */
  rows(sql: string, ...args: readonly Value[]): Promise<unknown[][]> {
    return this.engine.rows(sql, args);
  }

  /** Carries out a statement that changes rows. For who has the client; past Prisma as `rows` is. */
  run(sql: string, ...args: readonly Value[]): Promise<void> {
    return this.engine.run(sql, args);
  }

  /**
   * Takes the steps one after the other in one transaction, those with Prisma's statements and those past it, which go
   * through the same connection: all are kept, or none. Where all are past Prisma, so is the transaction. For who has the
   * client. The first step is to write, so that nothing is read that another program is about to change.
   */
  together(steps: readonly (Step | PrismaStep)[]): Promise<void> {
    const plain = steps.filter((step) => typeof step === 'function');
    if (plain.length === steps.length)
      return this.pastPrisma(async () => {
        for (const step of plain) await step();
      });
    return this.inOneMoment(async (moment) => {
      for (const step of steps) await (typeof step === 'function' ? step() : step.byPrisma(moment));
    });
  }

  /** Does the work in one transaction, which sees nothing of what other programs write meanwhile. For who has the client. */
  inOneMoment<T>(work: (moment: Moment) => Promise<T>): Promise<T> {
    return this.engine.inOneMoment(work);
  }

  /** The same for work in which nothing goes by Prisma. */
  pastPrisma<T>(work: () => Promise<T>): Promise<T> {
    return this.engine.pastPrisma(work);
  }

  /** The same for work that changes nothing either. Several questions go fastest `atOnce`. */
  reading<T>(work: () => Promise<T>): Promise<T> {
    return this.engine.reading(work);
  }

  /** SQLite carries out everything at once: without this, nothing else would be heard of until all turns are over. */
  private async breathe(): Promise<void> {
    if (performance.now() - this.looked < breath) return;
    await othersGo();
    this.looked = performance.now();
  }

  /** Waits until all that was written before is on the disk, also by others. The next turn begins meanwhile. */
  private async onDisk<T>(made: T): Promise<T> {
    await this.engine.settled();
    return made;
  }

  private async insist<T>(work: (client: PrismaClient) => Promise<T>): Promise<T> {
    const until = performance.now() + patience;
    for (;;) {
      try {
        return await work(this.engine.client);
      } catch (error) {
        if (!this.engine.passes(error) || performance.now() > until) throw error;
        await wait(20);
      }
    }
  }

  /** Ends the connection after all work that was asked for before. */
  async close(): Promise<void> {
    await this.alone(() => this.engine.close());
    await this.release();
  }
}
