import { ApplicationCommandOptionType } from 'discord.js';
import type { Command, Press } from '../../src/discord/command.ts';
import { pauseLimit, resumeLimit, stopLimit } from '../../src/ladder/limits/change-limit.ts';
import { setLimit } from '../../src/ladder/limits/set-limit.ts';
import { carryOut } from '../carry-out.ts';
import { namedPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** The longest limit, in minutes: no session is longer. */
const mostMinutes = 24 * 60;

/** `/game limit`: a game with a time limit and no clock starts now (Act I.8). */
export const limit: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'limit',
    description: 'Moderators and Justices: a game with a time limit starts now',
    options: [
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'minutes',
        description: 'How long it may last',
        required: true,
        min_value: 1,
        max_value: mostMinutes,
      },
      ...personOptions('white', 'Who has White'),
      ...personOptions('black', 'Who has Black'),
    ],
  },
  async execute(request) {
    const white = namedPerson(request.options, 'white');
    if (!white.ok) return { kind: 'result', result: white };
    const black = namedPerson(request.options, 'black');
    if (!black.ok) return { kind: 'result', result: black };
    const minutes = request.options.integer('minutes', true);
    return carryOut(request, setLimit, { white: white.value, black: black.value, minutes });
  },
};

const limitIn = ({ args }: Press): { limit: string } => ({ limit: args[0] ?? '' });

/** The buttons below it; each ends in the name of the limit. */
export const limitPresses: NonNullable<Command['presses']> = {
  'limit-pause': (press) => carryOut(press, pauseLimit, limitIn(press)),
  'limit-resume': (press) => carryOut(press, resumeLimit, limitIn(press)),
  'limit-stop': (press) => carryOut(press, stopLimit, limitIn(press)),
};
