import { constants, copyFileSync, existsSync, linkSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Instant } from '../../../terms/time.ts';
import { claimAlone } from '../claim.ts';
import { explained } from '../database-errors.ts';
import { logOf } from '../inspect.ts';
import { Sqlite } from '../sqlite.ts';
import { stamp } from './copies.ts';
import { handOver, syncFile, syncFolderOf } from './copy-file.ts';

/** What came of making another database, and where what was there is kept; null where nothing was. */
export interface Replaced<Made> {
  made: Made;
  aside: string | null;
}

/**
 * Puts another database in the place of one, in one step, and keeps what was there beside it. `make` writes it to the file
 * it is given and closes it; it belongs to the user who had the one before. Throws `BotRuns` while one does, and whatever `make`
 * throws; then nothing is changed.
 */
export async function replaceDatabase<Made>(
  { file, now }: { file: string; now: Instant },
  make: (next: string) => Promise<Made>,
): Promise<Replaced<Made>> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const [next, lock] = [`${file}.next.db`, `${file}.lock`];
  const locksAnew = !existsSync(lock);
  const release = await claimAlone(file);
  try {
    if (locksAnew) handOver(lock, file);
    remove(next);
    const made = await make(next);
    if (existsSync(`${next}-wal`)) await foldLog(next);
    handOver(next, file);
    const aside = await keepAside(file, freeName(`${file}.before-${stamp(now)}`));
    await rename(next, file);
    await syncFolderOf(file);
    return { made, aside };
  } catch (error) {
    throw explained(file, error);
  } finally {
    remove(next);
    await release();
  }
}

/** That name, or the first with a number after it under which nothing is kept. */
function freeName(name: string): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`;
    if (![free, `${free}-wal`].some((path) => existsSync(path))) return free;
  }
}

function remove(file: string): void {
  for (const end of ['', '-wal', '-shm', '.lock']) rmSync(`${file}${end}`, { force: true });
}

/**
 * Keeps what is at the place of a database under another name too, with its write-ahead log where that cannot be folded
 * in; the database itself stays, to be replaced in one step. Returns the name, under which there is only the log where the
 * database is gone or empty; or null where nothing was.
 */
async function keepAside(file: string, aside: string): Promise<string | null> {
  const isThere = existsSync(file) && statSync(file).size > 0;
  const [log] = logOf(file);
  // SQLite deletes the log beside a file that is empty or damaged, as soon as anyone opens it.
  if (log !== undefined) await keepLog(log, `${aside}-wal`);
  if (isThere) {
    const isFolded = await foldLog(file).then(
      () => true,
      () => false,
    );
    if (isFolded && log !== undefined) rmSync(`${aside}-wal`);
    alsoNamed(file, aside);
  }
  // A log that was left would be taken for the next database's own.
  for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  return isThere || log !== undefined ? aside : null;
}

async function keepLog(log: string, copy: string): Promise<void> {
  copyFileSync(log, copy, constants.COPYFILE_EXCL);
  await syncFile(copy);
  handOver(copy, log);
  await syncFolderOf(copy);
}

/** Has all that was committed in the one file. Rejects with SQLite's error where that cannot be. */
async function foldLog(file: string): Promise<void> {
  const connection = await new Sqlite(file, { patience: 0 }).connect();
  try {
    await connection.executeScript('PRAGMA journal_mode = DELETE');
  } finally {
    await connection.dispose();
  }
}

/** File systems without links get a copy. */
function alsoNamed(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name, constants.COPYFILE_EXCL);
  }
}
