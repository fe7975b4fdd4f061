import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../src/rooms.ts';
import type { Database } from '../../src/store/database.ts';
import {
  AccountKeyNeeded,
  ClubThere,
  ClubUnknown,
  CopyExists,
  CopyNotWhole,
  NotAnExport,
  NotOfThisBot,
  SealBroken,
  SealKeyMissing,
} from '../../src/store/database-errors.ts';
import { exportClub } from '../../src/store/moving/export-club.ts';
import { longestLine, writeSealed } from '../../src/store/moving/sealed-file.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PrismaOutbox } from '../../src/store/prisma-outbox.ts';
import { fileOf } from '../../src/store/sqlite.ts';
import { verifyAll } from '../../src/store/verify.ts';
import { courtDays, courtLedgerOf } from '../support/court-ledgers.ts';
import {
  aFolder,
  allRows,
  anAddress,
  beside,
  clubId,
  clubsOf,
  friday,
  isOnFiles,
  keysOf,
  occasion,
  opened,
  sql,
  writes,
} from './a-database.ts';
import { aFullClub, everythingIn, exported, movedIn, tablesThatMove } from './a-move.ts';

/** The file of a club with something in every table. */
async function anExport() {
  const { url, database } = await aFullClub();
  return { url, database, ...(await exported(database)) };
}

/** An address where nothing is but the keys that a server's first process has made. */
async function aPlace(): Promise<string> {
  const url = anAddress();
  if (!isOnFiles) await (await opened(url)).close();
  return url;
}

/** All that there is at an address: the files, or the rows. A lock alone says nothing. */
const allThere = async (url: string): Promise<unknown> =>
  isOnFiles ? readdirSync(dirname(fileOf(url))).filter((name) => name !== 'club.db.lock') : allRows(url);

const access = (database: Database) =>
  database.alone((client) => client.club.findFirst({ select: { access: true, siteKey: true, front: true } }));

describe('a club that moves', () => {
  it('takes everything along but its address, its guests and what is only of the moment', async () => {
    const { database, from } = await anExport();
    await sql(database, 'UPDATE "Person" SET erased = NULL');
    const url = anAddress();
    expect(await movedIn(from, url)).toEqual({
      club: clubId,
      verified: { clubs: 1, entries: 9, differences: [], setAside: [] },
      aside: null,
    });
    const there = await opened(url);
    const before = await everythingIn(database);
    for (const table of tablesThatMove) expect(before[table]).not.toEqual([]);
    expect(await everythingIn(there)).toEqual(before);
    expect(await access(database)).toEqual({ access: 'link', siteKey: 'unguessable', front: true });
    expect(await access(there)).toEqual({ access: 'off', siteKey: null, front: false });
    expect(await there.alone((client) => client.interaction.count())).toBe(0);
  });

  it('has the same figures after any days before the Court', async () => {
    await fc.assert(
      fc.asyncProperty(courtDays, async (days) => {
        const url = anAddress();
        const database = await openDatabase(url, { keysFolder: keysOf(url) });
        const clubs = new PrismaClubs(database, () => {}, rooms);
        const entries = courtLedgerOf(days);
        await clubs.change(clubId, occasion(null, entries[0]?.at), writes(...entries));
        const { from } = await exported(database);
        const to = anAddress();
        await movedIn(from, to);
        const there = await openDatabase(to, { keysFolder: keysOf(to) });
        const moved = new PrismaClubs(there, () => {}, rooms);
        expect(await everythingIn(there)).toEqual(await everythingIn(database));
        expect((await moved.view(clubId)).state).toEqual((await clubs.view(clubId)).state);
        expect((await verifyAll(there)).differences).toEqual([]);
        await Promise.all([database.close(), there.close()]);
      }),
      { numRuns: 5 },
    );
  });

  it('moves in beside another, whose notices keep their numbers', async () => {
    const { from } = await anExport();
    const url = anAddress();
    const database = await opened(url);
    await new PrismaClubs(database, () => {}, rooms).change('2000', occasion(), (work) => {
      work.announce({ kind: 'game-lapsed', game: 1, person: 1 }, { to: 'games' });
      return writes({ type: 'joined', person: 1 })(work);
    });
    await database.close();
    await movedIn(from, url);
    const notices = await new PrismaOutbox(await opened(url)).pending();
    expect(notices.map(({ id, club }) => [id, club])).toEqual([
      [1, '2000'],
      [2, clubId],
    ]);
  });

  it('gives no new notice a number that one had where it comes from', async () => {
    const { database } = await aFullClub();
    await database.alone(() => database.engine.passNotices(70));
    const { from } = await exported(database);
    const url = anAddress();
    await movedIn(from, url);
    const there = await opened(url);
    await new PrismaClubs(there, () => {}, rooms).change(clubId, occasion(), (work) => {
      work.announce({ kind: 'game-lapsed', game: 1, person: 1 }, { to: 'games' });
      return writes()(work);
    });
    expect((await new PrismaOutbox(there).pending()).map(({ id }) => id)).toEqual([1, 71]);
  });

  it('moves in where the bot was invited already and nothing has happened', async () => {
    const { from } = await anExport();
    const url = anAddress();
    const database = await opened(url);
    await database.alone((client) =>
      client.club.create({ data: { id: clubId, createdAt: new Date(friday) } }),
    );
    await database.close();
    expect((await movedIn(from, url)).verified.entries).toBe(9);
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
    const { database } = await aFullClub();
    const file = join(aFolder(), 'rooks.club');
    const both = [1, 2].map(() => exportClub(database, { club: clubId, file, now: friday }));
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.any(CopyExists),
    });
    expect((await movedIn(file, anAddress())).verified.entries).toBe(9);
  });

  it('leaves no key of its own beside what another began', async () => {
    const { database } = await aFullClub();
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
    await sql(database, 'UPDATE "Standing" SET score = 2000');
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
    const url = await aPlace();
    const before = await allThere(url);
    await damage(from, key);
    await expect(movedIn(from, url)).rejects.toBeInstanceOf(error);
    expect(await allThere(url)).toEqual(before);
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
    const url = await aPlace();
    const before = await allThere(url);
    await expect(movedIn(from, url)).rejects.toBeInstanceOf(NotOfThisBot);
    expect(await allThere(url)).toEqual(before);
  });

  it('where it is already', async () => {
    const { url, database, from } = await anExport();
    const before = await everythingIn(database);
    await database.close();
    await expect(movedIn(from, url)).rejects.toBeInstanceOf(ClubThere);
    expect(await everythingIn(await opened(url))).toEqual(before);
  });
});

describe('those who had their data erased while they were banned', () => {
  const recognisableAt = async (url: string): Promise<readonly number[]> =>
    (await (await clubsOf(url)).view(clubId)).people.recognisable();

  it('are known again where the key came before them', async () => {
    const { url, from } = await anExport();
    const to = anAddress();
    writeFileSync(`${beside(to)}.key`, readFileSync(`${beside(url)}.key`));
    await movedIn(from, to, { withoutKey: false });
    expect(await recognisableAt(to)).toEqual([2]);
  });

  it('are known no more where their keeper says so, and the club stays out where nobody does', async () => {
    const { from } = await anExport();
    const url = anAddress();
    await expect(movedIn(from, url, { withoutKey: false })).rejects.toBeInstanceOf(AccountKeyNeeded);
    await movedIn(from, url);
    expect(await recognisableAt(url)).toEqual([]);
  });
});
