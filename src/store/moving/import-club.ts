import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import type { ClubId } from '../../house/ports.ts';
import { accountKeyBeside } from '../account-key.ts';
import type { Database } from '../database.ts';
import { CopyNotWhole } from '../database-errors.ts';
import { hasContent, logAndCopiesOf } from '../inspect.ts';
import { copyDatabase } from '../keeping/copy-file.ts';
import { mustBeReadable } from '../keeping/must-be-readable.ts';
import { lastNotice, passNotices } from '../keeping/notices.ts';
import { replaceDatabase } from '../keeping/replace.ts';
import { type LoadedClub, loadClub } from '../loaded-club.ts';
import { inspectFile, openDatabase } from '../open-database.ts';
import { type Verified, verifyAll } from '../verify.ts';
import { AccountKeyNeeded, ExportMissing, NotOfThisBot } from './errors.ts';
import { insert } from './insert.ts';
import { makeRoom } from './make-room.ts';
import { project } from './project.ts';
import { type Head, head, type Line, line } from './rows.ts';
import { readSealed } from './sealed-file.ts';

interface Wish {
  /** The file that `exportClub` wrote, with its key beside it. */
  from: string;
  /** The file of the database. */
  file: string;
  /** Whether the club comes even where those who were erased while they were banned are not known again. */
  withoutKey: boolean;
  now: Instant;
}

export interface Imported {
  club: ClubId;
  verified: Verified;
  /** Where the database is kept as it was before; null where there was none. */
  aside: string | null;
}

/**
 * Takes a club into the database, which is made where there is none. Throws a `DatabaseError` while a bot runs, when the
 * file is not whole or the club is here already, and when anything in the file is not as this program writes it; then
 * nothing is changed.
 */
export async function importClub({ from, file, withoutKey, now }: Wish): Promise<Imported> {
  mustBeReadable(from, new ExportMissing(from));
  const { made, aside } = await replaceDatabase({ file, now }, async (next) => {
    await copyThere(file, next);
    const database = await openDatabase(`file:${next}`);
    try {
      const taken = await readSealed(from, (lines) => takeIn(database, from, lines));
      await settleKey(database, taken, { file, withoutKey });
      await foldAnew(database, taken, from);
      const verified = await verifyAll(database);
      if (verified.differences.length > 0) throw new CopyNotWhole(from, verified.differences);
      return { club: taken.club, verified };
    } finally {
      await database.close();
    }
  });
  return { ...made, aside };
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
    await makeRoom(client, taken.club);
    return (await lastNotice(client)) === 0;
  });
  const place = { club: taken.club, keepsNumbers };
  let some: Line[] = [];
  let characters = 0;
  const write = async () => {
    const now = some;
    some = [];
    characters = 0;
    await database.alone((client) => insert(client, place, now));
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
    throw new NotOfThisBot(from, { cause: error });
  }
}

/** Who was erased is known again only by the key by which they were hashed. */
async function settleKey(
  database: Database,
  { club: clubId, key }: Head,
  { file, withoutKey }: Pick<Wish, 'file' | 'withoutKey'>,
): Promise<void> {
  const where = { clubId, erased: { not: null } };
  const people = await database.alone((client) => client.person.count({ where }));
  if (people === 0 || key === accountKeyBeside(file)) return;
  if (!withoutKey) throw new AccountKeyNeeded(people, `${file}.key`);
  await database.alone((client) => client.person.updateMany({ where, data: { erased: null } }));
}

async function foldAnew(database: Database, { club, lastNotice: last }: Head, from: string): Promise<void> {
  await database.alone(async (client) => {
    await passNotices(client, last);
    const { state, people } = await loadClub(client, database, club).catch(notKnown(from));
    if (people.all().some(({ number }, place) => number !== place + 1)) throw new NotOfThisBot(from);
    await project(client, club, state);
  });
}

const notKnown =
  (from: string) =>
  (error: unknown): LoadedClub => {
    throw new NotOfThisBot(from, { cause: error });
  };
