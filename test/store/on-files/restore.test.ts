import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../../src/rooms.ts';
import { claim } from '../../../src/store/claim.ts';
import { BotRuns, CopyMissing, CopyNotWhole, DatabaseLocked } from '../../../src/store/database-errors.ts';
import { backUp } from '../../../src/store/keeping/back-up.ts';
import { restore } from '../../../src/store/keeping/restore.ts';
import { openDatabase } from '../../../src/store/open-database.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { PrismaOutbox } from '../../../src/store/prisma-outbox.ts';
import { fileOf } from '../../../src/store/sqlite.ts';
import { verifyClub } from '../../../src/store/verify.ts';
import { aFolder, anAddress, clubId, friday, occasion, opened, plays, sql, writes } from '../a-database.ts';
import { ofTheRelease, releases } from '../of-a-release.ts';

const program = fileURLToPath(new URL('child.mjs', import.meta.url));
const later = friday + 60_000;
const members = [1, 2].map((person) => ({ type: 'joined', person }) as const);

/** A club in use, a copy of it, and a game that was played after; `stop` ends the use. */
async function aClubWithACopy() {
  const url = anAddress();
  const file = fileOf(url);
  const database = await openDatabase(url);
  const clubs = new PrismaClubs(database, () => {}, rooms);
  await clubs.change(clubId, occasion(), writes(...members));
  await clubs.change(clubId, occasion(), plays(1, 2));
  const { file: copy } = await backUp({ from: file, to: null, keep: 14, now: friday });
  await clubs.change(clubId, occasion(), plays(2, 1));
  const stop = () => database.close();
  return {
    url,
    file,
    copy,
    database,
    clubs,
    stop,
    again: (from = copy) => restore({ file, copy: from, now: later }),
  };
}

/** Somebody else and their group, where this process may give a file away; else itself. */
const keeper: [number, number] =
  process.getuid?.() === 0 ? [4242, 4343] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];

const ownership = (file: string): number[] => {
  const { uid, gid, mode } = statSync(file);
  return [uid, gid, mode & 0o777];
};

const lastSeqAt = async (url: string): Promise<number> => {
  const database = await openDatabase(url);
  expect(await verifyClub(database, clubId)).toEqual([]);
  const { lastSeq } = (await new PrismaClubs(database, () => {}, rooms).view(clubId)).state;
  await database.close();
  return lastSeq;
};

describe('restoring', () => {
  it('puts the copy in place and keeps what was there, both whole', async () => {
    const { url, file, stop, again } = await aClubWithACopy();
    await stop();
    const { aside, ...restored } = await again();
    expect(restored).toEqual({
      verified: { clubs: 1, entries: 4, differences: [], setAside: [] },
      erasedSince: [],
    });
    expect(aside).toBe(`${file}.before-2026-01-09T12-46-00Z`);
    expect([await lastSeqAt(url), await lastSeqAt(`file:${aside}`)]).toEqual([4, 6]);
    expect(readdirSync(dirname(file)).filter((name) => name.includes('next'))).toEqual([]);
  });

  it('puts a copy in place in which an entry is set aside, and says so', async () => {
    const { file, database, stop, again } = await aClubWithACopy();
    await sql(database, "UPDATE Entry SET type = 'castled' WHERE seq = 2");
    const { file: copy } = await backUp({ from: file, to: null, keep: 14, now: later });
    await stop();
    expect((await again(copy)).verified.setAside).toEqual([`club ${clubId}, entry 2`]);
  });

  it('keeps what a killed bot had in its log alone', async () => {
    const { url, file, stop, again } = await aClubWithACopy();
    await stop();
    expect(spawnSync('node', [program, url, 'die-kept']).signal).toBe('SIGKILL');
    const { aside } = await again();
    expect([await lastSeqAt(url), await lastSeqAt(`file:${aside}`)]).toEqual([4, 7]);
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it('takes no log of what was there for the copy’s own', async () => {
    const { url, file, stop, again } = await aClubWithACopy();
    await stop();
    expect(spawnSync('node', [program, url, 'die-kept']).signal).toBe('SIGKILL');
    writeFileSync(file, readFileSync(file).fill(0xff, 0, 64));
    const { aside } = await again();
    expect(await lastSeqAt(url)).toBe(4);
    expect(readFileSync(`${aside}`).subarray(0, 64)).toEqual(Buffer.alloc(64, 0xff));
    expect(existsSync(`${aside}-wal`)).toBe(true);
  });

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['empty', (file: string) => truncateSync(file, 0)],
  ])('takes no log of a database that is %s for the copy’s own, and keeps it', async (_, lose) => {
    const { url, file, stop, again } = await aClubWithACopy();
    await stop();
    expect(spawnSync('node', [program, url, 'die-kept']).signal).toBe('SIGKILL');
    lose(file);
    const log = readFileSync(`${file}-wal`);
    const { aside } = await again();
    expect(await lastSeqAt(url)).toBe(4);
    expect(aside).toBe(`${file}.before-2026-01-09T12-46-00Z`);
    expect(readFileSync(`${aside}-wal`).equals(log)).toBe(true);
  });

  it('keeps no log that has nothing in it', async () => {
    const { url, file, stop, again } = await aClubWithACopy();
    await stop();
    writeFileSync(file, readFileSync(file).fill(0xff, 0, 64));
    writeFileSync(`${file}-wal`, '');
    const { aside } = await again();
    expect(await lastSeqAt(url)).toBe(4);
    expect([existsSync(`${aside}`), existsSync(`${aside}-wal`)]).toEqual([true, false]);
  });

  it('brings a copy of the first release up to date', async () => {
    const { url, stop, again } = await aClubWithACopy();
    await stop();
    await again(fileOf(await ofTheRelease(releases[0] ?? '')));
    expect(await lastSeqAt(url)).toBe(5);
  });

  it('takes any copy of the file, and leaves nothing beside it', async () => {
    const { url, file, stop, again } = await aClubWithACopy();
    await stop();
    const copy = join(aFolder(), 'mine.db');
    copyFileSync(file, copy);
    await again(copy);
    expect(await lastSeqAt(url)).toBe(6);
    expect(readdirSync(dirname(copy))).toEqual([basename(copy)]);
  });

  it('keeps each time what was there, also twice in one second', async () => {
    const { url, file, stop, again } = await aClubWithACopy();
    await stop();
    expect(spawnSync('node', [program, url, 'die-kept']).signal).toBe('SIGKILL');
    const log = readFileSync(`${file}-wal`);
    rmSync(file);
    const [first, second] = [await again(), await again()];
    expect([first.aside, second.aside]).toEqual([
      `${file}.before-2026-01-09T12-46-00Z`,
      `${file}.before-2026-01-09T12-46-00Z-2`,
    ]);
    expect(readFileSync(`${first.aside}-wal`).equals(log)).toBe(true);
    expect(await lastSeqAt(`file:${second.aside}`)).toBe(4);
  });

  it('works where nothing is', async () => {
    const { copy } = await aClubWithACopy();
    const file = join(aFolder(), 'elsewhere', 'club.db');
    expect((await restore({ file, copy, now: later })).aside).toBeNull();
    expect([dirname(file), file].map((path) => ownership(path)[2])).toEqual([0o700, 0o600]);
    expect(await lastSeqAt(`file:${file}`)).toBe(4);
  });

  it('leaves the database to the person who had it, with what others may do with it', async () => {
    const { file, stop, again } = await aClubWithACopy();
    await stop();
    chmodSync(file, 0o640);
    chownSync(file, ...keeper);
    await again();
    expect(ownership(file)).toEqual([...keeper, 0o640]);
  });

  it('leaves a database where there was none to anyone who has its folder, and to nobody else', async () => {
    const { copy } = await aClubWithACopy();
    const folder = join(aFolder(), 'data');
    mkdirSync(folder);
    chmodSync(folder, 0o775);
    chownSync(folder, ...keeper);
    const file = join(folder, 'club.db');
    await restore({ file, copy, now: later });
    expect([file, `${file}.lock`].map((each) => ownership(each).slice(0, 2))).toEqual([keeper, keeper]);
    expect(ownership(file)[2]).toBe(0o660);
  });

  it('says who had their data erased since', async () => {
    const { clubs, stop, again } = await aClubWithACopy();
    await clubs.change(clubId, occasion(), writes({ type: 'erased', person: 2 }));
    await stop();
    expect((await again()).erasedSince).toEqual([`${clubId}/2`]);
  });

  it('has nothing posted twice, and no new notice taken for one that was posted since', async () => {
    const url = anAddress();
    const database = await openDatabase(url);
    const clubs = new PrismaClubs(database, () => {}, rooms);
    const tells = (person: number) =>
      clubs.change(clubId, occasion(), (work) => {
        work.announce({ kind: 'game-lapsed', game: 1, person }, { to: 'games' });
        return writes()(work);
      });
    await tells(1);
    const { file: copy } = await backUp({ from: fileOf(url), to: null, keep: 14, now: friday });
    await tells(2);
    const [copied, lost] = (await new PrismaOutbox(database).pending()).map(({ mark }) => mark);
    await database.close();
    await restore({ file: fileOf(url), copy, now: later });
    const restored = await opened(url);
    await new PrismaClubs(restored, () => {}, rooms).change(clubId, occasion(), (work) => {
      work.announce({ kind: 'game-lapsed', game: 1, person: 3 }, { to: 'games' });
      return writes()(work);
    });
    const pending = await new PrismaOutbox(restored).pending();
    expect(pending.map(({ attempts, notice }) => [attempts, notice])).toEqual([
      [1, { kind: 'game-lapsed', game: 1, person: 1 }],
      [0, { kind: 'game-lapsed', game: 1, person: 3 }],
    ]);
    expect(pending[1]?.id).toBeGreaterThan(2);
    expect(pending[0]?.mark).toBe(copied);
    expect([copied, lost]).not.toContain(pending[1]?.mark);
  });
});

describe('restoring is refused, and nothing is changed,', () => {
  it('while a bot runs, even one whose database was damaged under it', async () => {
    const { file, again } = await aClubWithACopy();
    await expect(again()).rejects.toBeInstanceOf(BotRuns);
    writeFileSync(file, readFileSync(file).fill(0xff, 0, 64));
    await expect(again()).rejects.toBeInstanceOf(BotRuns);
    expect(readdirSync(dirname(file)).filter((name) => /next|before/.test(name))).toEqual([]);
  });

  it.each([
    [
      'of a damaged copy',
      (copy: string) => writeFileSync(copy, readFileSync(copy).fill(0, 8192, 12_288)),
      'is damaged',
    ],
    [
      'of what is no copy',
      (copy: string) => writeFileSync(copy, 'Minutes. '.repeat(1000)),
      'is damaged, or is not',
    ],
    ['of an empty file', (copy: string) => writeFileSync(copy, ''), 'is damaged, or is not'],
    [
      'of a copy that a newer version made',
      async (copy: string) => {
        const database = await openDatabase(`file:${copy}`);
        await sql(
          database,
          "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', '', '9999_later')",
        );
        await database.close();
      },
      'newer version',
    ],
  ])('%s', async (_, damage, says) => {
    const { url, stop, again, copy } = await aClubWithACopy();
    await stop();
    await damage(copy);
    await expect(again()).rejects.toThrow(says);
    await expect(again()).rejects.toThrow(copy);
    expect(await lastSeqAt(url)).toBe(6);
  });

  it('of a copy in which an entry was changed', async () => {
    const { url, stop, again, copy } = await aClubWithACopy();
    await stop();
    const database = await openDatabase(`file:${copy}`);
    await sql(
      database,
      `UPDATE Entry SET body = replace(body, '"score":1', '"score":0') WHERE type = 'game-recorded'`,
    );
    await database.close();
    await expect(again()).rejects.toBeInstanceOf(CopyNotWhole);
    await expect(again()).rejects.toThrow('standing 1');
    expect(await lastSeqAt(url)).toBe(6);
  });

  it('of a copy that is not there', async () => {
    const { again } = await aClubWithACopy();
    await expect(again('/nowhere/club.db')).rejects.toBeInstanceOf(CopyMissing);
  });
});

it('no bot starts while a copy is put in place', async () => {
  const url = anAddress();
  const release = await claim(fileOf(url), 'alone', 0);
  await expect(openDatabase(url, { patience: 0 })).rejects.toBeInstanceOf(DatabaseLocked);
  await release();
  await (await openDatabase(url)).close();
});
