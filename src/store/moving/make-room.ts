import type { ClubId } from '../../house/ports.ts';
import type { PrismaClient } from '../generated/client.ts';
import { ClubThere } from './errors.ts';

/** Takes away a club in which nothing has happened yet. Throws `ClubThere` where something has. */
export async function makeRoom(client: PrismaClient, clubId: ClubId): Promise<void> {
  const where = { clubId };
  const [entries, people] = [await client.entry.count({ where }), await client.person.count({ where })];
  if (entries + people > 0) throw new ClubThere(clubId);
  await client.$transaction([
    client.interaction.deleteMany({ where }),
    client.notice.deleteMany({ where }),
    client.club.deleteMany({ where: { id: clubId } }),
  ]);
}
