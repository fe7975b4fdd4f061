import { constants, copyFileSync, existsSync, linkSync, rmSync, statSync } from 'node:fs';
import { logOf } from '../inspect.ts';
import { Sqlite } from '../sqlite.ts';
import { syncFile, syncFolderOf } from './copy-file.ts';
import { handOver } from './hand-over.ts';

/**
 * Keeps what is at the place of a database under another name too, with its write-ahead log where that cannot be folded
 * in; the database itself stays, to be replaced in one step. Returns the name, under which there is only the log where the
 * database is gone or empty; or null where nothing was.
 */
export async function keepAside(file: string, aside: string): Promise<string | null> {
  const isThere = existsSync(file) && statSync(file).size > 0;
  const [log] = logOf(file);
  // SQLite deletes the log beside a file that is empty or damaged, whoever opens it.
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
