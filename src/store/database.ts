import { PrismaClient } from './generated/client.ts';
import type { Sqlite } from './sqlite.ts';

/**
 * One connection, and one queue before it: who has the client has it alone, so nobody sees half a transaction and
 * no write slips into somebody else's.
 */
export class Database {
  private readonly client: PrismaClient;
  private last: Promise<unknown> = Promise.resolve();

  constructor(adapter: Sqlite) {
    this.client = new PrismaClient({ adapter });
  }

  /** Does the work when its turn has come, and gives back what comes of it. */
  alone<T>(work: (client: PrismaClient) => Promise<T>): Promise<T> {
    const turn = this.last.then(() => work(this.client));
    this.last = turn.catch(() => {});
    return turn;
  }

  /** Ends the connection after all work that was asked for before. */
  close(): Promise<void> {
    return this.alone((client) => client.$disconnect());
  }
}
