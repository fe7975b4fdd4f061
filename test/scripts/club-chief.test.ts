import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holders } from '../../src/house/book/offices.ts';
import { done } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PrismaOutbox } from '../../src/store/prisma-outbox.ts';

const program = fileURLToPath(new URL('../../dist/scripts/club-chief.js', import.meta.url));
const now = Date.UTC(2026, 10, 20);

/** A club whose Chief Justice is Chi, who is gone, and that Ana has joined. */
async function aClubLeftAlone(since = now) {
  const folder = mkdtempSync(join(tmpdir(), 'club-chief-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const url = `file:${join(folder, 'club.db')}`;
  const opened = await openDatabase(url);
  await new PrismaClubs(opened, () => {}, rooms).change('1000', { interaction: null, now: since }, (work) => {
    const chi = work.addPerson({ account: '71', name: 'Chi' });
    work.addPerson({ account: '72', name: 'Ana' });
    work.append({ type: 'office-given', person: chi, office: 'chief' }, { by: null, acts: ['III.2'] });
    return done(null);
  });
  await opened.close();
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [program, ...words], {
      cwd: folder,
      env: { DATABASE_URL: url },
      encoding: 'utf8',
    });
  const look = async () => {
    const database = await openDatabase(url);
    const { state } = await new PrismaClubs(database, () => {}, rooms).view('1000');
    const told = (await new PrismaOutbox(database).pending()).map(({ notice }) => notice.kind);
    await database.close();
    return { chiefs: holders(state, 'chief'), told };
  };
  return { run, look };
}

describe('Acts III.1 and III.2: npm run club:chief', () => {
  it('names the Chief Justice of a club with nobody left to do it, and has that announced', async () => {
    const { run, look } = await aClubLeftAlone();
    const { status, stdout, stderr } = run('1000', '72');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('72 is now the Chief Justice of 1000.');
    expect(await look()).toEqual({ chiefs: [2], told: ['office-changed', 'office-changed'] });
  });

  it.each([
    [['1000'], 'npm run club:chief -- <guild> <account>'],
    [['1001', '72'], 'There is no club 1001'],
    [['1000', '99'], 'The club does not know the account 99.'],
    [['1000', '71'], '71 is already the Chief Justice.'],
  ])('of %s changes nothing, and says why', async (words, said) => {
    const { run, look } = await aClubLeftAlone();
    const { status, stdout, stderr } = run(...words);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(said);
    expect(await look()).toEqual({ chiefs: [1], told: [] });
  });

  it('waits for a clock that is behind, and says so', async () => {
    const { run, look } = await aClubLeftAlone(Date.now() + 3600_000);
    const { status, stdout, stderr } = run('1000', '72');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('clock is behind');
    expect(await look()).toEqual({ chiefs: [1], told: [] });
  });
});
