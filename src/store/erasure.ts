import { type ClubId, type Interaction, wordKinds } from '../house/ports.ts';
import type { BookNumber } from '../ledger/book.ts';
import type { Database } from './database.ts';
import type { Prisma, PrismaClient } from './generated/client.ts';
import { chunks } from './rows.ts';

type Statement = Prisma.PrismaPromise<unknown>;

/** What a change takes out of the tables for good. */
export interface Erasure {
  /** Accounts that are no longer anybody's. */
  accounts: string[];
  /** The places in books whose reasons and disputes go; moves and positions stay. */
  words: { book: BookNumber; seqs: readonly number[] }[];
}

/** An interaction without anything of the person who made it. What came of it stays, so that it is not carried out again. */
export const nobodys = { token: '', channel: '', account: '' } as const;

/** Erases; the interaction that asks for it stays whole until it was answered. */
export function erasureStatements(
  client: Prisma.TransactionClient,
  clubId: ClubId,
  { accounts, words }: Erasure,
  asking: Interaction | null,
): Statement[] {
  const others = asking === null ? {} : { NOT: { id: asking.id } };
  const made = accounts.map((account) =>
    client.interaction.updateMany({
      where: { clubId, account, ...others },
      data: { ...nobodys, answered: true },
    }),
  );
  // People in a room that is still open are asked to leave first, and are not on its list then.
  const inside = accounts.map(
    (account) => client.$executeRaw`UPDATE "CaseThread"
      SET "accounts" = (SELECT json_group_array(value) FROM json_each("CaseThread"."accounts") WHERE value <> ${account})
      WHERE "clubId" = ${clubId} AND "state" = 'archived' AND instr("accounts", ${account}) > 0`,
  );
  const written = words.flatMap(({ book, seqs }) =>
    chunks(seqs).map((some) =>
      client.entryText.deleteMany({
        where: { clubId, book, seq: { in: some }, kind: { in: [...wordKinds] } },
      }),
    ),
  );
  return [...made, ...inside, ...written];
}

/**
 * Has what was erased leave the write-ahead log too, as far as no other program is reading there. Never rejects: the erasure
 * is kept by then, and what could not leave now does when the log is emptied next, at the latest when the bot ends.
 */
export async function emptyLog(client: PrismaClient): Promise<void> {
  await client.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`.catch(() => {});
}

/** The tables with rows of clubs, whatever they are called. */
const tables = `SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
  WHERE m.type = 'table' AND c.name = 'clubId' ORDER BY m.name`;

/**
 * Deletes every row of a club, in every table, in one transaction. SQLite overwrites what it deletes, and the write-ahead
 * log is emptied. For who has the client.
 */
export async function eraseClub(database: Database, client: PrismaClient, club: ClubId): Promise<void> {
  const names = (await database.rows(tables)).map(([name]) => String(name));
  await database.inOneMoment(client, async (moment) => {
    // Which of the tables names rows of which other is looked at only when all are gone.
    await moment.$queryRawUnsafe('PRAGMA defer_foreign_keys = ON');
    for (const name of names)
      await moment.$executeRawUnsafe(`DELETE FROM "${name}" WHERE "clubId" = ?`, club);
    await moment.$executeRawUnsafe('DELETE FROM "Club" WHERE "id" = ?', club);
  });
  await emptyLog(client);
}
