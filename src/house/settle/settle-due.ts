import type { Instant } from '../../../terms/time.ts';
import { isBehind } from '../clock-behind.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubId, ClubView, UnitOfWork } from '../ports.ts';
import { done } from '../result.ts';
import type { DueThing } from '../room.ts';

/** Of what falls due: all of it, or only what is in the club's own book. */
export type Wanted = 'all' | 'own';

/** In which books something falls due: the club's own, or those apart from it. */
type Part = 'own' | 'apart';

/** What has fallen due by now, in the order in which it did. */
export const dueThings = (view: ClubView, now: Instant): DueThing[] =>
  inOrder([...thingsIn('own', view, now), ...thingsIn('apart', view, now)]);

function thingsIn(part: Part, view: ClubView, now: Instant): DueThing[] {
  const rooms = view.rooms.filter(({ apart }) => (apart === true) === (part === 'apart'));
  const things = [...rooms.flatMap(({ due }) => due), ...rooms.flatMap(({ dueLast = [] }) => dueLast)]
    .flatMap((calendar) => calendar(view, now))
    .filter(({ at }) => at < now);
  return inOrder(things);
}

const inOrder = (things: DueThing[]): DueThing[] => things.sort((one, other) => one.at - other.at);

/** Is told what could not be carried out, and why. */
type Trouble = (error: unknown, name: string) => void;

const rethrown: Trouble = (error) => {
  throw error;
};

/**
 * Does what the calendar asks for, in order, each as of when it fell due: first what is in the club's own book, then what is in books
 * apart. Whatever acts on a club settles it first, so that late calls leave the same ledger; where it does not touch books apart,
 * these are left to the calendar. Waits while the clock is behind the newest entry, or what is due is refused. Something apart that
 * throws is set aside until the next time, so that one faulty book holds up neither the club nor the others; `trouble` is told.
 */
export async function settleDue(
  clubs: Clubs,
  club: ClubId,
  now: Instant,
  wanted: Wanted = 'all',
  trouble: Trouble = rethrown,
): Promise<void> {
  const isSettled = await settlePart(clubs, { club, now, part: 'own', trouble: rethrown });
  if (isSettled && wanted === 'all') await settlePart(clubs, { club, now, part: 'apart', trouble });
}

interface Settling {
  club: ClubId;
  now: Instant;
  part: Part;
  trouble: Trouble;
}

/** Whether all of that part is settled, or set aside; false where it has to wait. */
async function settlePart(clubs: Clubs, { club, now, part, trouble }: Settling): Promise<boolean> {
  const aside = new Set<string>();
  for (;;) {
    const view = await clubs.view(club);
    if (isBehind(view, now)) return false;
    const next = thingsIn(part, view, now).find(({ name }) => !aside.has(name));
    if (next === undefined) return true;
    const occasion = { interaction: null, now: next.at, clock: now };
    try {
      const settled = await clubs.change(club, occasion, (work) => {
        settle(work, next, now, part);
        return done(null);
      });
      if (!settled.ok) return false;
    } catch (error) {
      aside.add(next.name);
      trouble(error, next.name);
    }
  }
}

/** Does nothing when it was carried out in the meantime. Throws when it would be due for ever. */
function settle(work: UnitOfWork, { name }: DueThing, now: Instant, part: Part): void {
  thingsIn(part, work, now)
    .find((thing) => thing.name === name)
    ?.carryOut(work, now);
  if (thingsIn(part, work, now).some((thing) => thing.name === name))
    throw new Error(`${name} is still due after it was carried out`);
}
