import type { ChessClock } from '../../../terms/games/clock.ts';
import type { Instant } from '../../../terms/time.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { ClubView } from '../../house/ports.ts';
import type { ClockGame } from '../../ladder/book/clock.ts';
import { type ClockPass, isShown, openPass } from '../../ladder/clocks/clock-pass.ts';
import { latePresses } from '../../ladder/clocks/late-presses.ts';
import { asPressed, leftAt, stageOf } from '../../ladder/clocks/stage.ts';
import { timeTakenOff } from '../../ladder/clocks/time-taken-off.ts';
import type { Found } from '../page.ts';
import { nameOf } from '../pieces.tsx';

/** A chess clock as anyone who has its address sees it; a browser works out the rest from it. */
export type ClockRead = Found<typeof clockRead>;

const knownPresses = 100;

/** The clock that an address opens, or null for one that we did not give, or whose time is over. */
export async function readClock(clubs: Clubs, text: string, now: Instant): Promise<ClockRead | null> {
  const pass = await openPass(clubs, text);
  if (pass === null) return null;
  return clockRead(await clubs.view(pass.club), pass, now);
}

/** What one role sees of a clock, or null where there is nothing to see any more. */
export function clockRead(view: ClubView, { clock: number, role }: ClockPass, now: Instant) {
  const clock = view.state.clocks[number];
  if (clock === undefined || !isShown(clock, now)) return null;
  return {
    number,
    role,
    stage: stageOf(view, clock),
    white: nameOf(view, clock.white),
    black: nameOf(view, clock.black),
    clock: asItStands(view, clock),
    /** In milliseconds. */
    increment: clock.increment,
    /** Whose time was used up (Act I.7.5). */
    flag: clock.ended?.flag ?? null,
    now,
    /** By which penalties each player began with less; nothing for lookers-on, whom that does not concern. */
    takenOff: role === 'watch' ? { white: [], black: [] } : timeTakenOff(view.state, clock),
    late: latePresses(view, clock),
    /** The words of pages for their latest presses that were taken. */
    known: view
      .presses(number)
      .flatMap(({ code }) => (code === null ? [] : [code]))
      .slice(-knownPresses),
  };
}

/** Once the game is over, neither countdown runs. */
function asItStands(view: ClubView, clock: ClockGame): ChessClock {
  const { ended } = clock;
  const pressed = asPressed(view, clock);
  if (ended === null) return pressed;
  return {
    ...pressed,
    phase: 'paused',
    left: leftAt(view, clock, ended.at),
    since: ended.at,
    turns: ended.turns,
  };
}
