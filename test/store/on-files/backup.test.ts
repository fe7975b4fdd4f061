import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rooms } from '../../../src/rooms.ts';
import {
  CopyExists,
  CopyNotWhole,
  DatabaseDamaged,
  DatabaseLost,
  DatabaseMissing,
} from '../../../src/store/database-errors.ts';
import { backUp } from '../../../src/store/keeping/back-up.ts';
import { openForReading } from '../../../src/store/open-database.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { fileOf, Sqlite } from '../../../src/store/sqlite.ts';
import { verifyAll } from '../../../src/store/verify.ts';
import { aFolder, anAddress, clubId, friday, occasion, opened, plays, sql, writes } from '../a-database.ts';
import { ofTheRelease, releases } from '../of-a-release.ts';

const program = fileURLToPath(new URL('child.mjs', import.meta.url));
const minute = 60_000;

const members = [1, 2].map((person) => ({ type: 'joined', person }) as const);

/** A database in use, in which two members played. */
async function aClub() {
  const url = anAddress();
  const database = await opened(url);
  const clubs = new PrismaClubs(database, () => {}, rooms);
  await clubs.change(clubId, occasion(), writes(...members));
  await clubs.change(clubId, occasion(), plays(1, 2));
  const from = fileOf(url);
  const copy = (wish: { to?: string; keep?: number; now?: number } = {}) =>
    backUp({ from, to: null, keep: 14, now: friday, ...wish });
  return { url, from, database, clubs, copy, folder: join(dirname(from), 'backups') };
}

/** How many entries a copy has; it verifies. */
async function lastSeqOf(file: string): Promise<number> {
  const database = await openForReading(`file:${file}`);
  expect((await verifyAll(database)).differences).toEqual([]);
  const { lastSeq } = (await new PrismaClubs(database, () => {}, rooms).view(clubId)).state;
  await database.close();
  return lastSeq;
}

/** Another program that writes to the database without a pause until it is stopped, and then says how often it has. */
function anotherWrites(url: string) {
  const child = spawn(process.execPath, [program, url, 'one', 'on'], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const written = text(child.stdout).then(Number);
  return {
    goesOn: () => child.exitCode === null && child.signalCode === null,
    stop() {
      child.stdin.end();
      return written;
    },
  };
}

describe('a backup', () => {
  it('is whole and up to the moment while another program writes without a pause', async () => {
    const url = anAddress();
    await opened(url);
    const writing = anotherWrites(url);
    const seen: number[] = [];
    const writtenSeen = () => new Set(seen.filter((entries) => entries > 0)).size;
    for (let n = 1; writing.goesOn() && writtenSeen() < 2; n += 1) {
      const { file } = await backUp({ from: fileOf(url), to: null, keep: 1000, now: friday + n * minute });
      seen.push(await lastSeqOf(file));
    }
    const written = await writing.stop();
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(writtenSeen()).toBe(2);
    const { file } = await backUp({ from: fileOf(url), to: null, keep: 1000, now: friday });
    expect(await lastSeqOf(file)).toBe(written);
  });

  it('is named after the moment, for its owner alone, and says what is in it', async () => {
    const { copy, folder } = await aClub();
    const made = await copy();
    expect(made).toEqual({
      file: join(folder, 'club-2026-01-09T12-45-00Z.db'),
      size: statSync(made.file).size,
      verified: { clubs: 1, entries: 4, differences: [], setAside: [] },
      deleted: [],
    });
    expect(statSync(made.file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['club-2026-01-09T12-45-00Z.db']);
  });

  it('leaves as many of the newest as are to be kept, and nothing else that is not its own alone', async () => {
    const { copy, folder } = await aClub();
    mkdirSync(folder);
    const strange = ['club-old.db', 'notes.txt', 'other-2020-01-01T00-00-00Z.db'];
    for (const name of strange) writeFileSync(join(folder, name), 'mine');
    writeFileSync(join(folder, 'club-2026-01-08T12-45-00Z.db.part'), 'cut short yesterday');
    writeFileSync(join(folder, 'club-2026-01-09T12-44-00Z.db.part'), 'being written');
    for (const n of [0, 1, 2, 3]) await copy({ keep: 2, now: friday + n * minute });
    expect(readdirSync(folder).toSorted()).toEqual([
      'club-2026-01-09T12-44-00Z.db.part',
      'club-2026-01-09T12-47-00Z.db',
      'club-2026-01-09T12-48-00Z.db',
      ...strange,
    ]);
  });

  it('is never written over another', async () => {
    const { copy, folder } = await aClub();
    const { file } = await copy();
    const before = readFileSync(file);
    await expect(copy()).rejects.toBeInstanceOf(CopyExists);
    const to = join(folder, 'mine.db');
    writeFileSync(to, 'mine');
    await expect(copy({ to })).rejects.toBeInstanceOf(CopyExists);
    expect([readFileSync(file), readFileSync(to, 'utf8')]).toEqual([before, 'mine']);
  });

  it('has none of what was erased', async () => {
    const { copy, database, clubs } = await aClub();
    await clubs.change(clubId, occasion(), (work) => {
      work.addPerson({ account: '887766554433221100', name: 'Zukertort' });
      return writes()(work);
    });
    await sql(database, "UPDATE Person SET name = 'Former member', account = NULL");
    const { file } = await copy();
    expect(readFileSync(file).includes('Zukertort')).toBe(false);
  });

  it('says where it cannot be written, and leaves nothing there', async () => {
    const { copy, from } = await aClub();
    const to = join(dirname(from), 'away', 'club.db');
    await expect(copy({ to })).rejects.toThrow(`${to} cannot be written. Check that its folder exists`);
    expect(readdirSync(dirname(from))).not.toContain('away');
  });

  it('is not made of what is damaged, and the older ones stay', async () => {
    const { copy, from, database, folder } = await aClub();
    const { file } = await copy();
    await sql(database, 'UPDATE Standing SET score = 2000');
    const damaged = copy({ keep: 1, now: friday + minute });
    await expect(damaged).rejects.toBeInstanceOf(CopyNotWhole);
    await expect(damaged).rejects.toThrow('standing 1');
    await database.close();
    const bytes = readFileSync(from);
    writeFileSync(from, bytes.fill(0xff, 8192, 12_288));
    await expect(copy({ keep: 1, now: friday + minute })).rejects.toBeInstanceOf(DatabaseDamaged);
    expect(readdirSync(folder)).toEqual([file.slice(folder.length + 1)]);
  });

  it('is made where an entry is set aside, and says so', async () => {
    const { copy, database } = await aClub();
    await sql(database, "UPDATE Entry SET type = 'castled' WHERE seq = 2");
    const { file, verified } = await copy();
    expect(verified?.setAside).toEqual([`club ${clubId}, entry 2`]);
    const copied = await openForReading(`file:${file}`);
    onTestFinished(() => copied.close());
    expect((await verifyAll(copied)).setAside).toEqual([`club ${clubId}, entry 2`]);
  });

  it('is not made where an entry is missing besides', async () => {
    const { copy, database, folder } = await aClub();
    await sql(database, "UPDATE Entry SET type = 'castled' WHERE seq = 2");
    await sql(database, 'DELETE FROM Entry WHERE seq = 3');
    await expect(copy()).rejects.toBeInstanceOf(CopyNotWhole);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is made of an older version’s database too, whose ledgers are folded when it is restored', async () => {
    const from = fileOf(await ofTheRelease(releases[0] ?? ''));
    const before = readFileSync(from);
    expect((await backUp({ from, to: null, keep: 14, now: friday })).verified).toBeNull();
    expect(readFileSync(from)).toEqual(before);
  });

  it('is not made where there is no database', async () => {
    const from = join(aFolder(), 'club.db');
    await expect(backUp({ from, to: null, keep: 14, now: friday })).rejects.toBeInstanceOf(DatabaseMissing);
    expect(readdirSync(dirname(from))).toEqual([]);
  });

  it('is not made of a database that was emptied, so that no good one is deleted for it', async () => {
    const { copy, from, database, folder } = await aClub();
    const { file } = await copy();
    await database.close();
    truncateSync(from);
    const lost = copy({ keep: 1, now: friday + minute });
    await expect(lost).rejects.toBeInstanceOf(DatabaseLost);
    await expect(lost).rejects.toThrow(`but ${folder} beside it`);
    expect(readdirSync(folder)).toEqual([basename(file)]);
    rmSync(folder, { recursive: true });
    await expect(copy()).rejects.toBeInstanceOf(DatabaseMissing);
  });

  it('is not made of a database whose making was cut short', async () => {
    const from = join(aFolder(), 'club.db');
    const connection = await new Sqlite(from).connect();
    await connection.executeScript('PRAGMA journal_mode = WAL');
    await connection.dispose();
    await expect(backUp({ from, to: null, keep: 14, now: friday })).rejects.toBeInstanceOf(DatabaseMissing);
    expect(readdirSync(dirname(from))).not.toContain('backups');
  });
});
