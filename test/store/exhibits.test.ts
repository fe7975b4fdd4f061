import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { verifyClub } from '../../src/store/verify.ts';
import { clubId, occasion, opened, sql, writes } from './a-database.ts';

const bytes = new Uint8Array([0x89, 0x50, 0, 255, 10, 13]);
const changed = new Uint8Array([0x89, 0x51]);
const sha256Of = (given: Uint8Array): string => createHash('sha256').update(given).digest('hex');
const sha256 = sha256Of(bytes);
const name = 'the “board”.png';

const petition = {
  type: 'petitioned',
  case: 1,
  year: 2026,
  ordinal: 1,
  petitioner: 1,
  respondent: null,
  subject: { kind: 'other' },
  enBanc: false,
} as const;

const filed = {
  type: 'exhibit-filed',
  case: 1,
  exhibit: 1,
  sealed: true,
  sha256,
  size: 6,
  media: 'png',
  raw: false,
  redacts: null,
} as const;

/** Files an exhibit whose bytes are those. */
const files = (given: Uint8Array) => (work: UnitOfWork) => {
  work.append(filed, { by: 1, acts: ['III.3'] });
  work.keepExhibit(1, 1, { name, bytes: given });
  return done(null);
};

/** A club with a case in which an exhibit was filed. */
async function aCase() {
  const database = await opened();
  const clubs = new PrismaClubs(database, () => {}, rooms);
  await clubs.change(clubId, occasion(), writes({ type: 'joined', person: 1 }, petition));
  await clubs.change(clubId, occasion('a'), files(bytes));
  return { database, clubs };
}

describe('the file of an exhibit', () => {
  it('is kept as it was filed, and read by another process too', async () => {
    const { database } = await aCase();
    const clubs = new PrismaClubs(database, () => {}, rooms);
    expect(await clubs.exhibit(clubId, 1, 1)).toEqual({ name, bytes });
    expect(await verifyClub(database, clubId)).toEqual([]);
  });

  it('is kept with its entry or not at all', async () => {
    const { clubs } = await aCase();
    const before = (await clubs.view(clubId)).entries.length;
    await expect(clubs.change(clubId, occasion('b'), files(bytes))).rejects.toThrow();
    expect((await clubs.view(clubId)).entries).toHaveLength(before);
    expect(await clubs.exhibit(clubId, 1, 1)).toEqual({ name, bytes });
  });

  it('is not kept where it has another SHA-256 than its entry says', async () => {
    const database = await opened();
    const clubs = new PrismaClubs(database, () => {}, rooms);
    await clubs.change(clubId, occasion(), writes({ type: 'joined', person: 1 }, petition));
    const lie = clubs.change(clubId, occasion('a'), files(new Uint8Array([1])));
    await expect(lie).rejects.toThrow('That is not exhibit 1 of case 1');
    expect((await clubs.view(clubId)).state.cases[1]?.exhibits).toEqual([]);
    expect(await verifyClub(database, clubId)).toEqual([]);
  });

  it('is another club’s nowhere', async () => {
    const { clubs } = await aCase();
    await expect(clubs.exhibit('1001', 1, 1)).resolves.toBeNull();
  });

  it('is gone once it is erased, and missed nowhere', async () => {
    const { database, clubs } = await aCase();
    await clubs.change(clubId, occasion('b'), (work) => {
      work.append({ type: 'exhibit-erased', case: 1, exhibit: 1 }, { by: null, acts: ['0.13'] });
      work.eraseExhibit(1, 1);
      return done(null);
    });
    expect(await clubs.exhibit(clubId, 1, 1)).toBeNull();
    const rows = await database.alone((client) => client.exhibit.findMany());
    expect(rows).toMatchObject([{ name: '', bytes: null }]);
    expect(await verifyClub(database, clubId)).toEqual([]);
  });

  it('is missed where nothing says that it was to be erased', async () => {
    const { database, clubs } = await aCase();
    await clubs.change(clubId, occasion('b'), (work) => {
      work.eraseExhibit(1, 1);
      return done(null);
    });
    expect(await verifyClub(database, clubId)).toMatchObject([{ place: 'exhibit 1/1', kept: 'nothing' }]);
  });

  it.each([
    ['lost', 'DELETE FROM "Exhibit"', [], 'nothing'],
    ['changed by a byte', 'UPDATE "Exhibit" SET bytes = ?', [changed], sha256Of(changed)],
  ])('is found out when it is %s, and shown to nobody', async (_, statement, values, kept) => {
    const { database, clubs } = await aCase();
    await sql(database, statement, ...values);
    expect(await verifyClub(database, clubId)).toEqual([{ place: 'exhibit 1/1', kept, expected: sha256 }]);
    await expect(clubs.exhibit(clubId, 1, 1)).rejects.toThrow('exhibit 1/1');
  });
});
