import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { forLog } from '../../src/discord/errors.ts';
import { examineRecords } from '../../src/doctor/records.ts';
import type { ClubView, UnitOfWork } from '../../src/house/ports.ts';
import { done, type Result } from '../../src/house/result.ts';
import { hidden, type Opened } from '../../src/house/secrets.ts';
import { person } from '../../src/ledger/fields.ts';
import { nothingUndone, type Undone } from '../../src/ledger/hindsight.ts';
import { kindsOf } from '../../src/ledger/kind.ts';
import { RuleBooks } from '../../src/ledger/rule-books.ts';
import { openLog } from '../../src/log.ts';
import { rooms } from '../../src/rooms.ts';
import { kindsOfBook } from '../../src/rule-books.ts';
import { DatabaseLost, KeyDamaged } from '../../src/store/database-errors.ts';
import { backUp } from '../../src/store/keeping/back-up.ts';
import { restore } from '../../src/store/keeping/restore.ts';
import { exportClub } from '../../src/store/moving/export-club.ts';
import { importClub } from '../../src/store/moving/import-club.ts';
import { readSealed } from '../../src/store/moving/sealed-file.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { fileOf } from '../../src/store/sqlite.ts';
import type { Outcome } from '../../src/told.ts';
import { aFolder, anAddress, clubId, friday, occasion, sql } from './a-database.ts';

const words = 'A Vienna - Galicia\nF Trieste - Adriatic Sea';
const place = 'book 1, Spring 1901, Austria';

/** A game in which people give orders that nobody may read yet. */
interface Orders {
  state: { lastSeq: number };
  later: Undone;
  told: unknown;
  reader: null;
  rows: null;
}

const given = kindsOf<Orders>()('given', z.object({ person, orders: hidden }), {
  title: 'Orders were given',
});
type Given = ReturnType<typeof given.read>;
const orders = new RuleBooks<Orders, Given>([{ kinds: [given] }], {
  ...{ kind: 'orders', empty: () => ({ lastSeq: 0 }), nothingLater: nothingUndone },
});
const kinds: typeof kindsOfBook = [...kindsOfBook, orders];

/** Somebody joins and gives orders in a game that begins with them. */
function gives(work: UnitOfWork): Result<Outcome | null> {
  const by = work.addPerson({ account: null, name: 'Ana' });
  const made = { by, acts: [] };
  work.append({ type: 'joined', person: by }, made);
  const hid = work.secrets.hide(place, words);
  work.appendTo(work.begin(orders), { type: 'given', person: by, orders: hid }, made);
  return done(null);
}

async function clubsAt(url: string): Promise<PrismaClubs> {
  const database = await openDatabase(url, { kinds });
  onTestFinished(() => database.close());
  return new PrismaClubs(database, () => {}, rooms);
}

/** A club in which orders were given, in a folder of its own; `stop` ends its use. */
async function aClub() {
  const url = anAddress();
  const [file, database] = [fileOf(url), await openDatabase(url, { kinds })];
  const clubs = new PrismaClubs(database, () => {}, rooms);
  await clubs.change(clubId, occasion('gives'), gives);
  return { url, file, key: `${file}.secrets.key`, database, clubs, stop: () => database.close() };
}

function openedIn(view: ClubView): Opened | null {
  const book = view.books.get(1);
  if (book?.goesBy(orders) !== true) throw new Error('There is no game of orders');
  const [entry] = book.entries;
  if (entry?.type !== 'given') throw new Error('No orders were given');
  return view.secrets.open(place, entry.orders);
}

/** What those who open the database there find the orders to be. */
const openedAt = async (url: string) => openedIn(await (await clubsAt(url)).view(clubId));

/** How the secrets of a club could be written somewhere: the words, as they are and encoded, and its key. */
function secretsOf(key: string): Buffer[] {
  const written = (bytes: Buffer) => [
    bytes,
    ...(['hex', 'base64', 'base64url'] as const).map((encoding) => Buffer.from(bytes.toString(encoding))),
    Buffer.from([...bytes].join(',')),
  ];
  const lines = words.split('\n').map((line) => Buffer.from(line));
  return [...lines, ...written(Buffer.from(words)), ...written(readFileSync(key))];
}

const holdsAny = (bytes: Buffer, secrets: readonly Buffer[]): boolean =>
  secrets.some((secret) => bytes.includes(secret));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile());

describe('orders that are not published', () => {
  it('can be opened by a use case and after a restart, with a key beside the database', async () => {
    const { url, key, clubs, stop } = await aClub();
    expect(openedIn(await clubs.view(clubId))?.words).toBe(words);
    expect([statSync(key).mode & 0o777, statSync(key).size]).toEqual([0o600, 32]);
    await stop();
    expect((await openedAt(url))?.words).toBe(words);
  });

  it('are in no file but in their cipher, and their key is in its own alone', async () => {
    const { file, key, stop } = await aClub();
    await backUp({ from: file, to: null, keep: 14, now: friday });
    const secrets = secretsOf(key);
    const look = () => filesIn(dirname(file)).filter((each) => holdsAny(readFileSync(each), secrets));
    expect(look()).toEqual([key]);
    await stop();
    expect(look()).toEqual([key]);
    writeFileSync(`${file}.note`, Buffer.concat([Buffer.from('so '), Buffer.from(words)]));
    expect(look()).toEqual([key, `${file}.note`].toSorted());
  });

  it('cannot be opened from a copy that is restored elsewhere, where the next ones get another key', async () => {
    const { file: from, key, stop } = await aClub();
    const { file: copy } = await backUp({ from, to: null, keep: 14, now: friday });
    await stop();
    const file = join(aFolder(), 'club.db');
    await restore({ file, copy, now: friday });
    expect(filesIn(dirname(file)).filter((each) => each.includes('key'))).toEqual([]);
    expect(filesIn(dirname(file)).filter((each) => holdsAny(readFileSync(each), secretsOf(key)))).toEqual([]);
    const clubs = await clubsAt(`file:${file}`);
    expect(openedIn(await clubs.view(clubId))).toBeNull();
    await clubs.change(clubId, occasion('later'), ({ secrets }) => {
      expect(secrets.open(place, secrets.hide(place, words))?.words).toBe(words);
      return done(null);
    });
    expect(readFileSync(`${file}.secrets.key`).equals(readFileSync(key))).toBe(false);
    expect(openedIn(await clubs.view(clubId))).toBeNull();
  });

  it('can be opened from a copy that is restored in its place, and once their key was brought', async () => {
    const { url, file, key, stop } = await aClub();
    const { file: copy } = await backUp({ from: file, to: null, keep: 14, now: friday });
    await stop();
    await restore({ file, copy, now: friday });
    expect((await openedAt(url))?.words).toBe(words);
    const there = join(aFolder(), 'club.db');
    await restore({ file: there, copy, now: friday });
    writeFileSync(`${there}.secrets.key`, readFileSync(key));
    expect((await openedAt(`file:${there}`))?.words).toBe(words);
  });

  it('stay unread where their club moves to, and their key stays', async () => {
    const { key, database, stop } = await aClub();
    const from = join(aFolder(), 'rooks.club');
    await exportClub(database, { club: clubId, file: from, now: friday });
    await stop();
    const lines = await readSealed(from, async (all) => {
      const read: string[] = [];
      for await (const line of all) read.push(line);
      return Buffer.from(read.join('\n'));
    });
    expect(lines.includes('"cipher') || lines.includes('\\"cipher')).toBe(true);
    expect(holdsAny(lines, secretsOf(key))).toBe(false);
    const file = fileOf(anAddress());
    await importClub({ from, url: `file:${file}`, withoutKey: true, now: friday, kinds });
    expect(existsSync(`${file}.secrets.key`)).toBe(false);
    expect(await openedAt(`file:${file}`)).toBeNull();
  });

  it('are in no log, however much is logged, and neither is their key', async () => {
    const { key, file, database, clubs, stop } = await aClub();
    let logged = '';
    const stream = new Writable({
      write(chunk, _, next) {
        logged += String(chunk);
        next();
      },
    });
    const serializers = { err: (error: unknown) => forLog(error, 'token') };
    const log = openLog({ level: 'debug', serializers }, stream);
    await sql(
      database,
      "CREATE TRIGGER fails BEFORE INSERT ON Entry BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    );
    const failed = await clubs.change(clubId, occasion('again'), gives).catch((err: unknown) => err);
    await sql(database, 'DROP TRIGGER fails');
    const view = await clubs.view(clubId);
    expect(openedIn(view)?.words).toBe(words);
    log.debug({ err: failed }, 'the turn failed');
    log.debug({ failed, secrets: view.secrets, entries: view.books.get(1)?.entries, keys: database.keys });
    const secrets = secretsOf(key);
    await stop();
    writeFileSync(key, 'short');
    const damaged = await openedAt(`file:${file}`).catch((err: unknown) => err);
    log.debug({ err: damaged }, 'the turn failed');
    expect(logged).toContain('disk full');
    expect(logged).toContain('"cipher"');
    expect(logged).toContain('club.db.secrets.key is damaged');
    expect(holdsAny(Buffer.from(logged), secrets)).toBe(false);
  });

  it('are not taken for lost while their key is damaged: it says so', async () => {
    const { url, key, stop } = await aClub();
    await stop();
    writeFileSync(key, 'short');
    await expect(openedAt(url)).rejects.toBeInstanceOf(KeyDamaged);
    await expect(openedAt(url)).rejects.toThrow('then orders and votes that were not published yet');
    rmSync(key);
    expect(await openedAt(url)).toBeNull();
    expect(existsSync(key)).toBe(false);
  });

  it('have a key that shows that there was a database', async () => {
    const { url, file, stop } = await aClub();
    await stop();
    rmSync(file);
    await expect(openDatabase(url)).rejects.toBeInstanceOf(DatabaseLost);
    await expect(openDatabase(url)).rejects.toThrow('club.db.secrets.key beside it');
  });
});

describe('the doctor', () => {
  const found = async (url: string) =>
    (await examineRecords(url, friday, { copiesTooOld: null })).findings.filter(({ what, todo }) =>
      `${what} ${todo}`.includes('club.db.secrets.key'),
    );

  it('says nothing of a key that is in order, or of one that was never needed', async () => {
    const { url } = await aClub();
    expect(await found(url)).toEqual([]);
    const other = anAddress();
    await clubsAt(other);
    expect(await found(other)).toEqual([]);
    expect(existsSync(`${fileOf(other)}.secrets.key`)).toBe(false);
  });

  it('warns of one that is missing, and makes none', async () => {
    const { url, key, stop } = await aClub();
    await stop();
    rmSync(key);
    expect(await found(url)).toMatchObject([
      { mark: 'warn', what: expect.stringContaining('is missing'), todo: expect.stringContaining('give') },
    ]);
    expect(existsSync(key)).toBe(false);
  });

  it('names one that is damaged', async () => {
    const { url, key, stop } = await aClub();
    await stop();
    writeFileSync(key, '');
    expect(await found(url)).toMatchObject([
      { mark: 'wrong', todo: expect.stringContaining(`${key} is damaged`) },
    ]);
  });
});
