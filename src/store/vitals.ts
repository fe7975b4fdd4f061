import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { Instant } from '../../terms/time.ts';
import { everywhere, type Hosting } from '../house/hosting.ts';
import type { Database } from './database.ts';
import { areServed } from './queries.ts';

/** What waits in the database, and how much it holds. */
export interface Kept {
  clubs: number;
  /** When the first club began; null where there is none. */
  since: Instant | null;
  /** Of all clubs' ledgers together, or about. */
  entries: number;
  /** Notices still to be posted, and since when the first of them waits; null where none does. */
  notices: number;
  noticesSince: Instant | null;
  /** Interactions whose askers are still to be told, and since when the first of them waits; null where none does. */
  owed: number;
  owedSince: Instant | null;
}

/** What waits in the database. Notices of clubs that are not served wait for that alone. */
export function keptIn(database: Database, hosting: Hosting = everywhere): Promise<Kept> {
  return database.alone(async (client) => {
    const waiting = { messageId: null, abandoned: null, club: areServed(hosting) };
    const [clubs, notices, owed] = await client.$transaction([
      client.club.aggregate({ _count: true, _min: { createdAt: true } }),
      client.notice.aggregate({ where: waiting, _count: true, _min: { createdAt: true } }),
      client.interaction.aggregate({ where: { answered: false }, _count: true, _min: { at: true } }),
    ]);
    return {
      clubs: clubs._count,
      since: instantOf(clubs._min.createdAt),
      entries: await database.engine.entries(),
      notices: notices._count,
      noticesSince: instantOf(notices._min.createdAt),
      owed: owed._count,
      owedSince: instantOf(owed._min.at),
    };
  });
}

const instantOf = (date: Date | null): Instant | null => date?.getTime() ?? null;

/**
 * Rejects, as the system or Prisma does, when nothing can be kept: the disk is full, or the database is locked or only to
 * be read. A change of no rows takes SQLite's lock for writing and leaves nothing behind. A server's disk
 * is its own: then there is no `file`.
 */
export async function tryWriting(database: Database, file: string | null): Promise<void> {
  await database.alone((client) => client.club.updateMany({ where: { id: '' }, data: { name: null } }));
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
