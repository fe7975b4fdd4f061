import { join } from 'node:path';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Sqlite } from '../../../src/store/sqlite.ts';
import { aFolder } from '../a-database.ts';

/** A connection to a file with one table, and how often it has prepared a statement. */
async function aTable() {
  const sqlite = new Sqlite(join(aFolder(), 'kept.db'));
  const connection = await sqlite.connect();
  onTestFinished(() => connection.dispose());
  await connection.executeScript('CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT)');
  return { sqlite, connection, prepared: preparing(connection) };
}

/** better-sqlite3 prepares statements below what its own `prepare` calls. */
function preparing(connection: SqlDriverAdapter): () => string[] {
  const client: object = Reflect.get(connection, 'client');
  const [inner] = Object.getOwnPropertySymbols(client).map((name): object => Reflect.get(client, name));
  if (inner === undefined) throw new Error('better-sqlite3 has nothing below');
  const prepare = vi.fn(Reflect.get(inner, 'prepare').bind(inner));
  Reflect.set(inner, 'prepare', prepare);
  return () => prepare.mock.calls.map(([sql]) => String(sql));
}

const insert = 'INSERT INTO word (text) VALUES (?)';
const select = 'SELECT text FROM word WHERE id = ?';

it('a statement that comes again is prepared once, with other values each time', async () => {
  const { sqlite, prepared } = await aTable();
  for (const text of ['pawn', 'rook', null]) await sqlite.run(insert, [text]);
  const found = [];
  for (const id of [2, 1, 3, 4]) found.push(await sqlite.rows(select, [id]));
  expect(found).toEqual([[['rook']], [['pawn']], [[null]], []]);
  expect(prepared()).toEqual([insert, select]);
});

it('a statement that is kept goes by its table as it is now', async () => {
  const { sqlite, connection } = await aTable();
  await sqlite.run(insert, ['pawn']);
  expect(await sqlite.rows(select, [1])).toEqual([['pawn']]);
  await connection.executeScript('ALTER TABLE word ADD COLUMN colour TEXT');
  await sqlite.run(insert, ['rook']);
  await connection.executeScript('ALTER TABLE word DROP COLUMN colour');
  expect(await sqlite.rows(select, [2])).toEqual([['rook']]);
  await connection.executeScript('DROP TABLE word');
  await expect(sqlite.rows(select, [2])).rejects.toThrow('TableDoesNotExist');
});

it('a statement that failed can be carried out again', async () => {
  const { sqlite } = await aTable();
  const chosen = 'INSERT INTO word (id, text) VALUES (?, ?)';
  await sqlite.run(chosen, [1, 'pawn']);
  await expect(sqlite.run(chosen, [1, 'rook'])).rejects.toThrow();
  await expect(sqlite.run(chosen, [2])).rejects.toThrow();
  await sqlite.run(chosen, [2, 'rook']);
  expect(await sqlite.rows(select, [2])).toEqual([['rook']]);
});

it('only the latest statements are kept', async () => {
  const { sqlite, prepared } = await aTable();
  for (let n = 0; n < 150; n++) await sqlite.rows(`SELECT ${n}`, []);
  for (const n of [149, 0]) await sqlite.rows(`SELECT ${n}`, []);
  expect(prepared()).toHaveLength(151);
});
