import type { Command, Press } from '../src/discord/command.ts';
import { done } from '../src/house/result.ts';
import { endClock, pauseClock, resumeClock, startClock } from '../src/ladder/clocks/change-clock.ts';
import { roleOf } from '../src/ladder/clocks/clock-pass.ts';
import { enterClockGame } from '../src/ladder/clocks/enter-game.ts';
import { consentToClock, declineClock, openClock } from '../src/ladder/clocks/open-clock.ts';
import { clockNumbered } from '../src/ladder/clocks/stage.ts';
import { pageOf } from '../src/ladder/words/clocks/outcomes.ts';
import { carries, carryOut, lookUp } from './answers.ts';
import { enterOrAsk } from './game/second.ts';
import { completePeople, integerOption, personOptions, withPlayers } from './options.ts';
import { commandOf, type Subcommand } from './subcommand.ts';

/** More than any game of a session takes. */
const mostMinutes = 180;
const mostSeconds = 60;

/** `/clock open`: a chess clock for two players (Act I.7). */
const open: Subcommand = {
  name: 'open',
  description: 'Moderators and Justices: a chess clock for a game that you watch over',
  options: [
    ...personOptions('white', 'Who has White'),
    ...personOptions('black', 'Who has Black'),
    integerOption('minutes', 'For each player; otherwise what the Terms say', [1, mostMinutes]),
    integerOption('increment', 'Seconds that a player gains with each move; otherwise none', [
      0,
      mostSeconds,
    ]),
  ],
  execute: carries(openClock, ({ options }) =>
    withPlayers(options, (players) => ({
      ...players,
      minutes: options.integer('minutes'),
      increment: options.integer('increment'),
    })),
  ),
};

const clockIn = ({ args }: Press): { clock: string } => ({ clock: args[0] ?? '' });

/** Where whoever asks finds the clock on the site. */
const showPage: NonNullable<Command['presses']>[string] = (press) =>
  lookUp(
    press,
    (view) => {
      const found = clockNumbered(view, clockIn(press).clock);
      return found.ok ? done({ clock: found.value, role: roleOf(view, press.actor, found.value) }) : found;
    },
    async ({ clock, role }, scene) => pageOf(scene, clock, role),
  );

/** The buttons of a clock's card; each ends in the number of the clock. */
const clockPresses: NonNullable<Command['presses']> = {
  'clock-agree': (press) => carryOut(press, consentToClock, clockIn(press)),
  'clock-decline': (press) => carryOut(press, declineClock, clockIn(press)),
  'clock-start': (press) => carryOut(press, startClock, clockIn(press)),
  'clock-pause': (press) => carryOut(press, pauseClock, clockIn(press)),
  'clock-resume': (press) => carryOut(press, resumeClock, clockIn(press)),
  'clock-end': (press) => carryOut(press, endClock, clockIn(press)),
  'clock-enter': (press) =>
    enterOrAsk(press, enterClockGame, { ...clockIn(press), result: press.args[1] ?? '' }),
  'clock-page': showPage,
};

/** `/clock`: chess clocks for games over the board (Act I.7). */
export const clock = commandOf(
  {
    name: 'clock',
    description: 'A chess clock for a game over the board',
    complete: completePeople,
    presses: clockPresses,
  },
  [open],
);
