import type { Instant } from '../../../terms/time.ts';
import { isBehind } from '../clock-behind.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubId, ClubView, UnitOfWork } from '../ports.ts';
import { done } from '../result.ts';
import type { Calendar, DueThing } from '../room.ts';

/** Of what falls due: all of it, or only what is in the club's own book. */
export type Wanted = 'all' | 'own';

/** In which books something falls due: the club's own, or those apart from it. */
type Part = 'own' | 'apart';

/** What has fallen due by now, in the order in which it did. */
export const dueThings = (view: ClubView, now: Instant): DueThing[] =>
  inOrder([...lookingAt('own', now)(view), ...lookingAt('apart', now)(view)]);

/** What is due, and what it is in another view of the club; undefined where it is not due. */
interface Found extends DueThing {
  calendar: Calendar;
  again(view: ClubView): DueThing | undefined;
}

/** Looks what of that part is due. A calendar that throws is told of once and then left out, unless what is told throws too. */
function lookingAt(part: Part, now: Instant, trouble: Trouble = rethrown): (view: ClubView) => Found[] {
  const faulty = new Set<Calendar>();
  const dueBy = (calendar: Calendar, view: ClubView): readonly DueThing[] => {
    if (faulty.has(calendar)) return [];
    try {
      return calendar(view, now).filter(({ at }) => at < now);
    } catch (error) {
      faulty.add(calendar);
      trouble(error, 'all that one calendar tells');
      return [];
    }
  };
  const found = (calendar: Calendar, view: ClubView): Found[] =>
    dueBy(calendar, view).map((thing) => ({
      ...thing,
      calendar,
      again: (later) => dueBy(calendar, later).find(({ name }) => name === thing.name),
    }));
  return (view) => {
    const rooms = view.rooms.filter(({ apart }) => (apart === true) === (part === 'apart'));
    const calendars = [...rooms.flatMap(({ due }) => due), ...rooms.flatMap(({ dueLast = [] }) => dueLast)];
    return inOrder(calendars.flatMap((calendar) => found(calendar, view)));
  };
}

const inOrder = <Thing extends DueThing>(things: Thing[]): Thing[] =>
  things.sort((one, other) => one.at - other.at);

/** Is told what could not be carried out, and why. */
type Trouble = (error: unknown, name: string) => void;

const rethrown: Trouble = (error) => {
  throw error;
};

/** Notes in the log what was set aside; `about` is what else the log is to say of it. */
export const notedIn =
  (log: { error(about: object, words: string): void }, about: object = {}): Trouble =>
  (err, due) =>
    log.error(
      { err, due, ...about },
      'What is due could not be carried out, and is tried again with the next round',
    );

/**
 * Does what the calendar asks for, in order, each as of when it fell due: first what is in the club's own book, then what is in books
 * apart. Whatever acts on a club settles it first, so that late calls leave the same ledger; where it does not touch books apart,
 * these are left to the calendar. Waits while the clock is behind the newest entry, or what is due is refused. Something apart that
 * throws is set aside until the next time, so that one faulty book holds up neither the club nor the others; `trouble` is told.
 * Returns false where it has to wait.
 */
export async function settleDue(
  clubs: Clubs,
  club: ClubId,
  now: Instant,
  wanted: Wanted = 'all',
  { trouble = rethrown, rest = atOnce }: Partial<Manner> = {},
): Promise<boolean> {
  const own = { club, now, part: 'own', trouble: rethrown, rest: atOnce } as const;
  const isSettled = await settlePart(clubs, own);
  if (!isSettled || wanted === 'own') return isSettled;
  return settlePart(clubs, { club, now, part: 'apart', trouble, rest });
}

/** How things apart are settled. */
interface Manner {
  trouble: Trouble;
  /** Lets others go first, after each of them. */
  rest(): Promise<void>;
}

const atOnce = async (): Promise<void> => {};

interface Settling extends Manner {
  club: ClubId;
  now: Instant;
  part: Part;
}

/** Whether all of that part is settled, or set aside; false where it has to wait. */
async function settlePart(clubs: Clubs, { club, now, part, trouble, rest }: Settling): Promise<boolean> {
  const look = lookingAt(part, now, trouble);
  const aside = new Set<string>();
  const carryOut = async (next: Found, isFirst: boolean): Promise<boolean> => {
    try {
      const settled = await clubs.change(club, { interaction: null, now: next.at, clock: now }, (work) => {
        settle(work, next, now, isFirst);
        return done(null);
      });
      return settled.ok;
    } catch (error) {
      aside.add(next.name);
      trouble(error, next.name);
      return true;
    }
  };
  for (;;) {
    const view = await clubs.view(club);
    if (isBehind(view, now)) return false;
    const due = look(view).filter(({ name }) => !aside.has(name));
    if (due.length === 0) return true;
    for (const next of part === 'apart' ? atOneMoment(due) : due.slice(0, 1)) {
      if (!(await carryOut(next, next === due[0]))) return false;
      await rest();
    }
  }
}

/**
 * What one calendar has fall due in the first moment. It is not looked for again after each of them: with hundreds of tables
 * that share a deadline, looking is more work than doing.
 */
const atOneMoment = ([first, ...others]: readonly Found[]): Found[] =>
  first === undefined
    ? []
    : [first, ...others.filter(({ at, calendar }) => at === first.at && calendar === first.calendar)];

/**
 * Does nothing when it was carried out in the meantime. What was not looked for just now is also left alone when it falls due
 * at another moment by now: the next look finds it. Throws when it would be due for ever.
 */
function settle(work: UnitOfWork, next: Found, now: Instant, isFirst: boolean): void {
  const thing = next.again(work);
  if (thing === undefined || (thing.at !== next.at && !isFirst)) return;
  thing.carryOut(work, now);
  if (next.again(work) !== undefined) throw new Error(`${next.name} is still due after it was carried out`);
}
