import type { Instant } from '../../../terms/time.ts';
import { isBehind } from '../clock-behind.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubId, UnitOfWork } from '../ports.ts';
import { done } from '../result.ts';
import type { DueThing } from './due-thing.ts';
import { dueThings } from './due-things.ts';

/**
 * Does what the calendar asks for, one thing after the other in the order in which they fell due, each as of the moment
 * when it did. Whatever acts on a club settles it first, so that late or repeated calls leave the same ledger. Does nothing
 * by a clock that is behind the club's newest entry: what fell due waits until it is right.
 */
export async function settleDue(clubs: Clubs, club: ClubId, now: Instant): Promise<void> {
  for (;;) {
    const view = await clubs.view(club);
    const [next] = isBehind(view, now) ? [] : dueThings(view, now);
    if (next === undefined) return;
    const occasion = { interaction: null, now: next.at, clock: now };
    await clubs.change(club, occasion, (work) => {
      settle(work, next, now);
      return done({ kind: 'settled' });
    });
  }
}

/** Does nothing when it was carried out in the meantime. Throws when it would be due for ever. */
function settle(work: UnitOfWork, { name }: DueThing, now: Instant): void {
  dueThings(work, now)
    .find((thing) => thing.name === name)
    ?.carryOut(work);
  if (dueThings(work, now).some((thing) => thing.name === name))
    throw new Error(`${name} is still due after it was carried out`);
}
