import { z } from 'zod';
import type { Instant } from '../../terms/time.ts';
import { type CarriedOut, type ClubId, type KeptText, textKinds } from '../house/ports.ts';
import { chunks } from './chunks.ts';
import type { PrismaClient } from './generated/client.ts';
import { outcomeFrom } from './records.ts';

const kind = z.enum(textKinds);

/** The texts kept with those entries, in the order of the ledger. */
export async function keptTexts(
  client: PrismaClient,
  clubId: ClubId,
  seqs: readonly number[],
): Promise<KeptText[]> {
  const found: KeptText[] = [];
  for (const some of chunks(seqs)) {
    const rows = await client.entryText.findMany({
      where: { clubId, seq: { in: some } },
      omit: { clubId: true },
      orderBy: [{ seq: 'asc' }, { kind: 'asc' }],
    });
    found.push(...rows.map((row) => ({ ...row, kind: kind.parse(row.kind) })));
  }
  return found;
}

/** What was carried out for that account and not answered yet, the oldest first. */
export async function interactionsOf(
  client: PrismaClient,
  clubId: ClubId,
  account: string,
): Promise<CarriedOut[]> {
  const rows = await client.interaction.findMany({ where: { clubId, account }, orderBy: { at: 'asc' } });
  return rows.map(({ at, channel, outcome }) => ({
    at: at.getTime(),
    channel,
    outcome: outcomeFrom(outcome),
  }));
}

/** Deletes a club's interactions, the notices that are on their way no more and the presses on clocks, of before that moment. */
export async function prune(client: PrismaClient, clubId: ClubId, moment: Instant): Promise<void> {
  const before = new Date(moment);
  // Said so that the index by `answered` and `at` finds them.
  const either = [true, false].map((answered) => ({ answered, at: { lt: before } }));
  await client.interaction.deleteMany({ where: { clubId, OR: either } });
  await client.clockPress.deleteMany({ where: { clubId, heardAt: { lt: before } } });
  await client.notice.deleteMany({
    where: {
      clubId,
      createdAt: { lt: before },
      OR: [{ messageId: { not: null } }, { abandoned: { not: null } }],
    },
  });
}
