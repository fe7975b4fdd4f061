import { mayActOnGame, mayModerate } from '../../../terms/administration/authority.ts';
import {
  type ChessClock,
  type ClockTimes,
  clockAfter,
  flagAt,
  newClock,
  timesAt,
} from '../../../terms/games/clock.ts';
import type { Act } from '../../../terms/register.ts';
import type { Instant } from '../../../terms/time.ts';
import { officesHeld } from '../../house/book/offices.ts';
import { type Actor, needsModerator } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { type Refusal, type Result, understood } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { allClocks, type ClockGame, isOpen } from '../book/clock.ts';
import { isCheckedIn, openSessionOf } from '../book/register.ts';
import { numberOf, playsIt } from '../games/whose.ts';
import type { ClockStage } from '../words/refusals/clocks.ts';

/** The chess clock of that number; not understood where there is none. */
export function clockNumbered({ state }: ClubView, typed: string): Result<ClockGame> {
  const clock = /^\d{1,9}$/.test(typed) ? state.clocks[Number(typed)] : undefined;
  return understood(clock, { problem: 'lapsed' });
}

/** Act I.7.3: the clock as its presses have left it. */
export const asPressed = (view: ClubView, { number, begins, increment }: ClockGame): ChessClock =>
  clockAfter(newClock(begins), view.presses(number), increment);

export function stageOf(view: ClubView, clock: ClockGame): ClockStage {
  if (clock.declined) return 'declined';
  if (clock.ended !== null) return 'over';
  return clock.asked.length > 0 ? 'asking' : asPressed(view, clock).phase;
}

/** What is left to both players, in milliseconds; once the game is over, what was left then. */
export const leftAt = (view: ClubView, clock: ClockGame, at: Instant): ClockTimes =>
  clock.ended?.left ?? timesAt(asPressed(view, clock), at);

/** The moment of the last press; before the first, when the clock was opened. */
export const lastPress = (view: ClubView, { number, openedAt }: ClockGame): Instant =>
  view.presses(number).at(-1)?.at ?? openedAt;

/** The clock that a person is to play with, or plays with now; null where there is none. */
export const clockOf = ({ state }: ClubView, person: PersonNumber | null): ClockGame | null =>
  allClocks(state).find(
    (clock) => person !== null && isOpen(clock) && [clock.white, clock.black].includes(person),
  ) ?? null;

/** Acts I.7.1 and III.3.5: none, or why somebody may not watch over the clock of those players. */
export function mayNotOversee(view: ClubView, actor: Actor, players: readonly PersonNumber[]): Refusal[] {
  const refusals = [...needsModerator(view, actor), ...playsIt(view, actor, players)];
  return refusals.length > 0 ? refusals : isAway(view, actor);
}

function isAway(view: ClubView, actor: Actor): Refusal[] {
  const person = numberOf(view, actor);
  const session = openSessionOf(view.state);
  const isThere = person !== null && session !== undefined && isCheckedIn(session, person);
  return isThere ? [] : [{ code: 'overseer-away', acts: ['I.7.1'] }];
}

/** Acts I.7.1 and III.3.5: whether somebody with that office who does not play is in the room. */
export function isAttended({ state }: ClubView, { white, black }: ClockGame): boolean {
  const session = openSessionOf(state);
  if (session === undefined) return false;
  return [...session.stays.keys()].some(
    (person) =>
      mayModerate(officesHeld(state, person)) &&
      mayActOnGame(person, [white, black]) &&
      isCheckedIn(session, person),
  );
}

/** Act I.7.5: a player whose countdown is used up has lost, as of the moment at which it was. The club is told. */
export function endByFlag(work: UnitOfWork, clock: ClockGame, by: PersonNumber | null): void {
  const falls = flagAt(asPressed(work, clock));
  if (falls === null) throw new Error(`Clock ${clock.number} does not run`);
  end(work, clock, { how: 'flag', at: falls, by, act: 'I.7.5' });
  work.announce({ kind: 'clock-over', clock: clock.number }, { to: 'games' });
}

/** Act 0.5: the game is over with its session. The club is told, unless there was none: the clock was never started. */
export function endByBell(work: UnitOfWork, clock: ClockGame): void {
  end(work, clock, { how: 'bell', at: work.now, by: null, act: '0.5' });
  if (clock.startedAt === null) return;
  work.announce({ kind: 'clock-over', clock: clock.number }, { to: 'games' });
}

/** Act I.7.1: the person who watches over the game says that it is over. */
export const endByOverseer = (work: UnitOfWork, clock: ClockGame, by: PersonNumber): void =>
  end(work, clock, { how: 'stopped', at: work.now, by, act: 'I.7.1' });

interface End {
  how: 'flag' | 'stopped' | 'bell';
  at: Instant;
  by: PersonNumber | null;
  act: Act;
}

function end(work: UnitOfWork, clock: ClockGame, { how, at, by, act }: End): void {
  const pressed = asPressed(work, clock);
  const { white: whiteLeft, black: blackLeft } = timesAt(pressed, at);
  const flag = how === 'flag' ? pressed.turn : null;
  const { turns } = pressed;
  const body = { clock: clock.number, how, endedAt: at, flag, whiteLeft, blackLeft, turns };
  work.append({ type: 'clock-ended', ...body }, { by, acts: [act] });
}
