import type { ClubId } from '../house/ports.ts';
import type { AnyBook, BookNumber } from '../ledger/book.ts';
import { lineFor } from '../program-line.ts';
import { rules, type State } from '../rule-books.ts';
import { readBook, readOtherBooks, type Unread } from './books.ts';
import type { Database } from './database.ts';
import type { Moment } from './engine/engine.ts';
import { verifyExhibits } from './exhibits.ts';
import { type Difference, type Projection, projections, sameRow, type Which } from './projections.ts';
import type { Row } from './rows.ts';

/** What came of verifying all clubs of a database. */
export interface Verified {
  clubs: number;
  entries: number;
  /** In words for the person who keeps the database. */
  differences: string[];
  /** Those of them that are entries or books which cannot be read, and which the bot sets aside, by their places. */
  setAside: string[];
}

/** Whether nothing is wrong, but for entries that the bot sets aside: what it goes on with can be copied and put back. */
export const isSound = ({ differences, setAside }: Verified): boolean =>
  differences.length === setAside.length;

/** What is said of the entries and books that are set aside; nothing where there are none. */
export const setAsideWords = ({ setAside }: Verified): string[] =>
  setAside.length === 0
    ? []
    : [
        `${numbered(setAside.length, 'entry or book', 'entries or books')} cannot be read by this version, which goes on without: ` +
          `${setAside.join('; ')}. To see what is wrong, run \`${lineFor('ledger:verify')}\`.`,
      ];

/** `1 ledger of 4 entries` */
export const extentOf = ({ clubs, entries }: Pick<Verified, 'clubs' | 'entries'>): string =>
  `${numbered(clubs, 'ledger', 'ledgers')} of ${numbered(entries, 'entry', 'entries')}`;

/** `1 entry`, `4 entries` */
export const numbered = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** Verifies every club of a database. */
export async function verifyAll(database: Database): Promise<Verified> {
  const [clubs, entries] = await database.alone((client) =>
    client.$transaction([client.club.findMany({ orderBy: { id: 'asc' } }), client.entry.count()]),
  );
  const found: Found = { differences: [], setAside: [] };
  for (const { id } of clubs) await look(database, id, found);
  return { clubs: clubs.length, entries, ...found };
}

/** Verifies one club alone. */
export async function verifyOne(database: Database, clubId: ClubId): Promise<Verified> {
  const found: Found = { differences: [], setAside: [] };
  await look(database, clubId, found);
  const entries = await database.alone((client) => client.entry.count({ where: { clubId } }));
  return { clubs: 1, entries, ...found };
}

type Found = Pick<Verified, 'differences' | 'setAside'>;

async function look(database: Database, id: ClubId, { differences, setAside: aside }: Found): Promise<void> {
  for (const { place, kept, expected, setAside } of await verifyClub(database, id)) {
    differences.push(`Club ${id}, ${place}: kept is ${kept}, the ledger makes it ${expected}`);
    if (setAside) aside.push(`club ${id}, ${place}`);
  }
}

/**
 * Folds each of a club's books from its first entry, straight from the tables, and compares every row kept beside its own, and
 * the files of exhibits by their SHA-256.
 * Returns all differences; only those of the books themselves while its own cannot be folded.
 */
export async function verifyClub(database: Database, clubId: ClubId): Promise<Difference[]> {
  const which = { where: { clubId }, omit: { clubId: true } } as const;
  const { book, others, unread, kept } = await database.alone(() =>
    database.inOneMoment(async (moment) => {
      const unread: Unread[] = [];
      const onUnread = (each: Unread) => unread.push(each);
      return {
        unread,
        book: await readBook(database, { club: clubId, book: 0 }, rules, onUnread),
        others: await readOtherBooks(database, clubId, onUnread),
        kept: await allKept(moment, which),
      };
    }),
  );
  const own = [...unread.filter((each) => each.book === 0).map(faultOf), ...gapsIn(book)];
  const faults = [
    ...own,
    ...unread.filter((each) => each.book !== 0).map(faultOf),
    ...others.flatMap((each) => [...gapsIn(each), ...foldingFaults(each)]),
  ];
  if (own.length > 0) return faults;
  const { state } = book;
  return [
    ...faults,
    ...projections.flatMap((each, place) => compare(each, state, kept[place] ?? [])),
    ...(await verifyExhibits(database, clubId, state)),
  ];
}

/** The rows of each projection. */
async function allKept(moment: Moment, which: Which): Promise<Row[][]> {
  const kept: Row[][] = [];
  for (const each of projections) kept.push(await each.kept(moment, which));
  return kept;
}

/** `entry 3` of a club's own book, `book 1, entry 3` of another. */
const placeIn = (book: BookNumber, place: string): string => (book === 0 ? place : `book ${book}, ${place}`);

const faultOf = ({ book, entry, err }: Unread): Difference => ({
  place: entry === null ? `book ${book}` : placeIn(book, `entry ${entry}`),
  kept: String(err),
  expected: entry === null ? 'a book' : 'an entry',
  setAside: true,
});

/** The places in which there is no entry, of those that have one behind them, and those before the first that have one. */
function gapsIn({ number, entries }: AnyBook): Difference[] {
  const before = entries.map(({ seq }, place) => ({
    seq,
    follows: Math.max(0, entries[place - 1]?.seq ?? 0) + 1,
  }));
  return before
    .filter(({ seq, follows }) => seq !== follows)
    .map(({ seq, follows }) => {
      const [place, kept, expected] =
        seq < 1 ? [seq, 'an entry', 'nothing'] : [follows, 'nothing', 'an entry'];
      return { place: placeIn(number, `entry ${place}`), kept, expected };
    });
}

/** What keeps a book from being folded. */
function foldingFaults(book: AnyBook): Difference[] {
  try {
    book.rules.fold(book.entries);
    return [];
  } catch (err) {
    return [{ place: `book ${book.number}`, kept: String(err), expected: 'a book' }];
  }
}

function compare(projection: Projection, state: State, rows: readonly Row[]): Difference[] {
  const kept = new Map(rows.map((row) => [projection.keyOf(row), row]));
  const keys = new Set([...projection.keys(state), ...kept.keys()]);
  return [...keys].flatMap((key) => {
    const [found, expected] = [kept.get(key) ?? null, projection.row(state, key)];
    if (sameRow(found, expected)) return [];
    return [
      { place: `${projection.table.toLowerCase()} ${key}`, kept: shown(found), expected: shown(expected) },
    ];
  });
}

const shown = (row: object | null): string => (row === null ? 'nothing' : JSON.stringify(row));
