import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const libraries = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The first example of the README, and what it says there. */
const [, example = '', said = ''] = /```js\n(.*?)```.*?```\n(.*?)```/s.exec(readme) ?? [];

function run(cwd: string, program: string, ...words: string[]): string {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

it('plays the first example of the README as it says there, packed and with only the libraries that it names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nomic-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const modules = join(folder, 'node_modules');
  const installed = join(modules, 'nomic-referee');
  mkdirSync(installed, { recursive: true });
  run(root, 'npm', 'pack', '--silent', '--pack-destination', folder);
  const [packed = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  run(folder, 'tar', 'xzf', packed, '-C', installed, '--strip-components=1');
  for (const name of Object.keys(dependencies)) symlinkSync(join(libraries, name), join(modules, name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'example.js'), example);
  expect(run(folder, process.execPath, 'example.js')).toBe(said);
  expect(said.trim().split('\n')).toHaveLength(5);
});

/** Each file of the sources. */
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

it.each(sources)('src/%s has no clock, no chance and nothing of its surroundings', (path) => {
  const text = readFileSync(join(root, 'src', path), 'utf8');
  expect(text).not.toMatch(
    /Date\.now|new Date|performance|Temporal\.Now|Math\.random|process\.|globalThis|\beval\b|new Function/,
  );
});
