import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { z } from 'zod';
import { everywhere, type Hosting } from '../house/hosting.ts';
import type { Database } from './database.ts';

/** Entries are only ever added, so that the last one's row says about how many there are without counting them. */
const counts = `WITH waiting AS (
    SELECT "createdAt" FROM "Notice" WHERE "messageId" IS NULL AND "abandoned" IS NULL AND "clubId" IN (
      SELECT "id" FROM "Club" WHERE "leftAt" IS NULL
      AND (json_array_length(?) = 0 OR "id" IN (SELECT "value" FROM json_each(?)))))
  SELECT
  (SELECT count(*) FROM "Club") AS clubs,
  (SELECT min("createdAt") FROM "Club") AS since,
  (SELECT max(rowid) FROM "Entry") AS entries,
  (SELECT count(*) FROM waiting) AS notices,
  (SELECT min("createdAt") FROM waiting) AS noticesSince,
  (SELECT count(*) FROM "Interaction" WHERE NOT "answered") AS owed,
  (SELECT min("at") FROM "Interaction" WHERE NOT "answered") AS owedSince`;

const count = z.union([z.number(), z.bigint()]).nullable().transform(Number);
const moment = z.coerce
  .date()
  .transform((at) => at.getTime())
  .nullable();
/** What waits in the database, and how much it holds. */
const kept = z.object({
  clubs: count,
  /** When the first club began; null where there is none. */
  since: moment,
  /** Of all clubs' ledgers together. */
  entries: count,
  /** Notices still to be posted, and since when the first of them waits; null where none does. */
  notices: count,
  noticesSince: moment,
  /** Interactions whose askers are still to be told, and since when the first of them waits; null where none does. */
  owed: count,
  owedSince: moment,
});
export type Kept = z.output<typeof kept>;

/** What waits in the database, in one look at it. Notices of clubs that are not served wait for that alone. */
export async function keptIn(database: Database, { servers }: Hosting = everywhere): Promise<Kept> {
  const named = JSON.stringify(servers);
  const rows = await database.alone((client) => client.$queryRawUnsafe<unknown>(counts, named, named));
  return z.tuple([kept]).parse(rows)[0];
}

/**
 * Rejects, as the system or Prisma does, when nothing can be kept: the disk is full, or the database is locked or only to
 * be read. A change of no rows takes SQLite's lock for writing and leaves nothing behind.
 */
export async function tryWriting(database: Database, file: string): Promise<void> {
  await database.alone((client) => client.club.updateMany({ where: { id: '' }, data: { name: null } }));
  await tryDisk(file);
}

/** Writes a block beside the file and removes it again. Rejects as the system does where that cannot be. */
export async function tryDisk(file: string): Promise<void> {
  const probe = `${file}.probe-${randomBytes(4).toString('hex')}`;
  try {
    const handle = await open(probe, 'wx', 0o600);
    try {
      await handle.writeFile(Buffer.alloc(4096));
      await handle.datasync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(probe, { force: true });
  }
}
