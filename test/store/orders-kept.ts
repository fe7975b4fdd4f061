import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { ClubView, UnitOfWork } from '../../src/house/ports.ts';
import { done, type Result } from '../../src/house/result.ts';
import { hidden, type Opened } from '../../src/house/secrets.ts';
import { person } from '../../src/ledger/fields.ts';
import { nothingUndone, type Undone } from '../../src/ledger/hindsight.ts';
import { kindsOf } from '../../src/ledger/kind.ts';
import { RuleBooks } from '../../src/ledger/rule-books.ts';
import { rooms } from '../../src/rooms.ts';
import { kindsOfBook } from '../../src/rule-books.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import type { Outcome } from '../../src/told.ts';
import { anAddress, beside, clubId, keysOf, occasion } from './a-database.ts';

export const words = 'A Vienna - Galicia\nF Trieste - Adriatic Sea';
export const place = 'book 1, Spring 1901, Austria';

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
export const kinds: typeof kindsOfBook = [...kindsOfBook, orders];

/** Somebody joins and gives orders in a game that begins with them. */
export function gives(work: UnitOfWork): Result<Outcome | null> {
  const by = work.addPerson({ account: null, name: 'Ana' });
  const made = { by, acts: [] };
  work.append({ type: 'joined', person: by }, made);
  const hid = work.secrets.hide(place, words);
  work.appendTo(work.begin(orders), { type: 'given', person: by, orders: hid }, made);
  return done(null);
}

export async function clubsAt(url: string): Promise<PrismaClubs> {
  const database = await openDatabase(url, { kinds, keysFolder: keysOf(url) });
  onTestFinished(() => database.close());
  return new PrismaClubs(database, () => {}, rooms);
}

/** A club in which orders were given, in a database of its own; `stop` ends its use. */
export async function aClub() {
  const url = anAddress();
  const database = await openDatabase(url, { kinds, keysFolder: keysOf(url) });
  const clubs = new PrismaClubs(database, () => {}, rooms);
  await clubs.change(clubId, occasion('gives'), gives);
  return { url, key: `${beside(url)}.secrets.key`, database, clubs, stop: () => database.close() };
}

export function openedIn(view: ClubView): Opened | null {
  const book = view.books.get(1);
  if (book?.goesBy(orders) !== true) throw new Error('There is no game of orders');
  const [entry] = book.entries;
  if (entry?.type !== 'given') throw new Error('No orders were given');
  return view.secrets.open(place, entry.orders);
}

/** What those who open the database there find the orders to be. */
export const openedAt = async (url: string) => openedIn(await (await clubsAt(url)).view(clubId));

/** How the secrets of a club could be written somewhere: the words, as they are and encoded, and its key. */
export function secretsOf(key: string): Buffer[] {
  const written = (bytes: Buffer) => [
    bytes,
    ...(['hex', 'base64', 'base64url'] as const).map((encoding) => Buffer.from(bytes.toString(encoding))),
    Buffer.from([...bytes].join(',')),
  ];
  const lines = words.split('\n').map((line) => Buffer.from(line));
  return [...lines, ...written(Buffer.from(words)), ...written(readFileSync(key))];
}

export const holdsAny = (bytes: Buffer, secrets: readonly Buffer[]): boolean =>
  secrets.some((secret) => bytes.includes(secret));
