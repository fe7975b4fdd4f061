import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../../src/rooms.ts';
import { BotRuns, DatabaseLost } from '../../../src/store/database-errors.ts';
import { copiesFolder, copyAt } from '../../../src/store/keeping/copies.ts';
import { openDatabase } from '../../../src/store/open-database.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { fileOf } from '../../../src/store/sqlite.ts';
import { anAddress, friday, occasion, opened, writes } from '../a-database.ts';
import { aFullClub, exported, movedIn } from '../a-move.ts';

const anExport = async () => exported((await aFullClub()).database);

/** A database with another club, in which somebody joined; open. */
async function another() {
  const url = anAddress();
  const database = await openDatabase(url);
  const clubs = new PrismaClubs(database, () => {}, rooms);
  await clubs.change('2000', occasion(), writes({ type: 'joined', person: 1 }));
  return { url, file: fileOf(url), database };
}

describe('a club that moves into a file', () => {
  it('moves in beside another, and the database is kept as it was', async () => {
    const { from } = await anExport();
    const { url, database } = await another();
    await database.close();
    const { verified, aside } = await movedIn(from, url);
    expect(verified).toEqual({ clubs: 2, entries: 10, differences: [], setAside: [] });
    expect(existsSync(String(aside))).toBe(true);
  });

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['empty', (file: string) => truncateSync(file, 0)],
  ])('does not move in where the database is %s and its log is left', async (_, lose) => {
    const { from } = await anExport();
    const { url, file, database } = await another();
    const log = readFileSync(`${file}-wal`);
    await database.close();
    lose(file);
    writeFileSync(`${file}-wal`, log);
    await expect(movedIn(from, url)).rejects.toBeInstanceOf(DatabaseLost);
    expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
  });

  it('does not move in where copies say that a database was lost', async () => {
    const { from } = await anExport();
    const url = anAddress();
    const file = fileOf(url);
    mkdirSync(copiesFolder(file));
    writeFileSync(copyAt(file, friday), 'a copy');
    await expect(movedIn(from, url)).rejects.toBeInstanceOf(DatabaseLost);
    expect(existsSync(file)).toBe(false);
  });

  it('does not move in while a bot runs there', async () => {
    const { from } = await anExport();
    const url = anAddress();
    await opened(url);
    await expect(movedIn(from, url)).rejects.toBeInstanceOf(BotRuns);
  });
});
