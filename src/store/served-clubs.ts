import { siteAccesses } from '../house/book/offices.ts';
import { clubAtFront, type Hosting, isServed } from '../house/hosting.ts';
import type { ClubId } from '../house/ports.ts';
import type { Prisma, PrismaClient } from './generated/client.ts';

/** The clubs of the servers that the host has the bot serve, and that it is on. */
export const areServed = ({ servers }: Hosting): Prisma.ClubWhereInput => ({
  leftAt: null,
  ...(servers.length === 0 ? {} : { id: { in: [...servers] } }),
});

/** The ids of those clubs. */
export async function servedClubs(client: PrismaClient, hosting: Hosting): Promise<ClubId[]> {
  const clubs = await client.club.findMany({
    where: areServed(hosting),
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return clubs.map(({ id }) => id);
}

/** The club whose pages are at `/`, or null for none. */
export async function frontPage(client: PrismaClient, hosting: Hosting): Promise<ClubId | null> {
  const clubs = await client.club.findMany({
    where: areServed(hosting),
    select: { id: true, access: true, front: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const candidates = clubs.map(({ id, front, access: kept }) => ({
    ...{ id, front },
    access: siteAccesses.find((each) => each === kept) ?? 'off',
  }));
  return clubAtFront(hosting, candidates);
}

/** The club whose pages are at that unguessable address, or null for none. */
export async function clubAt(
  client: PrismaClient,
  hosting: Hosting,
  siteKey: string,
): Promise<ClubId | null> {
  const club = await client.club.findUnique({
    where: { siteKey, leftAt: null, NOT: { access: 'off' } },
    select: { id: true },
  });
  return club !== null && isServed(hosting, club.id) ? club.id : null;
}
