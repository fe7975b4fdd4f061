import { onTestFinished } from 'vitest';
import type { ClubView, UnitOfWork } from '../../src/house/ports.ts';
import { done, type Result } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { kindsOfBook } from '../../src/rule-books.ts';
import type { Unread } from '../../src/store/books.ts';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import type { Outcome } from '../../src/told.ts';
import { anAddress, clubId, friday, keysOf, occasion, plays } from './a-database.ts';
import { type DiceBook, dice, thrown } from './a-game.ts';

export const kinds: typeof kindsOfBook = [...kindsOfBook, dice];
export const account = '887766554433221100';
export const actor = { account, name: 'Wilhelmina', managesGuild: false };
export const said = { reason: 'She blew on the die' };

export const ended: Result<Outcome | null> = done(null);
export const by = (person: number | null) => ({ by: person, acts: [] });

export function diceOf({ books }: ClubView, number = 1): DiceBook {
  const book = books.get(number);
  if (book?.goesBy(dice) !== true) throw new Error(`Book ${number} is no game of dice`);
  return book;
}

/** Two members join, and a game of dice begins between them, all in one change. */
function begins(work: UnitOfWork): Result<Outcome | null> {
  for (const who of [account, null]) {
    const person = work.addPerson({ account: who, name: `Player of ${who}` });
    work.append({ type: 'joined', person }, by(person));
  }
  const game = work.begin(dice);
  work.appendTo(game, thrown(1, 6), { ...by(1), texts: said });
  work.appendTo(game, thrown(2, 2), { ...by(2), texts: { reason: 'He did not' } });
  return ended;
}

/** Opens a database that knows the game of dice, or no game but chess, until the test is over. */
export async function opened(url: string, known = kinds): Promise<Database> {
  const database = await openDatabase(url, { kinds: known, keysFolder: keysOf(url) });
  onTestFinished(() => database.close());
  return database;
}

export const clubsIn = (database: Database, unread: Unread[] = []): PrismaClubs =>
  new PrismaClubs(
    database,
    () => {},
    rooms,
    undefined,
    (each) => unread.push(each),
  );

/** A club in which chess was played once, and dice in a book of its own. */
export async function aClub(open: (url: string) => Promise<Database> = opened) {
  const url = anAddress();
  const database = await open(url);
  const clubs = clubsIn(database);
  await clubs.change(clubId, occasion(), begins);
  await clubs.change(clubId, occasion(), plays(1, 2));
  return { url, database, clubs };
}

export const pointsIn = async (clubs: PrismaClubs): Promise<number> =>
  diceOf(await clubs.view(clubId)).state.points;

export const board = async (clubs: PrismaClubs) => (await clubs.board(clubId, 1, friday)).rows;

/** Puts a book's second entry in another place once more. */
export const again = (book: number, seq: number) =>
  `INSERT INTO "Entry" SELECT "clubId", book, ${seq}, at, "by", type, acts, terms, body FROM "Entry" WHERE book = ${book} AND seq = 2`;
