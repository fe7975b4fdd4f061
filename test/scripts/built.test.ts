import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('../../scripts/built.mjs', import.meta.url));

/** An installation without the packages for development, as it was built. */
function anInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['src', 'src/store', 'src/store/generated', 'dist']) mkdirSync(join(folder, name));
  for (const name of ['package.json', 'src/main.ts', 'src/store/generated/client.ts'])
    writeFileSync(join(folder, name), '{}\n');
  const run = (...words: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, stderr };
  };
  expect(run('--note')).toEqual({ status: 0, stderr: '' });
  return { at: (name: string) => join(folder, name), run };
}

const refused = { status: 1, stderr: expect.stringContaining('npm ci && npm run build') };

it('what was built of these very sources runs, also where they were moved or generated again', () => {
  const { at, run } = anInstallation();
  expect(run()).toEqual({ status: 0, stderr: '' });
  appendFileSync(at('src/store/generated/client.ts'), '// again');
  writeFileSync(at('src/main.ts'), '{}\n');
  expect(run()).toEqual({ status: 0, stderr: '' });
});

it('what was built of others does not, where it cannot be built again', () => {
  const { at, run } = anInstallation();
  appendFileSync(at('src/main.ts'), '// changed');
  expect(run()).toEqual(refused);
});

it('a source that was moved counts as changed', () => {
  const { at, run } = anInstallation();
  renameSync(at('src/main.ts'), at('src/other.ts'));
  expect(run()).toEqual(refused);
});

it('what came without its sources runs, and what was never built does not', () => {
  const { at, run } = anInstallation();
  rmSync(at('src'), { recursive: true });
  expect(run()).toEqual({ status: 0, stderr: '' });
  rmSync(at('dist'), { recursive: true });
  expect(run()).toEqual(refused);
});
