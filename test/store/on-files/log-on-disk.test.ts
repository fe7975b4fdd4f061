import fs, { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { DiskFails } from '../../../src/store/database-errors.ts';
import { openDatabase } from '../../../src/store/open-database.ts';
import { firstColumn, Sqlite } from '../../../src/store/sqlite.ts';
import { aFolder } from '../a-database.ts';

/** A disk that counts how often it was waited for, and for how long and in vain if wanted. */
const disk = { fails: false, waits: 0, rest: 0 };

beforeEach(() => {
  Object.assign(disk, { fails: false, waits: 0, rest: 0 });
  const real = fs.fdatasync;
  vi.spyOn(fs, 'fdatasync').mockImplementation((file, done) => {
    disk.waits += 1;
    if (disk.fails) done(new Error('EIO: i/o error, fdatasync'));
    else setTimeout(() => real(file, done), disk.rest);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function aDatabase() {
  const file = join(aFolder(), 'club.db');
  const database = await openDatabase(`file:${file}`);
  onTestFinished(() => database.close().catch(() => {}));
  // With the first that is written, the log is opened.
  await database.alone(() => database.run('UPDATE "Club" SET "name" = "name"'));
  disk.waits = 0;
  return { file, database };
}

const aClub = { id: 'club', createdAt: new Date(0) };

it('a change is on the disk before it is answered', async () => {
  const { database } = await aDatabase();
  await database.alone((client) => client.club.create({ data: aClub }));
  expect(disk.waits).toBe(1);
  await database.alone(() =>
    database.together([
      { byPrisma: (moment) => moment.club.update({ where: { id: 'club' }, data: { name: 'Rook' } }) },
      () => database.run('UPDATE "Club" SET "name" = ?', 'Knight'),
    ]),
  );
  expect(disk.waits).toBe(2);
});

it('what only looks waits for no disk', async () => {
  const { database } = await aDatabase();
  await database.alone((client) => client.club.findMany());
  await database.alone(() => database.inOneMoment((moment) => moment.club.count()));
  expect(disk.waits).toBe(0);
});

it('while one waits for the disk, the next have their turns, and wait for it together', async () => {
  const { database } = await aDatabase();
  disk.rest = 50;
  const told: string[] = [];
  const add = (id: string) =>
    database.alone((client) => client.club.create({ data: { ...aClub, id } })).then(() => told.push(id));
  const first = add('first');
  const others = Promise.all(['second', 'third', 'fourth'].map(add));
  const seen = await database.alone((client) => client.club.count());
  expect(seen).toBe(4);
  expect(told).toEqual(['first', 'second', 'third', 'fourth']);
  await Promise.all([first, others]);
  expect(disk.waits).toBe(2);
});

it('a transaction counts once it is committed, whatever was on the disk before', async () => {
  const { database } = await aDatabase();
  let committing = () => {};
  const mayCommit = new Promise<void>((resolve) => {
    committing = resolve;
  });
  let isDeleted = false;
  const deleting = async () => {
    await database.run('DELETE FROM "Club"');
    isDeleted = true;
  };
  const whole = database.alone(() => database.together([deleting, () => mayCommit]));
  await vi.waitFor(() => expect(isDeleted).toBe(true));
  await database.engine.settled();
  expect(disk.waits).toBe(1);
  committing();
  await whole;
  expect(disk.waits).toBe(2);
});

it('a change that the disk does not take is not told as kept', async () => {
  const { database } = await aDatabase();
  disk.fails = true;
  const changed = database.alone((client) => client.club.create({ data: aClub }));
  await expect(changed).rejects.toThrow(DiskFails);
  expect(await database.engine.failing).toMatchObject({ cause: { message: expect.stringContaining('EIO') } });
  disk.fails = false;
  const next = database.alone((client) => client.club.create({ data: { ...aClub, id: 'next' } }));
  await expect(next).rejects.toThrow(DiskFails);
  expect(disk.waits).toBe(1);
});

it('other connections have SQLite itself wait for the disk', async () => {
  const { file } = await aDatabase();
  const other = await new Sqlite(file).connect();
  onTestFinished(() => other.dispose());
  expect(await firstColumn(other, 'PRAGMA synchronous')).toEqual([2]);
});

it('a database that was used past Prisma alone is closed, too, and leaves no log', async () => {
  const { file, database } = await aDatabase();
  await database.close();
  const next = await openDatabase(`file:${file}`);
  await next.alone(() => next.rows('SELECT "id" FROM "Club"'));
  await next.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
});
