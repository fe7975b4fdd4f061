import pg from 'pg';
import { expect, it } from 'vitest';
import { ownMigrations, serverMigrations } from '../../../src/store/migrations.ts';
import { serverSchemaChanges } from '../../../src/store/schema-engine.ts';
import { aBareAddress, anAddress } from '../a-database.ts';

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
