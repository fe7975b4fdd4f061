import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exitCodes } from '../../src/exit-codes.ts';
import { done } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

interface Told {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** A folder with a database in it, and the scripts as its keeper runs them there. */
async function anInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'errands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = (name: string) => join(folder, name);
  const env = { DATABASE_URL: `file:${place('club.db')}` };
  await (await openDatabase(env.DATABASE_URL)).close();
  const node = (words: readonly string[], options = {}): Told => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: folder,
      env,
      encoding: 'utf8',
      ...options,
    });
    return { status, stdout, stderr };
  };
  const run = (script: string, words: readonly string[] = [], options = {}): Told =>
    node([join(dist, script), ...words], options);
  return { folder, place, node, run, left: () => readdirSync(folder).sort() };
}

/** One line, which a person can do something with. */
const refusal = (words: string) => ({
  status: 1,
  stdout: '',
  stderr: expect.stringMatching(new RegExp(`^[^\\n]*${words}[^\\n]*\\n$`)),
});

/** Somebody who is not above permissions. */
const somebody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Wrong words for each script, and what is said of those that are right. */
const wrongWords: readonly [script: string, words: readonly string[], says: string][] = [
  ['scripts/backup', ['--kep', '3'], 'the number of copies to keep'],
  ['scripts/backup', ['--keep'], 'the number of copies to keep'],
  ['scripts/backup', ['--keep', '0'], 'the number of copies to keep'],
  ['scripts/restore', ['one.db', 'two.db'], 'Name one copy'],
  ['scripts/ledger-verify', ['copy.db'], 'Add nothing to npm run ledger:verify'],
  ['scripts/doctor', ['--verbose'], 'Add nothing to npm run doctor'],
  ['scripts/club-export', ['1000'], 'Name the server by its id, and a file'],
  ['scripts/club-import', [], 'Name the file: npm run club:import'],
  ['scripts/club-delete', [], 'Name the server by its id: npm run club:delete'],
  ['scripts/club-delete', ['1000', '2000'], 'Name the server by its id: npm run club:delete'],
  ['tools/faults', ['--rounds', '0'], 'npm run faults'],
  ['tools/faults', ['--rounds', '1.5'], 'npm run faults'],
  ['tools/fuzz', ['--minutes', 'x'], 'npm run fuzz'],
  ['tools/fuzz', ['pgn'], 'npm run fuzz'],
  ['tools/fuzz', ['--seed', '1.5'], 'npm run fuzz'],
  ['tools/bench', ['--secs', '3'], 'npm run bench'],
  ['tools/bench', ['toString'], 'npm run bench'],
];

/** Runs a script once for each of these words, in one process since it takes long to load; prints each exit code. */
const again = `
const [node, , script, asked] = process.argv;
for (const [number, words] of JSON.parse(asked).entries()) {
  process.argv = [node, script, ...words];
  process.exitCode = 0;
  await import(script + '?' + number);
  console.log(process.exitCode);
}`;

it.each([...new Set(wrongWords.map(([script]) => script))])(
  '%s refuses what is asked in other words with those that are right, in a line',
  async (script) => {
    const asked = wrongWords.filter(([name]) => name === script);
    const { node } = await anInstallation();
    const program = pathToFileURL(join(dist, `${script}.js`)).href;
    const words = [program, JSON.stringify(asked.map(([, each]) => each))];
    expect(node(['--input-type=module', '-', ...words], { input: again })).toEqual({
      status: 1,
      stdout: '1\n'.repeat(asked.length),
      stderr: expect.stringMatching(new RegExp(`^${asked.map(([, , says]) => `.*${says}.*\\n`).join('')}$`)),
    });
  },
);

describe('a club is deleted', () => {
  async function withAClub() {
    const installation = await anInstallation();
    const database = await openDatabase(`file:${installation.place('club.db')}`);
    const clubs = new PrismaClubs(database, () => {}, rooms);
    let open = true;
    const close = async () => {
      if (open) await database.close();
      open = false;
    };
    onTestFinished(close);
    await clubs.change('1000', { interaction: null, now: 0 }, (work) => {
      work.addPerson({ account: '1', name: 'Ada' });
      work.saveSettings({ name: 'Friday Lunch' });
      return done(null);
    });
    const remove = (words: string[], typed = '') =>
      installation.run('scripts/club-delete.js', words, { input: typed });
    return { remove, close };
  }

  it('not while a bot runs, and not under a name or without an answer', async () => {
    const { remove, close } = await withAClub();
    expect(remove(['1000', '--yes'])).toEqual(refusal('A bot is running'));
    await close();
    expect(remove(['Friday Lunch', '--yes'])).toEqual(
      refusal('no club Friday Lunch here.*1000 \\(Friday Lunch\\)'),
    );
    for (const typed of ['', 'yes\n', 'Friday\n', '\n1000\n']) {
      const told = remove(['1000'], typed);
      expect(told).toMatchObject({ status: 1, stderr: 'That is not its id or name. Nothing was deleted.\n' });
      expect(told.stdout).toContain('the club of Friday Lunch (1000) for good: 1 person and 0 entries');
    }
    expect(remove(['1000', '--yes'])).toMatchObject({ status: 0 });
  });

  it.each([
    [['1000'], 'Friday Lunch\n'],
    [['1000'], ' 1000 \n'],
    [['1000', '--yes'], ''],
  ])('where its server is named: %j, and %j typed', async (words, typed) => {
    const { remove, close } = await withAClub();
    await close();
    const told = remove(words, typed);
    expect(told).toMatchObject({ status: 0, stderr: '' });
    expect(told.stdout).toContain('The club 1000 is deleted. Copies in backups/');
    expect(remove(words, typed)).toEqual(refusal('There is no club 1000 here'));
  });
});

describe('a file that is named', () => {
  it('has to be there', async () => {
    const { run, left } = await anInstallation();
    const before = left();
    expect(run('scripts/restore.js', ['away.db'])).toEqual(refusal('There is no copy at away\\.db'));
    expect(run('scripts/club-import.js', ['away.club'])).toEqual(
      refusal('There is no file at away\\.club\\. Name the one that `npm run club:export` wrote'),
    );
    expect(left()).toEqual(before);
  });

  it('is no folder', async () => {
    const { run, place } = await anInstallation();
    mkdirSync(place('backups'));
    for (const script of ['restore', 'club-import'])
      expect(run(`scripts/${script}.js`, ['backups'])).toEqual(refusal('backups is a folder\\. Name a file'));
  });

  it('has to be readable by the user who names it', async () => {
    const { run, folder, place } = await anInstallation();
    chmodSync(folder, 0o777);
    writeFileSync(place('theirs.db'), '');
    chmodSync(place('theirs.db'), 0);
    for (const script of ['restore', 'club-import'])
      expect(run(`scripts/${script}.js`, ['theirs.db'], somebody)).toEqual(
        refusal('You may not read .*theirs\\.db'),
      );
  });
});

it('settings that may not be read are said to be there', async () => {
  const { run, folder, place } = await anInstallation();
  chmodSync(folder, 0o755);
  writeFileSync(place('.env'), 'DISCORD_TOKEN=MTA.secret');
  chmodSync(place('.env'), 0);
  const says = 'This user may not read \\.env';
  expect(run('scripts/backup.js', [], somebody)).toEqual(refusal(says));
  expect(run('src/main.js', [], somebody)).toEqual({ ...refusal(says), status: exitCodes.settings });
  const doctor = run('scripts/doctor.js', [], somebody);
  expect(doctor).toMatchObject({ status: 1, stderr: '' });
  expect(doctor.stdout).toMatch(new RegExp(`wrong {2}The settings cannot be read\\n {7}→ ${says}`));
});

it.runIf(process.getuid?.() === 0)(
  'what belongs to another user is said to, and nothing is left beside it',
  async () => {
    const { run, folder, place, left } = await anInstallation();
    const before = left();
    for (const script of ['backup', 'ledger-verify', 'restore'])
      expect(run(`scripts/${script}.js`, [], { ...somebody, cwd: '/' })).toEqual(
        refusal('You may not read .*\\. Run this as the user who runs the bot'),
      );
    chmodSync(folder, 0o777);
    chmodSync(place('club.db'), 0o644);
    for (const script of ['backup', 'ledger-verify'])
      expect(run(`scripts/${script}.js`, [], somebody)).toEqual(refusal('belongs to another user'));
    expect(left()).toEqual(before);
  },
);

it('settings that are in a folder are said to be', async () => {
  const { run, place } = await anInstallation();
  mkdirSync(place('.env'));
  expect(run('scripts/backup.js')).toEqual(refusal('\\.env is a folder'));
  expect(run('scripts/doctor.js').stdout).toMatch(/cannot be read\n.*\.env is a folder/);
});

it('a database that was emptied is called no older version’s, and no copy is made of it', async () => {
  const { run, place, left } = await anInstallation();
  truncateSync(place('club.db'));
  mkdirSync(place('backups'));
  writeFileSync(place('backups/club-2026-11-20T13-30-00Z.db'), 'a copy');
  const before = left();
  const says = '[^ ]*club\\.db is empty or missing, but .*backups beside it';
  expect(run('scripts/backup.js')).toEqual(refusal(says));
  expect(run('scripts/ledger-verify.js')).toEqual(refusal(says));
  expect(
    run('src/main.js', [], { env: { DATABASE_URL: `file:${place('club.db')}`, DISCORD_TOKEN: 'MTA.no' } }),
  ).toEqual({ ...refusal(says), status: exitCodes.lost });
  const doctor = run('scripts/doctor.js');
  expect(doctor.status).toBe(1);
  expect(doctor.stdout).toMatch(new RegExp(`The database cannot be used\\n {7}→ ${says}`));
  expect(left()).toEqual(before);
});

it('looking leaves nothing beside the database of a bot that is stopped', async () => {
  const { run, left } = await anInstallation();
  const before = left();
  for (const script of ['doctor', 'ledger-verify'])
    expect(run(`scripts/${script}.js`)).toMatchObject({ status: 0, stderr: '' });
  expect(left()).toEqual(before);
  const copied = run('scripts/backup.js');
  expect(copied).toMatchObject({ status: 0, stderr: '' });
  expect(copied.stdout).toMatch(/^Wrote .*\nThe copy is complete: 0 ledgers of 0 entries checked\.\n$/);
  expect(left()).toEqual(['backups', ...before]);
});
