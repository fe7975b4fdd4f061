import { setTimeout as wait } from 'node:timers/promises';
import type { AccountKey } from './account-key.ts';
import { isBusy } from './database-errors.ts';
import { PrismaClient } from './generated/client.ts';
import type { Seal } from './seal.ts';
import type { Sqlite } from './sqlite.ts';

/**
 * How long to wait for another program that is writing, in milliseconds. SQLite itself would wait too, but with the
 * whole process standing still, which could then not even tell Discord that it needs longer.
 */
const patience = 5_000;

/**
 * One connection, and one queue before it: who has the client has it alone, so nobody sees half a transaction and
 * no write slips into somebody else's.
 */
export class Database {
  /** By which accounts that were erased are known again. */
  readonly accountKey: AccountKey;
  /** With which addresses leave that only we give. */
  readonly seal: Seal;
  private readonly client: PrismaClient;
  private last: Promise<unknown> = Promise.resolve();

  constructor(adapter: Sqlite, { accountKey, seal }: Pick<Database, 'accountKey' | 'seal'>) {
    this.accountKey = accountKey;
    this.seal = seal;
    this.client = new PrismaClient({ adapter });
  }

  /**
   * Does the work when its turn has come, and gives back what comes of it. What another program's writing keeps from
   * being done is done anew, so work must leave nothing behind when it fails.
   */
  alone<T>(work: (client: PrismaClient) => Promise<T>): Promise<T> {
    const turn = this.last.then(() => this.insist(work));
    this.last = turn.catch(() => {});
    return turn;
  }

  private async insist<T>(work: (client: PrismaClient) => Promise<T>): Promise<T> {
    const until = Date.now() + patience;
    for (;;) {
      try {
        return await work(this.client);
      } catch (error) {
        if (!isBusy(error) || Date.now() > until) throw error;
        await wait(20);
      }
    }
  }

  /** Ends the connection after all work that was asked for before. */
  close(): Promise<void> {
    return this.alone((client) => client.$disconnect());
  }
}
