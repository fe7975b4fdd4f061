import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownMigrations } from '../src/store/migrations.ts';
import { schemaChanges } from '../src/store/schema-engine.ts';

// Writes the next migration from what prisma/schema.prisma has and the migrations have not:
//   node dist/tools/make-migration.js <name>
const [name = ''] = process.argv.slice(2);
const sql = await schemaChanges();

if (!/^[a-z0-9_]+$/.test(name)) {
  console.error('Name the migration in small letters, such as add_petitions.');
  process.exitCode = 1;
} else if (sql === null) {
  console.log('The migrations lead to the schema already.');
} else {
  const { baseDir, migrationDirectories } = await ownMigrations();
  const place = String(migrationDirectories.length + 1).padStart(4, '0');
  const folder = join(baseDir, `${place}_${name}`);
  await mkdir(folder);
  await writeFile(join(folder, 'migration.sql'), sql);
  console.log(`Wrote ${folder}. Read it through before it is kept.`);
}
