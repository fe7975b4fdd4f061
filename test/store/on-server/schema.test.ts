import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { ownMigrations, serverMigrations } from '../../../src/store/migrations.ts';
import { serverSchemaChanges } from '../../../src/store/schema-engine.ts';
import { aBareAddress, aFolder, anAddress, asked, opened } from '../a-database.ts';

const questions = [
  `SELECT table_name, column_name, data_type, is_nullable, column_default, datetime_precision
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1, 2`,
  `SELECT tablename, indexname, indexdef FROM pg_indexes
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1, 2`,
  `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
];

/** What a database is made of, once that was done to it. */
async function shapeOf(url: string, sql = ''): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
    const shape: unknown[] = [];
    for (const question of questions) shape.push((await client.query(question)).rows);
    return shape;
  } finally {
    await client.end();
  }
}

it('is where the migrations of servers lead, too', async () => {
  const made = await shapeOf(aBareAddress(), (await serverSchemaChanges(null)) ?? '');
  expect(await shapeOf(anAddress())).toEqual(made);
});

it('has the same migrations from the first of servers on', async () => {
  const [files, servers] = [await ownMigrations(), await serverMigrations()].map(({ migrationDirectories }) =>
    migrationDirectories.map(({ path }) => path),
  );
  const first = servers?.[0] ?? '';
  expect(servers).toEqual(files?.slice(files.indexOf(first)));
});

/** Without the quotes and brackets that one database writes and the other does not. */
const plainly = (condition: unknown): string =>
  String(condition)
    .replace(/[()"]|CHECK/g, '')
    .trim();

it('has the same conditions on its rows as a file', async () => {
  const file = await opened(`file:${join(aFolder(), 'club.db')}`);
  const tables = await file.alone(() =>
    file.rows("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY 1"),
  );
  const inFile = tables.flatMap(([table, sql]) =>
    [...String(sql).matchAll(/CHECK \(.*\)/g)].map(([check]) => `${table}: ${plainly(check)}`),
  );
  const onServer = await asked<{ place: string; condition: string }>(
    anAddress(),
    `SELECT conrelid::regclass::text AS place, pg_get_constraintdef(oid) AS condition FROM pg_constraint
      WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
  );
  expect(inFile).not.toEqual([]);
  expect(onServer.map(({ place, condition }) => `${plainly(place)}: ${plainly(condition)}`).sort()).toEqual(
    inFile.sort(),
  );
});
