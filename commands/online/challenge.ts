import { done } from '../../src/house/result.ts';
import { declineOnline } from '../../src/ladder/online/answer-challenge.ts';
import { plans } from '../../src/ladder/plans.ts';
import { ask, asks } from '../ask.ts';
import { carryOut } from '../carry-out.ts';
import { integerOption, needed, userOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** The longest time for a move: a week. */
const mostMinutes = 7 * 24 * 60;

/** `/online challenge`: asks somebody for a game; whoever has not agreed to Act I.9.4 is asked to first. */
export const challenge: Subcommand = {
  name: 'challenge',
  description: 'Challenge a Member to a game here; you have White',
  options: [
    userOption('opponent', 'Whom you would like to play', needed),
    integerOption('minutes_per_move', 'Whoever takes longer for a move has lost', [1, mostMinutes]),
  ],
  execute: asks(plans.challenge, ({ options }) =>
    done({
      opponent: options.user('opponent', true),
      minutes: options.integer('minutes_per_move'),
      agrees: false,
    }),
  ),
  presses: {
    'online-accept': (press) => ask(press, plans.acceptance, { online: press.args[0] ?? '', agrees: false }),
    'online-decline': (press) => carryOut(press, declineOnline, { online: press.args[0] ?? '' }),
    'online-withdraw': (press) => carryOut(press, declineOnline, { online: press.args[0] ?? '' }),
  },
};
