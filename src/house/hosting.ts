import type { ClubId, SiteAccess } from './ports.ts';

/** Which of Discord's shards this process has, and how many there are in all of its processes. */
export interface Shards {
  /** By their numbers, which begin with 0; none for a process that has only the site. */
  own: readonly number[];
  of: number;
}

/** What the person who runs this installation decides about its clubs. */
export interface Hosting {
  /** The servers that the bot serves; none named is all. */
  servers: readonly ClubId[];
  /** Whose club stands at `/` once it is open to everybody; null where the first that could has the place. */
  frontPage: ClubId | null;
  /** Which clubs are this process's on Discord; null is all, on as many shards as Discord recommends. */
  shards: Shards | null;
}

/** Every server is served, by this process. */
export const everywhere: Hosting = { servers: [], frontPage: null, shards: null };

/** Whether the host has that server served, by whichever process. */
export const isChosen = ({ servers }: Pick<Hosting, 'servers'>, club: ClubId): boolean =>
  servers.length === 0 || servers.includes(club);

/** The number of the shard that has a server, of so many. */
export const shardOf = (club: ClubId, of: number): number => Number((BigInt(club) >> 22n) % BigInt(of));

/** Whether that server is on a shard of this process. */
export const isOwn = (shards: Shards | null, club: ClubId): boolean =>
  shards === null || shards.own.includes(shardOf(club, shards.of));

/** Whether this process serves that server on Discord. */
export const isServed = (hosting: Hosting, club: ClubId): boolean =>
  isChosen(hosting, club) && isOwn(hosting.shards, club);

/** Whether this process has direct messages and what else belongs to no server: one has it, for all. */
export const hasFirst = (shards: Shards | null): boolean => shards === null || shards.own.includes(0);

/** Whether this process has only the site. */
export const isSiteAlone = (shards: Shards | null): boolean => shards?.own.length === 0;

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
export function clubAtFront(
  { frontPage }: Pick<Hosting, 'frontPage'>,
  clubs: readonly Candidate[],
): ClubId | null {
  const open = clubs.filter(({ access }) => access === 'public');
  const isAtFront = ({ id, front }: Candidate) =>
    frontPage === null ? front || clubs.length === 1 : id === frontPage;
  return open.find(isAtFront)?.id ?? null;
}
