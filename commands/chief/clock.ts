import { ApplicationCommandOptionType } from 'discord.js';
import { orderClock } from '../../src/ladder/monitors/order-clock.ts';
import { carryOut } from '../carry-out.ts';
import { namedPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** More than any session has. */
const mostMinutes = 180;

/** `/chief clock`: has a Member play with a clock, or without it again (Act II.11). */
export const clock: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'clock',
    description: 'Have a member play every game with a chess clock, or end that',
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'on',
        description: 'True: with a clock from now on; False: without one again',
        required: true,
      },
      ...personOptions('member', 'Who has to'),
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'minutes',
        description: 'For each player; left out, the member chooses',
        min_value: 1,
        max_value: mostMinutes,
      },
    ],
  },
  async execute(request) {
    const { options } = request;
    const member = namedPerson(options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    return carryOut(request, orderClock, {
      member: member.value,
      on: options.boolean('on', true),
      minutes: options.integer('minutes'),
    });
  },
};
