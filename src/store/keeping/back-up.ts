import { existsSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Instant } from '../../../terms/time.ts';
import { CopyExists, CopyNotWhole, DatabaseOlder, explainedCopy } from '../database-errors.ts';
import { inspectDatabase, openForReading } from '../open-database.ts';
import { isSound, type Verified, verifyAll } from '../verify.ts';
import { begunCopiesOf, copiesOf, copyAt } from './copies.ts';
import { copyDatabase, syncFolderOf, wasThere } from './copy-file.ts';

interface Wish {
  /** The file of the database. */
  from: string;
  /** The file to write; null is a dated one in `backups/` beside the database, where the newest are kept. */
  to: string | null;
  /** How many are kept there, this one among them. */
  keep: number;
  now: Instant;
}

interface BackUp {
  /** The copy, and its size in bytes. */
  file: string;
  size: number;
  /** Its clubs and their entries; null where the copy is of an older version, whose ledgers this one does not fold. */
  verified: Verified | null;
  /** Older copies that were deleted. */
  deleted: string[];
}

/**
 * Copies the database while the bot runs or not, and checks that the copy is whole before it gets its name: SQLite's own
 * check, and every ledger folded. Entries that cannot be read are in it as they are, and named in `verified`: a copy is better
 * than none. Throws a `DatabaseError` when there is none, when it or the copy is not whole, and
 * when the copy cannot be written or is there already; then no copy is left.
 */
export async function backUp({ from, to, keep, now }: Wish): Promise<BackUp> {
  await inspectDatabase(from);
  const file = to ?? copyAt(from, now);
  if (existsSync(file)) throw new CopyExists(file);
  const part = `${file}.part`;
  try {
    if (to === null) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await copyDatabase(from, part);
    const verified = await verifyCopy(part, from);
    if (existsSync(file)) throw new CopyExists(file);
    await rename(part, file);
    await syncFolderOf(file);
    const deleted = to === null ? deleteOld(from, keep, now) : [];
    return { file, size: statSync(file).size, verified, deleted };
  } catch (error) {
    if (!wasThere(error, part)) rmSync(part, { force: true });
    throw explainedCopy(file, error);
  }
}

async function verifyCopy(part: string, from: string): Promise<Verified | null> {
  try {
    const database = await openForReading(`file:${part}`);
    const verified = await verifyAll(database).finally(() => database.close());
    if (!isSound(verified)) throw new CopyNotWhole(from, verified.differences);
    return verified;
  } catch (error) {
    if (error instanceof DatabaseOlder) return null;
    throw error;
  }
}

/** Deletes all copies but the newest, and those that were begun more than an hour ago and never ended. */
function deleteOld(from: string, keep: number, now: Instant): string[] {
  const hourAgo = copyAt(from, now - 3600_000);
  const old = [...copiesOf(from).slice(keep), ...begunCopiesOf(from).filter((file) => file < hourAgo)];
  for (const file of old) rmSync(file, { force: true });
  return old;
}
