import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationDirectory, MigrationList } from '@prisma/schema-engine-wasm';
import { packageRoot } from '../package-root.ts';

const lockfile = 'migration_lock.toml';

/** The migrations this program knows, in their order, as Prisma's engine takes them. */
export async function ownMigrations(): Promise<MigrationList> {
  const baseDir = join(packageRoot(), 'prisma', 'migrations');
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
