import { z } from 'zod';
import type { ClockTimes } from '../../../terms/games/clock.ts';
import type { Colour } from '../../../terms/games/moves.ts';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import { kind, setting } from '../../house/book/kind.ts';
import {
  clock,
  date,
  type GameNumber,
  game,
  instant,
  type PenaltyNumber,
  type PersonNumber,
  penalty,
  person,
} from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { allGames, isGone, isPlayer } from './games.ts';

const milliseconds = z.int().nonnegative();

/** How a game with a chess clock is over: by a flag, since a Moderator or Justice ended it, or by the end of its session. */
const clockEndings = ['flag', 'stopped', 'bell'] as const;

type ClockEnding = (typeof clockEndings)[number];

/** Act I.7: a chess clock for one game. */
export interface ClockGame extends Omit<z.output<typeof opening>, 'clock' | 'whiteLeft' | 'blackLeft'> {
  number: number;
  /** What both begin with, in milliseconds. */
  begins: ClockTimes;
  openedAt: Instant;
  openedBy: PersonNumber | null;
  declined: boolean;
  startedAt: Instant | null;
  ended: { at: Instant; how: ClockEnding; flag: Colour | null; left: ClockTimes; turns: number } | null;
  game: GameNumber | null;
}

const ofClock = z.object({ clock });
const opening = z.object({
  clock,
  white: person,
  black: person,
  whiteLeft: milliseconds,
  blackLeft: milliseconds,
  /** For each turn that a player ends, in milliseconds. */
  increment: milliseconds,
  /** Its session. */
  date,
  /** Who has not agreed yet (Act I.7.2). */
  asked: z.array(person),
  /** Those that took time off (Act I.2.1). */
  penalties: z.array(penalty),
});
const ending = z.object({
  clock,
  how: z.enum(clockEndings),
  endedAt: instant,
  flag: z.enum(['white', 'black']).nullable(),
  whiteLeft: milliseconds,
  blackLeft: milliseconds,
  turns: z.int().nonnegative(),
});

const setClock = setting(({ clocks }, { clock }: { clock: number }) => clocks[clock]);

/** What happens to chess clocks (Act I.7), each by its own number; what is pressed on them is kept beside the ledger. */
export const clockKinds = [
  kind('clock-opened', opening, {
    title: 'A chess clock was opened',
    begins: 'clock',
    apply: ({ clocks }, { clock: number, whiteLeft, blackLeft, at: openedAt, by: openedBy, ...entry }) => {
      const { white, black, increment, date, penalties } = entry;
      const opened = { number, white, black, increment, date, penalties, openedAt, openedBy };
      const begins = { white: whiteLeft, black: blackLeft };
      const nothingYet = { declined: false, startedAt: null, ended: null, game: null };
      clocks[number] = { ...opened, begins, asked: [...entry.asked], ...nothingYet };
    },
  }),
  kind('clock-consented', z.object({ clock, person }), {
    title: 'Agreed to a chess clock',
    apply: setClock((entry, { asked }) => ({ asked: asked.filter((person) => person !== entry.person) })),
  }),
  kind('clock-declined', ofClock, {
    title: 'A chess clock was declined',
    apply: setClock(() => ({ declined: true })),
  }),
  kind('clock-started', ofClock, {
    title: 'A chess clock was started',
    apply: setClock(({ at: startedAt }) => ({ startedAt })),
  }),
  /** `flag`: whose time was used up (Act I.7.5). `endedAt`: when the game was over. */
  kind('clock-ended', ending, {
    title: 'A game with a chess clock ended',
    apply: setClock(({ endedAt: at, how, flag, whiteLeft: white, blackLeft: black, turns }) => ({
      ended: { at, how, flag, left: { white, black }, turns },
    })),
  }),
  kind('clock-entered', z.object({ clock, game }), {
    title: 'A game with a chess clock was entered',
    apply: setClock(({ game }) => ({ game })),
  }),
];

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

/** Act II.11: whether a clock is recorded for that game: each clock started that day serves for one. */
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
