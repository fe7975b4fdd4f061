import type { Instant } from '../../terms/time.ts';
import type { ClubView, Occasion } from './ports.ts';
import { done, type Result, refused } from './result.ts';

type Dated = Pick<ClubView, 'newestAt'>;

/** By how much a clock may be behind before that matters, in milliseconds: a clock that is set by the network steps so far. */
const harmless = 5000;

/** Whether a clock that shows this is too far behind the club's newest entry for anything to be written by it. */
export const isBehind = ({ newestAt }: Dated, shows: Instant): boolean => newestAt - shows > harmless;

/** When something happens: never before the newest entry, unless it fell due then. Refused far behind it. */
export function momentFor(club: Dated, { now, clock = now, reads }: Occasion): Result<Instant> {
  const { newestAt: newest } = club;
  const shows = reads?.() ?? clock;
  if (shows !== null && isBehind(club, shows))
    return refused({ code: 'clock-behind', shows, newest, acts: [] });
  return done(clock === now ? Math.max(now, newest) : now);
}
