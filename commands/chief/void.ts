import { isOnlineName } from '../../src/ladder/online/void-online.ts';
import { plans } from '../../src/ladder/plans.ts';
import { ask } from '../ask.ts';
import { voidIn } from '../game/void.ts';
import { gameOption, reasonOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/chief void`: takes a game off the board for the sake of the Leaderboard, after showing what that does. */
export const chiefVoid: Subcommand = {
  name: 'void',
  description: 'Take a game off the board that makes the Leaderboard unreliable; it is announced',
  options: [gameOption('Which game'), reasonOption],
  execute: (request) => {
    const order = voidIn(request);
    return isOnlineName(order.game)
      ? ask(request, plans.voidOnline, order)
      : ask(request, plans.voidAsChief, order);
  },
};
