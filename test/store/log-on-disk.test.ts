import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../src/store/open-database.ts';
import { firstColumn, Sqlite } from '../../src/store/sqlite.ts';
import { aFolder } from './a-database.ts';

const syncs = vi.hoisted(() => ({ failing: false, done: [] as string[] }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const fdatasync: typeof real.fdatasync = Object.assign((file: number, done: fs.NoParamCallback) => {
    if (syncs.failing) return done(new Error('EIO: i/o error, fdatasync'));
    syncs.done.push(real.readlinkSync(`/proc/self/fd/${file}`));
    return real.fdatasync(file, done);
  }, real.fdatasync);
  return { ...real, fdatasync };
});

async function aDatabase() {
  const file = join(aFolder(), 'club.db');
  const database = await openDatabase(`file:${file}`);
  onTestFinished(() => database.close());
  await database.alone((client) => client.club.count());
  syncs.done = [];
  return { file, database };
}

const aClub = { id: 'club', createdAt: new Date(0) };

it.runIf(process.platform === 'linux')('what was written is on the disk before anybody is told of it', async () => {
  const { file, database } = await aDatabase();
  await database.alone((client) => client.club.create({ data: aClub }));
  expect(syncs.done).toEqual([`${file}-wal`]);
  await database.alone(() =>
    database.together((moment) => [
      () => moment.club.update({ where: { id: 'club' }, data: { name: 'Rook' } }),
      () => database.run('UPDATE "Club" SET "name" = ?', 'Knight'),
    ]),
  );
  expect(syncs.done).toHaveLength(2);
});

it.runIf(process.platform === 'linux')('what only looks waits for no disk', async () => {
  const { database } = await aDatabase();
  await database.alone((client) => client.club.findMany());
  await database.alone(() => database.inOneMoment((moment) => moment.club.count()));
  expect(syncs.done).toEqual([]);
});

it('a change that the disk does not take is not told as kept', async () => {
  const { database } = await aDatabase();
  syncs.failing = true;
  const changed = database.alone((client) => client.club.create({ data: aClub }));
  await expect(changed).rejects.toThrow('EIO').finally(() => {
    syncs.failing = false;
  });
  await database.alone((client) => client.club.count());
  expect(syncs.done).toHaveLength(process.platform === 'linux' ? 1 : 0);
});

it('other connections have SQLite itself wait for the disk', async () => {
  const { file } = await aDatabase();
  const other = await new Sqlite(file).connect();
  onTestFinished(() => other.dispose());
  expect(await firstColumn(other, 'PRAGMA synchronous')).toEqual([2]);
});
