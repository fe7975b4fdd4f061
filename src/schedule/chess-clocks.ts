import { isBehind } from '../house/clock-behind.ts';
import { lookAtEvery } from '../house/every-club.ts';
import type { ClubId, ClubView } from '../house/ports.ts';
import { settleDue } from '../house/settle/settle-due.ts';
import { clocksDue } from '../ladder/clocks/clocks-due.ts';
import type { ClockParts } from './clock-work.ts';

/** Between two looks at a club whose clock is said to be due, in milliseconds. */
const shortest = 250;
const longest = 60_000;

/** Has what falls due of chess clocks done at that moment, and not at the next full minute (Act I.7.5). */
export function startChessClocks({ clubs, clock, log }: ClockParts) {
  const timers = new Map<ClubId, NodeJS.Timeout>();
  let work = Promise.resolve();
  let stopped = false;
  const look = async (club: ClubId) => {
    clearTimeout(timers.get(club));
    const first = nextOf(await clubs.view(club));
    if (first === Number.POSITIVE_INFINITY) return;
    // Of a club from whose server the bot was removed, nothing moves on.
    if (!(await clubs.goesOn(club))) return;
    const now = clock();
    if (first < now) await settleDue(clubs, club, now, 'own');
    const view = await clubs.view(club);
    const next = nextOf(view);
    if (stopped || next === Number.POSITIVE_INFINITY) return;
    const soonest = isBehind(view, now) ? longest : shortest;
    const pause = Math.min(longest, Math.max(soonest, next - now + 1));
    timers.set(club, setTimeout(() => wake(club), pause).unref());
  };
  const wake = (club: ClubId) => {
    if (!clubs.isOurs(club)) return;
    work = work
      .then(() => (stopped ? undefined : look(club)))
      .catch((err: unknown) => log.error({ err, club }, 'chess clocks could not be looked after'));
  };
  const wakeAll = (known: readonly ClubId[]) => known.forEach(wake);
  const endLooking = lookAtEvery(clubs, wakeAll, (err) => log.error({ err }, 'the clubs could not be read'));
  const deaf = [clubs.onPress(wake), clubs.onChange(wake)];
  return {
    async stop(): Promise<void> {
      stopped = true;
      for (const end of deaf) end();
      await endLooking();
      await work;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

const nextOf = (view: ClubView): number => Math.min(...clocksDue(view).map(({ at }) => at));
