import type { Answers, UnansweredInteraction } from '../house/delivery.ts';
import { isOwn, type Shards } from '../house/hosting.ts';
import type { Database } from './database.ts';
import { nobodys } from './erasure.ts';
import type { Interaction } from './generated/client.ts';
import { outcomeFrom } from './records.ts';

/** The interactions of the process's clubs in the database whose askers have not been told yet, the oldest first. */
export class PrismaAnswers implements Answers {
  constructor(
    private readonly database: Database,
    private readonly shards: Shards | null = null,
  ) {}

  async owed(): Promise<UnansweredInteraction[]> {
    const rows = await this.database.alone((client) =>
      client.interaction.findMany({ where: { answered: false }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
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

function unanswered({ clubId, outcome, at, ...row }: Interaction): UnansweredInteraction {
  const { id, token, applicationId, channel, account } = row;
  return {
    club: clubId,
    interaction: { id, token, applicationId, channel, account },
    outcome: outcomeFrom(outcome),
    since: at.getTime(),
  };
}
