import type { Database } from '../database.ts';
import type { PrismaClient } from '../generated/client.ts';

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
    await passNotices(client, (await lastNotice(client)) + ahead);
  });
}

/** The number of the latest notice of all clubs; 0 where there was none. */
export async function lastNotice(client: Pick<PrismaClient, '$queryRaw'>): Promise<number> {
  const [row] = await client.$queryRaw<
    { seq: bigint }[]
  >`SELECT seq FROM sqlite_sequence WHERE name = 'Notice'`;
  return Number(row?.seq ?? 0);
}

/** Gives no later notice a number up to that one, under which something may stand in a channel. */
export async function passNotices(client: PrismaClient, last: number): Promise<void> {
  await client.$transaction([
    client.$executeRaw`INSERT INTO sqlite_sequence (name, seq) SELECT 'Notice', 0
      WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'Notice')`,
    client.$executeRaw`UPDATE sqlite_sequence SET seq = max(seq, ${last}) WHERE name = 'Notice'`,
  ]);
}
