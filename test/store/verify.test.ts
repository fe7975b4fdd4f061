import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../src/rooms.ts';
import type { Database } from '../../src/store/database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { verifyClub } from '../../src/store/verify.ts';
import { deeds, ledgerOf } from '../support/ledgers.ts';
import { clubId, occasion, opened, plays, sessionHeld, sql, writes } from './a-database.ts';

/** A club that has met once, in which two members played twice. */
async function aClub(): Promise<Database> {
  const database = await opened();
  const clubs = new PrismaClubs(database, () => {}, rooms);
  const members = [1, 2].map((person) => ({ type: 'joined', person }) as const);
  await clubs.change(clubId, occasion(), writes(...members, ...sessionHeld(0)));
  for (let n = 0; n < 2; n++) await clubs.change(clubId, occasion(), plays(1, 2));
  return database;
}

describe('the tables beside the ledger', () => {
  it('are what the fold makes of it after any afternoons', async () => {
    const database = await opened();
    const clubs = new PrismaClubs(database, () => {}, rooms);
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(deeds, fc.integer({ min: 1, max: 4 }), async (list, atOnce) => {
        runs += 1;
        const entries = ledgerOf(list);
        for (let n = 0; n < entries.length; n += atOnce) {
          const some = entries.slice(n, n + atOnce);
          await clubs.change(`${runs}`, occasion(null, some[0]?.at), writes(...some));
        }
        expect(await verifyClub(database, `${runs}`)).toEqual([]);
        expect((await clubs.view(`${runs}`)).entries).toHaveLength(entries.length);
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});

describe('verifying', () => {
  it('finds nothing in a sound club', async () => {
    expect(await verifyClub(await aClub(), clubId)).toEqual([]);
  });

  it.each([
    ['UPDATE "Standing" SET score = 2000 WHERE person = 1', 'standing 1'],
    [`UPDATE "Game" SET status = 'voided' WHERE number = 2`, 'game 2'],
    ['DELETE FROM "Game" WHERE number = 1', 'game 1'],
    [`UPDATE "Session" SET held = false WHERE date = '2026-01-09'`, 'session 2026-01-09'],
    [
      `INSERT INTO "Game" SELECT "clubId", 9, player, opponent, score, "playedAt", status FROM "Game" WHERE number = 1`,
      'game 9',
    ],
    ['DELETE FROM "Entry" WHERE seq = 3', 'entry 3'],
    [`UPDATE "Entry" SET type = 'castled' WHERE seq = 2`, 'entry 2'],
    [`UPDATE "Entry" SET body = '{"person":0}' WHERE seq = 1`, 'entry 1'],
    [`UPDATE "Entry" SET acts = '["0.999"]' WHERE seq = 4`, 'entry 4'],
  ])('finds what was done by %s', async (statement, place) => {
    const database = await aClub();
    await sql(database, statement);
    expect((await verifyClub(database, clubId)).map((difference) => difference.place)).toEqual([place]);
  });

  it('says what is kept and what it should be', async () => {
    const database = await aClub();
    await sql(database, 'DELETE FROM "Standing" WHERE person = 2');
    const [difference] = await verifyClub(database, clubId);
    expect(difference?.kept).toBe('nothing');
    expect(difference?.expected).toContain('"person":2');
  });
});
