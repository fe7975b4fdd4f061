import { clockPresses, open } from './clock/open.ts';
import { completePeople } from './people.ts';
import { commandOf } from './subcommand.ts';

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
