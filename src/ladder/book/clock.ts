import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { EntryOf, PenaltyNumber, PersonNumber } from '../../ledger/entries.ts';
import type { State } from '../../ledger/state.ts';
import { allGames, isGone, isPlayer } from '../../ledger/views.ts';
import type { clockSchemas } from './clock-entries.ts';
import type { ClockGame } from './clock-game.ts';

type ClockEntry = EntryOf<keyof typeof clockSchemas>;

/** Keeps the chess clocks: who agreed to them, and how their games began and ended (Act I.7). */
export function applyClock(state: State, entry: ClockEntry): void {
  if (entry.type === 'clock-opened') {
    state.clocks[entry.clock] = opened(entry);
    return;
  }
  const clock = state.clocks[entry.clock];
  if (clock !== undefined) advance(clock, entry);
}

const opened = (entry: EntryOf<'clock-opened'>): ClockGame => ({
  number: entry.clock,
  white: entry.white,
  black: entry.black,
  begins: { white: entry.whiteLeft, black: entry.blackLeft },
  increment: entry.increment,
  date: entry.date,
  openedAt: entry.at,
  openedBy: entry.by,
  asked: [...entry.asked],
  penalties: entry.penalties,
  declined: false,
  startedAt: null,
  ended: null,
  game: null,
});

function advance(clock: ClockGame, entry: Exclude<ClockEntry, { type: 'clock-opened' }>): void {
  switch (entry.type) {
    case 'clock-consented':
      clock.asked = clock.asked.filter((person) => person !== entry.person);
      return;
    case 'clock-declined':
      clock.declined = true;
      return;
    case 'clock-started':
      clock.startedAt = entry.at;
      return;
    case 'clock-ended': {
      const { endedAt: at, how, flag, whiteLeft: white, blackLeft: black, turns } = entry;
      clock.ended = { at, how, flag, left: { white, black }, turns };
      return;
    }
    case 'clock-entered':
      clock.game = entry.game;
      return;
    default:
      entry satisfies never;
  }
}

export const allClocks = ({ clocks }: State): ClockGame[] => clocks.filter((clock) => clock !== undefined);

/** Whether a clock was neither refused by a player nor is its game over. */
export const isOpen = ({ declined, ended }: ClockGame): boolean => !declined && ended === null;

/** Act I.2.1: the penalties of time that stand on a person and were taken off no clock that was started. */
export function timeOwed(state: State, person: PersonNumber): { penalty: PenaltyNumber; minutes: number }[] {
  const served = new Set(
    allClocks(state).flatMap(({ startedAt, penalties }) => (startedAt === null ? [] : penalties)),
  );
  return state.penalties.flatMap((penalty) => {
    if (penalty?.person !== person || !penalty.stands || served.has(penalty.number)) return [];
    return penalty.parts.flatMap((part) =>
      part.kind === 'time' ? [{ penalty: penalty.number, minutes: part.minutes }] : [],
    );
  });
}

/**
 * Act II.11: whether a clock is recorded for a game of those two that ended then: each clock that had been started on
 * that day serves for one game.
 */
export function hasClock(
  state: State,
  [one, other]: readonly [PersonNumber, PersonNumber],
  { date, endedAt }: { date: LocalDate; endedAt: Instant },
): boolean {
  const clocks = allClocks(state).filter(
    ({ white, black, date: day, startedAt }) =>
      day === date &&
      startedAt !== null &&
      startedAt <= endedAt &&
      ((white === one && black === other) || (white === other && black === one)),
  );
  const since = Math.min(...clocks.map(({ startedAt }) => startedAt ?? endedAt));
  const games = allGames(state).filter(
    (game) =>
      game.date === date &&
      game.playedAt >= since &&
      !game.online &&
      !isGone(game) &&
      isPlayer(game, one) &&
      isPlayer(game, other) &&
      !game.approval.includes('clock'),
  );
  return clocks.length > games.length;
}
