import { PrismaPg } from '@prisma/adapter-pg';
import { expect, it } from 'vitest';
import { ownMigrations, serverMigrations } from '../../../src/store/migrations.ts';
import { serverSchemaChanges } from '../../../src/store/schema-engine.ts';
import { anAddress } from '../a-database.ts';

it('is where the migrations of servers lead, too', async () => {
  expect(await serverSchemaChanges(new PrismaPg(anAddress()))).toBeNull();
});

it('has the same migrations from the first of servers on', async () => {
  const [files, servers] = [await ownMigrations(), await serverMigrations()].map(({ migrationDirectories }) =>
    migrationDirectories.map(({ path }) => path),
  );
  const first = servers?.[0] ?? '';
  expect(servers).toEqual(files?.slice(files.indexOf(first)));
});
