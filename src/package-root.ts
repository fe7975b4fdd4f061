import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package, from the sources and from `dist/` alike. */
export function packageRoot(from = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(from, 'package.json'))) return from;
  if (dirname(from) === from) throw new Error('The file package.json is missing from the installation');
  return packageRoot(dirname(from));
}

/**
 * Where a file of another package is: in `dist/data/`, where `npm run build` puts those that are listed in `scripts/bundling.mjs`, or
 * where that package is installed. `beside` is a module of the package that can be asked for, if the file cannot.
 */
export function fileOf(file: string, beside = file): string {
  const name = basename(file);
  const built = join(packageRoot(), 'dist', 'data', name);
  if (existsSync(built)) return built;
  return join(dirname(createRequire(import.meta.url).resolve(beside)), name);
}
