import type { Press } from '../../src/discord/command.ts';
import { pauseLimit, resumeLimit, setLimit, stopLimit } from '../../src/ladder/limits/set-limit.ts';
import { carries, carryOut } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { person, wholeNumber } from '../options.ts';
import { besides } from '../whom.ts';

/** The longest limit, in minutes: no session is longer. */
const mostMinutes = 24 * 60;

/** The limit whose button was pressed. */
const limitIn = ({ args }: Press): { limit: string } => ({ limit: args[0] ?? '' });

/** `/game limit`: a game with a time limit and no clock starts now (Act I.8). */
export const limit = subcommand({
  name: 'limit',
  description: 'Moderators and Justices: a game with a time limit starts now',
  options: {
    white: person('Who has White', besides('black')),
    black: person('Who has Black', besides('white')),
    minutes: wholeNumber('How long it may last', [1, mostMinutes]),
  },
  execute: carries(setLimit),
  presses: {
    'limit-pause': (press) => carryOut(press, pauseLimit, limitIn(press)),
    'limit-resume': (press) => carryOut(press, resumeLimit, limitIn(press)),
    'limit-stop': (press) => carryOut(press, stopLimit, limitIn(press)),
  },
});
