import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import type { ClubId } from '../../house/ports.ts';
import type { AnyRules } from '../../ledger/rule-books.ts';
import { kindsOfBook } from '../../rule-books.ts';
import { besideOf, isOnServer } from '../address.ts';
import type { Database } from '../database.ts';
import {
  AccountKeyNeeded,
  ClubThere,
  CopyNotWhole,
  ExportMissing,
  NotOfThisBot,
} from '../database-errors.ts';
import type { PrismaClient } from '../generated/client.ts';
import { hasContent, logAndCopiesOf } from '../inspect.ts';
import { mustBeReadable } from '../is-there.ts';
import { copyDatabase } from '../keeping/copy-file.ts';
import { replaceDatabase } from '../keeping/replace.ts';
import { accountKeyBeside } from '../keys.ts';
import { type LoadedClub, loadClub } from '../loaded-club.ts';
import { inspectFile, openDatabase } from '../open-database.ts';
import { projections, rewriting } from '../projections.ts';
import { adding, chunks, type Row } from '../rows.ts';
import { fileOf } from '../sqlite.ts';
import { type Verified, verifyAll, verifyOne } from '../verify.ts';
import { type Head, head, type Line, line } from './rows.ts';
import { readSealed } from './sealed-file.ts';

interface Wish {
  /** The file that `exportClub` wrote, with its key beside it. */
  from: string;
  /** Where the database is. */
  url: string;
  keysFolder?: string | undefined;
  /** Whether the club comes even where those who were erased while they were banned are not known again. */
  withoutKey: boolean;
  now: Instant;
  /** What books there can be; those that the root lists unless said. */
  kinds?: readonly AnyRules[];
}

interface Imported {
  club: ClubId;
  verified: Verified;
  /** Where the database is kept as it was before; null where there was none. */
  aside: string | null;
}

/**
 * Takes a club into the database, which is made where there is none. Throws a `DatabaseError` while a bot runs on the file, when the
 * file of the club is not whole or the club is here already, and when anything in it is not as this program writes it; then
 * nothing is changed.
 */
export async function importClub({ kinds = kindsOfBook, ...wish }: Wish): Promise<Imported> {
  mustBeReadable(wish.from, new ExportMissing(wish.from));
  return isOnServer(wish.url) ? intoServer({ ...wish, kinds }) : intoFile({ ...wish, kinds });
}

type WholeWish = Required<Pick<Wish, 'kinds'>> & Wish;

/** Puts another file in the place of the one there is, with the club in it. */
async function intoFile({ from, url, withoutKey, now, kinds }: WholeWish): Promise<Imported> {
  const file = fileOf(url);
  const { made, aside } = await replaceDatabase({ file, now }, async (next) => {
    await copyThere(file, next);
    const database = await openDatabase(`file:${next}`, { kinds });
    try {
      const club = await takeClub(database, { from, beside: file, withoutKey });
      return { club, verified: mustBeWhole(from, await verifyAll(database)) };
    } finally {
      await database.close();
    }
  });
  return { ...made, aside };
}

/** Adds the club in one transaction, beside bots that run; the other clubs are not looked at. */
async function intoServer({ from, url, keysFolder, withoutKey, kinds }: WholeWish): Promise<Imported> {
  const { inOneTransaction } = await import('../open-server.ts');
  const beside = besideOf(url, keysFolder);
  const made = await inOneTransaction(url, { keysFolder, kinds }, async (database) => {
    const club = await takeClub(database, { from, beside, withoutKey });
    const verified = mustBeWhole(from, await verifyOne(database, club));
    await database.engine.tellOthers({ club, mark: null, ofClocksAlone: false });
    return { club, verified };
  });
  return { ...made, aside: null };
}

interface Taking {
  from: string;
  /** How the files begin that lie beside the database. */
  beside: string;
  withoutKey: boolean;
}

async function takeClub(database: Database, { from, beside, withoutKey }: Taking): Promise<ClubId> {
  const taken = await readSealed(from, (lines) => takeIn(database, from, lines));
  await settleKey(database, taken, { beside, withoutKey });
  await foldAnew(database, taken, from);
  return taken.club;
}

function mustBeWhole(from: string, verified: Verified): Verified {
  if (verified.differences.length > 0) throw new CopyNotWhole(from, verified.differences);
  return verified;
}

/** Copies the database that is there already. A key alone is no trace of one: that comes first with people who were erased. */
async function copyThere(file: string, next: string): Promise<void> {
  if (!hasContent(file, logAndCopiesOf)) return;
  await inspectFile(file);
  await copyDatabase(file, next);
}

/** Rows are written so many at once, or as soon as their lines have so many characters together. */
const atOnce = { rows: 200, characters: 16 * 1024 * 1024 };

/** Writes what the lines say; what they begin with is given back. */
async function takeIn(database: Database, from: string, lines: AsyncIterable<string>): Promise<Head> {
  const all = lines[Symbol.asyncIterator]();
  const taken = parsed(from, head, (await all.next()).value);
  const keepsNumbers = await database.alone(async (client) => {
    await makeRoom(database, client, taken.club);
    return (await database.engine.lastNotice()) === 0;
  });
  const place = { club: taken.club, keepsNumbers };
  let some: Line[] = [];
  let characters = 0;
  const write = async () => {
    const now = some;
    some = [];
    characters = 0;
    await database.alone(() => insert(database, place, now));
  };
  for (let next = await all.next(); !next.done; next = await all.next()) {
    const row = parsed(from, line, next.value);
    some.push(row);
    characters += next.value.length;
    if (some.length === atOnce.rows || characters > atOnce.characters) await write();
  }
  await write();
  return taken;
}

function parsed<Schema extends z.ZodType>(from: string, schema: Schema, text: unknown): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(z.string().parse(text)));
  } catch (error) {
    throw new NotOfThisBot(from).of(error);
  }
}

/** Who was erased is known again only by the key by which they were hashed. */
async function settleKey(
  database: Database,
  { club: clubId, key }: Head,
  { beside, withoutKey }: Pick<Taking, 'beside' | 'withoutKey'>,
): Promise<void> {
  const where = { clubId, erased: { not: null } };
  const people = await database.alone((client) => client.person.count({ where }));
  if (people === 0 || key === accountKeyBeside(beside)) return;
  if (!withoutKey) throw new AccountKeyNeeded(people, `${beside}.key`);
  await database.alone((client) => client.person.updateMany({ where, data: { erased: null } }));
}

async function foldAnew(database: Database, { club, lastNotice: last }: Head, from: string): Promise<void> {
  await database.alone(async () => {
    await database.engine.passNotices(last);
    const { state, people } = await loadClub(database, club, ({ err }) => {
      throw err;
    }).catch(notKnown(from));
    if (people.all().some(({ number }, place) => number !== place + 1)) throw new NotOfThisBot(from);
    const all = { isNew: () => true };
    await database.together(
      projections.flatMap((each) =>
        rewriting(database, { id: club, state }, each, { ...all, keys: each.keys(state) }),
      ),
    );
  });
}

const notKnown =
  (from: string) =>
  (error: unknown): LoadedClub => {
    throw new NotOfThisBot(from).of(error);
  };

/** Takes away a club in which nothing has happened yet. Throws `ClubThere` where something has. */
async function makeRoom(database: Database, client: PrismaClient, clubId: ClubId): Promise<void> {
  const where = { clubId };
  const [entries, people] = [await client.entry.count({ where }), await client.person.count({ where })];
  if (entries + people > 0) throw new ClubThere(clubId);
  await database.engine.eraseClub(clubId);
}

/** Where a club comes to. */
interface Place {
  club: ClubId;
  /** Whether notices keep their numbers, by which they are known in their channels. */
  keepsNumbers: boolean;
}

/** Writes rows of a club, in their order. Its pages are closed until somebody opens them. */
const insert = (database: Database, place: Place, lines: readonly Line[]) =>
  database.together(
    runsOf(place, lines).flatMap(({ table, rows }) =>
      chunks(rows).flatMap((some) => adding(database, table, some)),
    ),
  );

/** Rows that follow one another in one table: written together, they cost a server one question and not hundreds. */
interface Run {
  table: string;
  rows: Row[];
}

function runsOf(place: Place, lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const [name, row] of lines.flatMap((line) => Object.entries(line))) {
    const table = tableOf(name);
    if (runs.at(-1)?.table !== table) runs.push({ table, rows: [] });
    runs.at(-1)?.rows.push(...ownRow(place, name, row));
  }
  return runs;
}

/** `EntryText`, of what the file calls `entryText`. */
const tableOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A row as this database has it. */
function ownRow({ club, keepsNumbers }: Place, table: string, row: Row | undefined): Row[] {
  if (row === undefined) return [];
  const { id = null, ...rest } = row;
  if (table === 'club') return [{ id: club, ...rest }];
  return keepsNumbers && id !== null ? [{ id, clubId: club, ...rest }] : [{ clubId: club, ...rest }];
}
