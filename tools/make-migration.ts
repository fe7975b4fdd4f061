import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import { ownMigrations, serverMigrations } from '../src/store/migrations.ts';
import { schemaChanges, serverSchemaChanges } from '../src/store/schema-engine.ts';

// Writes the next migration of both databases from what prisma/schema.prisma has and the last commit has not:
//   node dist/tools/make-migration.js <name>
const [name = ''] = process.argv.slice(2);

if (!/^[a-z0-9_]+$/.test(name)) {
  console.error('Name the migration in small letters, such as add_petitions.');
  process.exitCode = 1;
} else {
  const files = await ownMigrations();
  const place = String(files.migrationDirectories.length + 1).padStart(4, '0');
  const before = execFileSync('git', ['show', 'HEAD:prisma/schema.prisma'], { encoding: 'utf8' });
  await keep(files, `${place}_${name}`, await schemaChanges());
  await keep(await serverMigrations(), `${place}_${name}`, await serverSchemaChanges(before));
}

async function keep({ baseDir }: MigrationList, migration: string, sql: string | null): Promise<void> {
  if (sql === null) return console.log(`The migrations in ${baseDir} lead to the schema already.`);
  const folder = join(baseDir, migration);
  await mkdir(folder);
  await writeFile(join(folder, 'migration.sql'), sql);
  console.log(`Wrote ${folder}. Read it through before it is kept.`);
}
