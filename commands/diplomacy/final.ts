import type { Press } from '../../src/discord/command.ts';
import { markFinal } from '../../src/tables/diplomacy/orders/mark-final.ts';
import { carries, carryOut } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { nothing } from '../options.ts';
import { tableIn, whichTable } from '../table/options.ts';
import { seen } from './orders.ts';

/** `/diplomacy final`: a player has nothing more to change, or has again. */
export const final = subcommand({
  name: 'final',
  description: 'Players: mark your orders final, or take that back; when all are, the phase ends',
  options: { ...whichTable, final: nothing, phase: nothing },
  execute: carries(markFinal),
  presses: {
    'orders-final': (press: Press) =>
      carryOut(press, markFinal, { ...tableIn(press), final: press.args[2] === 'yes', phase: seen(press) }),
  },
});
