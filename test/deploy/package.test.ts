import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { native } from '../../tools/package/natives.ts';
import { writePackage } from '../../tools/package/write-package.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compiled = join('better-sqlite3', 'build', 'Release', 'better_sqlite3.node');
const { NODE_ENV: _, VITEST: __, ...env } = process.env;

/** Does it; throws with what was said where it fails. */
function run(cwd: string, program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

let folder: string;
const at = (...path: string[]): string => join(folder, ...path);

// Packed and installed once, in the very versions that are installed here: npm has kept those, and no network is needed. To compile SQLite
// takes minutes: the file that was compiled when this installation was made is put in its place.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  await writePackage(at('release'), false);
  mkdirSync(at('club'));
  run(at('release'), 'npm', 'pack', '--silent', '--pack-destination', folder);
  const [packed = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(at('club', 'package.json'), '{ "private": true }');
  writeFileSync(at('club', 'package-lock.json'), JSON.stringify(versionsHere()));
  const quietly = [
    '--prefer-offline',
    '--fetch-timeout=20000',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
  ];
  run(at('club'), 'npm', 'install', ...quietly, at(packed));
  cpSync(join(root, 'node_modules', compiled), at('club', 'node_modules', compiled));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A lock of the versions that this repository has; npm takes those of it that it needs. */
function versionsHere(): object {
  const { lockfileVersion, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries<{ link?: boolean }>(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
  );
  return { lockfileVersion, packages: { '': {}, ...Object.fromEntries(installed) } };
}

/** As `npx rook-and-gavel` does it, without npm in between. */
function ask(...words: string[]) {
  const program = at('club', 'node_modules', '.bin', 'rook-and-gavel');
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: at('club'), env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** The program in a group of its own, as a terminal has it; `signal` reaches all of the group. */
function begun(program: string, ...words: string[]) {
  const child = spawn(program, words, { cwd: at('club'), env: { ...env, PORT: '0' }, detached: true });
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? 0), name);
    } catch {
      // All of them are gone.
    }
  };
  onTestFinished(() => signal('SIGKILL'));
  return { child, signal };
}

const saying = (child: ChildProcess, words: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let printed = '';
    child.once('close', () => reject(new Error(printed)));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        printed += String(text);
        const found = words.exec(printed);
        if (found !== null) resolve(found);
      });
  });

it('`npx rook-and-gavel` without a token opens the club to try out, and ends when it is told to', async () => {
  const { child, signal } = begun('npx', '--no', '--offline', 'rook-and-gavel');
  const [, site] = await saying(child, /site: +(http:\S+)/);
  const response = await fetch(`${site}playground`, { redirect: 'manual' });
  expect(response.status).toBe(200);
  const gone = once(child, 'close');
  // As Ctrl+C does.
  signal('SIGINT');
  await gone;
});

it('all programs are words of the one command', () => {
  expect(ask('doctor')).toMatchObject({ status: 0, said: expect.stringContaining('0 wrong.') });
  expect(ask('--version').said).toBe(
    `${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}\n`,
  );
  expect(ask('nonsense')).toMatchObject({
    status: 1,
    said: expect.stringContaining('rook-and-gavel doctor'),
  });
  const errands = [
    'backup',
    'restore',
    'ledger-verify',
    'ledger:verify',
    'club:delete -- 1',
    'club-export 1 x',
  ];
  for (const errand of errands)
    expect(ask(...errand.split(' ')), errand).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^There (is no database|are no copies)/),
    });
});

it('says how its programs are started where they are', async () => {
  const usage = 'Name the server by its id, and a file: ';
  expect(ask('club-export').said).toBe(`${usage}npx rook-and-gavel club-export <guild> <file>\n`);
  await writePackage(at('image'), true);
  const started = (program: string, ...words: string[]) => {
    const path = at('image', 'dist', 'scripts', program);
    return spawnSync(process.execPath, [path, ...words], { cwd: folder, env, encoding: 'utf8' }).stderr;
  };
  const asInAnImage = started('rook-and-gavel.js', 'club-export');
  expect(asInAnImage).toBe(`${usage}rook-and-gavel club-export <guild> <file>\n`);
  expect(started('club-export.js')).toBe(`${usage}npm run club:export -- <guild> <file>\n`);
});

it('names the natives alone as what npm has to install, in the very versions of this installation', () => {
  const { dependencies } = JSON.parse(readFileSync(at('release', 'package.json'), 'utf8'));
  const version = (name: string) =>
    JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
  expect(dependencies).toEqual(Object.fromEntries(native.map((name) => [name, version(name)])));
});

it('takes less than 120 MB of disk with all that npm installs for it', () => {
  expect(bytesBelow(at('club'))).toBeLessThan(120e6);
});

it('names whose code is in it, each with a licence', () => {
  const named = readFileSync(at('release', 'THIRD-PARTY.txt'), 'utf8');
  for (const name of ['discord.js', 'fastify', 'dejavu-fonts-ttf', '@prisma/client', 'zod'])
    expect(named).toMatch(new RegExp(`^${name} \\S+ \\(.+\\)$`, 'm'));
});

it('runs with its natives beside it where nothing was installed, and keeps what else lies in its folder', async () => {
  const own = at('own');
  await writePackage(own, true);
  writeFileSync(join(own, '.env'), 'DATABASE_URL=file:./here.db\n');
  await writePackage(own, true);
  const { status, stdout } = spawnSync(process.execPath, ['dist/scripts/doctor.js'], {
    cwd: own,
    env,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('here.db')]);
  expect(bytesBelow(own)).toBeLessThan(40e6);
  mkdirSync(at('another'));
  writeFileSync(at('another', 'file'), '');
  await expect(writePackage(at('another'), false)).rejects.toThrow('holds something else');
});

function bytesBelow(path: string): number {
  const files = readdirSync(path, { recursive: true }).map((file) => statSync(join(path, String(file))));
  return files.filter((file) => file.isFile()).reduce((sum, { blocks }) => sum + blocks * 512, 0);
}
