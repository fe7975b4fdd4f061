import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Instant } from '../../terms/time.ts';
import { everywhere, type Hosting, isOwn } from '../house/hosting.ts';
import { instant, text } from './columns.ts';
import type { Database } from './database.ts';
import { codeOf } from './database-errors.ts';
import type { Value } from './engine/engine.ts';
import { areOnTheirWay } from './prisma-outbox.ts';
import { areServed } from './queries.ts';

/** What waits in the database, and how much it holds. */
export interface Kept {
  clubs: number;
  /** When the first club began; null where there is none. */
  since: Instant | null;
  /** Of all clubs' ledgers together, or about. */
  entries: number;
  /** Notices that this process has still to post, and since when the first of them waits; null where none does. */
  notices: number;
  noticesSince: Instant | null;
  /** Interactions whose askers are still to be told, and since when the first of them waits; null where none does. */
  owed: number;
  owedSince: Instant | null;
}

/** What waits in the database. */
export function keptIn(database: Database, hosting: Hosting = everywhere): Promise<Kept> {
  const count = async (column: string, of: string, ...values: readonly Value[]) => {
    const [row] = await database.rows(`SELECT count(*), min("${column}") FROM ${of}`, ...values);
    const [many, since] = countRow.parse(row);
    return { many, since: since?.getTime() ?? null };
  };
  return database.alone(() =>
    database.reading(async () => {
      const clubs = await count('createdAt', '"Club"');
      const owed = await count('at', '"Interaction" WHERE "answered" = ?', false);
      return {
        ...{ clubs: clubs.many, since: clubs.since },
        entries: await database.engine.entries(),
        ...(await ownNotices(database, hosting)),
        ...{ owed: owed.many, owedSince: owed.since },
      };
    }),
  );
}

/** Those of the clubs that this process serves, as in `PrismaOutbox`: what the others have to say waits for those who serve them. */
async function ownNotices(
  database: Database,
  hosting: Hosting,
): Promise<Pick<Kept, 'notices' | 'noticesSince'>> {
  const { is, args } = areServed(hosting);
  const rows = await database.rows(
    `SELECT "clubId", count(*), min("createdAt") FROM "Notice"
      WHERE ${areOnTheirWay} AND "clubId" IN (SELECT "id" FROM "Club" WHERE ${is}) GROUP BY "clubId"`,
    ...args,
  );
  const own = rows.map((row) => clubRow.parse(row)).filter(([club]) => isOwn(hosting.shards, club));
  return {
    notices: own.reduce((sum, [, many]) => sum + many, 0),
    noticesSince: own.length === 0 ? null : Math.min(...own.map(([, , since]) => since.getTime())),
  };
}

const clubRow = z.tuple([text, z.int(), instant]);
const countRow = z.tuple([z.int(), instant.nullable()]);

/** Why nothing can be kept, by the database's code. */
class NotWritten extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = codeOf(cause);
  }
}

/**
 * Rejects when nothing can be kept, with the code of the system or of the database where there is one. The disk may be full, or the
 * database locked or only to be read. A change of no rows takes SQLite's lock for writing and leaves nothing behind. A server's disk
 * is its own: then there is no `file`.
 */
export async function tryWriting(database: Database, file: string | null): Promise<void> {
  const change = 'UPDATE "Club" SET "name" = NULL WHERE "id" = ?';
  await database
    .alone(() => database.run(change, ''))
    .catch((error: unknown) => {
      throw codeOf(error) === '' ? error : new NotWritten(error);
    });
  if (file !== null) await tryDisk(file);
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
