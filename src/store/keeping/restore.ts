import type { Instant } from '../../../terms/time.ts';
import { CopyMissing, DatabaseDamaged } from '../database-errors.ts';
import { mustBeReadable } from '../is-there.ts';
import { inspectFile } from '../open-database.ts';
import { firstColumn, leaveNoLog, Sqlite } from '../sqlite.ts';
import type { Verified } from '../verify.ts';
import { copyDatabase } from './copy-file.ts';
import { type Replaced, replaceDatabase } from './replace.ts';
import { takeUp } from './take-up.ts';

interface Wish {
  /** The file of the database. */
  file: string;
  /** The copy to put in its place. */
  copy: string;
  now: Instant;
}

interface Restored {
  verified: Verified;
  /** Where what was there is kept; null where nothing was. */
  aside: string | null;
  /** Who had their data erased since the copy was made, where that can be read, as `club/number`. */
  erasedSince: string[];
}

/**
 * Puts a copy in the place of the database, and keeps what was there beside it. Throws a `DatabaseError` while a bot runs,
 * and when the copy is damaged, newer than this program or none of this bot's, and when its ledgers do not verify; then
 * nothing is changed.
 */
export async function restore({ file, copy, now }: Wish): Promise<Restored> {
  mustBeReadable(copy, new CopyMissing(copy));
  const { made, aside } = await putInPlace({ file, copy, now }).finally(() => leaveNoLog(copy));
  const erased = aside === null ? [] : await erasedIn(aside);
  const erasedSince = erased.filter((person) => !made.erased.includes(person));
  return { verified: made.verified, aside, erasedSince };
}

async function putInPlace({ file, copy, now }: Wish): Promise<Replaced<Prepared>> {
  if ((await inspectFile(copy)).length === 0) throw new DatabaseDamaged(copy, 'it is empty');
  return replaceDatabase({ file, now }, (next) => prepare(copy, next));
}

interface Prepared {
  verified: Verified;
  erased: string[];
}

/** Makes what is to be put in place: the copy, brought up to date and verified. */
async function prepare(copy: string, next: string): Promise<Prepared> {
  await copyDatabase(copy, next);
  const erased = await erasedIn(next);
  return { verified: await takeUp(`file:${next}`, { named: copy }), erased };
}

const query = `SELECT clubId || '/' || json_extract(body, '$.person') FROM Entry WHERE type = 'erased'
  ORDER BY clubId, seq`;

/** Who had their data erased, as `club/number`, as far as the file can be read. */
async function erasedIn(file: string): Promise<string[]> {
  const connection = await new Sqlite(file, { readonly: true }).connect().catch(() => null);
  if (connection === null) return [];
  try {
    return (await firstColumn(connection, query)).map(String);
  } catch {
    return [];
  } finally {
    await connection.dispose();
  }
}
