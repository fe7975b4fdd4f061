import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const libraries = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/** Words of the bot that lives in this repository; a package for any bot has none of them. */
const theirs = /club|chess|rook|gavel|leaderboard|checkmate|moderator/i;

it.each(['README.md', 'package.json', 'src', 'test', 'example'])(
  '%s is about no bot in particular',
  (part) => {
    const files = linesOf(join(root, part)).filter(([file]) => file !== fileURLToPath(import.meta.url));
    expect(files.filter(([, line]) => theirs.test(line))).toEqual([]);
  },
);

/** Each line below a path, with the file in which it is. */
function linesOf(path: string): (readonly [file: string, line: string])[] {
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => linesOf(join(path, name)));
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => [path, line] as const);
}

/** Does it as the README says; throws with what was said where it fails. */
function run(cwd: string, program: string, ...words: string[]): string {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** A bot's own folder, with the package as `npm pack` makes it and the libraries that it names. */
function anotherProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'another-bot-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, 'example'), folder, { recursive: true });
  const modules = join(folder, 'node_modules');
  const installed = join(modules, 'discord-playground');
  mkdirSync(installed, { recursive: true });
  run(root, 'npm', 'pack', '--silent', '--pack-destination', folder);
  const [packed = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  run(folder, 'tar', 'xzf', packed, '-C', installed, '--strip-components=1');
  for (const name of namedIn(installed, folder)) {
    mkdirSync(join(modules, name, '..'), { recursive: true });
    symlinkSync(join(libraries, name), join(modules, name), 'dir');
  }
  return folder;
}

/** The packages that these projects say they need when they run. */
function namedIn(...folders: string[]): Set<string> {
  const needs = folders.map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return new Set(needs.flatMap(({ dependencies }) => Object.keys(dependencies)));
}

const page = `
  import fastify from 'fastify';
  import { Playground } from 'discord-playground';
  const playground = await Playground.start();
  const server = fastify();
  playground.mount(server, '/playground');
  const { body } = await server.inject('/playground/');
  const [, script] = /src="([^"]+)"/.exec(body);
  console.log((await server.inject(script)).statusCode);
  await server.close();
  await playground.close();
`;

it('a bot of somebody else is tested with what npm packs, as the README says', () => {
  const folder = anotherProject();
  expect(run(folder, 'npm', 'test')).toMatch(/pass 3\b/);
  writeFileSync(join(folder, 'page.js'), page);
  expect(run(folder, process.execPath, 'page.js')).toBe('200\n');
}, 120_000);

it('the README shows the example as it is', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(readFileSync(join(root, 'example', 'bot.test.js'), 'utf8').trim());
});
