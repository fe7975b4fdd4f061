import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationDirectory, MigrationList } from '@prisma/schema-engine-wasm';
import { packageRoot } from '../package-root.ts';

const lockfile = 'migration_lock.toml';

/** The migrations of SQLite's files that this program knows, in their order, as Prisma's engine takes them. */
export const ownMigrations = (): Promise<MigrationList> => migrationsIn('migrations');

/** The same of databases on a server. */
export const serverMigrations = (): Promise<MigrationList> => migrationsIn('migrations-postgresql');

async function migrationsIn(folder: string): Promise<MigrationList> {
  const baseDir = join(packageRoot(), 'prisma', folder);
  const found = await readdir(baseDir, { withFileTypes: true });
  const names = found
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
    .sort();
  return {
    baseDir,
    lockfile: { path: lockfile, content: await readFile(join(baseDir, lockfile), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.map((name) => migration(baseDir, name))),
  };
}

async function migration(baseDir: string, name: string): Promise<MigrationDirectory> {
  const path = 'migration.sql';
  const value = await readFile(join(baseDir, name, path), 'utf8');
  return { path: name, migrationFile: { path, content: { tag: 'ok', value } } };
}
