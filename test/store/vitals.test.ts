import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everywhere, shardOf } from '../../src/house/hosting.ts';
import { done } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { keptIn, tryWriting } from '../../src/store/vitals.ts';
import { anAddress, beside, clubId, found, friday, occasion, opened, plays, sql } from './a-database.ts';

const notice = { kind: 'game-lapsed', game: 3, person: 1 } as const;

describe('what waits in the database', () => {
  it('is nothing at first', async () => {
    expect(await keptIn(await opened())).toEqual({
      clubs: 0,
      since: null,
      entries: 0,
      notices: 0,
      noticesSince: null,
      owed: 0,
      owedSince: null,
    });
  });

  it('is counted over all clubs, with the moments since when the first notice and the first answer wait', async () => {
    const database = await opened();
    const clubs = new PrismaClubs(database, () => {}, rooms);
    for (const [n, club] of [clubId, '1001'].entries()) {
      await clubs.change(club, occasion(`${n}`, friday + n), (work) => {
        work.announce(notice, { to: 'discussion' });
        return plays(1, 2)(work);
      });
    }
    await clubs.change(clubId, occasion(), () => done(null));
    expect(await keptIn(database)).toEqual({
      clubs: 2,
      since: friday,
      entries: 4,
      notices: 2,
      noticesSince: friday,
      owed: 2,
      owedSince: friday,
    });
    await sql(database, `UPDATE "Interaction" SET answered = true WHERE id = '0'`);
    expect(await keptIn(database)).toMatchObject({ owed: 1, owedSince: friday + 1 });
  });
});

/** A server on that shard of two. */
const clubOn = (shard: number): string => {
  const club = String(BigInt(shard) << 22n);
  expect(shardOf(club, 2)).toBe(shard);
  return club;
};

it('a process counts the notices of the clubs on its own shards, and one with the site alone none', async () => {
  const database = await opened();
  const clubs = new PrismaClubs(database, () => {}, rooms);
  for (const [n, club] of [clubOn(0), clubOn(1), clubOn(1)].entries())
    await clubs.change(club, occasion(null, friday + n), (work) => {
      work.announce(notice, { to: 'discussion' });
      return done(null);
    });
  const counted = async (...own: number[]) => {
    const { notices, noticesSince } = await keptIn(database, { ...everywhere, shards: { own, of: 2 } });
    return [notices, noticesSince];
  };
  expect(await counted(0)).toEqual([1, friday]);
  expect(await counted(1)).toEqual([2, friday + 1]);
  expect(await counted(0, 1)).toEqual([3, friday]);
  expect(await counted()).toEqual([0, null]);
});

describe('a database in which something can be kept', () => {
  it('is found so, and nothing is left beside it', async () => {
    const url = anAddress();
    const database = await opened(url);
    await keptIn(database);
    const before = readdirSync(dirname(beside(url)));
    await tryWriting(database, beside(url));
    expect(readdirSync(dirname(beside(url)))).toEqual(before);
    expect(await found(database, 'SELECT count(*) AS n FROM "Club"')).toEqual([{ n: 0n }]);
  });

  it('is not one in a folder in which nothing can be written', async () => {
    const url = anAddress();
    const database = await opened(url);
    await expect(tryWriting(database, `${dirname(beside(url))}/away/club.db`)).rejects.toThrow('ENOENT');
  });
});
