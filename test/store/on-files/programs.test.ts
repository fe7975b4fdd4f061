import { execFile, spawnSync } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { done } from '../../../src/house/result.ts';
import { openForReading } from '../../../src/store/open-database.ts';
import { PrismaAnswers } from '../../../src/store/prisma-answers.ts';
import { PrismaOutbox } from '../../../src/store/prisma-outbox.ts';
import { Sqlite } from '../../../src/store/sqlite.ts';
import { verifyClub } from '../../../src/store/verify.ts';
import { anAddress, clubId, clubsOf, occasion, opened, sql, writes } from '../a-database.ts';

const program = fileURLToPath(new URL('child.mjs', import.meta.url));
const runs = promisify(execFile);

describe('a program killed', () => {
  it('after a change was kept and before it was answered has lost nothing', async () => {
    const url = anAddress();
    expect(spawnSync('node', [program, url, 'die-kept']).signal).toBe('SIGKILL');
    const database = await opened(url);
    expect(await new PrismaAnswers(database).owed()).toHaveLength(1);
    expect(await new PrismaOutbox(database).pending()).toHaveLength(1);
    const clubs = await clubsOf(url);
    const again = await clubs.change(clubId, occasion('die-kept-0'), writes({ type: 'joined', person: 9 }));
    expect(again).toEqual(done({ kind: 'session-opened', date: '2026-01-09' }));
    expect((await clubs.view(clubId)).state.lastSeq).toBe(1);
  });

  it('while it decided has changed nothing', async () => {
    const url = anAddress();
    expect(spawnSync('node', [program, url, 'die-deciding']).signal).toBe('SIGKILL');
    expect(await (await clubsOf(url)).known()).toEqual([]);
  });
});

describe('a program that opens several databases at once', () => {
  it('brings each up to date', async () => {
    const urls = [anAddress(), anAddress(), anAddress()];
    await runs('node', [fileURLToPath(new URL('opens-three.mjs', import.meta.url)), ...urls]);
    for (const url of urls) await (await openForReading(url)).close();
  });
});

describe('two programs that write at the same moment', () => {
  it('lose nothing of each other', async () => {
    const url = anAddress();
    await opened(url);
    await Promise.all(['one', 'other'].map((name) => runs('node', [program, url, name, '25'])));
    const database = await opened(url);
    expect(await new PrismaAnswers(database).owed()).toHaveLength(50);
    expect((await (await clubsOf(url)).view(clubId)).state.lastSeq).toBe(50);
    expect(await verifyClub(database, clubId)).toEqual([]);
  });

  it('do not both take a place in the ledger: the slower decides again, as often as it has to', async () => {
    const url = anAddress();
    const clubs = await clubsOf(url);
    let decided = 0;
    await clubs.change(clubId, occasion('mine'), (work) => {
      decided += 1;
      if (decided <= 2) spawnSync('node', [program, url, `faster-${decided}`]);
      return writes({ type: 'joined', person: 1 + work.state.lastSeq })(work);
    });
    expect(decided).toBe(3);
    expect((await clubs.view(clubId)).entries.map(({ type, seq }) => [type, seq])).toEqual([
      ['joined', 1],
      ['joined', 2],
      ['joined', 3],
    ]);
  });
});

it('while another program writes, the bot waits without standing still', async () => {
  const url = anAddress();
  const clubs = await clubsOf(url);
  const other = await new Sqlite(url.replace('file:', '')).connect();
  await other.executeScript('BEGIN IMMEDIATE');
  const changed = clubs.change(clubId, occasion('1'), writes({ type: 'joined', person: 1 }));
  const first = await Promise.race([changed, setImmediate('the process goes on')]);
  await other.executeScript('ROLLBACK');
  await other.dispose();
  expect([first, (await changed).ok]).toEqual(['the process goes on', true]);
  expect((await clubs.view(clubId)).state.lastSeq).toBe(1);
});

describe('the ledger verified while the bot runs', () => {
  const verify = (url: string) => {
    const script = fileURLToPath(new URL('../../../dist/scripts/ledger-verify.js', import.meta.url));
    return spawnSync('node', [script], { env: { ...process.env, DATABASE_URL: url }, encoding: 'utf8' });
  };

  it('passes, and fails on any difference', async () => {
    const url = anAddress();
    const database = await opened(url);
    await (await clubsOf(url)).change(clubId, occasion(), writes({ type: 'joined', person: 1 }));
    expect(verify(url)).toMatchObject({ status: 0, stdout: '1 ledger of 1 entry checked, 0 differences.\n' });
    await sql(database, 'UPDATE Standing SET score = 2000');
    expect(verify(url)).toMatchObject({ status: 1, stdout: expect.stringContaining('standing 1') });
  });

  it('makes no database where there is none', () => {
    expect(verify(anAddress())).toMatchObject({ status: 1, stderr: expect.stringContaining('no database') });
  });
});
