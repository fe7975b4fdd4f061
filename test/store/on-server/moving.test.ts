import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../../src/rooms.ts';
import type { Database } from '../../../src/store/database.ts';
import { deleteClub } from '../../../src/store/keeping/delete-club.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { verifyAll } from '../../../src/store/verify.ts';
import { courtDays, courtLedgerOf } from '../../support/court-ledgers.ts';
import { aFolder, anAddress, clubId, keysOf, occasion, opened, writes } from '../a-database.ts';
import { everythingIn, exported, movedIn } from '../a-move.ts';
import { ofTheRelease, releases } from '../of-a-release.ts';

/** Takes the club of one database to a new one there, by a file. */
async function moved(from: Database, to: string): Promise<Database> {
  const { verified } = await movedIn((await exported(from)).from, to);
  expect(verified.differences).toEqual([]);
  return opened(to);
}

const aFile = (): string => `file:${join(aFolder(), 'club.db')}`;

describe('a club that moves from a file to a server and back', () => {
  it('is the same, in every table', async () => {
    const before = await opened(await ofTheRelease(releases.at(-1) ?? ''));
    await before.alone((client) => client.person.updateMany({ data: { erased: null } }));
    const there = await moved(before, anAddress());
    expect(await everythingIn(there)).toEqual(await everythingIn(before));
    const back = await moved(there, aFile());
    expect(await everythingIn(back)).toEqual(await everythingIn(before));
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
          expect(await everythingIn(database)).toEqual(await everythingIn(before));
        }
      }),
      { numRuns: 3 },
    );
  });
});

describe('a club that moves to a server', () => {
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
    for (const rows of Object.values(Object(await everythingIn(there)))) expect(rows).toEqual([]);
    expect((await clubs.view(clubId)).entries).toEqual([]);
    expect((await clubs.view('2000')).entries).toHaveLength(1);
  });
});
