import { done } from '../../src/house/result.ts';
import { plans } from '../../src/ladder/plans.ts';
import type { Winner } from '../../terms/games/online.ts';
import { asks } from '../ask.ts';
import { choiceOption, chosen, needed, reasonOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

const winners = ['white', 'black', 'draw'] as const satisfies readonly Winner[];

/** `/online end`: a Justice who does not play it ends a game, after confirming it (Act I.9.6). */
export const end: Subcommand = {
  name: 'end',
  description: 'Justices: end an online game that you do not play, as the FIDE laws would',
  options: [
    reasonOption,
    choiceOption(
      'result',
      'Who wins',
      winners.map((value) => ({ name: value, value })),
      needed,
    ),
  ],
  execute: asks(plans.end, ({ options, channel }) =>
    done({
      online: null,
      winner: chosen(winners, options.string('result', true)),
      reason: options.string('reason', true),
      channel,
    }),
  ),
};
