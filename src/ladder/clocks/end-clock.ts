import { flagAt, timesAt } from '../../../terms/games/clock.ts';
import type { Act } from '../../../terms/register.ts';
import type { Instant } from '../../../terms/time.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { ClockGame } from '../book/clock.ts';
import { asPressed } from './stage.ts';

/** Act I.7.5: whoever's countdown is used up has lost, as of the moment at which it was. The club is told. */
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

/** Act I.7.1: whoever watches over the game says that it is over. */
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
