import { z } from 'zod';
import {
  type Lane,
  laneTargets,
  type Outbox,
  type PendingNotice,
  type UnreadableNotice,
} from '../house/delivery.ts';
import { everywhere, type Hosting, isOwn } from '../house/hosting.ts';
import type { Addressed } from '../told.ts';
import { instant, readRows, text } from './columns.ts';
import type { Database } from './database.ts';
import { areServed } from './queries.ts';
import { addressedFrom, noticeRecord, targetBegins } from './records.ts';

/** The notices that kept changes left in the database. */
export class PrismaOutbox implements Outbox {
  private readonly listeners: (() => void)[] = [];

  constructor(
    private readonly database: Database,
    private readonly hosting: Hosting = everywhere,
  ) {}

  async pending(lane?: Lane): Promise<PendingNotice[]> {
    return (await this.onTheirWay(lane)).flatMap((row) => {
      const told = addressedFrom(row);
      const { id, mark, clubId: club, createdAt, attempts } = row;
      return told === null ? [] : [{ id, mark, club, ...told, since: createdAt.getTime(), attempts }];
    });
  }

  async unreadable(): Promise<UnreadableNotice[]> {
    const rows = (await this.onTheirWay()).filter((row) => addressedFrom(row) === null);
    return rows.map(({ id, clubId: club }) => ({ id, club }));
  }

  trying(id: number): Promise<void> {
    return this.update(id, '"attempts" = "attempts" + 1');
  }

  sent(id: number, message: string): Promise<void> {
    return this.update(id, '"messageId" = ?', message);
  }

  async abandoned(id: number, why: string, instead: readonly Addressed[]): Promise<void> {
    await this.database.alone(async (client) => {
      const { clubId, createdAt } = await client.notice.findUniqueOrThrow({ where: { id } });
      const data = instead.map((each) => noticeRecord(clubId, createdAt, each));
      await this.database.inOneMoment(async (moment) => {
        // What is done again, as the end of it was cut off, leaves no second notice.
        const where = { id, abandoned: null };
        const { count } = await moment.notice.updateMany({ where, data: { abandoned: why } });
        if (count > 0) await moment.notice.createMany({ data });
      });
    });
    if (instead.length > 0) this.wake();
  }

  onNotices(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Tells the listeners that there are new notices. */
  wake(): void {
    for (const listener of this.listeners) listener();
  }

  /** Those of the clubs that this process serves: what the others have to say waits until somebody does. */
  private async onTheirWay(lane?: Lane) {
    const [served, told] = [areServed(this.hosting), areTold(lane)];
    const where = `WHERE ${areOnTheirWay} AND "clubId" IN (SELECT "id" FROM "Club" WHERE ${served.is})
      AND ${told.is} ORDER BY "id"`;
    const args = [...served.args, ...told.args];
    const all = await this.database.alone(() => readRows(this.database, notices, where, ...args));
    return all.filter(({ clubId }) => isOwn(this.hosting.shards, clubId));
  }

  /** Past Prisma, which has four statements and a transaction for it. Rejects where the notice is gone, as with a club that was erased. */
  private async update(id: number, change: string, ...values: readonly string[]): Promise<void> {
    const sql = `UPDATE "Notice" SET ${change} WHERE "id" = ? RETURNING "id"`;
    const changed = await this.database.alone(() => this.database.rows(sql, ...values, id));
    if (changed.length === 0) throw new Error(`There is no notice ${id}`);
  }
}

/** Which notices are on their way. */
export const areOnTheirWay = '"messageId" IS NULL AND "abandoned" IS NULL';

const notices = {
  table: 'Notice',
  columns: z.object({
    ...{ id: z.int(), mark: text, clubId: text, notice: text, target: text },
    ...{ createdAt: instant, attempts: z.int() },
  }),
};

/** The condition for notices that are told that way, by how their targets begin (`noticeRecord`), and the values for its `?`. */
function areTold(lane?: Lane): { is: string; args: readonly string[] } {
  if (lane === undefined) return { is: 'TRUE', args: [] };
  // What begins in no known way goes with the channels' own.
  const known = lane === 'channels' ? Object.values(laneTargets).flat() : laneTargets[lane];
  const begins = `(${known.map(() => '"target" LIKE ?').join(' OR ')})`;
  return {
    is: lane === 'channels' ? `NOT ${begins}` : begins,
    args: known.map((to) => `${targetBegins(to)}%`),
  };
}
