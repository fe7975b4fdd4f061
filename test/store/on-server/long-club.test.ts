import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { rooms } from '../../../src/rooms.ts';
import type { State } from '../../../src/rule-books.ts';
import { entryRecord, entryRows } from '../../../src/store/books.ts';
import type { Database } from '../../../src/store/database.ts';
import { exportClub } from '../../../src/store/moving/export-club.ts';
import { importClub } from '../../../src/store/moving/import-club.ts';
import { type Line, line } from '../../../src/store/moving/rows.ts';
import { keyOf, writeSealed } from '../../../src/store/moving/sealed-file.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { type Verified, verifyAll } from '../../../src/store/verify.ts';
import { longLedger, longLedgerPeople } from '../../support/a-long-ledger.ts';
import { aFolder, anAddress, clubId, friday, keysOf, opened } from '../a-database.ts';

const settings = {
  ...{ createdAt: new Date(friday), name: 'Rooks', discussion: '7', court: '8', games: '9', staff: 2 },
  ...{ planned: null, eventsBarred: false, roles: false, nicknames: false, clockCards: '{}' },
  ...{ worn: '{"roles":{},"found":{},"barred":[]}' },
  ...{ courtNames: 'full', hearings: 'public', hearingsBarred: '', onlineThreads: '{}', gameCards: '{}' },
  ...{ toldPosts: '{}', boardPosts: '[]', sessionPost: '{}', tables: true, tableBans: false },
  ...{ tableThreads: '{}', tableCards: '{}', talkThreads: '{}', nomicThreads: '{}' },
};

/** What such a club takes along, with a reason for every entry of which one can be given. */
function* linesOf(length: number): Generator<Line> {
  yield { club: settings };
  for (let number = 1; number <= longLedgerPeople; number++)
    yield {
      person: { number, account: `${10 ** 15 + number}`, erased: null, name: `Pawn ${number}`, reminders: '{}' },
    };
  const entries = longLedger(length);
  for (const each of entries) {
    const { clubId: _, ...entry } = entryRecord(clubId, 0, each);
    yield { entry };
  }
  for (const { seq, type } of entries)
    if (type === 'voided') yield { entryText: { book: 0, seq, kind: 'reason', text: `It was ${seq}` } };
}

/** Writes a club of such a length as another installation would have. Returns its file. */
async function aLongClub(length: number): Promise<string> {
  const file = join(aFolder(), 'long.club');
  const head = { club: clubId, exportedAt: friday, lastNotice: 0, key: null };
  const lines = async function* () {
    yield `${JSON.stringify(head)}\n`;
    for (const each of linesOf(length)) yield `${JSON.stringify(z.encode(line, each))}\n`;
  };
  await writeSealed(file, keyOf(file), lines());
  return file;
}

interface Stop {
  database: Database;
  /** What is known of every entry, in order. */
  ledger: string;
  state: State;
  texts: number;
  verified: Verified;
}

/** Takes the club in at an address where nothing is yet, and looks at all that is there then. */
async function stop(from: string, url: string): Promise<Stop> {
  console.log('begin', url, process.memoryUsage.rss() / 1e6, performance.now());
  await importClub({ from, url, keysFolder: keysOf(url), withoutKey: false, now: friday });
  console.log('imported', url, process.memoryUsage.rss() / 1e6, performance.now());
  const database = await opened(url);
  const { state } = await new PrismaClubs(database, () => {}, rooms).view(clubId);
  return {
    ...{ database, state, ledger: await ledgerOf(database), verified: await verifyAll(database) },
    texts: await database.alone((client) => client.entryText.count()),
  };
}

const ledgerOf = (database: Database): Promise<string> =>
  database.alone(async () => {
    const seen = createHash('sha256');
    for await (const entry of entryRows(database, clubId, 0)) seen.update(`${JSON.stringify(entry)}\n`);
    return seen.digest('hex');
  });

async function exported({ database }: Stop): Promise<string> {
  const file = join(aFolder(), 'moved.club');
  console.log('looked', process.memoryUsage.rss() / 1e6, performance.now());
  await exportClub(database, { club: clubId, file, now: friday });
  return file;
}

it('a club of 100,000 entries that moves from a file to a server and back is the same at every stop', async () => {
  const first = await stop(await aLongClub(100_000), `file:${join(aFolder(), 'club.db')}`);
  (await import('node:fs')).mkdirSync('/dev/shm/m20', { recursive: true }); await exportClub(first.database, { club: clubId, file: '/dev/shm/m20/long.club', now: friday }).catch(() => {});
  const second = await stop(await exported(first), anAddress());
  const third = await stop(await exported(second), `file:${join(aFolder(), 'club.db')}`);
  expect(first.verified.entries).toBeGreaterThanOrEqual(100_000);
  const verdicts = first.state.cases.filter((each) => (each?.judgements.length ?? 0) > 0);
  expect(verdicts.length).toBeGreaterThan(100);
  expect(first.texts).toBeGreaterThan(500);
  for (const { ledger, state, texts, verified } of [second, third]) {
    expect([ledger, texts]).toEqual([first.ledger, first.texts]);
    expect(isDeepStrictEqual(state.standings, first.state.standings)).toBe(true);
    expect(isDeepStrictEqual(state.cases, first.state.cases)).toBe(true);
    expect(isDeepStrictEqual(state, first.state)).toBe(true);
    expect(verified).toEqual({ ...first.verified, differences: [], setAside: [] });
  }
});
