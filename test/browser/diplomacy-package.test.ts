import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../support/browser.ts';

const root = fileURLToPath(new URL('../../packages/diplomacy/', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The first example of the README, and what it says there. */
const [, example = '', said = ''] = /```js\n(.*?)```.*?```\n(.*?)```/s.exec(readme) ?? [];

function run(cwd: string, program: string, ...words: string[]): string {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-'));
  const installed = join(folder, 'node_modules', 'diplomacy-referee');
  mkdirSync(installed, { recursive: true });
  run(root, 'npm', 'pack', '--silent', '--pack-destination', folder);
  const [packed = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  run(folder, 'tar', 'xzf', packed, '-C', installed, '--strip-components=1');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'example.js'), example);
});

afterAll(() => rmSync(folder, { recursive: true }));

it('needs no other package', () => {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  expect([dependencies, peerDependencies]).toEqual([{}, {}]);
});

it('plays the first example of the README in Node.js as it says there', () => {
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(11);
  expect(run(folder, process.execPath, 'example.js')).toBe(said);
});

it('has types that a strict project takes', () => {
  const compiler = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));
  writeFileSync(
    join(folder, 'example.ts'),
    `${example}declare const console: { log(text: string): void };\n`,
  );
  const strict = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noUncheckedIndexedAccess',
    '--lib',
    'ES2022',
  ];
  const modules = ['--module', 'NodeNext', '--target', 'ES2022', '--types', ''];
  expect(run(folder, compiler, '--noEmit', ...strict, ...modules, 'example.ts')).toBe('');
});

it('documents everything that it exports', () => {
  expect(run(root, 'npm', 'run', '--silent', 'docs', '--', '--emit', 'none')).not.toContain('warning');
});

it('plays it in a browser too, from the files of the package alone', async () => {
  const { server, base } = await serve(folder);
  const browser = await Browser.open();
  try {
    const page = await browser.window();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(`${base}/index.html`);
    await page.waitForFunction('document.title === "done"');
    expect(`${lines.join('\n')}\n`).toBe(said);
    expect(browser.faults).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});

const imports = '{ "imports": { "diplomacy-referee": "/node_modules/diplomacy-referee/lib/index.js" } }';
const page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>…</title>
<script type="importmap">${imports}</script>
<script type="module">import '/example.js'; document.title = 'done';</script></html>`;

/** The folder on a port of its own. */
async function serve(from: string): Promise<{ server: Server; base: string }> {
  const server = createServer(({ url = '/' }, response) => {
    const script = extname(url) === '.js';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(script ? readFileSync(join(from, normalize(url))) : page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return { server, base: `http://127.0.0.1:${address.port}` };
}
