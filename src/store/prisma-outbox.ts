import type { Outbox, PendingNotice } from '../house/delivery.ts';
import { everywhere, type Hosting } from '../house/hosting.ts';
import type { Addressed } from '../house/notices.ts';
import type { Database } from './database.ts';
import type { Notice, Prisma } from './generated/client.ts';
import { noticeFrom, noticeRecord, targetFrom } from './records.ts';
import { areServed } from './served-clubs.ts';

/** The notices that kept changes left in the database. */
export class PrismaOutbox implements Outbox {
  private readonly database: Database;
  private readonly hosting: Hosting;
  private readonly listeners: (() => void)[] = [];

  constructor(database: Database, hosting: Hosting = everywhere) {
    this.database = database;
    this.hosting = hosting;
  }

  /** Those of the clubs that are served: what the others have to say waits until they are again. */
  async pending(): Promise<PendingNotice[]> {
    const rows = await this.database.alone((client) =>
      client.notice.findMany({
        where: { messageId: null, abandoned: null, club: areServed(this.hosting) },
        orderBy: { id: 'asc' },
      }),
    );
    return rows.map(pendingNotice);
  }

  trying(id: number): Promise<void> {
    return this.update(id, { attempts: { increment: 1 } });
  }

  sent(id: number, message: string): Promise<void> {
    return this.update(id, { messageId: message });
  }

  async abandoned(id: number, why: string, instead: readonly Addressed[]): Promise<void> {
    await this.database.alone(async (client) => {
      const given = await client.notice.findUniqueOrThrow({ where: { id } });
      const { clubId, createdAt } = given;
      await client.$transaction([
        client.notice.update({ where: { id }, data: { abandoned: why } }),
        client.notice.createMany({ data: instead.map((each) => noticeRecord(clubId, createdAt, each)) }),
      ]);
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

  private async update(id: number, data: Prisma.NoticeUpdateInput): Promise<void> {
    await this.database.alone((client) => client.notice.update({ where: { id }, data }));
  }
}

const pendingNotice = ({ id, mark, clubId, notice, target, createdAt, attempts }: Notice): PendingNotice => ({
  id,
  mark,
  club: clubId,
  notice: noticeFrom(notice),
  target: targetFrom(target),
  since: createdAt.getTime(),
  attempts,
});
