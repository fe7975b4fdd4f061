import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../../src/rooms.ts';
import type { Database } from '../../../src/store/database.ts';
import { ClubThere, NotOfThisBot } from '../../../src/store/database-errors.ts';
import { Prisma } from '../../../src/store/generated/client.ts';
import { deleteClub } from '../../../src/store/keeping/delete-club.ts';
import { exportClub } from '../../../src/store/moving/export-club.ts';
import { importClub } from '../../../src/store/moving/import-club.ts';
import { writeSealed } from '../../../src/store/moving/sealed-file.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { verifyAll } from '../../../src/store/verify.ts';
import { courtDays, courtLedgerOf } from '../../support/court-ledgers.ts';
import { aFolder, anAddress, clubId, friday, keysOf, occasion, opened, writes } from '../a-database.ts';
import { ofTheRelease, releases } from '../of-a-release.ts';

const tables = Object.keys(Prisma.ModelName).filter((name) => !['Interaction', 'Key'].includes(name));

/** All rows of a club, by their tables, as Prisma reads them, in one order; but for the address of its pages, which stays behind. */
async function everything(database: Database): Promise<unknown> {
  const kept: Record<string, unknown> = {};
  for (const table of tables)
    kept[table] = await database.alone(async (client) => {
      const name = `${table.charAt(0).toLowerCase()}${table.slice(1)}`;
      const model: unknown = Reflect.get(client, name);
      const where = table === 'Club' ? { id: clubId } : { clubId };
      const omit = table === 'Club' ? { access: true, siteKey: true, front: true } : {};
      const rows = await (model as { findMany(asked: object): Promise<unknown[]> }).findMany({ where, omit });
      return rows.map((row) => JSON.stringify(row)).sort();
    });
  return kept;
}

/** Takes the club of one database to a new one there, by a file. */
async function moved(from: Database, to: string, keysFolder = keysOf(to)): Promise<Database> {
  const file = join(aFolder(), 'rooks.club');
  await exportClub(from, { club: clubId, file, now: friday });
  const { verified } = await importClub({ from: file, url: to, keysFolder, withoutKey: true, now: friday });
  expect(verified.differences).toEqual([]);
  return opened(to);
}

async function* lines(...all: string[]): AsyncGenerator<string> {
  yield* all;
}

const aFile = (): string => `file:${join(aFolder(), 'club.db')}`;

describe('a club that moves from a file to a server and back', () => {
  it('is the same, in every table', async () => {
    const before = await opened(await ofTheRelease(releases.at(-1) ?? ''));
    await before.alone((client) => client.person.updateMany({ data: { erased: null } }));
    const there = await moved(before, anAddress());
    expect(await everything(there)).toEqual(await everything(before));
    const back = await moved(there, aFile());
    expect(await everything(back)).toEqual(await everything(before));
    for (const database of [there, back]) expect((await verifyAll(database)).differences).toEqual([]);
  });

  it('has the same figures after any days before the Court', async () => {
    await fc.assert(
      fc.asyncProperty(courtDays, async (days) => {
        const before = await opened(aFile());
        const clubs = new PrismaClubs(before, () => {}, rooms);
        const entries = courtLedgerOf(days);
        await clubs.change(clubId, occasion(null, entries[0]?.at), writes(...entries));
        const there = await moved(before, anAddress());
        const back = await moved(there, aFile());
        const { state } = await clubs.view(clubId);
        for (const database of [there, back]) {
          expect((await new PrismaClubs(database, () => {}, rooms).view(clubId)).state).toEqual(state);
          expect(await everything(database)).toEqual(await everything(before));
        }
      }),
      { numRuns: 3 },
    );
  });
});

describe('a club that moves to a server', () => {
  it('comes wholly or not at all', async () => {
    const to = anAddress();
    const there = await opened(to);
    const broken = join(aFolder(), 'broken.club');
    await writeSealed(
      broken,
      `${broken}.key`,
      lines(
        `{"club":"${clubId}","exportedAt":1,"lastNotice":0,"key":null}\n`,
        '{"person":{"number":1,"account":null,"erased":null,"name":"Ada"}}\n',
        '{"nonsense":1}\n',
      ),
    );
    const wish = { from: broken, url: to, keysFolder: keysOf(to), withoutKey: true, now: friday };
    await expect(importClub(wish)).rejects.toThrow(NotOfThisBot);
    expect(await there.alone((client) => client.person.count())).toBe(0);
  });

  it('is refused where it is already, and nothing of it changes', async () => {
    const before = await opened(await ofTheRelease(releases.at(-1) ?? ''));
    await before.alone((client) => client.person.updateMany({ data: { erased: null } }));
    const to = anAddress();
    const there = await moved(before, to);
    const kept = await everything(there);
    await expect(moved(before, to)).rejects.toThrow(ClubThere);
    expect(await everything(there)).toEqual(kept);
  });

  it('is deleted beside other clubs, which stay as they are, while a bot runs', async () => {
    const before = await opened(await ofTheRelease(releases.at(-1) ?? ''));
    await before.alone((client) => client.person.updateMany({ data: { erased: null } }));
    const url = anAddress();
    const there = await moved(before, url);
    const clubs = new PrismaClubs(there, () => {}, rooms);
    await clubs.change('2000', occasion(), writes({ type: 'joined', person: 1 }));
    const wish = { url, keysFolder: keysOf(url), club: clubId };
    expect(await deleteClub({ ...wish, isMeant: async () => false })).toBe(false);
    expect(await deleteClub({ ...wish, isMeant: async () => true })).toBe(true);
    expect(await clubs.known()).toEqual(['2000']);
    for (const rows of Object.values(Object(await everything(there)))) expect(rows).toEqual([]);
    expect((await clubs.view(clubId)).entries).toEqual([]);
    expect((await clubs.view('2000')).entries).toHaveLength(1);
  });
});
