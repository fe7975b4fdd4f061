import type { Instant } from '../../../terms/time.ts';
import { isBehind } from '../clock-behind.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubId, ClubView, UnitOfWork } from '../ports.ts';
import { done } from '../result.ts';
import type { DueThing } from '../room.ts';

/** What has fallen due by now, in the order in which it did. */
export const dueThings = (view: ClubView, now: Instant): DueThing[] =>
  [...view.rooms.flatMap(({ due }) => due), ...view.rooms.flatMap(({ dueLast = [] }) => dueLast)]
    .flatMap((calendar) => calendar(view, now))
    .filter(({ at }) => at < now)
    .sort((one, other) => one.at - other.at);

/**
 * Does what the calendar asks for, in order, each as of when it fell due. Whatever acts on a club settles it first, so
 * that late calls leave the same ledger. Waits while the clock is behind the newest entry, or what is due is refused.
 */
export async function settleDue(clubs: Clubs, club: ClubId, now: Instant): Promise<void> {
  for (;;) {
    const view = await clubs.view(club);
    const [next] = isBehind(view, now) ? [] : dueThings(view, now);
    if (next === undefined) return;
    const occasion = { interaction: null, now: next.at, clock: now };
    const settled = await clubs.change(club, occasion, (work) => {
      settle(work, next, now);
      return done(null);
    });
    if (!settled.ok) return;
  }
}

/** Does nothing when it was carried out in the meantime. Throws when it would be due for ever. */
function settle(work: UnitOfWork, { name }: DueThing, now: Instant): void {
  dueThings(work, now)
    .find((thing) => thing.name === name)
    ?.carryOut(work, now);
  if (dueThings(work, now).some((thing) => thing.name === name))
    throw new Error(`${name} is still due after it was carried out`);
}
