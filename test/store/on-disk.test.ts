import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { OnDisk } from '../../src/store/on-disk.ts';
import { firstColumn, Sqlite } from '../../src/store/sqlite.ts';
import { aFolder, clubId, opened } from './a-database.ts';

/** A disk on which each sync ends when it is let, and is counted. */
function slowDisk() {
  const ends: { succeed(): void; fail(error: Error): void }[] = [];
  const disk = new OnDisk('a log', async () => ({
    datasync: () => new Promise((succeed, fail) => void ends.push({ succeed, fail })),
    close: async () => {},
  }));
  return { disk, ends };
}

/** Whether a promise has come to an end by now. */
async function isOver(promise: Promise<unknown>): Promise<boolean> {
  const open = pause(5).then(() => 'open');
  return (await Promise.race([promise.catch(() => {}), open])) !== 'open';
}

it('what was written is waited for, and nothing is where nothing was', async () => {
  const { disk, ends } = slowDisk();
  await disk.reached();
  expect(ends).toHaveLength(0);
  disk.wrote();
  const reached = disk.reached();
  expect(await isOver(reached)).toBe(false);
  ends[0]?.succeed();
  await reached;
  await disk.reached();
  expect(ends).toHaveLength(1);
});

it('what is written while the disk works waits for its next turn, all of it together', async () => {
  const { disk, ends } = slowDisk();
  disk.wrote();
  const first = disk.reached();
  await pause(1);
  disk.wrote();
  const second = disk.reached();
  disk.wrote();
  const third = disk.reached();
  ends[0]?.succeed();
  await first;
  expect(await isOver(second)).toBe(false);
  expect(await isOver(third)).toBe(false);
  expect(ends).toHaveLength(2);
  ends[1]?.succeed();
  await Promise.all([second, third]);
  expect(ends).toHaveLength(2);
});

it('once the disk has failed, nothing more is said to be on it', async () => {
  const { disk, ends } = slowDisk();
  disk.wrote();
  const reached = disk.reached();
  await pause(1);
  ends[0]?.fail(new Error('the disk is broken'));
  await expect(reached).rejects.toThrow('the disk is broken');
  disk.wrote();
  await expect(disk.reached()).rejects.toThrow('the disk is broken');
  expect(ends).toHaveLength(1);
  await disk.close();
});

/** Each file of this process that is put on the disk from now on. */
async function syncs() {
  const file = await open(join(aFolder(), 'any'), 'w');
  const handles: FileHandle = Object.getPrototypeOf(file);
  await file.close();
  const spy = vi.spyOn(handles, 'datasync');
  onTestFinished(() => spy.mockRestore());
  return spy;
}

it('what somebody writes in the database is on the disk before they hear of it, and before anybody hears who has seen it', async () => {
  const database = await opened();
  const spy = await syncs();
  const data = { id: clubId, createdAt: new Date() };
  const written = database.alone((client) => client.club.create({ data }));
  const seen = database.alone((client) => client.club.count());
  let isOnDisk = false;
  spy.mockImplementationOnce(async () => {
    await pause(20);
    isOnDisk = true;
  });
  expect([await seen, isOnDisk]).toEqual([1, true]);
  await written;
  expect(spy).toHaveBeenCalledTimes(1);
});

it('a look at the database puts nothing on the disk', async () => {
  const database = await opened();
  const spy = await syncs();
  await database.alone((client) => client.club.count());
  await database.alone(() => database.rows('SELECT count(*) FROM Club'));
  expect(spy).not.toHaveBeenCalled();
});

it('others have their turns while somebody waits for the disk', async () => {
  const database = await opened();
  const spy = await syncs();
  const ends: (() => void)[] = [];
  spy.mockImplementationOnce(() => new Promise((resolve) => void ends.push(resolve)));
  const data = { id: clubId, createdAt: new Date() };
  const written = database.alone((client) => client.club.create({ data }));
  const turn = vi.fn(async () => {});
  const later = database.alone(turn);
  await vi.waitFor(() => expect(turn).toHaveBeenCalled());
  expect(await isOver(written)).toBe(false);
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  ends[0]?.();
  await Promise.all([written, later]);
});

it('without a log, SQLite itself waits for the disk', async () => {
  const file = join(aFolder(), 'club.db');
  const connection = await new Sqlite(file, { waitsApart: true }).connect();
  expect(await firstColumn(connection, 'PRAGMA journal_mode')).toEqual(['delete']);
  expect((await firstColumn(connection, 'PRAGMA synchronous')).map(Number)).toEqual([2]);
  await connection.dispose();
});
