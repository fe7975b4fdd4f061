import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { packageRoot } from '../../src/package-root.ts';
import { native } from './natives.ts';

const Own = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  engines: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
});

const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

const read = async <Schema extends z.ZodType>(schema: Schema, name: string): Promise<z.output<Schema>> =>
  schema.parse(JSON.parse(await readFile(join(packageRoot(), name), 'utf8')));

/** The programs that are in the package are asked for there by the names that they have here. */
const isOfRunning = (line: string): boolean => /^node .*\bdist\/(src|scripts)\//.test(line);

/** The `package.json` of the package: the natives in the very versions that were tested. */
export async function packageManifest(): Promise<object> {
  const { scripts, ...own } = await read(Own, 'package.json');
  const { packages } = await read(Lock, 'package-lock.json');
  const version = (name: string) => packages[`node_modules/${name}`]?.version;
  return {
    ...own,
    type: 'module',
    bin: { 'rook-and-gavel': 'dist/scripts/rook-and-gavel.js' },
    scripts: Object.fromEntries(Object.entries(scripts).filter(([, line]) => isOfRunning(line))),
    files: ['dist', 'prisma', 'deploy', 'docs', '.env.example', 'CHANGELOG.md', 'THIRD-PARTY.txt'],
    dependencies: Object.fromEntries(native.map((name) => [name, version(name)])),
  };
}
