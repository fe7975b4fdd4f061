import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { rooms } from '../../src/rooms.ts';
import type { Database } from '../../src/store/database.ts';
import {
  AccountKeyNeeded,
  BotRuns,
  ClubThere,
  ClubUnknown,
  CopyExists,
  CopyNotWhole,
  DatabaseLost,
  NotAnExport,
  NotOfThisBot,
  SealBroken,
  SealKeyMissing,
} from '../../src/store/database-errors.ts';
import { Prisma } from '../../src/store/generated/client.ts';
import { copiesFolder, copyAt } from '../../src/store/keeping/copies.ts';
import { exportClub } from '../../src/store/moving/export-club.ts';
import { importClub } from '../../src/store/moving/import-club.ts';
import { longestLine, writeSealed } from '../../src/store/moving/sealed-file.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PrismaOutbox } from '../../src/store/prisma-outbox.ts';
import { fileOf } from '../../src/store/sqlite.ts';
import { verifyAll } from '../../src/store/verify.ts';
import { courtDays, courtLedgerOf } from '../support/court-ledgers.ts';
import { aFolder, anAddress, clubId, friday, occasion, opened, plays, sql, writes } from './a-database.ts';
import { ofTheRelease, releases } from './of-a-release.ts';

vi.setConfig({ testTimeout: 60_000 });

const latest = releases.at(-1) ?? '';

/** A club with something in every table, as a file and its key. */
async function anExport() {
  const database = await opened(await ofTheRelease(latest));
  const from = join(aFolder(), 'rooks.club');
  const key = await exportClub(database, { club: clubId, file: from, now: friday });
  return { database, from, key };
}

/** Where a club may move in. */
const aPlace = () => fileOf(anAddress());

const imported = (from: string, file = aPlace(), withoutKey = true) =>
  importClub({ from, url: `file:${file}`, withoutKey, now: friday });

/** Those in which a club has rows. */
const tables = Object.keys(Prisma.ModelName).filter((name) => name !== 'Key');

/** All rows of a club in all tables, but for what stays behind. */
async function everything(database: Database): Promise<Record<string, unknown>> {
  const kept: Record<string, unknown> = {};
  for (const table of tables.filter((name) => name !== 'Interaction')) {
    const key = table === 'Club' ? 'id' : 'clubId';
    kept[table] = await database.alone((client) =>
      client.$queryRawUnsafe(`SELECT * FROM "${table}" WHERE "${key}" = '${clubId}' ORDER BY 1, 2, 3`),
    );
  }
  return kept;
}

describe('a club that moves', () => {
  it('takes everything along but its address, its guests and what is only of the moment', async () => {
    const { database, from } = await anExport();
    await sql(database, 'UPDATE Person SET erased = NULL');
    const file = aPlace();
    expect(await imported(from, file)).toEqual({
      club: clubId,
      verified: { clubs: 1, entries: 9, differences: [], setAside: [] },
      aside: null,
    });
    const there = await opened(`file:${file}`);
    const [before, after] = [await everything(database), await everything(there)];
    for (const table of tables) if (table !== 'Interaction') expect(before[table]).not.toEqual([]);
    expect(before).toMatchObject({ Club: [{ access: 'link', siteKey: 'unguessable' }] });
    expect(after).toEqual({
      ...before,
      Club: [{ ...Object(before.Club)[0], access: 'off', siteKey: null, front: false }],
    });
    expect(await there.alone((client) => client.interaction.count())).toBe(0);
  });

  it('has the same figures after any days before the Court', async () => {
    await fc.assert(
      fc.asyncProperty(courtDays, async (days) => {
        const url = anAddress();
        const database = await openDatabase(url);
        const clubs = new PrismaClubs(database, () => {}, rooms);
        const entries = courtLedgerOf(days);
        await clubs.change(clubId, occasion(null, entries[0]?.at), writes(...entries));
        const from = join(aFolder(), 'rooks.club');
        await exportClub(database, { club: clubId, file: from, now: friday });
        const file = aPlace();
        await imported(from, file);
        const there = await openDatabase(`file:${file}`);
        const moved = new PrismaClubs(there, () => {}, rooms);
        expect(await everything(there)).toEqual(await everything(database));
        expect((await moved.view(clubId)).state).toEqual((await clubs.view(clubId)).state);
        expect((await verifyAll(there)).differences).toEqual([]);
        await Promise.all([database.close(), there.close()]);
      }),
      { numRuns: 5 },
    );
  });

  it('moves in beside another, whose database is kept as it was', async () => {
    const { from } = await anExport();
    const file = aPlace();
    const database = await openDatabase(`file:${file}`);
    await new PrismaClubs(database, () => {}, rooms).change('2000', occasion(), (work) => {
      work.announce({ kind: 'game-lapsed', game: 1, person: 1 }, { to: 'games' });
      return writes({ type: 'joined', person: 1 })(work);
    });
    await database.close();
    const { verified, aside } = await imported(from, file);
    expect(verified).toEqual({ clubs: 2, entries: 10, differences: [], setAside: [] });
    expect(existsSync(String(aside))).toBe(true);
    const notices = await new PrismaOutbox(await opened(`file:${file}`)).pending();
    expect(notices.map(({ id, club }) => [id, club])).toEqual([
      [1, '2000'],
      [2, clubId],
    ]);
  });

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['empty', (file: string) => truncateSync(file, 0)],
  ])('does not move in where the database is %s and its log is left', async (_, lose) => {
    const { from } = await anExport();
    const url = anAddress();
    const file = fileOf(url);
    const database = await openDatabase(url);
    await new PrismaClubs(database, () => {}, rooms).change(
      '2000',
      occasion(),
      writes({ type: 'joined', person: 1 }),
    );
    const log = readFileSync(`${file}-wal`);
    await database.close();
    lose(file);
    writeFileSync(`${file}-wal`, log);
    await expect(imported(from, file)).rejects.toBeInstanceOf(DatabaseLost);
    expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
  });

  it('gives no new notice a number that one had where it comes from', async () => {
    const { database, from } = await anExport();
    rmSync(from);
    rmSync(`${from}.key`);
    await sql(database, "UPDATE sqlite_sequence SET seq = 70 WHERE name = 'Notice'");
    await exportClub(database, { club: clubId, file: from, now: friday });
    const file = aPlace();
    await imported(from, file);
    const there = await opened(`file:${file}`);
    await new PrismaClubs(there, () => {}, rooms).change(clubId, occasion(), (work) => {
      work.announce({ kind: 'game-lapsed', game: 1, person: 1 }, { to: 'games' });
      return writes()(work);
    });
    expect((await new PrismaOutbox(there).pending()).map(({ id }) => id)).toEqual([1, 71]);
  });

  it('moves in where the bot was invited already and nothing has happened', async () => {
    const { from } = await anExport();
    const file = aPlace();
    const database = await openDatabase(`file:${file}`);
    await database.alone((client) =>
      client.club.create({ data: { id: clubId, createdAt: new Date(friday) } }),
    );
    await database.close();
    expect((await imported(from, file)).verified.entries).toBe(9);
  });
});

describe('the file of a club', () => {
  it('says nothing without its key, neither of names nor of exhibits; both are for their owner', async () => {
    const { from, key } = await anExport();
    const bytes = readFileSync(from);
    for (const word of ['Ada', 'board.png', 'I object', clubId]) expect(bytes.includes(word)).toBe(false);
    expect([from, key].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  });

  it('is never written over another', async () => {
    const { database, from, key } = await anExport();
    const again = () => exportClub(database, { club: clubId, file: from, now: friday });
    await expect(again()).rejects.toBeInstanceOf(CopyExists);
    const before = readFileSync(key);
    rmSync(from);
    await expect(again()).rejects.toBeInstanceOf(CopyExists);
    expect([readFileSync(key), existsSync(from)]).toEqual([before, false]);
  });

  it('is written by one alone where two begin at once', async () => {
    const database = await opened(await ofTheRelease(latest));
    const file = join(aFolder(), 'rooks.club');
    const both = [1, 2].map(() => exportClub(database, { club: clubId, file, now: friday }));
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.any(CopyExists),
    });
    expect((await imported(file)).verified.entries).toBe(9);
  });

  it('leaves no key of its own beside what another began', async () => {
    const database = await opened(await ofTheRelease(latest));
    const file = join(aFolder(), 'rooks.club');
    writeFileSync(`${file}.part`, 'begun');
    await expect(exportClub(database, { club: clubId, file, now: friday })).rejects.toBeInstanceOf(
      CopyExists,
    );
    expect(readdirSync(dirname(file))).toEqual(['rooks.club.part']);
  });

  it('is not written of a club that is not here, or whose ledger does not verify', async () => {
    const { database, from } = await anExport();
    const file = `${from}.other`;
    await expect(exportClub(database, { club: '3', file, now: friday })).rejects.toThrow(`${clubId} (Rooks)`);
    await expect(exportClub(database, { club: '3', file, now: friday })).rejects.toBeInstanceOf(ClubUnknown);
    await sql(database, 'UPDATE Standing SET score = 2000');
    await expect(exportClub(database, { club: clubId, file, now: friday })).rejects.toBeInstanceOf(
      CopyNotWhole,
    );
    expect(readdirSync(dirname(from)).toSorted()).toEqual(['rooks.club', 'rooks.club.key']);
  });
});

describe('a club does not move in, and nothing is changed,', () => {
  it.each<[string, (from: string, key: string) => unknown, new (...words: never[]) => Error]>([
    ['without the key of its file', (_, key) => rmSync(key), SealKeyMissing],
    ['with another’s key', (_, key) => writeFileSync(key, Buffer.alloc(32, 7)), SealBroken],
    [
      'from a file with a changed bit',
      (from) => {
        const bytes = readFileSync(from);
        bytes.writeUInt8((bytes[200] ?? 0) ^ 1, 200);
        writeFileSync(from, bytes);
      },
      SealBroken,
    ],
    [
      'from a file that is cut off',
      (from) => writeFileSync(from, readFileSync(from).subarray(0, -30)),
      SealBroken,
    ],
    ['from another file', (from) => writeFileSync(from, 'Minutes of the club'), NotAnExport],
    [
      'from the file of a newer version',
      (from) => writeFileSync(from, 'rook-and-gavel club 27\nabcdefghijkl'),
      NotAnExport,
    ],
  ])('%s', async (_, damage, error) => {
    const { from, key } = await anExport();
    const file = aPlace();
    await damage(from, key);
    await expect(imported(from, file)).rejects.toBeInstanceOf(error);
    expect(readdirSync(dirname(file))).toEqual(['club.db.lock']);
  });

  it.each([
    ['no row', 'null'],
    ['a table that is none', '{"library":{}}'],
    ['a column that is none', '{"person":{"number":2,"account":null,"erased":null,"name":"Bo","age":9}}'],
    ['a person without their number', '{"person":{"number":7,"account":null,"erased":null,"name":"Bo"}}'],
    [
      'an entry of an unknown kind',
      '{"entry":{"seq":1,"at":1,"by":1,"type":"castled","acts":"[]","terms":"2.4","body":"{}"}}',
    ],
    ['no JSON', '{'],
    [
      'a line that is longer than any of ours',
      `{"person":{"number":1,"account":null,"erased":null,"name":"Bo"}}${' '.repeat(longestLine)}`,
    ],
  ])('from a file with %s', async (_, wrong) => {
    const from = join(aFolder(), 'rooks.club');
    const club =
      '{"club":{"createdAt":1,"discussion":null,"court":null,"games":null,"staff":null,"name":null,"planned":null,' +
      '"eventsBarred":false,"roles":false,"nicknames":false,"worn":"{\\"roles\\":{},\\"found\\":{},\\"barred\\":[]}",' +
      '"courtNames":"initials","hearings":"private","hearingsBarred":"","onlineThreads":"{}","clockCards":"{}"}}';
    const lines = async function* () {
      yield `{"club":"${clubId}","exportedAt":1,"lastNotice":0,"key":null}\n`;
      yield `${club}\n${wrong}\n`;
    };
    await writeSealed(from, `${from}.key`, lines());
    const file = aPlace();
    await expect(imported(from, file)).rejects.toBeInstanceOf(NotOfThisBot);
    expect(readdirSync(dirname(file))).toEqual(['club.db.lock']);
  });

  it('where it is already', async () => {
    const { from } = await anExport();
    const file = aPlace();
    const database = await openDatabase(`file:${file}`);
    const clubs = new PrismaClubs(database, () => {}, rooms);
    await clubs.change(
      clubId,
      occasion(),
      writes(...[1, 2].map((person) => ({ type: 'joined', person }) as const)),
    );
    await clubs.change(clubId, occasion(), plays(1, 2));
    await database.close();
    await expect(imported(from, file)).rejects.toBeInstanceOf(ClubThere);
    const still = await opened(`file:${file}`);
    expect((await new PrismaClubs(still, () => {}, rooms).view(clubId)).state.lastSeq).toBe(4);
  });

  it('where copies say that a database was lost', async () => {
    const { from } = await anExport();
    const file = aPlace();
    mkdirSync(copiesFolder(file));
    writeFileSync(copyAt(file, friday), 'a copy');
    await expect(imported(from, file)).rejects.toBeInstanceOf(DatabaseLost);
    expect(existsSync(file)).toBe(false);
  });

  it('while a bot runs there', async () => {
    const { from } = await anExport();
    const url = anAddress();
    await opened(url);
    await expect(imported(from, fileOf(url))).rejects.toBeInstanceOf(BotRuns);
  });
});

describe('those who had their data erased while they were banned', () => {
  it('are known again where the key came before them', async () => {
    const { database, from } = await anExport();
    const file = aPlace();
    writeFileSync(`${file}.key`, readFileSync(`${await fileOfDatabase(database)}.key`));
    await imported(from, file, false);
    const there = new PrismaClubs(await opened(`file:${file}`), () => {}, rooms);
    expect((await there.view(clubId)).people.recognisable()).toEqual([2]);
  });

  it('are known no more where their keeper says so, and the club stays out where nobody does', async () => {
    const { from } = await anExport();
    const file = aPlace();
    await expect(imported(from, file, false)).rejects.toBeInstanceOf(AccountKeyNeeded);
    await imported(from, file, true);
    const there = new PrismaClubs(await opened(`file:${file}`), () => {}, rooms);
    expect((await there.view(clubId)).people.recognisable()).toEqual([]);
  });
});

/** The file that an open database is in. */
async function fileOfDatabase(database: Database): Promise<string> {
  const [place] = await database.alone(
    (client) => client.$queryRaw<{ file: string }[]>`PRAGMA database_list`,
  );
  return place?.file ?? '';
}
