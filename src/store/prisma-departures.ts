import { z } from 'zod';
import type { Instant } from '../../terms/time.ts';
import type { Departed, Departures } from '../house/departures.ts';
import { isOwn, type Shards } from '../house/hosting.ts';
import type { ClubId } from '../house/ports.ts';
import { clubIds, instant, readRows, text } from './columns.ts';
import type { Database } from './database.ts';
import type { PrismaClubs } from './prisma-clubs.ts';
import type { PutOffFiles } from './put-off-files.ts';

/** What becomes of the process's clubs in the database from whose servers the bot was removed. */
export class PrismaDepartures implements Departures {
  constructor(
    private readonly database: Database,
    private readonly clubs: Pick<PrismaClubs, 'letGo'>,
    private readonly putOff: Pick<PutOffFiles, 'forget'>,
    private readonly shards: Shards | null = null,
  ) {}

  async kept(): Promise<ClubId[]> {
    const clubs = await this.database.alone(() => readRows(this.database, clubIds, 'ORDER BY "id"'));
    return clubs.map(({ id }) => id).filter((id) => isOwn(this.shards, id));
  }

  async departed(): Promise<Departed[]> {
    return (await departedClubs(this.database)).filter(({ club }) => isOwn(this.shards, club));
  }

  gone(club: ClubId, now: Instant): Promise<boolean> {
    return this.note(club, { leftAt: null }, new Date(now));
  }

  back(club: ClubId): Promise<boolean> {
    return this.note(club, { NOT: { leftAt: null } }, null);
  }

  async erase(club: ClubId): Promise<void> {
    await this.database.alone(() => this.database.engine.eraseClub(club));
    await this.putOff.forget(club);
    this.clubs.letGo(club);
  }

  private async note(
    id: ClubId,
    was: { leftAt: null } | { NOT: { leftAt: null } },
    leftAt: Date | null,
  ): Promise<boolean> {
    const { count } = await this.database.alone((client) =>
      client.club.updateMany({ where: { id, ...was }, data: { leftAt } }),
    );
    if (count > 0) this.clubs.letGo(id);
    return count > 0;
  }
}

/** The clubs from whose servers the bot was removed. */
export async function departedClubs(database: Database): Promise<Departed[]> {
  return database.alone(async () => {
    const clubs = await readRows(
      database,
      { table: 'Club', columns: departedRow },
      'WHERE "leftAt" IS NOT NULL ORDER BY "id"',
    );
    const departed: Departed[] = [];
    for (const { id: club, name, leftAt, createdAt } of clubs) {
      const [row] = await database.rows('SELECT max("at") FROM "Entry" WHERE "clubId" = ?', club);
      const lastAt = instant.nullable().parse(row?.[0]) ?? createdAt;
      departed.push({ club, name, leftAt: leftAt.getTime(), lastAt: lastAt.getTime() });
    }
    return departed;
  });
}

const departedRow = z.object({
  id: text,
  name: text.nullable(),
  leftAt: instant,
  createdAt: instant,
});
