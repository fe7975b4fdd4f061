import type { Instant } from '../../terms/time.ts';
import type { ClubId } from './ports.ts';

/** A club from whose server the bot was removed. */
export interface Departed {
  club: ClubId;
  /** What the server was called; null where the club was never set up. */
  name: string | null;
  leftAt: Instant;
  lastAt: Instant;
}

/** What becomes of clubs from whose servers the bot was removed: they rest, and are erased after a while. */
export interface Departures {
  /** All clubs that are kept and on a shard of this process, those that are not served too: of others it knows nothing. */
  kept(): Promise<ClubId[]>;
  departed(): Promise<Departed[]>;
  /** The bot is gone from that server, as of then. Returns whether that is news; of a server without a club it is none. */
  gone(club: ClubId, now: Instant): Promise<boolean>;
  /** The bot is on that server again, and all is as it was. Returns whether that is news. */
  back(club: ClubId): Promise<boolean>;
  erase(club: ClubId): Promise<void>;
}

const day = 24 * 3600_000;

/** For how long a club is kept once the bot was removed from its server unless the host says otherwise, in milliseconds. */
export const usualKeeping = 30 * day;

/** So many days, in milliseconds. */
export const days = (count: number): number => count * day;

/** When a club is erased whose server the bot left, by how many milliseconds it is kept. */
export const erasedAt = ({ leftAt }: Departed, keepFor: number): Instant => leftAt + keepFor;

/** Whether it was noted by a clock that was wrong: before something that has happened in the club. */
export const isMistimed = ({ leftAt, lastAt }: Departed): boolean => leftAt < lastAt;
