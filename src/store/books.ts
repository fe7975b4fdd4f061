import { setImmediate as othersTurn } from 'node:timers/promises';
import { z } from 'zod';
import { type Act, isAct } from '../../terms/register.ts';
import type { ClubId } from '../house/ports.ts';
import { type AnyBook, Book, type BookNumber } from '../ledger/book.ts';
import type { Said, Stamped } from '../ledger/entry.ts';
import type { World } from '../ledger/kind.ts';
import type { RuleBooks } from '../ledger/rule-books.ts';
import { asideType, unreadable } from '../ledger/set-aside.ts';
import { instant, text } from './columns.ts';
import type { Database } from './database.ts';
import type { Entry as EntryRecord } from './generated/client.ts';

/** What is stored and cannot be read, and why. */
export interface Unread {
  club: ClubId;
  book: BookNumber;
  /** The place of an entry; null for a book of whose kind this version knows nothing. */
  entry: number | null;
  err: unknown;
}

/** What is told of all that cannot be read. */
export type OnUnread = (unread: Unread) => void;

/**
 * Reads one book by its rule books. An entry that cannot be read is passed to `onUnread`, and another takes its place, so that
 * every other one stays in its own. The entries share the Acts that they cite and the version of the Terms: there are few of
 * either, and entries without number.
 */
export async function readBook<W extends World, B extends Said>(
  database: Database,
  place: { club: ClubId; book: BookNumber },
  rules: RuleBooks<W, B>,
  onUnread: OnUnread,
): Promise<Book<W, B>> {
  const entries: Stamped<B>[] = [];
  const [actsOf, termsOf] = [onceForEach(actsFrom), onceForEach((terms) => terms)];
  for await (const { seq, at, by, type, acts, terms, body } of entryRows(database, place.club, place.book)) {
    let cited: readonly Act[] = [];
    let says: B;
    try {
      if (type === asideType) throw new Error('It says itself that it was not read');
      cited = actsOf(acts);
      says = rules.read(type, JSON.parse(body));
    } catch (err) {
      onUnread({ ...place, entry: seq, err });
      says = rules.read(asideType, { was: type });
    }
    entries.push({ seq, at: at.getTime(), by, acts: cited, terms: termsOf(terms), ...says });
  }
  return new Book(rules, entries, place.book);
}

const booksQuery = `SELECT "number", max("kind") FROM (SELECT "number", "kind" FROM "Book" WHERE "clubId" = ?
  UNION SELECT DISTINCT "book", '' FROM "Entry" WHERE "clubId" = ?) AS every
  WHERE "number" <> 0 GROUP BY "number" ORDER BY "number"`;

/**
 * Reads the books that a club has besides its own, also one of which only its entries are left. One of whose kind this
 * version knows nothing is passed to `onUnread` and set aside. For who has the client, in one moment.
 */
export async function readOtherBooks(
  database: Database,
  club: ClubId,
  onUnread: OnUnread,
): Promise<AnyBook[]> {
  const books: AnyBook[] = [];
  for (const [number, kind] of await database.rows(booksQuery, club, club)) {
    const place = { club, book: Number(number) };
    const rules = database.kindsOfBook.find((each) => each.kind === kind && place.book > 0);
    if (rules === undefined)
      onUnread({ ...place, entry: null, err: new Error(`No book ${number} of kind '${kind}' is known`) });
    books.push(
      await readBook(database, place, rules ?? unreadable, rules === undefined ? () => {} : onUnread),
    );
  }
  return books;
}

/** An entry of a book as it is stored. */
export function entryRecord(clubId: ClubId, book: BookNumber, entry: Stamped<Said>): EntryRecord {
  const { seq, at, by, type, acts, terms, ...body } = entry;
  return {
    clubId,
    book,
    seq,
    at: new Date(at),
    by,
    type,
    acts: JSON.stringify(acts),
    terms,
    body: JSON.stringify(body),
  };
}

function onceForEach<Made>(make: (stored: string) => Made): (stored: string) => Made {
  const made = new Map<string, Made>();
  return (stored) => {
    const before = made.get(stored);
    if (before !== undefined) return before;
    const one = make(stored);
    made.set(stored, one);
    return one;
  };
}

function actsFrom(stored: string): readonly Act[] {
  const acts: unknown = JSON.parse(stored);
  if (!Array.isArray(acts) || !acts.every(isCited)) throw new Error(`No list of Acts: ${stored}`);
  return acts;
}

const isCited = (cited: unknown): cited is Act => typeof cited === 'string' && isAct(cited);

/**
 * So few at a time that what they are read from is gone again before the garbage collector would keep it: with thousands,
 * a long ledger leaves as much behind as it is itself. The process has time for others in between.
 */
const atATime = 200;

const entriesQuery = `SELECT "seq", "at", "by", "type", "acts", "terms", "body" FROM "Entry"
  WHERE "clubId" = ? AND "book" = ? AND "seq" > ? ORDER BY "seq" LIMIT ?`;

/** Below every place that a row can have. */
const beforeAll = -(2 ** 31);

const entryRow = z.tuple([z.int(), instant, z.int().nullable(), text, text, text, text]);

/**
 * The stored entries of a club's book in their order, past Prisma, which takes ten times as long and leaves much behind. For who has
 * the client, in one moment. Throws where a row is not of the table's kinds.
 */
export async function* entryRows(
  database: Database,
  clubId: ClubId,
  book: BookNumber,
): AsyncGenerator<EntryRecord> {
  for (let after = beforeAll; ; ) {
    const rows = await database.rows(entriesQuery, clubId, book, after, atATime);
    for (const row of rows) {
      const [seq, at, by, type, acts, terms, body] = entryRow.parse(row);
      after = seq;
      yield { clubId, book, seq, at, by, type, acts, terms, body };
    }
    if (rows.length < atATime) return;
    await othersTurn();
  }
}
