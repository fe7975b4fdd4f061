import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../src/rooms.ts';
import { BotRuns, ClubUnknown } from '../../src/store/database-errors.ts';
import { type Doomed, deleteClub } from '../../src/store/keeping/delete-club.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PutOffFiles } from '../../src/store/put-off-files.ts';
import { fileOf, firstColumn, Sqlite } from '../../src/store/sqlite.ts';
import { verifyAll } from '../../src/store/verify.ts';
import { clubId, friday, occasion, opened, sessionHeld, writes } from './a-database.ts';
import { ofTheRelease, releases } from './of-a-release.ts';

/** Two clubs: one with a row in every table, and one with a little. */
async function twoClubs(): Promise<string> {
  const url = await ofTheRelease(releases.at(-1) ?? '');
  const database = await openDatabase(url);
  const clubs = new PrismaClubs(database, () => {}, rooms);
  await clubs.change('2000', occasion('other'), (work) => {
    work.addPerson({ account: '92', name: 'Olga of the others' });
    work.saveSettings({ name: 'Go club' });
    return writes({ type: 'joined', person: 1 }, ...sessionHeld(0))(work);
  });
  await database.close();
  return url;
}

/** In which tables there are rows of that club, by what is in the file. */
async function tablesWith(url: string, club: string): Promise<string[]> {
  const connection = await new Sqlite(fileOf(url)).connect();
  const names = (await firstColumn(connection, "SELECT name FROM sqlite_master WHERE type = 'table'")).map(
    String,
  );
  const found: string[] = [];
  for (const name of names) {
    const columns = await firstColumn(connection, `SELECT name FROM pragma_table_info('${name}')`);
    const column = name === 'Club' ? 'id' : 'clubId';
    if (!columns.includes(column) || !(name === 'Club' || columns.includes('clubId'))) continue;
    const [count] = await firstColumn(
      connection,
      `SELECT count(*) FROM "${name}" WHERE ${column} = '${club}'`,
    );
    if (Number(count) > 0) found.push(name);
  }
  await connection.dispose();
  return found.sort();
}

async function tablesOfClubs(url: string): Promise<string[]> {
  const connection = await new Sqlite(fileOf(url)).connect();
  const names = await firstColumn(
    connection,
    `SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = 'clubId'`,
  );
  await connection.dispose();
  return [...names.map(String), 'Club'].sort();
}

/** All bytes of the database and of what lies beside it. */
const bytesBeside = (url: string): string => {
  const folder = dirname(fileOf(url));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('\n');
};

const yes = async () => true;

describe('a club that is deleted', () => {
  it('leaves no row in any table that knows of clubs, no words in any file, and the other club as it was', async () => {
    const url = await twoClubs();
    await new PutOffFiles(fileOf(url)).note({
      id: '5',
      token: 'their-token',
      applicationId: '9',
      guildId: clubId,
    });
    // Every table has a row to lose, or this would prove nothing.
    expect(await tablesWith(url, clubId)).toEqual(await tablesOfClubs(url));
    const theirs = ['Ada', 'Both agreed', 'I object', 'their-token', 'board.png', 'Rooks'];
    const before = bytesBeside(url);
    for (const words of theirs) expect(before).toContain(words);
    const others = await tablesWith(url, '2000');
    const asked: Doomed[] = [];
    const isMeant = async (doomed: Doomed) => asked.push(doomed) > 0;
    expect(await deleteClub({ url, club: clubId, isMeant })).toBe(true);
    expect(asked).toEqual([{ club: clubId, name: 'Rooks', people: 2, entries: 9 }]);
    expect(await tablesWith(url, clubId)).toEqual([]);
    const after = bytesBeside(url);
    for (const words of theirs) expect(after).not.toContain(words);
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
    expect(await deleteClub({ url, club: clubId, isMeant: async () => false })).toBe(false);
    expect(await tablesWith(url, clubId)).toEqual(before);
  });

  it('has to be one that is kept, while no bot runs', async () => {
    const url = await twoClubs();
    await expect(deleteClub({ url, club: '3000', isMeant: yes })).rejects.toThrow(ClubUnknown);
    await expect(deleteClub({ url, club: 'Go club', isMeant: yes })).rejects.toThrow('2000 (Go club)');
    const bot = await openDatabase(url);
    const before = await tablesWith(url, clubId);
    await expect(deleteClub({ url, club: clubId, isMeant: yes })).rejects.toThrow(BotRuns);
    expect(await tablesWith(url, clubId)).toEqual(before);
    await bot.close();
    expect(await deleteClub({ url, club: clubId, isMeant: yes })).toBe(true);
  });

  it('begins again from nothing where the server comes back', async () => {
    const url = await twoClubs();
    await deleteClub({ url, club: clubId, isMeant: yes });
    const clubs = new PrismaClubs(await opened(url), () => {}, rooms);
    await clubs.change(clubId, occasion('new', friday + 1), writes({ type: 'joined', person: 1 }));
    expect((await clubs.view(clubId)).entries).toHaveLength(1);
  });
});
