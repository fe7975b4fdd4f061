import type { ClubId } from '../house/ports.ts';
import type { Database } from './database.ts';
import { emptyLog } from './erasure.ts';
import type { PrismaClient } from './generated/client.ts';

/** The tables with rows of clubs, whatever they are called. */
const tables = `SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
  WHERE m.type = 'table' AND c.name = 'clubId' ORDER BY m.name`;

/**
 * Deletes every row of a club, in every table, in one transaction. SQLite overwrites what it deletes, and the write-ahead
 * log is emptied. For who has the client.
 */
export async function eraseClub(database: Database, client: PrismaClient, club: ClubId): Promise<void> {
  const names = (await database.rows(tables)).map(([name]) => String(name));
  await database.inOneMoment(client, async (moment) => {
    // Which of the tables names rows of which other is looked at only when all are gone.
    await moment.$queryRawUnsafe('PRAGMA defer_foreign_keys = ON');
    for (const name of names)
      await moment.$executeRawUnsafe(`DELETE FROM "${name}" WHERE "clubId" = ?`, club);
    await moment.$executeRawUnsafe('DELETE FROM "Club" WHERE "id" = ?', club);
  });
  await emptyLog(client);
}
