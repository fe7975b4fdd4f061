import type { ClubId } from '../house/ports.ts';
import { type AnyBook, Book, type BookNumber } from '../ledger/book.ts';
import type { Said, Stamped } from '../ledger/entry.ts';
import type { World } from '../ledger/kind.ts';
import type { RuleBooks } from '../ledger/rule-books.ts';
import { unreadable } from '../ledger/set-aside.ts';
import type { Database } from './database.ts';
import { entryReader, entryRows, setAside } from './records.ts';

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

/** Reads one book by its rule books. An entry that cannot be read is passed to `onUnread` and set aside. */
export async function readBook<W extends World, B extends Said>(
  database: Database,
  place: { club: ClubId; book: BookNumber },
  rules: RuleBooks<W, B>,
  onUnread: OnUnread,
): Promise<Book<W, B>> {
  const entries: Stamped<B>[] = [];
  const read = entryReader(rules);
  for await (const row of entryRows(database, place.club, place.book)) {
    try {
      entries.push(read(row));
    } catch (err) {
      onUnread({ ...place, entry: row.seq, err });
      entries.push(setAside(rules, row));
    }
  }
  return new Book(rules, entries, place.book);
}

const query = `SELECT number, max(kind) FROM (SELECT number, kind FROM Book WHERE clubId = ?
  UNION SELECT DISTINCT book, '' FROM Entry WHERE clubId = ? AND book > 0) GROUP BY number`;

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
  for (const [number, kind] of await database.rows(query, club, club)) {
    const place = { club, book: Number(number) };
    const rules = database.kindsOfBook.find((each) => each.kind === kind);
    if (rules === undefined)
      onUnread({ ...place, entry: null, err: new Error(`No kind of book is called '${kind}'`) });
    books.push(
      await readBook(database, place, rules ?? unreadable, rules === undefined ? () => {} : onUnread),
    );
  }
  return books;
}
