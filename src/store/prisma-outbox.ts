import type { Outbox, PendingNotice } from '../club/delivery.ts';
import type { Database } from './database.ts';
import type { Notice, Prisma } from './generated/client.ts';
import { noticeFrom, targetFrom } from './records.ts';

/** The notices that kept changes left in the database. */
export class PrismaOutbox implements Outbox {
  private readonly database: Database;
  private readonly listeners: (() => void)[] = [];

  constructor(database: Database) {
    this.database = database;
  }

  async pending(): Promise<PendingNotice[]> {
    const rows = await this.database.alone((client) =>
      client.notice.findMany({ where: { messageId: null, abandoned: null }, orderBy: { id: 'asc' } }),
    );
    return rows.map(pendingNotice);
  }

  trying(id: number): Promise<void> {
    return this.update(id, { attempts: { increment: 1 } });
  }

  sent(id: number, message: string): Promise<void> {
    return this.update(id, { messageId: message });
  }

  abandoned(id: number, why: string): Promise<void> {
    return this.update(id, { abandoned: why });
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

const pendingNotice = ({ id, clubId, notice, target, createdAt, attempts }: Notice): PendingNotice => ({
  id,
  club: clubId,
  notice: noticeFrom(notice),
  target: targetFrom(target),
  since: createdAt.getTime(),
  attempts,
});
