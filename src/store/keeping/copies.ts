import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Instant } from '../../../terms/time.ts';
import { isThere, whyUnread } from '../is-there.ts';

/** The moment as it stands in the names of files, to the second. */
export const stamp = (now: Instant): string =>
  new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');

/** The folder beside a database in which copies of it are kept. */
export const copiesFolder = (file: string): string => join(dirname(file), 'backups');

/** Where a copy made at that moment belongs. */
export const copyAt = (file: string, now: Instant): string =>
  join(copiesFolder(file), `${stem(file)}-${stamp(now)}.db`);

/** The copies that are kept of a database, the newest first; and what is left of those that were cut short. */
export const copiesOf = (file: string): string[] => named(file, '.db');
export const begunCopiesOf = (file: string): string[] => named(file, '.db.part');

function named(file: string, end: string): string[] {
  const folder = copiesFolder(file);
  if (!isThere(folder) || !statSync(folder).isDirectory()) return [];
  const start = `${stem(file)}-`;
  const when = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
  return namesIn(folder)
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .filter((name) => when.test(name.slice(start.length, -end.length)))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw whyUnread(folder, error);
  }
}

const stem = (file: string): string => basename(file, extname(file));

/** For how many milliseconds the newest copy of a database has been there, in `backups/` beside it; null where there is none. */
export function ageOfCopy(file: string, now: Instant): number | null {
  const [newest] = copiesOf(file);
  return newest === undefined ? null : Math.max(0, now - statSync(newest).mtimeMs);
}
