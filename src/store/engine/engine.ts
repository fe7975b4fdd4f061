import type { Duty } from '../../house/duty.ts';
import type { Shards } from '../../house/hosting.ts';
import type { ClubId } from '../../house/ports.ts';
import type { Prisma, PrismaClient } from '../generated/client.ts';

/** A value in a statement; dates are kept as Prisma keeps them. */
export type Value = string | number | boolean | Date | Uint8Array | null;

/** How long a transaction may take, in milliseconds: whatever it takes. */
export const longest = 300_000;

/** The client inside a transaction. */
export type Moment = Prisma.TransactionClient;

/** Differs from what it was before once another program has written to a club. */
export type Mark = unknown;

/** What a change of a club is known by before it is written. */
export interface Turn {
  club: ClubId;
  /** What the club's mark was when it was read. */
  mark: Mark;
  /** Whether what is pressed on chess clocks is all that changes. */
  ofClocksAlone: boolean;
}

/**
 * What a database is kept in: SQLite's file or PostgreSQL's server. Both have one connection, and whoever calls has it alone.
 * Statements past Prisma name tables and columns in double quotes, and have a `?` for each value.
 */
export interface Engine {
  readonly client: PrismaClient;
  /** What a query finds, row by row. Whole numbers are numbers, instants Dates or text. */
  rows(sql: string, args: readonly Value[]): Promise<unknown[][]>;
  /** Carries out a statement that changes rows. */
  run(sql: string, args: readonly Value[]): Promise<void>;
  /** Does the work in one transaction, which sees nothing of what others write meanwhile. */
  inOneMoment<T>(work: (moment: Moment) => Promise<T>): Promise<T>;
  /** The same for work in which nothing goes by Prisma, whose transactions take several times as long to begin and to end. */
  pastPrisma<T>(work: () => Promise<T>): Promise<T>;
  /** The same for work that changes nothing either. What it asks without waiting in between may be sent at once. */
  reading<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves once all that was committed is on the disk, whatever happens next. */
  settled(): Promise<void>;
  /** Resolves when what was committed may not be on the disk, with why: from then on nobody may go on with it. */
  readonly failing: Promise<Error>;
  /** Whether the work failed for something that passes, such as another program's writing, and left nothing behind. */
  passes(error: unknown): boolean;
  markOf(club: ClubId): Promise<Mark>;
  /**
   * With what a change of a club that is stored begins, in its transaction; other programs are told of it once it is kept. Gives back the
   * club's mark after it. Throws `Overtaken` where another program has changed the club since it was read.
   */
  takeTurn(turn: Turn): Promise<Mark>;
  /** Tells other programs of a change for which no turn was taken, once it is kept; in its transaction. */
  tellOthers(turn: Turn): Promise<void>;
  /** Whether programs tell each other. */
  readonly tells: boolean;
  /** Has the listener hear what other programs tell. Returns what ends that. */
  listen(listener: Listener): () => Promise<void>;
  /** What this process has to itself of those that have the same shards; null where only one can use the database. */
  duty(shards: Shards | null): Duty | null;
  /** Deletes every row of a club, in whatever tables, in one transaction. */
  eraseClub(club: ClubId): Promise<void>;
  /** Has what was erased leave the files too, as far as that can be. Never rejects. */
  emptyLog(): Promise<void>;
  /** The number of the latest notice of all clubs; 0 where there was none. */
  lastNotice(): Promise<number>;
  /** Gives no later notice a number up to that one. */
  passNotices(last: number): Promise<void>;
  /** How many entries there are, or about. */
  entries(): Promise<number>;
  /** Ends the connection. */
  close(): Promise<void>;
}

/** What is told of what other programs changed. */
export interface Listener {
  changed(club: ClubId, ofClocksAlone: boolean): void;
  /** Until now nothing was heard, from the beginning or for a while: any club may have been changed. */
  missed(): void;
}

/** Another program has changed the club since it was read: what was decided is decided again. */
export class Overtaken extends Error {}
