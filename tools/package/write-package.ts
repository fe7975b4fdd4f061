import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { packageRoot } from '../../src/package-root.ts';
import { packageManifest } from './manifest.ts';
import { thirdParties } from './third-parties.ts';

/** What scripts/bundling.mjs wrote down of the programs. */
const WentIn = z.object({ files: z.array(z.string()), packages: z.array(z.string()) });

/** What goes in beside the programs, as it lies in the repository. */
const besides = ['prisma/migrations', 'prisma/schema.prisma', 'deploy', 'docs/operations.md', '.env.example'];
const papers = ['README.md', 'CHANGELOG.md', 'LICENSE'];

/** A folder of that name is written over only where it is empty or was written by this. */
const mark = 'THIRD-PARTY.txt';

/**
 * Writes the package into a folder: programs, what they read, and a manifest that names the packages which npm has to install for the machine
 * at hand. Throws where the folder holds something else.
 */
export async function writePackage(folder: string): Promise<{ files: number; bytes: number }> {
  const from = (...path: string[]) => join(packageRoot(), ...path);
  await clear(folder);
  const wentIn = WentIn.parse(JSON.parse(await readFile(from('dist', 'went-in.json'), 'utf8')));
  const programs = [...wentIn.files, 'public'].map((file) => join('dist', file));
  for (const path of [...programs, ...besides, ...papers]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(from(path), join(folder, path), { recursive: true });
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await packageManifest(), null, 2)}\n`);
  await writeFile(join(folder, mark), await thirdParties(wentIn.packages));
  return extentOf(folder);
}

async function clear(folder: string): Promise<void> {
  const inside = existsSync(folder) ? await readdir(folder) : [];
  if (inside.length > 0 && !inside.includes(mark))
    throw new Error(`${folder} holds something else: name a folder that is empty or not there`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

async function extentOf(folder: string): Promise<{ files: number; bytes: number }> {
  const inside = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = inside.filter((each) => each.isFile());
  const sizes = await Promise.all(files.map(async (each) => (await stat(join(each.path, each.name))).size));
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
