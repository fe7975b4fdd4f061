import { plans } from '../../src/ladder/plans.ts';
import { ask } from '../ask.ts';
import type { Subcommand } from '../subcommand.ts';
import { gameIn } from './draw.ts';

/** `/online resign`: gives up, once that is confirmed. */
export const resign: Subcommand = {
  name: 'resign',
  description: 'Give up the online game that you are playing',
  execute: (request) => ask(request, plans.resignation, { online: null, channel: request.channel }),
  presses: { 'online-resign': (press) => ask(press, plans.resignation, gameIn(press)) },
};
