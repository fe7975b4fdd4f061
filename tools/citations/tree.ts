import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SourceFile } from './cites.ts';

const folders = ['terms', 'src', 'commands', 'test'];

/** Where the games of tables are refereed. */
export const referees = ['packages/diplomacy', 'packages/nomic'];

/** The project's own TypeScript, generated code apart, and that of the packages that are named. */
export const readTree = (root: string, packages: readonly string[] = []): SourceFile[] =>
  [...folders, ...packages]
    .flatMap((folder) => pathsUnder(root, folder))
    .map((path) => ({ path, text: read(root, path) }));

function pathsUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/\/(generated|node_modules)\//.test(path))
    .sort();
}

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');
