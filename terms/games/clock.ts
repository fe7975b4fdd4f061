import type { Instant } from '../time.ts';
import type { Colour } from './moves.ts';

/** What is left to each player, in milliseconds. */
export type ClockTimes = Readonly<Record<Colour, number>>;

/** What can be done to a chess clock; `white` and `black` are the players' own presses, which end their turns. */
export const pressKinds = ['start', 'white', 'black', 'pause', 'resume'] as const;
export type PressKind = (typeof pressKinds)[number];

export interface ClockPress {
  readonly kind: PressKind;
  readonly at: Instant;
}

/** Act I.7.3: two countdowns, of which at most one runs, as they stood at one moment. */
export interface ChessClock {
  readonly phase: 'ready' | 'running' | 'paused';
  /** Whose countdown runs, or is to run next. */
  readonly turn: Colour;
  /** As of `since`. */
  readonly left: ClockTimes;
  readonly since: Instant;
  /** Act I.7.4: how many turns have ended. */
  readonly turns: number;
}

/** Why a clock does not take a press. */
type PressProblem = 'not-running' | 'started-already' | 'not-paused' | 'not-your-turn' | 'flag-fallen';

/** A clock that waits for its start, with White to move first. */
export const newClock = (left: ClockTimes): ChessClock => ({
  phase: 'ready',
  turn: 'white',
  left,
  since: 0,
  turns: 0,
});

/** Act I.7.3: what is left to both at that moment, in milliseconds and never less than none. */
export function timesAt({ phase, turn, left, since }: ChessClock, at: Instant): ClockTimes {
  if (phase !== 'running') return left;
  return { ...left, [turn]: Math.max(0, left[turn] - Math.max(0, at - since)) };
}

/** Act I.7.5: the moment at which the countdown that runs is used up; null while neither runs. */
export const flagAt = ({ phase, turn, left, since }: ChessClock): Instant | null =>
  phase === 'running' ? since + left[turn] : null;

/** Act I.7.5: whether the countdown that runs is used up at that moment. */
export function hasFlagged(clock: ChessClock, at: Instant): boolean {
  const falls = flagAt(clock);
  return falls !== null && at >= falls;
}

export const otherColour = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

/** Act I.7.3: the clock after a press, or why not. `increment`, in milliseconds, goes to the person who ends their turn. */
export function pressed(
  clock: ChessClock,
  { kind, at }: ClockPress,
  increment: number,
): ChessClock | PressProblem {
  if (hasFlagged(clock, at)) return 'flag-fallen';
  switch (kind) {
    case 'start':
      return clock.phase === 'ready' ? { ...clock, phase: 'running', since: at } : 'started-already';
    case 'pause':
      return clock.phase === 'running' ? { ...asOf(clock, at), phase: 'paused' } : 'not-running';
    case 'resume':
      return clock.phase === 'paused' ? { ...clock, phase: 'running', since: at } : 'not-paused';
    default:
      return endTurn(clock, kind, at, increment);
  }
}

const asOf = (clock: ChessClock, at: Instant): ChessClock => ({
  ...clock,
  left: timesAt(clock, at),
  since: at,
});

/** Act I.7.3: the other countdown runs from here on. */
function endTurn(clock: ChessClock, side: Colour, at: Instant, increment: number): ChessClock | PressProblem {
  if (clock.phase !== 'running') return 'not-running';
  if (clock.turn !== side) return 'not-your-turn';
  const now = asOf(clock, at);
  return {
    ...now,
    turn: otherColour(side),
    left: { ...now.left, [side]: now.left[side] + increment },
    turns: clock.turns + 1,
  };
}

/** The clock after those presses, in their order; one that it does not take changes nothing. */
export function clockAfter(start: ChessClock, presses: readonly ClockPress[], increment: number): ChessClock {
  return presses.reduce((clock, press) => {
    const next = pressed(clock, press, increment);
    return typeof next === 'string' ? clock : next;
  }, start);
}

/** Act I.7.4: which move is being made, counted from 1 as in chess. */
export const moveNumber = ({ turns }: ChessClock): number => Math.floor(turns / 2) + 1;

/** How long a press may be on its way, in milliseconds: a telephone on the table loses the network now and then. */
export const latestPress = 60_000;

/** How far two telephones may disagree on the time, in milliseconds. */
export const pressSlack = 500;

/** When a press counts: when it says it was made, between the last one and now. Null if that is too far off to be true. */
export function pressTakenAt(said: Instant, { last, now }: { last: Instant; now: Instant }): Instant | null {
  if (said > now + pressSlack || said < now - latestPress || said < last - pressSlack) return null;
  return Math.min(now, Math.max(last, said));
}

const minute = 60_000;

/** Act I.2.1: a player’s time, in milliseconds, less what penalties take; one minute always stays. */
export const beginningTime = (minutes: number, penaltyMinutes: number): number =>
  Math.max(Math.min(1, minutes), minutes - penaltyMinutes) * minute;
