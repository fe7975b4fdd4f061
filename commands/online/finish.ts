import type { Press } from '../../src/discord/command.ts';
import { acceptDraw, declineDraw, drawOnline } from '../../src/ladder/online/draw.ts';
import { plans } from '../../src/ladder/plans.ts';
import { ask } from '../ask.ts';
import { carryOut } from '../carry-out.ts';
import type { Subcommand } from '../subcommand.ts';

/** The game whose button was pressed. */
export const gameIn = ({ args, channel }: Press) => ({ online: args[0] ?? '', channel });

/** `/online draw`: offers a draw, or takes the one that is offered. */
export const draw: Subcommand = {
  name: 'draw',
  description: 'Offer a draw, or accept the one you are offered',
  execute: (request) => carryOut(request, drawOnline, { online: null, channel: request.channel }),
  presses: {
    'online-draw': (press) => carryOut(press, drawOnline, gameIn(press)),
    'online-accept-draw': (press) => carryOut(press, acceptDraw, gameIn(press)),
    'online-decline-draw': (press) => carryOut(press, declineDraw, gameIn(press)),
  },
};

/** `/online resign`: gives up, once that is confirmed. */
export const resign: Subcommand = {
  name: 'resign',
  description: 'Give up the online game that you are playing',
  execute: (request) => ask(request, plans.resignation, { online: null, channel: request.channel }),
  presses: { 'online-resign': (press) => ask(press, plans.resignation, gameIn(press)) },
};
