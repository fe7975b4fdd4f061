import { z } from 'zod';
import type { Answers, UnansweredInteraction } from '../house/delivery.ts';
import { isOwn, type Shards } from '../house/hosting.ts';
import { instant, readRows, text } from './columns.ts';
import type { Database } from './database.ts';
import { nobodys } from './erasure.ts';
import { outcomeFrom } from './records.ts';

/** The interactions of the process's clubs in the database whose askers have not been told yet, the oldest first. */
export class PrismaAnswers implements Answers {
  constructor(
    private readonly database: Database,
    private readonly shards: Shards | null = null,
  ) {}

  async owed(): Promise<UnansweredInteraction[]> {
    const rows = await this.database.alone(() =>
      readRows(this.database, interactions, 'WHERE "answered" = ? ORDER BY "at", "id"', false),
    );
    return rows.filter(({ clubId }) => isOwn(this.shards, clubId)).map(unanswered);
  }

  given(interaction: string): Promise<void> {
    return this.database.alone(() => noteGiven(this.database, interaction));
  }
}

/** Notes that an interaction was answered: where and by whom is not kept any longer. For who has the database. */
export function noteGiven(database: Database, interaction: string): Promise<void> {
  const { token, channel, account } = nobodys;
  const sql = `UPDATE "Interaction" SET "answered" = ?, "token" = ?, "channel" = ?, "account" = ? WHERE "id" = ?`;
  return database.run(sql, true, token, channel, account, interaction);
}

const interactions = {
  table: 'Interaction',
  columns: z.object({
    ...{ id: text, token: text, applicationId: text, channel: text, account: text },
    ...{ clubId: text, outcome: text, at: instant },
  }),
};

function unanswered(row: z.output<typeof interactions.columns>): UnansweredInteraction {
  const { clubId, outcome, at, ...interaction } = row;
  return {
    club: clubId,
    interaction,
    outcome: outcomeFrom(outcome),
    since: at.getTime(),
  };
}
