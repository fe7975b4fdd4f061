import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import { ownMigrations, serverMigrations } from '../src/store/migrations.ts';
import { schemaChanges, serverSchemaChanges } from '../src/store/schema-engine.ts';
import { ownPostgresql, programsOfPostgresql } from './own-postgresql.ts';

// Writes the next migration of both databases from what prisma/schema.prisma has and the migrations have not:
//   node dist/tools/make-migration.js <name>
const [name = ''] = process.argv.slice(2);
const programs = programsOfPostgresql();

if (!/^[a-z0-9_]+$/.test(name)) giveUp('Name the migration in small letters, such as add_petitions.');
else if (programs === null) giveUp('Install PostgreSQL first (on Debian: apt-get install postgresql).');
else {
  const files = await ownMigrations();
  const place = String(files.migrationDirectories.length + 1).padStart(4, '0');
  await keep(files, `${place}_${name}`, await schemaChanges());
  await keep(await serverMigrations(), `${place}_${name}`, await ofServers(programs));
}

function giveUp(why: string): void {
  console.error(why);
  process.exitCode = 1;
}

async function ofServers(folder: string): Promise<string | null> {
  const server = await ownPostgresql(folder);
  try {
    return await serverSchemaChanges(new PrismaPg(await server.database()));
  } finally {
    await server.stop();
  }
}

async function keep({ baseDir }: MigrationList, migration: string, sql: string | null): Promise<void> {
  if (sql === null) return console.log(`The migrations in ${baseDir} lead to the schema already.`);
  const folder = join(baseDir, migration);
  await mkdir(folder);
  await writeFile(join(folder, 'migration.sql'), sql);
  console.log(`Wrote ${folder}. Read it through before it is kept.`);
}
