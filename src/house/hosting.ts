import type { ClubId, SiteAccess } from './ports.ts';

/** What the person who runs this installation decides about its clubs. */
export interface Hosting {
  /** The servers that the bot serves; none named is all. */
  servers: readonly ClubId[];
  /** Whose club stands at `/` once it is open to everybody; null where the first that could has the place. */
  frontPage: ClubId | null;
}

/** Every server is served. */
export const everywhere: Hosting = { servers: [], frontPage: null };

export const isServed = ({ servers }: Hosting, club: ClubId): boolean =>
  servers.length === 0 || servers.includes(club);

interface Candidate {
  id: ClubId;
  access: SiteAccess;
  /** Whether it was open to everybody while it was the only club. */
  front: boolean;
}

/**
 * Whose club is at `/`, or null. If the host named none: the only club, or the first that was open to everybody while
 * it was the only one. A club that comes later takes nobody's place.
 */
export function clubAtFront({ frontPage }: Hosting, clubs: readonly Candidate[]): ClubId | null {
  const open = clubs.filter(({ access }) => access === 'public');
  const isAtFront = ({ id, front }: Candidate) =>
    frontPage === null ? front || clubs.length === 1 : id === frontPage;
  return open.find(isAtFront)?.id ?? null;
}
