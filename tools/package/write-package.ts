import { chmod, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { packageRoot } from '../../src/package-root.ts';
import { packageManifest } from './manifest.ts';
import { copyNatives } from './natives.ts';
import { thirdParties } from './third-parties.ts';

/** What scripts/bundling.mjs wrote down of the programs. */
const WentIn = z.object({ files: z.array(z.string()), packages: z.array(z.string()) });

/** What goes in beside the programs, as it lies in the repository. */
const besides = ['prisma', 'deploy', 'docs/operations.md', '.env.example'];
const papers = ['README.md', 'CHANGELOG.md', 'LICENSE'];

/** What is written last, so that it tells a package that was written before. */
const mark = 'THIRD-PARTY.txt';

/**
 * Writes the package into a folder: programs, what they read, and a manifest that names the packages which npm has to install for the machine
 * at hand; or, with `natives`, those too, as they were compiled for this one. Takes the place of a package that was written there before, and
 * leaves what else is beside it, such as `.env`. Throws where the folder holds something, and no package.
 */
export async function writePackage(folder: string, natives: boolean): Promise<Extent> {
  const from = (...path: string[]) => join(packageRoot(), ...path);
  await clear(folder);
  const wentIn = WentIn.parse(JSON.parse(await readFile(from('dist', 'went-in.json'), 'utf8')));
  const programs = [...wentIn.files, 'public'].map((file) => join('dist', file));
  for (const path of [...programs, ...besides, ...papers]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(from(path), join(folder, path), { recursive: true });
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await packageManifest(), null, 2)}\n`);
  await chmod(join(folder, 'dist', 'scripts', 'rook-and-gavel.js'), 0o755);
  if (natives) await copyNatives(folder);
  await writeFile(join(folder, mark), await thirdParties(wentIn.packages));
  return extentOf(folder);
}

interface Extent {
  files: number;
  bytes: number;
}

/** What a package consists of, at its top. */
const own = ['dist', 'node_modules', 'package.json', 'docs', mark, ...besides, ...papers];

async function clear(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const inside = await readdir(folder);
  if (inside.length > 0 && !inside.includes(mark))
    throw new Error(`${folder} holds something else. Name a folder that is empty or not there.`);
  for (const name of own) await rm(join(folder, name), { recursive: true, force: true });
}

async function extentOf(folder: string): Promise<Extent> {
  const inside = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = inside.filter((each) => each.isFile());
  const sizes = await Promise.all(files.map(async (each) => (await stat(join(each.path, each.name))).size));
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
