import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../src/package-root.ts';

/** What is compiled for a machine cannot be put into the programs: npm installs it where the package is installed. */
export const native = ['@resvg/resvg-js', 'better-sqlite3'];

/** What runs of them and of what they load. npm installs more: SQLite's source text, and what fetches or compiles it. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'better-sqlite3': ['package.json', 'LICENSE', 'lib', 'build/Release/better_sqlite3.node'],
  bindings: ['package.json', 'LICENSE.md', 'bindings.js'],
  'file-uri-to-path': ['package.json', 'LICENSE', 'index.js'],
  '@resvg/resvg-js': ['package.json', 'index.js', 'js-binding.js'],
};

/** Copies the natives as they were compiled for this machine into `node_modules/` of the package. Throws where one is missing. */
export async function copyNatives(folder: string): Promise<void> {
  const modules = join(packageRoot(), 'node_modules');
  // Of the renderer npm has installed the library for this machine as a package of its own.
  const libraries = (await readdir(join(modules, '@resvg'))).filter((name) => name.startsWith('resvg-js-'));
  if (libraries.length === 0)
    throw new Error('@resvg/resvg-js was installed without its library: run npm ci');
  for (const name of libraries) await copy(modules, folder, `@resvg/${name}`);
  for (const [name, inside] of Object.entries(parts))
    for (const part of inside) await copy(modules, folder, `${name}/${part}`);
}

async function copy(modules: string, folder: string, part: string): Promise<void> {
  const from = join(modules, part);
  if (!existsSync(from)) throw new Error(`${from} is missing: run npm ci`);
  await cp(from, join(folder, 'node_modules', part), { recursive: true });
}
