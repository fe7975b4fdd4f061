import {
  type ClockPress,
  hasFlagged,
  type PressKind,
  pressed,
  pressTakenAt,
} from '../../../terms/games/clock.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import { type ClockGame, isOpen } from '../book/clock.ts';
import type { ClockRole } from './clock-pass.ts';
import { asPressed, endByFlag, isAttended, lastPress } from './stage.ts';

/** What was pressed on a page of the site, with a word of the page's own, by which it is known again. */
export interface SentPress extends ClockPress {
  code: string;
}

export interface SentPresses {
  clock: number;
  role: ClockRole;
  presses: readonly SentPress[];
}

/**
 * Act I.7.3: takes what was pressed on a page, each as of its moment and in that order; passes over what is known, not theirs to
 * press or not believable. The page of a player out of time has nothing more to send: the game is over (Act I.7.5).
 */
export function pressClock(work: UnitOfWork, { clock: number, role, presses }: SentPresses): Result<null> {
  const clock = work.state.clocks[number];
  if (clock === undefined) return done(null);
  for (const press of [...presses].sort((one, other) => one.at - other.at)) take(work, clock, role, press);
  const now = asPressed(work, clock);
  if (isOpen(clock) && mayPress[role].includes(now.turn) && hasFlagged(now, work.now))
    endByFlag(work, clock, null);
  return done(null);
}

/** FIDE 6.11: a player may stop the clock, and has it go on by whoever watches over the game (Act I.7.6). */
export const mayPress: Record<ClockRole, readonly PressKind[]> = {
  white: ['white', 'pause'],
  black: ['black', 'pause'],
  table: ['start', 'white', 'black', 'pause', 'resume'],
  watch: [],
};

function take(
  work: UnitOfWork,
  clock: ClockGame,
  role: ClockRole,
  { kind, at: said, code }: SentPress,
): void {
  if (!isOpen(clock) || clock.asked.length > 0 || !mayPress[role].includes(kind)) return;
  if (work.presses(clock.number).some((earlier) => earlier.code === code)) return;
  if ((kind === 'start' || kind === 'resume') && !isAttended(work, clock)) return;
  const at = pressTakenAt(said, { last: lastPress(work, clock), now: work.now });
  if (at === null || typeof pressed(asPressed(work, clock), { kind, at }, clock.increment) === 'string')
    return;
  if (kind === 'start')
    work.append({ type: 'clock-started', clock: clock.number }, { by: null, acts: ['I.7', 'I.7.3'] });
  work.press(clock.number, { kind, at, heardAt: work.now, by: null, code });
}
