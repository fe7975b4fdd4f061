import type { ClubId } from '../../house/ports.ts';
import { besideOf } from '../address.ts';
import type { Database } from '../database.ts';
import { ClubUnknown } from '../database-errors.ts';
import { openDatabase, openForReading } from '../open-database.ts';
import { PutOffFiles } from '../put-off-files.ts';

/** A club that may be deleted, and how much is kept of it. */
export interface Doomed {
  club: ClubId;
  /** What the server is called; null where the club was never set up. */
  name: string | null;
  people: number;
  entries: number;
}

interface Wish {
  /** Where the database is. */
  url: string;
  keysFolder?: string | undefined;
  club: ClubId;
  /** Asked before anything is deleted. */
  isMeant(doomed: Doomed): Promise<boolean>;
}

/**
 * Deletes a club and all that is kept of it from the database, once its keeper has said that it is meant. Returns whether
 * it was. Throws a `DatabaseError` while a bot runs on the file, and where there is no such club; then nothing is changed.
 */
export async function deleteClub({ url, keysFolder, club, isMeant }: Wish): Promise<boolean> {
  await (await openForReading(url, keysFolder)).close();
  const database = await openDatabase(url, { alone: true, keysFolder });
  try {
    if (!(await isMeant(await lookUp(database, club)))) return false;
    await database.alone(() => database.engine.eraseClub(club));
    await new PutOffFiles(besideOf(url, keysFolder)).forget(club);
    return true;
  } finally {
    await database.close();
  }
}

async function lookUp(database: Database, club: ClubId): Promise<Doomed> {
  const clubs = await database.alone((client) =>
    client.club.findMany({
      select: { id: true, name: true, _count: { select: { people: true, entries: true } } },
      orderBy: { id: 'asc' },
    }),
  );
  const found = clubs.find(({ id }) => id === club);
  if (found !== undefined) return { club, name: found.name, ...found._count };
  throw new ClubUnknown(club, clubs);
}
