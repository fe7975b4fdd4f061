import type { Instant } from '../../../terms/time.ts';
import { isBehind } from '../clock-behind.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubId, ClubView, UnitOfWork } from '../ports.ts';
import { done } from '../result.ts';
import type { DueThing } from '../room.ts';

/** Of what falls due: all of it, or only what is in the club's own book. */
export type Wanted = 'all' | 'own';

/** What has fallen due by now, in the order in which it did. */
export function dueThings(view: ClubView, now: Instant, wanted: Wanted = 'all'): DueThing[] {
  const rooms = view.rooms.filter(({ apart }) => wanted === 'all' || apart !== true);
  return [...rooms.flatMap(({ due }) => due), ...rooms.flatMap(({ dueLast = [] }) => dueLast)]
    .flatMap((calendar) => calendar(view, now))
    .filter(({ at }) => at < now)
    .sort((one, other) => one.at - other.at);
}

/**
 * Does what the calendar asks for, in order, each as of when it fell due. Whatever acts on a club settles it first, so
 * that late calls leave the same ledger; where it does not touch books apart, these are left to the calendar. Waits while the clock
 * is behind the newest entry, or what is due is refused.
 */
export async function settleDue(
  clubs: Clubs,
  club: ClubId,
  now: Instant,
  wanted: Wanted = 'all',
): Promise<void> {
  for (;;) {
    const view = await clubs.view(club);
    const [next] = isBehind(view, now) ? [] : dueThings(view, now, wanted);
    if (next === undefined) return;
    const occasion = { interaction: null, now: next.at, clock: now };
    const settled = await clubs.change(club, occasion, (work) => {
      settle(work, next, now, wanted);
      return done(null);
    });
    if (!settled.ok) return;
  }
}

/** Does nothing when it was carried out in the meantime. Throws when it would be due for ever. */
function settle(work: UnitOfWork, { name }: DueThing, now: Instant, wanted: Wanted): void {
  dueThings(work, now, wanted)
    .find((thing) => thing.name === name)
    ?.carryOut(work, now);
  if (dueThings(work, now, wanted).some((thing) => thing.name === name))
    throw new Error(`${name} is still due after it was carried out`);
}
