import {
  type ClockPress,
  hasFlagged,
  type PressKind,
  pressed,
  pressTakenAt,
} from '../../../terms/games/clock.ts';
import { enrolActor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type ClockGame, isOpen } from '../book/clock.ts';
import type { ClockOutcome } from '../outcomes.ts';
import type { ClockStage } from '../words/refusals/clocks.ts';
import type { ClockRole } from './clock-pass.ts';
import {
  asPressed,
  clockNumbered,
  endByFlag,
  endByOverseer,
  isAttended,
  lastPress,
  mayNotOversee,
  stageOf,
} from './stage.ts';

interface Change {
  from: readonly ClockStage[];
  carryOut(work: UnitOfWork, clock: ClockGame, by: PersonNumber): void;
  outcome: 'clock-started' | 'clock-paused' | 'clock-resumed' | 'clock-ended';
}

type ChangeOfClock = UseCase<{ clock: string }, ClockOutcome>;

/** Acts I.7.1 and I.7.3: White's countdown begins. Refused before both players have agreed, and once it began. */
export const startClock: ChangeOfClock = changing({
  from: ['ready'],
  carryOut(work, clock, by) {
    work.append({ type: 'clock-started', clock: clock.number }, { by, acts: ['I.7', 'I.7.3'] });
    press(work, clock, 'start', by);
  },
  outcome: 'clock-started',
});

/** Act I.7.3: both countdowns stop. Refused where neither runs. */
export const pauseClock: ChangeOfClock = changing({
  from: ['running'],
  carryOut: (work, clock, by) => press(work, clock, 'pause', by),
  outcome: 'clock-paused',
});

/** Act I.7.3: the countdown that was stopped goes on. Refused where none was. */
export const resumeClock: ChangeOfClock = changing({
  from: ['paused'],
  carryOut: (work, clock, by) => press(work, clock, 'resume', by),
  outcome: 'clock-resumed',
});

/** Act I.7.1: the game is over before a flag fell, or there is none. Refused once it is over. */
export const endClock: ChangeOfClock = changing({
  from: ['asking', 'ready', 'running', 'paused'],
  carryOut: endByOverseer,
  outcome: 'clock-ended',
});

const press = (work: UnitOfWork, { number }: ClockGame, kind: PressKind, by: PersonNumber): void =>
  work.press(number, { kind, at: work.now, heardAt: work.now, by, code: null });

/** Whatever somebody wants of a clock whose flag has fallen, by then the game is over (Act I.7.5). */
function changing({ from, carryOut, outcome }: Change): ChangeOfClock {
  return (work, actor, { clock: typed }) => {
    const found = clockNumbered(work, typed);
    if (!found.ok) return found;
    const clock = found.value;
    const { number } = clock;
    const refusals = mayNotOversee(work, actor, [clock.white, clock.black]);
    if (refusals.length > 0) return refused(...refusals);
    const stage = stageOf(work, clock);
    if (!from.includes(stage)) return refused({ code: 'clock-is', clock: number, stage, acts: ['I.7.3'] });
    const by = enrolActor(work, actor);
    const isFlagged = hasFlagged(asPressed(work, clock), work.now);
    if (isFlagged) endByFlag(work, clock, by);
    else carryOut(work, clock, by);
    return done({ kind: isFlagged ? 'clock-ended' : outcome, clock: number });
  };
}

/** What was pressed on a page of the site, with a word of the page's own, by which it is known again. */
export interface SentPress extends ClockPress {
  code: string;
}

interface SentPresses {
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

/** FIDE 6.11: a player may stop the clock, and has it go on by the person who watches over the game (Act I.7.6). */
const mayPress: Record<ClockRole, readonly PressKind[]> = {
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
