import { CopyNotWhole } from '../database-errors.ts';
import { openDatabase } from '../open-database.ts';
import { isSound, type Verified, verifyAll } from '../verify.ts';
import { neverPostTwice } from './notices.ts';

/**
 * Makes a database ready that comes from a copy, before a bot runs on it: brings it up to date, verifies it, and has what was on its way
 * looked for before it is posted. Throws a `DatabaseError` where its ledgers do not verify, which calls it `named`.
 */
export async function takeUp(
  url: string,
  { named, keysFolder }: { named: string; keysFolder?: string },
): Promise<Verified> {
  const database = await openDatabase(url, { keysFolder });
  try {
    const verified = await verifyAll(database);
    if (!isSound(verified)) throw new CopyNotWhole(named, verified.differences);
    await neverPostTwice(database);
    return verified;
  } finally {
    await database.close();
  }
}
