import { orderClock } from '../../src/ladder/monitors/order-clock.ts';
import { carries } from '../carry-out.ts';
import { booleanOption, integerOption, needed } from '../options.ts';
import { personOptions, withMember } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** More than any session has. */
const mostMinutes = 180;

/** `/chief clock`: has a Member play with a clock, or without it again (Act II.11). */
export const clock: Subcommand = {
  name: 'clock',
  description: 'Have a member play every game with a chess clock, or end that',
  options: [
    booleanOption('on', 'True: with a clock from now on; False: without one again', needed),
    ...personOptions('member', 'Who has to'),
    integerOption('minutes', 'For each player; left out, the member chooses', [1, mostMinutes]),
  ],
  execute: carries(orderClock, ({ options }) =>
    withMember(options, (member) => ({
      member,
      on: options.boolean('on', true),
      minutes: options.integer('minutes'),
    })),
  ),
};
