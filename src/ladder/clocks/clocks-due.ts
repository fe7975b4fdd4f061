import { mayActOnGame, mayModerate } from '../../../terms/administration/authority.ts';
import { flagAt, latestPress } from '../../../terms/games/clock.ts';
import type { Instant } from '../../../terms/time.ts';
import { officesHeld } from '../../house/book/offices.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { allClocks, type ClockGame, isOpen } from '../book/clock.ts';
import { asPressed, endByBell, endByFlag, isAttended, lastPress } from './stage.ts';

/** A flag falls (Act I.7.5), the session ends (Act 0.5), or nobody in the room may oversee the game any more (Act I.7.1). */
export const clocksDue = (view: ClubView): DueThing[] =>
  allClocks(view.state)
    .filter(isOpen)
    .flatMap((clock) => [...leftAlone(view, clock), over(view, clock)]);

/** A flag is down for good once no press of before can be on its way any more, where no page of the player's said so sooner. */
function over(view: ClubView, clock: ClockGame): DueThing {
  const bell = bellOf(view, clock);
  const falls = flagAt(asPressed(view, clock));
  if (falls !== null && falls <= bell)
    return {
      at: falls + latestPress,
      name: `flag of clock ${clock.number}`,
      carryOut: (work) => endByFlag(work, clock, null),
    };
  return { at: bell, name: `bell of clock ${clock.number}`, carryOut: (work) => endByBell(work, clock) };
}

function bellOf({ state }: ClubView, { date, openedAt }: ClockGame): Instant {
  const session = state.sessions.get(date);
  return session?.closedAt ?? session?.closesAt ?? openedAt;
}

function leftAlone(view: ClubView, clock: ClockGame): DueThing[] {
  const pressed = asPressed(view, clock);
  const at = leftAt(view, clock);
  const falls = flagAt(pressed);
  if (falls === null || falls <= at || at >= bellOf(view, clock) || isAttended(view, clock)) return [];
  return [{ at, name: `clock ${clock.number} without anybody`, carryOut: (work) => stop(work, clock) }];
}

function stop(work: UnitOfWork, { number }: ClockGame): void {
  work.press(number, { kind: 'pause', at: work.now, heardAt: work.now, by: null, code: null });
  work.announce({ kind: 'clock-unattended', clock: number }, { to: 'games' });
}

/** When the last of those who may watch over the game went; no sooner than the last press. */
function leftAt(view: ClubView, clock: ClockGame): Instant {
  const { state } = view;
  const stays = [...(state.sessions.get(clock.date)?.stays ?? [])].flatMap(([person, own]) =>
    mayModerate(officesHeld(state, person)) && mayActOnGame(person, [clock.white, clock.black]) ? own : [],
  );
  return Math.max(lastPress(view, clock), ...stays.flatMap(({ to }) => to ?? []));
}
