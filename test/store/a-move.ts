import { join } from 'node:path';
import type { Database } from '../../src/store/database.ts';
import { Prisma, type PrismaClient } from '../../src/store/generated/client.ts';
import { exportClub } from '../../src/store/moving/export-club.ts';
import { importClub } from '../../src/store/moving/import-club.ts';
import { aFolder, anAddress, clubId, friday, isOnFiles, keysOf, opened } from './a-database.ts';
import { ofTheRelease, releases } from './of-a-release.ts';

interface Model {
  findMany(asked: object): Promise<object[]>;
  createMany(rows: { data: object[] }): Promise<unknown>;
}

const modelOf = (client: PrismaClient, table: string): Model =>
  Reflect.get(client, `${table.charAt(0).toLowerCase()}${table.slice(1)}`);

/** In which a club has rows, each after those that it names. */
const tables = Object.keys(Prisma.ModelName).filter((name) => name !== 'Key');

/** Those of which a club takes its rows along. */
export const tablesThatMove = tables.filter((name) => name !== 'Interaction');

/** All rows of a club that it takes along, by their tables and in one order, in whatever database they are. */
export async function everythingIn(database: Database): Promise<Record<string, string[]>> {
  const kept: Record<string, string[]> = {};
  for (const table of tablesThatMove) {
    const asked =
      table === 'Club'
        ? { where: { id: clubId }, omit: { access: true, siteKey: true, front: true } }
        : { where: { clubId } };
    const rows = await database.alone((client) => modelOf(client, table).findMany(asked));
    kept[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return kept;
}

/** A club with something in every table, in an open database of the kind that the tests are of. */
export async function aFullClub(): Promise<{ url: string; database: Database }> {
  const file = await ofTheRelease(releases.at(-1) ?? '');
  const inFile = await opened(file);
  if (isOnFiles) return { url: file, database: inFile };
  const url = anAddress();
  const database = await opened(url);
  for (const table of tables) {
    const data = await inFile.alone((client) => modelOf(client, table).findMany({}));
    await database.alone((client) => modelOf(client, table).createMany({ data }));
  }
  const last = await inFile.alone(() => inFile.engine.lastNotice());
  await database.alone(() => database.engine.passNotices(last));
  return { url, database };
}

/** Writes a club to a file of its own. Returns where the file and its key are. */
export async function exported(database: Database): Promise<{ from: string; key: string }> {
  const from = join(aFolder(), 'rooks.club');
  return { from, key: await exportClub(database, { club: clubId, file: from, now: friday }) };
}

type Wish = Parameters<typeof importClub>[0];

/** Takes the club of a file into the database there; those who were erased are known no more, unless said otherwise. */
export const movedIn = (from: string, url: string, wish: Partial<Wish> = {}): ReturnType<typeof importClub> =>
  importClub({ from, url, keysFolder: keysOf(url), withoutKey: true, now: friday, ...wish });
