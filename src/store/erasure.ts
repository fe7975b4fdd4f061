import { type ClubId, type Interaction, wordKinds } from '../house/ports.ts';
import type { BookNumber } from '../ledger/book.ts';
import type { PrismaStep } from './database.ts';
import type { Moment } from './engine/engine.ts';
import { namesFrom } from './prisma-hearings.ts';
import { chunks } from './rows.ts';

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
export function erasureSteps(
  clubId: ClubId,
  { accounts, words }: Erasure,
  asking: Interaction | null,
): PrismaStep[] {
  const others = asking === null ? {} : { NOT: { id: asking.id } };
  const made = accounts.map((account): PrismaStep => {
    const emptied = { where: { clubId, account, ...others }, data: { ...nobodys, answered: true } };
    return { byPrisma: (moment) => moment.interaction.updateMany(emptied) };
  });
  const inside = accounts.map(
    (account): PrismaStep => ({ byPrisma: (moment) => leaveRooms(moment, clubId, account) }),
  );
  const written = words.flatMap(({ book, seqs }) =>
    chunks(seqs).map((some): PrismaStep => {
      const where = { clubId, book, seq: { in: some }, kind: { in: [...wordKinds] } };
      return { byPrisma: (moment) => moment.entryText.deleteMany({ where }) };
    }),
  );
  return [...made, ...inside, ...written];
}

/** People in a room that is still open are asked to leave first, and are not on its list then. */
async function leaveRooms(moment: Moment, clubId: ClubId, account: string): Promise<void> {
  const where = { clubId, state: 'archived', accounts: { contains: account } };
  for (const { thread, accounts } of await moment.caseThread.findMany({ where })) {
    const others = namesFrom(accounts).filter((each) => each !== account);
    const data = { accounts: JSON.stringify(others) };
    await moment.caseThread.update({ where: { clubId_thread: { clubId, thread } }, data });
  }
}
