import type { Command, Press } from '../../src/discord/command.ts';
import { pauseLimit, resumeLimit, setLimit, stopLimit } from '../../src/ladder/limits/set-limit.ts';
import { carries, carryOut } from '../answers.ts';
import { integerOption, needed, personOptions, withPlayers } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** The longest limit, in minutes: no session is longer. */
const mostMinutes = 24 * 60;

/** `/game limit`: a game with a time limit and no clock starts now (Act I.8). */
export const limit: Subcommand = {
  name: 'limit',
  description: 'Moderators and Justices: a game with a time limit starts now',
  options: [
    integerOption('minutes', 'How long it may last', [1, mostMinutes], needed),
    ...personOptions('white', 'Who has White'),
    ...personOptions('black', 'Who has Black'),
  ],
  execute: carries(setLimit, ({ options }) =>
    withPlayers(options, (players) => ({ ...players, minutes: options.integer('minutes', true) })),
  ),
};

const limitIn = ({ args }: Press): { limit: string } => ({ limit: args[0] ?? '' });

/** The buttons below it; each ends in the name of the limit. */
export const limitPresses: NonNullable<Command['presses']> = {
  'limit-pause': (press) => carryOut(press, pauseLimit, limitIn(press)),
  'limit-resume': (press) => carryOut(press, resumeLimit, limitIn(press)),
  'limit-stop': (press) => carryOut(press, stopLimit, limitIn(press)),
};
