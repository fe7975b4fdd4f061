import { chmodSync, existsSync, lchownSync, statSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from '../database-errors.ts';
import { Sqlite } from '../sqlite.ts';

/**
 * Copies a database, as it is at one moment, into a new file for its owner's eyes only, while others write to it or not.
 * SQLite writes the copy again, so that nothing is in it that was erased. Rejects with the operating system's or SQLite's
 * error; a file that was begun is left.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  writeFileSync(to, '', { flag: 'wx', mode: 0o600 });
  const connection = await new Sqlite(from, { readonly: true }).connect();
  try {
    await connection.executeScript(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
  } finally {
    await connection.dispose();
  }
  await syncFile(to);
}

/** Whether a file could not be begun because it is there: it is another's, and not ours to delete. */
export const wasThere = (error: unknown, file: string): boolean =>
  systemCode(error) === 'EEXIST' && error instanceof Error && 'path' in error && error.path === file;

/** Has what a file holds on the disk, whatever happens next. */
export const syncFile = (file: string): Promise<void> => sync(file, 'r+');

/** Has the names in the folder of a file on the disk, whatever happens next. */
export const syncFolderOf = (file: string): Promise<void> => sync(dirname(file), 'r');

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  await synced(handle).finally(() => handle.close());
}

/** Some file systems do not know of that for folders; there nothing more can be done. */
async function synced(handle: FileHandle): Promise<void> {
  if (process.platform !== 'win32' || (await handle.stat()).isFile()) await handle.sync();
}

/**
 * Leaves a new file to the user who has the one at its place, with what others may do with that; or, where there is none, to
 * the user who has the folder and to their group. What this process may not give away it keeps.
 */
export function handOver(made: string, place: string): void {
  const { uid, gid, mode } = statSync(existsSync(place) ? place : dirname(place));
  try {
    lchownSync(made, uid, gid);
  } catch (error) {
    if (systemCode(error) !== 'EPERM') throw error;
  }
  chmodSync(made, existsSync(place) ? mode & 0o777 : modeIn(mode));
}

/** What may be done with a new file of the records: by its group no more than with the folder, and by others nothing. */
export const modeIn = (folder: number): number => 0o600 | (folder & 0o060);
