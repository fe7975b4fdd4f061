import { constants, copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { Sqlite } from '../sqlite.ts';

/**
 * Keeps what is at the place of a database under another name too, with its write-ahead log where that cannot be folded
 * in; the database itself stays, to be replaced in one step. Returns the name, under which there is only the log where the
 * database is gone or empty; or null where nothing was.
 */
export async function keepAside(file: string, aside: string): Promise<string | null> {
  // SQLite deletes the log beside an empty file, whoever looks at it.
  const isThere = existsSync(file) && statSync(file).size > 0;
  if (isThere) {
    // A file that is damaged is left with its log.
    await foldLog(file).catch(() => {});
    alsoNamed(file, aside);
  }
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  const hasLog = log !== undefined && log.size > 0;
  // A log that was left would be taken for the next database's own.
  if (hasLog) renameSync(`${file}-wal`, `${aside}-wal`);
  else rmSync(`${file}-wal`, { force: true });
  rmSync(`${file}-shm`, { force: true });
  return isThere || hasLog ? aside : null;
}

/** Has all that was committed in the one file. Rejects with SQLite's error where that cannot be. */
export async function foldLog(file: string): Promise<void> {
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
