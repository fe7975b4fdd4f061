import type { Database } from '../database.ts';

/** More notices than a club ever makes between a copy and the day on which it is needed. */
const ahead = 1_000_000;

/**
 * Has a database that comes from a copy post nothing twice. What was on its way when the copy was made may be there: it is
 * looked for first. And new notices get numbers that none of those had which the copy does not know, since a notice is
 * known in its channel by its number.
 */
export async function neverPostTwice(database: Database): Promise<void> {
  await database.alone(async (client) => {
    await client.notice.updateMany({
      where: { attempts: 0, messageId: null, abandoned: null },
      data: { attempts: 1 },
    });
    await database.engine.passNotices((await database.engine.lastNotice()) + ahead);
  });
}
