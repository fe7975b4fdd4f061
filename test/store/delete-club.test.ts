import { describe, expect, it } from 'vitest';
import { rooms } from '../../src/rooms.ts';
import type { Database } from '../../src/store/database.ts';
import { ClubUnknown } from '../../src/store/database-errors.ts';
import { type Doomed, deleteClub } from '../../src/store/keeping/delete-club.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { verifyAll } from '../../src/store/verify.ts';
import {
  allStored,
  clubId,
  clubsOf,
  friday,
  isOnFiles,
  keysOf,
  occasion,
  opened,
  sessionHeld,
  writes,
} from './a-database.ts';
import { aFullClub } from './a-move.ts';

/** Two clubs: one with a row in every table, and one with a little. */
async function twoClubs(): Promise<string> {
  const { url, database } = await aFullClub();
  const clubs = new PrismaClubs(database, () => {}, rooms);
  await clubs.change('2000', occasion('other'), (work) => {
    work.addPerson({ account: '92', name: 'Olga of the others' });
    work.saveSettings({ name: 'Go club' });
    return writes({ type: 'joined', person: 1 }, ...sessionHeld(0))(work);
  });
  await database.close();
  return url;
}

const namesOfTables = isOnFiles
  ? `SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = 'clubId'`
  : `SELECT table_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'clubId'`;

/** The tables that know of clubs, by what the database itself says. */
const tablesOfClubs = async (database: Database): Promise<string[]> =>
  [
    ...(await database.alone(() => database.rows(namesOfTables))).map(([name]) => String(name)),
    'Club',
  ].sort();

/** In which tables there are rows of that club. */
async function tablesWith(url: string, club: string): Promise<string[]> {
  const database = await opened(url);
  const found: string[] = [];
  for (const name of await tablesOfClubs(database)) {
    const asked = `SELECT count(*) FROM "${name}" WHERE "${name === 'Club' ? 'id' : 'clubId'}" = ?`;
    const [[count] = []] = await database.alone(() => database.rows(asked, club));
    if (Number(count) > 0) found.push(name);
  }
  await database.close();
  return found;
}

const isMeant = async () => true;

const deleted = (url: string, wish: Partial<Parameters<typeof deleteClub>[0]> = {}) =>
  deleteClub({ url, keysFolder: keysOf(url), club: clubId, isMeant, ...wish });

describe('a club that is deleted', () => {
  it('leaves no row in any table that knows of clubs, no words, and the other club as it was', async () => {
    const url = await twoClubs();
    const looking = await opened(url);
    const all = await tablesOfClubs(looking);
    await looking.close();
    // Every table has a row to lose, or this would prove nothing.
    expect(await tablesWith(url, clubId)).toEqual(all);
    const theirs = ['Ada', 'Both agreed', 'I object', 'board.png', 'Rooks'];
    const before = await allStored(url);
    for (const words of theirs) expect(before.includes(words)).toBe(true);
    const others = await tablesWith(url, '2000');
    const asked: Doomed[] = [];
    expect(await deleted(url, { isMeant: async (doomed) => asked.push(doomed) > 0 })).toBe(true);
    expect(asked).toEqual([{ club: clubId, name: 'Rooks', people: 2, entries: 9 }]);
    expect(await tablesWith(url, clubId)).toEqual([]);
    const after = await allStored(url);
    for (const words of theirs) expect(after.includes(words)).toBe(false);
    expect(await tablesWith(url, '2000')).toEqual(others);
    const database = await opened(url);
    expect(await verifyAll(database)).toMatchObject({ clubs: 1, entries: 3, differences: [] });
    const clubs = new PrismaClubs(database, () => {}, rooms);
    expect((await clubs.view('2000')).people.byNumber(1)?.name).toBe('Olga of the others');
    expect((await clubs.view(clubId)).entries).toEqual([]);
  });

  it('is there until its keeper has said that it is meant', async () => {
    const url = await twoClubs();
    const before = await tablesWith(url, clubId);
    expect(await deleted(url, { isMeant: async () => false })).toBe(false);
    expect(await tablesWith(url, clubId)).toEqual(before);
  });

  it('has to be one that is kept', async () => {
    const url = await twoClubs();
    await expect(deleted(url, { club: '3000' })).rejects.toThrow(ClubUnknown);
    await expect(deleted(url, { club: 'Go club' })).rejects.toThrow('2000 (Go club)');
  });

  it('begins again from nothing where the server comes back', async () => {
    const url = await twoClubs();
    await deleted(url);
    const clubs = await clubsOf(url);
    await clubs.change(clubId, occasion('new', friday + 1), writes({ type: 'joined', person: 1 }));
    expect((await clubs.view(clubId)).entries).toHaveLength(1);
  });
});
