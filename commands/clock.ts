import type { Answer, Press } from '../src/discord/command.ts';
import { done } from '../src/house/result.ts';
import { endClock, pauseClock, resumeClock, startClock } from '../src/ladder/clocks/change-clock.ts';
import { roleOf } from '../src/ladder/clocks/clock-pass.ts';
import { enterClockGame } from '../src/ladder/clocks/enter-game.ts';
import { consentToClock, declineClock, openClock } from '../src/ladder/clocks/open-clock.ts';
import { clockNumbered } from '../src/ladder/clocks/stage.ts';
import { pageOf } from '../src/ladder/words/clocks/outcomes.ts';
import { carries, carryOut, lookUp } from './answers.ts';
import { commandOf, subcommand } from './declare.ts';
import { enterOrAsk } from './game/second.ts';
import { optional, person, wholeNumber } from './options.ts';
import { besides } from './whom.ts';

/** More than any game of a session takes. */
const mostMinutes = 180;
const mostSeconds = 60;

/** `/clock open`: a chess clock for two players (Act I.7). */
const open = subcommand({
  name: 'open',
  description: 'Moderators and Justices: a chess clock for a game that you watch over',
  options: {
    white: person('Who has White', besides('black')),
    black: person('Who has Black', besides('white')),
    minutes: optional(wholeNumber('For each player; otherwise what the Terms say', [1, mostMinutes])),
    increment: optional(
      wholeNumber('Seconds that a player gains with each move; otherwise none', [0, mostSeconds]),
    ),
  },
  execute: carries(openClock),
});

/** The clock whose button was pressed. */
const clockIn = ({ args }: Press): { clock: string } => ({ clock: args[0] ?? '' });

/** Where the person who asks finds the clock on the site. */
const showPage = (press: Press): Promise<Answer> =>
  lookUp(press, {
    find: (view) => {
      const found = clockNumbered(view, clockIn(press).clock);
      return found.ok ? done({ clock: found.value, role: roleOf(view, press.actor, found.value) }) : found;
    },
    render: ({ clock, role }, scene) => pageOf(scene, clock, role),
  });

/** `/clock`: chess clocks for games over the board (Act I.7). */
export const clock = commandOf(
  {
    name: 'clock',
    description: 'A chess clock for a game over the board',
    presses: {
      'clock-agree': (press) => carryOut(press, consentToClock, clockIn(press)),
      'clock-decline': (press) => carryOut(press, declineClock, clockIn(press)),
      'clock-start': (press) => carryOut(press, startClock, clockIn(press)),
      'clock-pause': (press) => carryOut(press, pauseClock, clockIn(press)),
      'clock-resume': (press) => carryOut(press, resumeClock, clockIn(press)),
      'clock-end': (press) => carryOut(press, endClock, clockIn(press)),
      'clock-enter': (press) =>
        enterOrAsk(press, enterClockGame, { ...clockIn(press), result: press.args[1] ?? '' }),
      'clock-page': showPage,
    },
  },
  [open],
);
