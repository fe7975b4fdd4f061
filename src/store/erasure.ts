import { type ClubId, type Interaction, wordKinds } from '../house/ports.ts';
import { chunks } from './chunks.ts';
import type { Prisma, PrismaClient } from './generated/client.ts';

type Statement = Prisma.PrismaPromise<unknown>;

/** What a change takes out of the tables for good. */
export interface Erasure {
  /** Accounts that are no longer anybody's. */
  accounts: string[];
  /** The places in the ledger whose reasons and disputes go; moves and positions stay. */
  words: number[];
}

/** An interaction without anything of whoever made it. What came of it stays, so that it is not carried out again. */
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
  // Whoever is in a room that is still open is asked to leave first, and is not on its list then.
  const inside = accounts.map(
    (account) => client.$executeRaw`UPDATE "CaseThread"
      SET "accounts" = (SELECT json_group_array(value) FROM json_each("CaseThread"."accounts") WHERE value <> ${account})
      WHERE "clubId" = ${clubId} AND "state" = 'archived' AND instr("accounts", ${account}) > 0`,
  );
  const written = chunks(words).map((seqs) =>
    client.entryText.deleteMany({
      where: { clubId, seq: { in: seqs }, kind: { in: [...wordKinds] } },
    }),
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
